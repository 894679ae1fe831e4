import Testing

@testable import SourceLint

/// What blocks the user, and slots of shared objects.
@Suite struct BlockedTouchesTests {
  @Test func `Touches that are blocked while the screen leaves are not wanted while it is shown`()
    throws
  {
    let screen =
      override("viewWillDisappear", "UIApplication.shared.beginIgnoringInteractionEvents()")
      + override("viewDidDisappear", "UIApplication.shared.endIgnoringInteractionEvents()")
    #expect(try warnings(members: screen) == ["acquired_twice viewWillDisappear"])
  }

  @Test func `A slot of a shared object that is emptied too early is one finding`() throws {
    let screen = """
      - (void)viewDidLoad { [[Places sharedPlaces] setDelegate:self]; }
      \(method("viewWillDisappear", "[[Places sharedPlaces] setDelegate:nil];"))
      """
    #expect(
      try warnings(properties: "", methods: screen) == ["lost_while_shown viewWillDisappear"])
  }
}
