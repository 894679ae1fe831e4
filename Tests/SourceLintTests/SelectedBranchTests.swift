import Testing

/// What a function or a property does only with some constants, where the callbacks pass them.
@Suite struct SelectedBranchTests {
  private let found = ["acquired_twice viewDidAppear"]

  /// A screen that writes a property where it has come, and another value where it has gone.
  private func warnings(_ property: String, _ first: String, _ last: String) throws -> [String] {
    try SourceLintTests.warnings(
      members: property + override("viewDidAppear", first) + override("viewDidDisappear", last))
  }

  private func watching(_ type: String, _ body: String) -> String {
    "  enum Mode { case idle, watching, done }\n"
      + "  var isOn: \(type) = initial {\n    didSet {\n\(body)\n    }\n  }\n"
  }

  @Test(arguments: [
    "if isOn { START } else { END }", "guard isOn else { END; return }; START",
    "if self.isOn { START }; if !isOn { END }", "if isOn == true { START } else { END }",
    "switch isOn {\n case true: START\n case false: END\n }",
  ])
  func `A flag tells its observer what to do`(body: String) throws {
    let body = ClockObserver.calls(in: body)
    #expect(try warnings(watching("Bool", body), "isOn = true", "isOn = false") == found)
    #expect(try warnings(watching("Bool", body), "isOn = next()", "isOn = other()") == [])
  }

  @Test(arguments: [
    "guard isOn != oldValue else { return }\nif isOn { START } else { END }",
    "if isOn, !oldValue { START } else { END }",
    "END\nif isOn { START }",
  ])
  func `An observer that compares with the old value, or ends first, is safe`(
    body: String
  ) throws {
    let body = ClockObserver.calls(in: body)
    #expect(try warnings(watching("Bool", body), "isOn = true", "isOn = false") == [])
  }

  @Test(arguments: [
    "switch isOn {\n case .watching: START\n case .idle, .done: END\n }",
    "switch isOn {\n case .watching: START\n default: END\n }",
    "switch isOn {\n case Mode.watching: START\n case .idle: break\n case .done: END\n }",
    "switch self.isOn {\n case .idle: break\n case .watching: START\n case .done: END\n }",
    "switch isOn {\n case .idle: fallthrough\n case .done: END\n case .watching: START\n }",
    "if isOn == .watching { START } else { END }", "if .done != isOn { START } else { END }",
  ])
  func `A mode selects a branch`(body: String) throws {
    let body = ClockObserver.calls(in: body)
    #expect(try warnings(watching("Mode", body), "isOn = .watching", "isOn = Mode.done") == found)
    // A property of the type may be any of its cases.
    #expect(try warnings(watching("Mode", body), "isOn = Mode.next()", "isOn = kept") == [])
  }

  @Test(arguments: [
    "switch isOn {\n case let mode where mode == .watching: START\n default: END\n }",
    "switch isOn {\n case .watching where isReady: START\n default: END\n }",
    "switch (isOn, isReady) {\n case (.watching, true): START\n default: END\n }",
  ])
  func `A case that asks for more may not be selected`(body: String) throws {
    let body = ClockObserver.calls(in: body)
    #expect(try warnings(watching("Mode", body), "isOn = .watching", "isOn = .done") == [])
  }

  @Test func `A name that may be another one's is compared with nothing`() throws {
    let mode = { (members: String) in
      "  enum Mode { case idle, watching; \(members) }\n"
        + "  func set(_ mode: Mode) { if mode == .idle { END } else { START } }\n"
        .replacing("START", with: ClockObserver.add).replacing("END", with: ClockObserver.remove)
    }
    let warnings = { (members: String) in
      try self.warnings(mode(members), "set(.usual)", "set(.idle)")
    }
    #expect(try warnings("static let usual = Mode.idle") == [])
    #expect(try warnings("case usual") == found)
  }

  @Test func `A mode with parts selects its branch`() throws {
    let set = { (pattern: String) in
      "  enum Mode { case idle, watching(Int) }\n"
        + "  func set(_ mode: Mode) {\n    switch mode {\n    \(pattern): START\n"
        .replacing("START", with: ClockObserver.add)
        + "    case .idle: \(ClockObserver.remove)\n    default: break\n    }\n  }\n"
    }
    for pattern in [
      "case .watching", "case .watching(let place)", "case let .watching(place)",
      "case .watching(_)",
    ] {
      #expect(try warnings(set(pattern), "set(.watching(2))", "set(.idle)") == found, "\(pattern)")
    }
    #expect(try warnings(set("case .watching(1)"), "set(.watching(2))", "set(.idle)") == [])
  }

