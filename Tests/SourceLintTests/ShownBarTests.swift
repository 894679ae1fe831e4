import Testing

/// Bars that callbacks show and hide.
@Suite struct ShownBarTests {
  @Test(arguments: ["setNavigationBarHidden(", "setToolbarHidden("])
  func `A bar may be shown while the screen is`(name: String) throws {
    let bar = "navigationController?.\(name)"
    let show = override("viewWillAppear", "\(bar)false, animated: animated)")
    let hide = override("viewWillDisappear", "\(bar)true, animated: animated)")
    #expect(try severities(members: show + hide) == [])
  }
}
