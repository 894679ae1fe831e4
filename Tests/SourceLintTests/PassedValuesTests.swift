import Testing

/// Helpers that are passed constants, answers and closures.
@Suite struct PassedValuesTests {
  private func callbacks(_ first: String, _ last: String) -> String {
    override("viewWillAppear", first) + override("viewWillDisappear", last)
  }

  @Test(arguments: [
    (
      "  func allowSleep(_ on: Bool) { UIApplication.shared.isIdleTimerDisabled = !on }\n",
      "allowSleep(false)", "allowSleep(true)"
    ),
    (
      "  func show(bar: Bool) { navigationController?.setNavigationBarHidden(!bar, animated: true) }\n",
      "show(bar: false)", "show(bar: true)"
    ),
    (
      "  var isLocked = false {\n    didSet {\n"
        + "      navigationController?.interactivePopGestureRecognizer?.isEnabled = !isLocked\n"
        + "    }\n  }\n",
      "isLocked = true", "isLocked = false"
    ),
  ])
  func `A flag is the opposite of what the function is passed`(
    helper: String, first: String, last: String
  ) throws {
    #expect(try severities(members: helper + callbacks(first, last)) == [])
    // A bar may be shown while the screen is.
    let isBar = helper.contains("BarHidden")
    #expect(try severities(members: helper + callbacks(last, first)).isEmpty == isBar)
  }

  @Test(arguments: [
    "isOn ? Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in } : nil",
    "!isOn ? nil : Timer.scheduledTimer(withTimeInterval: 2, repeats: true) { _ in }",
  ])
  func `A function makes a timer or stops it, as it is told`(value: String) throws {
    let members =
      "  var timer: Timer?\n"
      + "  func set(_ isOn: Bool) { timer?.invalidate(); timer = \(value) }\n"
    #expect(try severities(members: members + callbacks("set(true)", "set(false)")) == [])
    #expect(
      try warnings(members: members + callbacks("set(true)", "set(true)"))
        == ["left_acquired viewWillAppear"])
  }

  @Test(arguments: [
    ("if !context.isCancelled { body() }", []),
    ("guard !context.isCancelled else { return }; body()", []),
    ("body()", ["decided_in_will viewWillDisappear"]),
  ])
  func `A closure runs only if the transition was completed`(
    completion: String, found: [String]
  ) throws {
    let files =
      "extension UIViewController {\n  func afterTransition(_ body: @escaping () -> Void) {\n"
      + "    guard let coordinator = transitionCoordinator else { body(); return }\n"
      + "    coordinator.animate(alongsideTransition: nil) { context in \(completion) }\n  }\n}\n"
      + "class Card: UIViewController {\n  weak var delegate: CardDelegate?\n"
      + override("viewWillDisappear", "afterTransition { self.delegate?.cardDidClose(self) }")
      + "}\n"
    #expect(try warnings("Card.swift", files) == found)
  }

  @Test(arguments: [
    ("leave(isMovingFromParent)", []), ("leave(true)", ["note decided_in_will"]),
  ])
  func `A function is passed whether the screen leaves`(call: String, found: [String]) throws {
    let members =
      "  weak var delegate: CardDelegate?\n"
      + "  func leave(_ isGone: Bool) { if isGone { delegate?.cardDidClose(self) } }\n"
    #expect(try severities(members: members + override("viewDidDisappear", call)) == found)
  }

  @Test(arguments: [
    ("leaving = isMovingFromParent", "", []),
    ("if isMovingFromParent { leaving = true }", "leaving = false", []),
    ("if isMovingFromParent { leaving = true }", "", ["note decided_in_will"]),
    ("leaving = animated", "", ["note decided_in_will"]),
  ])
  func `The screen remembers that it leaves until it is hidden`(
    keep: String, reset: String, found: [String]
  ) throws {
    let members =
      "  weak var delegate: CardDelegate?\n  var leaving = false\n" + callbacks(reset, keep)
      + override("viewDidDisappear", "if leaving { delegate?.cardDidClose(self) }")
    #expect(try severities(members: members) == found)
  }

  @Test(arguments: [
    ("guard !isDone else { return }; isDone = true; work()", "", []),
    ("guard !isDone else { return }; isDone = true; work()", "isDone = false", ["repeated_start"]),
    ("work()", "", ["repeated_start"]),
  ])
  func `A function runs a closure only once`(
    body: String, reset: String, rules: [String]
  ) throws {
    let files =
      "class Once {\n  var isDone = false\n  func run(_ work: () -> Void) { \(body) }\n"
      + "  func reset() { \(reset) }\n}\n"
      + "class List: UIViewController {\n  let once = Once()\n  var rows: [Int] = []\n"
      + override("viewWillAppear", "once.run { rows.append(contentsOf: 0..<20) }") + "}\n"
    let found = try severities([("List.swift", files)])
    #expect(found.map { String($0.split(separator: " ")[1]) } == rules)
  }
}
