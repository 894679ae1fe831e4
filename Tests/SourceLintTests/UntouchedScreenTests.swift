import Testing

/// Decisions on a screen on which nothing has happened yet.
@Suite struct UntouchedScreenTests {
  private let told = ["decided_in_will viewWillDisappear"]
  private let delegate = "  weak var delegate: ScanDelegate?\n"

  private func leave(_ condition: String) -> String {
    override("viewWillDisappear", "if \(condition) { delegate?.scanDidCancel(self) }")
  }

  @Test(arguments: ["!isDone", "codes.isEmpty", "codes.count == 0", "code == nil"])
  func `What is decided where nothing was done is decided`(condition: String) throws {
    let states = """
        var isDone = false
        var codes: [String] = []
        var code: String?
        func found(_ text: String) { isDone = true; codes.append(text); code = text }

      """
    #expect(try warnings(members: delegate + states + leave(condition)) == told)
  }

  @Test(arguments: ["isDone", "codes.count > 1", "!isDone && isAllowed"])
  func `What is decided after something was done may not be decided`(condition: String) throws {
    let states = """
        var isDone = false
        var codes: [String] = []
        func found(_ text: String) { isDone = true; codes.append(text) }

      """
    #expect(try warnings(members: delegate + states + leave(condition)) == [])
  }

  @Test func `A state that a callback changes has another value by then`() throws {
    let states = "  var isDone = false\n  func found() { isDone = true }\n"
    let shown = override("viewDidAppear", "isDone = true")
    #expect(try warnings(members: delegate + states + shown + leave("!isDone")) == [])
  }

  @Test func `Objective-C asks for the number of elements`() throws {
    #expect(
      try warnings(
        properties:
          "@property (weak) id<ScanDelegate> delegate;\n@property NSMutableArray *codes;",
        methods: "- (void)found:(NSString *)text { [self.codes addObject:text]; }\n"
          + method(
            "viewWillDisappear",
            "if (self.codes.count == 0) { [self.delegate scanDidCancel:self]; }")) == told)
  }
}
