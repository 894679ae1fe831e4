import Testing

/// Tokens that are passed to functions and objects which keep them.
@Suite struct PassedTokenTests {
  private static let observe =
    "NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in }"
  private static let remove = "NotificationCenter.default.removeObserver"
  private static let make = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"

  private func found(
    _ type: String, _ members: String, _ begin: String, _ end: String, in callback: String
  ) throws -> [String] {
    try warnings(
      "Form.swift",
      "\(type)\nclass Form: UIViewController {\n\(members)\n"
        + override("viewWillAppear", begin) + override(callback, end) + "}\n")
  }

  private static func token(_ end: String) -> String {
    "class Token {\n let value: NSObjectProtocol\n"
      + "init(_ value: NSObjectProtocol) { self.value = value }\n\(end)\n}\n"
  }

  @Test(arguments: [
    "token = Token(\(observe))", "let value = \(observe)\n token = Token(value)",
    "token = NotificationCenter.default.watch(.a)", "token = make()",
  ])
  func `An object that ends its token is replaced with it`(begin: String) throws {
    let members = "var token: Token?\nfunc make() -> Token { Token(\(Self.observe)) }"
    let center =
      "extension NotificationCenter { func watch(_ name: Notification.Name) -> Token {\n"
      + "Token(addObserver(forName: name, object: nil, queue: nil) { _ in }) } }\n"
    let ending = Self.token("deinit { \(Self.remove)(value) }") + center
    #expect(try found(ending, members, begin, "token = nil", in: "viewDidDisappear") == [])
    #expect(
      try found(Self.token("") + center, members, begin, "token = nil", in: "viewDidDisappear")
        == ["left_acquired viewWillAppear"])
  }

  @Test func `An object that is made once and ends its token is lost for good`() throws {
    let members =
      "var token: Token?\noverride func viewDidLoad() { token = Token(\(Self.observe)) }"
    let ending = Self.token("deinit { \(Self.remove)(value) }")
    #expect(
      try found(ending, members, "", "token = nil", in: "viewWillDisappear")
        == ["lost_while_shown viewWillDisappear"])
  }

  @Test(arguments: [
    ("timer?.invalidate(); timer = new", []),
    ("timer = new", ["left_acquired viewWillAppear"]),
  ])
  func `A function keeps the timer that it is passed`(
    body: String, expected: [String]
  ) throws {
    let members = "var timer: Timer?\nfunc replace(with new: Timer?) { \(body) }"
    for begin in ["replace(with: \(Self.make))", "let new = \(Self.make)\nreplace(with: new)"] {
      let end = "timer?.invalidate(); replace(with: nil)"
      #expect(try found("", members, begin, end, in: "viewDidDisappear") == expected)
    }
  }

  @Test func `An object keeps the tokens that it is passed`() throws {
    let bag =
      "class Bag {\n var tokens: [NSObjectProtocol] = []\n"
      + "func add(_ token: NSObjectProtocol) { tokens.append(token) }\n"
      + "func empty() { tokens.forEach { \(Self.remove)($0) }; tokens = [] }\n}\n"
    let members = "let bag = Bag()"
    let begin = "bag.add(\(Self.observe))"
    #expect(try found(bag, members, begin, "bag.empty()", in: "viewWillDisappear") == [])
    #expect(
      try found(bag, members, begin, "bag.empty()", in: "viewDidDisappear")
        == ["left_acquired viewWillAppear"])
    #expect(
      try found(bag, members, "bag.empty(); " + begin, "bag.empty()", in: "viewDidDisappear") == [])
  }

  @Test(arguments: ["running?.timer.invalidate()", "running?.stop()"])
  func `A member of a structure is released`(end: String) throws {
    let type = "struct Running {\n let timer: Timer\n func stop() { timer.invalidate() }\n}\n"
    let members = "var running: Running?"
    let begin = "running = Running(timer: \(Self.make))"
    #expect(try found(type, members, begin, end, in: "viewWillDisappear") == [])
    #expect(
      try found(type, members, begin, end, in: "viewDidDisappear")
        == ["left_acquired viewWillAppear"])
    let guarded = "guard running == nil else { return }\n" + begin
    #expect(
      try found(type, members, guarded, end + "; running = nil", in: "viewDidDisappear") == [])
  }
}
