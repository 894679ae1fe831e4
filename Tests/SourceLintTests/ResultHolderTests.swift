import Testing

/// Tokens that closures, branches and local functions return to what holds them.
@Suite struct ResultHolderTests {
  private static let members = """
      var timers: [Timer] = []
      var timer: Timer?
      let seconds = [1.0, 2.0]
      func tick() {}

    """

  private static let make = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"

  private func found(_ begin: String, _ end: String, in callback: String) throws -> [String] {
    try warnings(
      members: Self.members + override("viewWillAppear", begin) + override(callback, end))
  }

  @Test(arguments: [
    ("timers = seconds.map { _ in \(make) }", "left_acquired"),
    ("timers = seconds.map { _ in\n return \(make) }", "left_acquired"),
    ("timers += [0.5, 1].compactMap { second in \(make) }", "acquired_twice"),
    ("timers.append(contentsOf: seconds.map { _ in \(make) })", "acquired_twice"),
  ])
  func `A list keeps what it is mapped to`(begin: String, rule: String) throws {
    let end = "timers.forEach { $0.invalidate() }"
    #expect(try found(begin, end, in: "viewWillDisappear") == [])
    #expect(try found(begin, end, in: "viewDidDisappear") == ["\(rule) viewWillAppear"])
    #expect(
      try found(begin, "", in: "viewDidDisappear").contains("left_acquired viewWillAppear"))
    let guarded = "guard timers.isEmpty else { return }; " + begin
    #expect(try found(guarded, end + "; timers = []", in: "viewDidDisappear") == [])
  }

  @Test(arguments: [
    "func make() -> Timer { \(make) }\n timer = make()",
    "let make = { \(make) }\n timer = make()",
  ])
  func `A variable keeps what a local function returns`(begin: String) throws {
    let end = "timer?.invalidate()"
    #expect(try found(begin, end, in: "viewWillDisappear") == [])
    #expect(try found(begin, end, in: "viewDidDisappear") == ["left_acquired viewWillAppear"])
  }

  @Test(arguments: [
    ("timer = timer == nil ? \(make) : timer", "timer = isOn == nil ? \(make) : next"),
    ("timer = timer != nil ? timer : \(make)", "timer = isOn ? next : \(make)"),
    (
      "timer = if let timer { timer } else { \(make) }",
      "timer = if let other { other } else { \(make) }"
    ),
    (
      "timer = if let timer, timer.isValid { timer } else { \(make) }",
      "timer = if isOn { timer } else { \(make) }"
    ),
  ])
  func `A value is made only where there is none`(begin: String, other: String) throws {
    let end = override("viewDidDisappear", "timer?.invalidate(); timer = nil")
    #expect(
      try severities(members: Self.members + override("viewWillAppear", begin) + end) == [])
    #expect(
      try severities(members: Self.members + override("viewWillAppear", other) + end)
        .contains { $0.hasSuffix("left_acquired") })
  }
}

/// Tokens in dictionaries.
@Suite struct TokenDictionaryTests {
  private func found(_ members: String, _ begin: String, _ end: String, in callback: String) throws
    -> [String]
  {
    try warnings(members: members + override("viewWillAppear", begin) + override(callback, end))
  }

  @Test(arguments: [
    "timers.values.forEach { $0.invalidate() }", "timers.forEach { $0.value.invalidate() }",
    "for timer in timers.values { timer.invalidate() }",
  ])
  func `Each value of a dictionary is released`(end: String) throws {
    let members = "var timers = [Int: Timer]()\n"
    let begin =
      "timers[0] = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
    let again = "timers[0]?.invalidate()\n" + begin
    #expect(try found(members, begin, end, in: "viewWillDisappear") == [])
    #expect(try found(members, again, end, in: "viewDidDisappear") == [])
    #expect(
      try found(members, begin, end, in: "viewDidDisappear") == ["left_acquired viewWillAppear"])
  }

  @Test(arguments: ["[String: ListenerRegistration] = [:]", "[String: ListenerRegistration]()"])
  func `A listener that is removed is no state`(value: String) throws {
    let members = "var items\(value.hasSuffix("()") ? " = " : ": ")\(value)\n"
    let begin = "items[\"a\"] = rows.addSnapshotListener { _, _ in }"
    let end = "items.values.forEach { $0.remove() }"
    #expect(try found(members, begin, end, in: "viewWillDisappear") == [])
    #expect(
      try found(members, begin, end, in: "viewDidDisappear") == ["left_acquired viewWillAppear"])
  }
}
