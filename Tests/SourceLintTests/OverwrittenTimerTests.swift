import Testing

/// Timers that a callback makes each time, and that only other events end.
@Suite struct OverwrittenTimerTests {
  private let make = """
    timer = Timer.scheduledTimer(
          timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
    """
  private let tick =
    "  var timer: Timer?\n  @objc func tick() {\n    left -= 1\n"
    + "    if left == 0 { timer?.invalidate() }\n  }\n"

  @Test func `A countdown that is begun each time runs twice`() throws {
    let found = ["left_acquired viewDidAppear"]
    #expect(try warnings(members: tick + override("viewDidAppear", make)) == found)
    // What the same callback ends only later, on a condition, is the new timer.
    #expect(try warnings(members: tick + override("viewDidAppear", make + "\n    tick()")) == found)
    // A class that another one asks to stop may not be asked in each order.
    let stop = "  func stop() { timer?.invalidate() }\n"
    #expect(try warnings(members: tick + stop + override("viewDidAppear", make)) == found)
  }

  @Test(arguments: [
    "timer?.invalidate()\n    MAKE", "if timer == nil { MAKE }",
    "guard timer == nil else { return }\n MAKE",
    "MAKE\n    timer?.invalidate()",
  ])
  func `A countdown that is ended first, or begun once, is safe`(body: String) throws {
    let body = body.replacing("MAKE", with: make)
    #expect(try warnings(members: tick + override("viewDidAppear", body)) == [])
  }

  @Test func `A countdown that ends when the screen leaves is safe`() throws {
    let stop = override("viewWillDisappear", "timer?.invalidate()")
    #expect(try warnings(members: tick + stop + override("viewWillAppear", make)) == [])
  }

  @Test func `An observer of which nothing is kept can never be removed`() throws {
    let observe = { (kept: String, owner: String) in
      try SourceLintTests.severities(
        members: "  var token: Any?\n  override func viewDidLoad() {\n    super.viewDidLoad()\n"
          + "    \(kept)NotificationCenter.default.addObserver(\n"
          + "      forName: .clock, object: nil, queue: nil) { \(owner) }\n  }\n"
          + override("viewWillAppear", "show()"))
    }
    #expect(try observe("", "_ in self.show()") == ["warning left_acquired"])
    #expect(try observe("token = ", "_ in self.show()") == ["note left_acquired"])
    #expect(try observe("", "[weak self] _ in self?.show()") == [])
  }

  @Test(arguments: ["", "return "])
  func `The only expression of a function is what it returns`(word: String) throws {
    let made = { (leaving: String) in
      try warnings(
        members:
          "  var timer: Timer?\n  func makeTimer() -> Timer {\n    \(word)Timer.scheduledTimer("
          + "timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)"
          + "\n  }\n" + override("viewWillAppear", "timer = makeTimer()")
          + override(leaving, "timer?.invalidate()"))
    }
    #expect(try made("viewWillDisappear") == [])
    #expect(try made("viewDidDisappear") == ["left_acquired viewWillAppear"])
  }

  @Test func `A timer that is begun once and again by each appearance is lost`() throws {
    let make = "timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
    let members = { (begin: String) in
      "  var timer: Timer?\n  override func viewDidLoad() { super.viewDidLoad(); \(make) }\n"
        + override("viewWillAppear", begin) + override("viewWillDisappear", "timer?.invalidate()")
    }
    #expect(try warnings(members: members(make)) == ["left_acquired viewWillAppear"])
    #expect(try warnings(members: members("timer?.invalidate(); \(make)")) == [])
  }
}
