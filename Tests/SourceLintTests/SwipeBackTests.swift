import Testing

/// A swipe back that is switched on again when it is too late.
@Suite struct SwipeBackTests {
  private let gesture = "navigationController?.interactivePopGestureRecognizer?.isEnabled"

  @Test func `A swipe back that only viewDidDisappear switches on again stays off`() throws {
    let off = override("viewDidAppear", "\(gesture) = false")
    #expect(
      try severities(members: off + override("viewDidDisappear", "\(gesture) = true"))
        == ["warning kept_while_hidden"])
    #expect(
      try severities(members: off + override("viewWillDisappear", "\(gesture) = true")) == [])
  }

  @Test(arguments: ["interactivePopGestureRecognizer", "interactiveContentPopGestureRecognizer"])
  func `A swipe back that no screen switches on again stays off`(name: String) throws {
    let gesture = "navigationController?.\(name)?.isEnabled"
    let off =
      "class Form: UIViewController {\n" + override("viewDidAppear", "\(gesture) = false") + "}\n"
    #expect(try severities([("Form.swift", off)]) == ["warning kept_while_hidden"])
    for value in ["true", "viewControllers.count > 1"] {
      let other =
        "class List: UIViewController {\n" + override("viewDidAppear", "\(gesture) = \(value)")
        + "}\n"
      #expect(try severities([("Form.swift", off), ("List.swift", other)]) == [], "\(value)")
    }
    let leaves =
      "class Form: UIViewController {\n" + override("viewDidDisappear", "\(gesture) = false")
      + "}\n"
    #expect(try severities([("Form.swift", leaves)]) == [])
  }

  @Test func `Switching the swipe back off on a condition may be meant`() throws {
    let off = override("viewDidAppear", "if isModal { \(gesture) = false }")
    #expect(try severities(members: off) == ["note kept_while_hidden"])
    let steady = override("viewDidAppear", "if !isEmbedded { \(gesture) = false }")
    #expect(
      try severities(members: "  var isEmbedded = false\n" + steady)
        == ["warning kept_while_hidden"])
    let later = override("viewDidAppear", "DispatchQueue.main.async { \(gesture) = false }")
    #expect(try severities(members: later) == ["warning kept_while_hidden"])
  }

  @Test func `Other flags may be reset in viewDidDisappear`() throws {
    for flag in [
      "UIApplication.shared.isIdleTimerDisabled", "navigationController?.isNavigationBarHidden",
    ] {
      #expect(
        try severities(
          members: override("viewDidAppear", "\(flag) = true")
            + override("viewDidDisappear", "\(flag) = false")) == [], "\(flag)")
    }
  }

  @Test(arguments: ["", "return self."])
  func `A computed property stands for what it returns`(prefix: String) throws {
    let found = { (getter: String) in
      try severities(
        members: "  var swipe: UIGestureRecognizer? { \(getter) }\n"
          + override("viewDidAppear", "swipe?.isEnabled = false"))
    }
    let recognizer = "navigationController?.interactivePopGestureRecognizer"
    #expect(try found(prefix + recognizer) == ["warning kept_while_hidden"])
    #expect(try found("recognizer(of: \(recognizer))") == [])
    #expect(try found("get { \(recognizer) } set { keep(newValue) }") == [])
  }

  @Test func `A navigation controller may switch off its own`() throws {
    let off = override("viewDidAppear", "interactivePopGestureRecognizer?.isEnabled = false")
    #expect(
      try severities([("Nav.swift", "class Nav: UINavigationController {\n\(off)}\n")]) == [])
  }
}
