import Testing

/// Flags of the navigation controller that are reset when it is too late.
@Suite struct NavigationFlagTests {
  private let gesture = "navigationController?.interactivePopGestureRecognizer?.isEnabled"

  @Test func `A flag of the navigation controller is not reset in viewDidDisappear`() throws {
    let off = override("viewDidAppear", "\(gesture) = false")
    #expect(
      try severities(members: off + override("viewDidDisappear", "\(gesture) = true"))
        == ["note kept_while_hidden"])
    #expect(
      try severities(members: off + override("viewWillDisappear", "\(gesture) = true")) == [])
  }

  @Test func `A flag of the application is reset in viewDidDisappear`() throws {
    let timer = "UIApplication.shared.isIdleTimerDisabled"
    #expect(
      try severities(
        members: override("viewDidAppear", "\(timer) = true")
          + override("viewDidDisappear", "\(timer) = false")) == [])
  }
}
