import EventModel
import Testing

@testable import SourceLint

/// Views that are put in once, and taken out in a callback.
@Suite struct TakenOutViewTests {
  private func form(_ add: String, _ remove: String, in callback: String = "viewWillDisappear")
    throws -> [String]
  {
    try warnings(
      members: "  let player = MiniPlayer()\n  let loadingView = UIView()\n"
        + override("viewDidLoad", add) + override(callback, remove))
  }

  @Test func `A view that is taken out where the screen may stay is missing`() throws {
    let lost = ["lost_while_shown viewWillDisappear"]
    #expect(
      try form("view.addSubview(player.view)", "player.view.removeFromSuperview()") == lost)
    #expect(try form("view.addSubview(player)", "player.removeFromSuperview()") == lost)
    #expect(
      try form(
        "stack.addArrangedSubview(player)", "if isOff { return }; player.removeFromSuperview()")
        == [])
  }

  @Test
  func `A view that waits, comes again or is taken out when the screen comes is not reported`()
    throws
  {
    #expect(try form("view.addSubview(loadingView)", "loadingView.removeFromSuperview()") == [])
    #expect(
      try form("view.addSubview(player)", "player.removeFromSuperview()", in: "viewDidAppear")
        == [])
    let again = override("viewWillAppear", "view.addSubview(player)")
    #expect(
      try warnings(
        members: "  let player = MiniPlayer()\n" + again
          + override("viewWillDisappear", "player.removeFromSuperview()")) == [])
  }
}
