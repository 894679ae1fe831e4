import Testing

/// What a function does only if it is given a value, where nil is passed to it.
@Suite struct PassedNothingTests {
  private let found = ["repeated_start viewWillAppear"]

  /// The warnings for a screen that shows something, with a value or without one, where it comes.
  private func warnings(showing value: String, _ body: String) throws -> [String] {
    try SourceLintTests.warnings(
      members: "  var rows: [String] = []\n"
        + "  func show(_ text: String?) { \(body) }\n"
        + override("viewWillAppear", "show(\(value))"))
  }

  @Test(arguments: [
    "if let text { rows.append(text) }",
    "if let row = text { rows.append(row) }",
    "guard let text = text else { return }; rows.append(text)",
    "guard text != nil else { return }; rows.append(\"\")",
    "if text == nil { return }; rows.append(\"\")",
    "if nil != text, isReady { rows.append(\"\") }",
  ])
  func `What a condition asks a value for is not done without one`(body: String) throws {
    #expect(try warnings(showing: "nil", body) == [])
    #expect(try warnings(showing: "title", body).isEmpty == false || body.contains("isReady"))
  }

  @Test(arguments: [
    "if text == nil { rows.append(\"\") }",
    "guard let text else { rows.append(\"\"); return }",
    "if text == nil || isReady { rows.append(\"\") }",
    "rows.append(text ?? \"\")",
  ])
  func `What is done without a value is found`(body: String) throws {
    #expect(try warnings(showing: "nil", body) == found || body.contains("isReady"))
  }

  @Test func `A condition that a constant decides is known`() throws {
    let fill = { (condition: String) in
      try SourceLintTests.warnings(
        members: "  var rows: [String] = []\n"
          + override("viewWillAppear", "if \(condition) { rows.append(title) }"))
    }
    for never in ["isOn && false", "false", "false && isOn"] {
      #expect(try fill(never) == [], "\(never)")
    }
    for always in ["true || isOn", "true", "isOn || true"] {
      #expect(try fill(always) == found, "\(always)")
    }
    for open in ["isOn && true", "isOn == false", "isOn || false"] {
      #expect(try fill(open) == [], "\(open)")
    }
  }

  @Test func `A parameter that the function gives a value is not nil`() throws {
    let methods = { (first: String) in
      "- (void)show:(NSString *)text {\n  \(first)\n  if (text) { [self.rows addObject:text]; }\n}\n"
        + method("viewWillAppear", "[self show:nil];")
    }
    let rows = "@property NSMutableArray *rows;"
    #expect(try SourceLintTests.warnings(properties: rows, methods: methods("")) == [])
    #expect(
      try SourceLintTests.warnings(properties: rows, methods: methods("text = self.title;"))
        == found)
  }

  @Test func `A setter that is given nil observes nothing`() throws {
    let set = { (condition: String) in
      """
      - (void)setBar:(UIView *)bar {
        \(condition) { [bar addObserver:self forKeyPath:@"center" options:0 context:nil]; }
        _bar = bar;
      }

      """
    }
    let leave = { (value: String) in method("viewWillDisappear", "self.bar = \(value);") }
    for condition in ["if (bar)", "if (bar != nil)", "if (nil != bar)", ""] {
      #expect(
        try SourceLintTests.warnings(properties: "", methods: set(condition) + leave("nil")) == [])
      #expect(
        try SourceLintTests.warnings(
          properties: "", methods: set(condition) + leave("[self makeBar]"))
          == ["left_acquired viewWillDisappear"])
    }
  }

  @Test func `A property that is set to nil observes nothing`() throws {
    let observe = "addObserver(self, forKeyPath: \"state\", options: .new, context: nil)"
    let call = { (accessors: String) in "  var call: Call? {\n    \(accessors)\n  }\n" }
    let leave = { (value: String) in override("viewWillDisappear", "call = \(value)") }
    for accessors in [
      "didSet { call?.\(observe) }", "didSet { if let call { call.\(observe) } }",
      "get { kept }\n    set { newValue?.\(observe) }",
    ] {
      #expect(try SourceLintTests.warnings(members: call(accessors) + leave("nil")) == [])
      #expect(
        try SourceLintTests.warnings(members: call(accessors) + leave("next()"))
          == ["left_acquired viewWillDisappear"])
    }
  }
}
