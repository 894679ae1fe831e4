import Testing

/// Sets and static properties by which a screen remembers what it has acquired.
@Suite struct SetMemoryTests {
  private static let kinds = "enum Kind { case clock, timer }\nvar active = Set<Kind>()\n"
  private static let options =
    "struct Active: OptionSet { let rawValue: Int }\nvar active: Active = []\n"

  private func found(_ members: String, _ begin: String, _ end: String) throws -> [String] {
    try severities(
      members: members + override("viewWillAppear", ClockObserver.calls(in: begin))
        + override("viewDidDisappear", ClockObserver.calls(in: end)))
  }

  @Test(arguments: [
    ("if active.insert(.clock).inserted { START }", "if !isOn { active.insert(.clock); START }"),
    (
      "guard active.insert(.clock).inserted else { return }\nSTART",
      "guard isOn else { return }\nactive.insert(.clock); START"
    ),
    (
      "guard !active.contains(.clock) else { return }\nactive.insert(.clock)\nSTART",
      "guard !active.contains(.clock) else { return }\nSTART"
    ),
  ])
  func `A set lets an observer be added once`(begin: String, other: String) throws {
    for members in [Self.kinds, Self.options] {
      let end = "active.remove(.clock)\nEND"
      #expect(try found(members, begin, end) == [])
      #expect(try found(members, other, end) == ["note acquired_twice"])
    }
  }

  @Test(arguments: [
    ("where observed.insert(path).inserted", "", []),
    ("where !observed.contains(path)", "observed.insert(path)", []),
    ("", "observed.insert(path)", ["warning left_acquired"]),
  ])
  func `A loop adds each observer once where a set lets it`(
    condition: String, remember: String, expected: [String]
  ) throws {
    let members = "let player = AVPlayer()\nvar observed = Set<String>()\n"
    let begin =
      "for path in [\"rate\", \"status\"] \(condition) {\n"
      + "player.addObserver(self, forKeyPath: path, options: .new, context: nil)\n\(remember)\n}"
    let end = "observed.forEach { player.removeObserver(self, forKeyPath: $0) }"
    #expect(
      try severities(
        members: members + override("viewDidAppear", begin)
          + override("viewDidDisappear", end + "; observed = []")
      )
      .filter { $0.hasSuffix("twice") || $0.hasSuffix("left_acquired") } == expected)
  }

  @Test func `A set has an element once, and a list as often as it is appended`() throws {
    #expect(try found(Self.options, "active.insert(.clock)", "active.remove(.clock)") == [])
    #expect(
      try found("var rows: [Row] = []\n", "rows.insert(row, at: 0)", "")
        == ["warning repeated_start"])
  }

  @Test(arguments: [
    ("Self.token == nil", "Self.other == nil"), ("Self.token == nil", "isOn"),
  ])
  func `A static token is made once`(condition: String, other: String) throws {
    let members = "static var token: NSObjectProtocol?\nstatic var other: NSObjectProtocol?\n"
    let begin =
      "CONDITION { Self.token = NotificationCenter.default.addObserver("
      + "forName: .a, object: nil, queue: nil) { _ in } }"
    #expect(try found(members, begin.replacing("CONDITION", with: "if \(condition)"), "") == [])
    #expect(
      try found(members, begin.replacing("CONDITION", with: "if \(other)"), "")
        == ["note left_acquired"])
  }

  @Test(arguments: [
    "!children.contains(where: { $0 is List })",
    "children.compactMap({ $0 as? List }).first == nil", "list == nil",
  ])
  func `A child is added where the children have none`(condition: String) throws {
    let list = "var list: List? { children.compactMap { $0 as? List }.first }\n"
    let add = "let row = List()\naddChild(row)"
    #expect(try found(list, "guard \(condition) else { return }\n\(add)", "") == [])
    #expect(try found(list, "guard isOn else { return }\n\(add)", "") == ["note repeated_start"])
    #expect(try found(list, add, "") == ["warning repeated_start"])
  }
}
