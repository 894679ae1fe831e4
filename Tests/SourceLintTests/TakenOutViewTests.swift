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

  @Test(arguments: [
    ("viewWillAppear", "viewDidDisappear", true), ("viewDidAppear", "viewDidDisappear", true),
    ("viewWillAppear", "viewWillDisappear", false), ("viewDidAppear", "viewWillDisappear", false),
  ])
  func `A new view that another callback removes stays where both do not alternate`(
    adds: String, removes: String, stays: Bool
  ) throws {
    let left = stays ? ["left_acquired \(adds)"] : []
    let make = "preview = PreviewLayer(); view.layer.addSublayer(preview)"
    let swift = { (add: String, remove: String) in
      try warnings(
        members: "  var preview = PreviewLayer()\n" + override(adds, add)
          + override(removes, remove))
    }
    #expect(try swift(make, "preview.removeFromSuperlayer()") == left)
    #expect(
      try swift("preview.removeFromSuperlayer(); " + make, "preview.removeFromSuperlayer()") == [])
    #expect(
      try swift("if preview == nil { \(make) }", "preview.removeFromSuperlayer(); preview = nil")
        .contains { $0.hasPrefix("left_acquired") } == false)
    #expect(
      try warnings(
        properties: "@property (nonatomic, strong) PreviewLayer *preview;",
        methods: method(
          adds, "self.preview = [PreviewLayer new]; [self.view.layer addSublayer:self.preview];")
          + method(removes, "[self.preview removeFromSuperlayer]; self.preview = nil;")
      )
      .filter { $0.hasPrefix("left_acquired") } == left)
  }

  @Test func `A view that is taken out leaves the layers where they are`() throws {
    let add = { (adds: String) in
      try warnings(
        members: "  let box = UIView()\n  let old = UIView()\n"
          + override("viewDidAppear", "old.removeFromSuperview()\n    \(adds)"))
    }
    let growth = ["repeated_start viewDidAppear"]
    #expect(try add("box.layer.addSublayer(CAGradientLayer())") == growth)
    #expect(try add("box.addSubview(UILabel())") == [])
  }
}