  @Test func `What an observer begins before the first appearance is begun once`() throws {
    let browser =
      "  enum Mode { case idle, searching, done }\n  var browser: Browser?\n"
      + "  var mode = Mode.idle {\n    didSet {\n      switch mode {\n"
      + "      case .searching: browser = Browser(); browser?.delegate = self\n"
      + "      case .done: browser = nil\n      case .idle: break\n      }\n    }\n  }\n"
    let load = { (line: String) in
      "  override func viewDidLoad() {\n    super.viewDidLoad()\n    \(line)\n  }\n"
    }
    let leave = override("viewWillDisappear", "mode = .done")
    let lost = ["lost_while_shown viewWillDisappear"]
    #expect(
      try SourceLintTests.warnings(members: browser + load("mode = .searching") + leave) == lost)
    #expect(
      try SourceLintTests.warnings(
        members: browser + override("viewWillAppear", "mode = .searching") + leave) == [])
    // An initializer runs no observers of its own writes.
    let initializer = "  init() {\n    super.init()\n    mode = .searching\n  }\n"
    #expect(try SourceLintTests.warnings(members: browser + initializer + leave) == [])
  }

  @Test(arguments: [
    "switch (mode) {\n    case ModeOn: START break;\n    case ModeOff: END break;\n    }",
    "switch (mode) {\n    case ModeIdle:\n    case ModeOff: END break;\n    default: START\n    }",
    "switch (mode) {\n    case ModeOff: { END break; }\n    case ModeOn: { START break; }\n    }",
    "switch (mode) {\n    case ModeOff: { END } break;\n    case ModeOn: { START } break;\n    }",
    "if (mode == ModeOn) { START } else { END }",
    "if (mode != ModeOff) { START } else { END }",
  ])
  func `A mode selects a branch in Objective-C`(body: String) throws {
    let center = "[NSNotificationCenter.defaultCenter"
    let body =
      body
      .replacing(
        "START", with: "\(center) addObserver:self selector:@selector(tick) name:Clock object:nil];"
      )
      .replacing("END", with: "\(center) removeObserver:self name:Clock object:nil];")
    let warnings = { (first: String, last: String) in
      try SourceLintTests.warnings(
        properties: "",
        methods: "- (void)enter:(Mode)mode {\n    \(body)\n}\n"
          + method("viewDidAppear", "[self enter:\(first)];")
          + method("viewDidDisappear", "[self enter:\(last)];"))
    }
    #expect(try warnings("ModeOn", "ModeOff") == found)
    #expect(try warnings("self.next", "self.other") == [])
  }

  @Test func `A case without an end leads into the next one`() throws {
    let center = "[NSNotificationCenter.defaultCenter"
    let warnings = { (end: String) in
      try SourceLintTests.warnings(
        properties: "",
        methods: """
          - (void)enter:(Mode)mode {
            switch (mode) {
            case ModeOn:
              [self show];
              \(end)
            case ModeOff:
              \(center) removeObserver:self name:Clock object:nil];
            }
            if (mode == ModeOn) {
              \(center) addObserver:self selector:@selector(tick) name:Clock object:nil];
            }
          }

          """ + method("viewDidAppear", "[self enter:ModeOn];")
            + method("viewDidDisappear", "[self enter:ModeOff];"))
    }
    #expect(try warnings("break;") == found)
    #expect(try warnings("") == [])
  }

  @Test func `A switch of many cases is read in one pass`() throws {
    let cases = { (name: String, end: String) in
      (0..<500).map { "case \(name)\($0): \(end)\n" }.joined()
    }
    let body =
      "switch (mode) {\n" + cases("Mode", "") + "[self show];\n" + cases("Next", "[self go];") + "}"
    #expect(
      try SourceLintTests.warnings(
        properties: "",
        methods: "- (void)enter:(Mode)mode {\n\(body)\n}\n"
          + method("viewDidAppear", "[self enter:Mode7]; [self enter:Next7];")) == [])
  }
}
