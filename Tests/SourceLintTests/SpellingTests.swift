import Testing

/// What callbacks do, in spellings that are less usual.
@Suite struct SpellingTests {
  @Test func `A type that is left out is that of the variable`() throws {
    func timer(_ type: String, _ last: String) throws -> [String] {
      try warnings(
        members: "  var timer: \(type)?\n"
          + override(
            "viewWillAppear", "timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
          )
          + override(last, "timer?.invalidate()"))
    }
    #expect(try timer("Timer", "viewDidDisappear") == ["left_acquired viewWillAppear"])
    #expect(try timer("Timer", "viewWillDisappear") == [])
    #expect(try timer("Alarm", "viewDidDisappear") == [])
  }

  @Test(arguments: [
    ("top.constant -= 8", ["repeated_start viewWillAppear"]), ("top.constant = 8", []),
    ("top.constant = 40; top.constant -= 8", []), ("top.frame.origin.y -= 8", []),
    ("rest.count -= 8", []),
  ])
  func `A constraint that is made shorter each time creeps`(body: String, found: [String]) throws {
    let members = "  @IBOutlet var top: NSLayoutConstraint!\n  let rest = Rest()\n"
    #expect(try warnings(members: members + override("viewWillAppear", body)) == found)
  }

  @Test func `What is lowered while the screen is shown is raised again`() throws {
    func screen(_ value: String, _ last: String) throws -> [String] {
      try warnings(
        members: "  @IBOutlet var top: NSLayoutConstraint!\n"
          + override("viewWillAppear", "\(value) -= 1") + override(last, "\(value) += 1"))
    }
    #expect(try screen("top.constant", "viewWillDisappear") == [])
    #expect(
      try screen("top.constant", "viewDidDisappear") == ["acquired_twice viewWillAppear"])
  }

  @Test func `A tap on a bus is installed a second time`() throws {
    let install = override(
      "viewWillAppear",
      "engine.inputNode.installTap(onBus: 0, bufferSize: 1024, format: nil) { _, _ in }")
    let remove = { override($0, "self.engine.inputNode.removeTap(onBus: 0)") }
    let engine = "  let engine = AVAudioEngine()\n"
    #expect(
      try warnings(members: engine + install + remove("viewDidDisappear")) == [
        "acquired_twice viewWillAppear"
      ])
    #expect(try warnings(members: engine + install + remove("viewWillDisappear")) == [])
  }
}
