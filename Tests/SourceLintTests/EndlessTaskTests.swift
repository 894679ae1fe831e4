import Testing

/// Tasks that wait for one value after another.
@Suite struct EndlessTaskTests {
  private let loop =
    "Task { for await note in NotificationCenter.default.notifications(named: .mail) { show(note) } }"

  @Test func `A task without end that each appearance begins is reported`() throws {
    #expect(
      try warnings(members: override("viewWillAppear", loop)) == ["left_acquired viewWillAppear"])
    #expect(
      try warnings(members: override("viewWillAppear", "Task { await model.load() }")) == [])
    #expect(
      try warnings(
        members: override(
          "viewWillAppear", "Task { for await part in group { show(part) } }")) == [])
  }

  @Test func `A task without end that is replaced before it is canceled is reported`() throws {
    let task = "  var task: Task<Void, Never>?\n" + override("viewWillAppear", "task = \(loop)")
    #expect(
      try warnings(members: task + override("viewDidDisappear", "task?.cancel()"))
        == ["left_acquired viewWillAppear"])
    #expect(
      try warnings(members: task + override("viewWillDisappear", "task?.cancel()")) == [])
    #expect(try warnings(members: task) == ["left_acquired viewWillAppear"])
  }
}
