import Testing

/// Closures that end tokens.
@Suite struct TeardownClosureTests {
  private static let timer =
    "let timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }\n"
  private static let task =
    "let task = Task { for await _ in center.notifications(named: .a) { tick() } }\n"

  private func found(
    _ members: String, _ begin: String, _ end: String, in callback: String
  ) throws -> [String] {
    try warnings(
      members: "\(members)\nfunc tick() {}\n" + override("viewWillAppear", begin)
        + override(callback, end))
  }

  @Test(arguments: [
    ("var end: (() -> Void)?", "end = { timer.invalidate() }", "end?()"),
    ("var ends: [() -> Void] = []", "ends.append { timer.invalidate() }", "ends.forEach { $0() }"),
    (
      "var ends: [() -> Void] = []", "ends.append { timer.invalidate() }",
      "for end in ends { end() }"
    ),
  ])
  func `A closure that a callback calls ends what it was made for`(
    members: String, keep: String, end: String
  ) throws {
    let begin = Self.timer + keep
    #expect(try found(members, begin, end, in: "viewWillDisappear") == [])
    #expect(
      try found(members, begin, end, in: "viewDidDisappear") == ["left_acquired viewWillAppear"])
    #expect(
      try found(members, begin, "", in: "viewDidDisappear")
        .contains("left_acquired viewWillAppear"))
  }

  @Test func `A closure that a function returns ends what it was made for`() throws {
    let members =
      "var end: (() -> Void)?\nfunc begin() -> () -> Void {\n\(Self.timer)"
      + "return { timer.invalidate() }\n}"
    #expect(try found(members, "end = begin()", "end?()", in: "viewWillDisappear") == [])
    #expect(
      try found(members, "end = begin()", "end?()", in: "viewDidDisappear")
        == ["left_acquired viewWillAppear"])
  }

  @Test(arguments: [
    timer + "cancellable = AnyCancellable { timer.invalidate() }",
    task + "cancellable = AnyCancellable(task.cancel)",
  ])
  func `An object that runs a closure at its end is replaced with it`(begin: String) throws {
    let members = "var cancellable: AnyCancellable?"
    #expect(try found(members, begin, "cancellable = nil", in: "viewDidDisappear") == [])
    let other = begin.replacing("timer.inv", with: "other.inv").replacing(
      "task.can", with: "other.can")
    #expect(
      try found(members, other, "cancellable = nil", in: "viewDidDisappear")
        == ["left_acquired viewWillAppear"])
  }

  @Test func `A closure that only uses a timer does not end it`() throws {
    let members = "var end: (() -> Void)?"
    let begin = Self.timer + "end = { timer.fire() }"
    #expect(
      try found(members, begin, "end?()", in: "viewWillDisappear")
        == ["left_acquired viewWillAppear"])
  }

  @Test func `A task that a set ends is the set's`() throws {
    let members = "var tasks = Set<AnyCancellable>()"
    let begin = "Task { for await _ in center.notifications(named: .a) { tick() } }"
    let end = "tasks.removeAll()"
    #expect(try found(members, begin + ".store(in: &tasks)", end, in: "viewWillDisappear") == [])
    #expect(
      try found(members, begin + ".store(in: &tasks)", end, in: "viewDidDisappear")
        == ["acquired_twice viewWillAppear"])
    #expect(
      try found(members, begin, end, in: "viewWillDisappear")
        .contains("left_acquired viewWillAppear"))
  }
}
