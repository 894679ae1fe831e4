import Testing

/// What is known of an object by its type: what apps add to the framework's classes, and what lists
/// contain.
@Suite struct KnownTypeTests {
  private let extended =
    "extension UIView { func addBlur() { addSubview(UIVisualEffectView()) } }\n"
    + "extension UIView { func addOneBlur() { if viewWithTag(7) == nil { addSubview(Blur(7)) } } }\n"

  private func screen(_ members: String, _ body: String, _ others: String) throws -> [String] {
    try severities([
      (
        "Form.swift",
        "class Form: UIViewController {\n\(members)\n\(override("viewWillAppear", body))}\n\(others)"
      )
    ])
  }

  @Test(arguments: [
    ("var back: UIImageView!", "back"), ("var back: UIButton!", "back"),
    ("let list = UITableView()", "list"), ("var back: UILabel!", "back"),
  ])
  func `A function of the views' superclass is followed`(member: String, view: String) throws {
    #expect(try screen(member, "\(view).addBlur()", extended) == ["warning repeated_start"])
    #expect(try screen(member, "\(view).removeBlur()", extended) == [])
  }

  @Test func `A layer or another object has no function of views`() throws {
    for type in ["CALayer", "Model", "UIBarButtonItem"] {
      #expect(try screen("var back: \(type)!", "back.addBlur()", extended) == [], "\(type)")
    }
  }

  private let clock = """
    class Clock {
      var timer: Timer?
      func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }
      func stop() { timer?.invalidate() }
    }

    """

  @Test(arguments: [
    ("clocks.forEach { $0.start() }", "clocks.forEach { $0.stop() }"),
    ("for clock in clocks { clock.start() }", "for clock in clocks { clock.stop() }"),
  ])
  func `Each element of a list is of the declared type`(start: String, stop: String) throws {
    let members = "  var clocks: [Clock] = []\n"
    let early = members + override("viewWillDisappear", stop)
    let late = members + override("viewDidDisappear", stop)
    #expect(try screen(late, start, clock) == ["warning left_acquired"])
    #expect(try screen(early, start, clock) == [])
  }

  @Test func `A sender is the property of its type, if there is one of it`() throws {
    func screen(_ properties: String, _ callback: String) throws -> [String] {
      try warnings(
        members: properties
          + "  func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) {\n"
          + "    manager.startUpdatingLocation()\n  }\n"
          + override(callback, "places.stopUpdatingLocation()"))
    }
    let one = "  let places = CLLocationManager()\n"
    #expect(try screen(one, "viewWillDisappear") == ["lost_while_shown viewWillDisappear"])
    #expect(try screen(one + "  let other = CLLocationManager()\n", "viewWillDisappear") == [])
  }
}
