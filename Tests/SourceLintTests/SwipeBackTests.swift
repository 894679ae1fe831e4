import Testing

/// A swipe back that is switched on again when it is too late.
@Suite struct SwipeBackTests {
  private let gesture = "navigationController?.interactivePopGestureRecognizer?.isEnabled"

  @Test func `A swipe back that only viewDidDisappear switches on again stays off`() throws {
    let off = override("viewDidAppear", "\(gesture) = false")
    #expect(
      try severities(members: off + override("viewDidDisappear", "\(gesture) = true"))
        == ["note kept_while_hidden"])
    #expect(
      try severities(members: off + override("viewWillDisappear", "\(gesture) = true")) == [])
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
}
