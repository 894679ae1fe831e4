import Testing

/// What functions do by a property that the callback has just written.
@Suite struct WrittenFlagTests {
  private let found = ["acquired_twice viewDidAppear"]

  /// A screen with a function that starts or stops an observer, and what two callbacks do.
  private func warnings(_ body: String, _ first: String, _ last: String) throws -> [String] {
    let body = ClockObserver.calls(in: body)
    return try SourceLintTests.warnings(
      members: "  var isOn = false\n  var mode = Mode.idle\n  enum Mode { case idle, on }\n"
        + "  func update() {\n    \(body)\n  }\n" + override("viewDidAppear", first)
        + override("viewDidDisappear", last))
  }

  @Test(arguments: [
    "if isOn { START } else { END }", "if self.isOn { START }; if !self.isOn { END }",
    "guard isOn else { END; return }; START",
  ])
  func `A flag that was just written decides`(body: String) throws {
    #expect(try warnings(body, "isOn = true\n    update()", "isOn = false; update()") == found)
    #expect(
      try warnings(body, "self.isOn = true; update()", "self.isOn = false; update()") == found)
    // Another value, or a later one, decides nothing.
    #expect(try warnings(body, "isOn = next; update()", "isOn = next; update()") == [])
    #expect(try warnings(body, "update(); isOn = true", "update(); isOn = false") == [])
    #expect(
      try warnings(body, "if ready { isOn = true }; update()", "isOn = next; update()") == [])
  }

  @Test(arguments: [
    "switch mode {\n    case .on: START\n    case .idle: END\n    }",
    "if case .on = mode { START } else { END }", "if mode == .on { START } else { END }",
  ])
  func `A mode that was just written decides`(body: String) throws {
    #expect(try warnings(body, "mode = .on; update()", "mode = .idle; update()") == found)
    #expect(try warnings(body, "mode = next; update()", "mode = next; update()") == [])
  }

  @Test func `A flag that a branch writes does not change the other branch`() throws {
    let body = "if isOn { isOn = false; START } else { END }"
    #expect(try warnings(body, "isOn = true; update()", "isOn = false; update()") == found)
  }

  @Test func `A flag that is toggled, or written by its variable, is another one`() throws {
    let body = "if isOn { START } else { END }"
    let toggled = try warnings(
      body, "isOn = true; isOn.toggle(); update()", "isOn = false; update()")
    #expect(toggled.allSatisfy { !found.contains($0) })
    let center = "[NSNotificationCenter.defaultCenter"
    let methods = """
      - (void)update {
        if (self.isOn) {
          \(center) addObserver:self selector:@selector(tick) name:Clock object:nil];
        } else {
          \(center) removeObserver:self name:Clock object:nil];
        }
      }

      """
    let warnings = { (write: String) in
      try SourceLintTests.warnings(
        properties: "@property BOOL isOn;",
        methods: methods + method("viewDidAppear", "self.isOn = YES; \(write) [self update];")
          + method("viewDidDisappear", "_isOn = NO; [self update];"))
    }
    #expect(try warnings("") == found)
    #expect(try warnings("_isOn = self.next;") == [])
  }

  @Test func `A flag may have changed when other code runs later`() throws {
    let body = "DispatchQueue.main.async { if self.isOn { START } else { END } }"
    #expect(try warnings(body, "isOn = true; update()", "isOn = false; update()") == [])
  }

  @Test func `A choice between two calls is two branches`() throws {
    let members =
      "  func start() { \(ClockObserver.add) }\n  func end() { \(ClockObserver.remove) }\n"
    let warnings = { (choice: String, first: String, last: String) in
      try SourceLintTests.warnings(
        members: members + "  func set(_ isOn: Bool) { \(choice) }\n"
          + override("viewDidAppear", first) + override("viewDidDisappear", last))
    }
    #expect(try warnings("isOn ? start() : end()", "set(true)", "set(false)") == found)
    #expect(try warnings("isOn ? end() : start()", "set(false)", "set(true)") == found)
    #expect(try warnings("isOn ? start() : end()", "set(next)", "set(next)") == [])
    // A value that is chosen calls nothing, and a question mark may belong to an optional.
    #expect(
      try warnings("title = isOn ? \"a\" : \"b\"; self?.start()", "set(true)", "end()") == found)
  }

  @Test func `A choice between two messages is two branches`() throws {
    let center = "[NSNotificationCenter.defaultCenter"
    let methods =
      "- (void)start {\n  \(center) addObserver:self selector:@selector(tick) name:Clock object:nil];\n}\n"
      + "- (void)end {\n  \(center) removeObserver:self name:Clock object:nil];\n}\n"
      + "- (void)set:(BOOL)isOn {\n  isOn ? [self start] : [self end];\n}\n"
    #expect(
      try SourceLintTests.warnings(
        properties: "",
        methods: methods + method("viewDidAppear", "[self set:YES];")
          + method("viewDidDisappear", "[self set:NO];")) == found)
  }

  @Test func `An observer that runs before a write knows the new value`() throws {
    let property =
      "  var isShown = false {\n    willSet { if newValue { \(ClockObserver.add) } else { \(ClockObserver.remove) } }\n  }\n"
    #expect(
      try SourceLintTests.warnings(
        members: property + override("viewDidAppear", "isShown = true")
          + override("viewDidDisappear", "isShown = false")) == found)
  }

  @Test(arguments: [
    "DispatchQueue.main.async { START }", "Task { @MainActor in START }",
    "perform(#selector(start))",
  ])
  func `An observer that is added a little later is added twice, too`(first: String) throws {
    #expect(
      try SourceLintTests.warnings(
        members: "  @objc func start() { \(ClockObserver.add) }\n"
          + override("viewDidAppear", first.replacing("START", with: ClockObserver.add))
          + override("viewDidDisappear", ClockObserver.remove)) == found)
  }
}
