import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

/// What findings call what a screen takes and gives back.
@Suite struct FindingWordsTests {
  private func findings(_ members: String) throws -> [Finding] {
    let text = "class Form: UIViewController {\n\(members)\n}\n"
    return try SharedScan.findings(in: SourceCode([("Form.swift", text)], for: .viewTransitions))
  }

  @Test func `An observer is added and removed`() throws {
    let observe =
      override(
        "viewWillAppear",
        "center.addObserver(self, selector: #selector(show), name: .shown, object: nil)")
      + override("viewDidDisappear", "center.removeObserver(self, name: .shown, object: nil)")
    #expect(
      try findings("  let center = NotificationCenter.default\n" + observe).map(\.message) == [
        "the observer of shown is added a second time in viewWillAppear before viewDidDisappear "
          + "removes it; each notification is answered once more each time (swipe back a little, let go)"
      ])
  }

  @Test func `A value that is observed twice does not crash at its removal`() throws {
    let observe =
      override("viewWillAppear", "player.addObserver(self, forKeyPath: \"rate\", context: nil)")
      + override("viewDidDisappear", "player.removeObserver(self, forKeyPath: \"rate\")")
    let found = try findings(observe)
    #expect(found.map(\.rule) == ["acquired_twice"])
    #expect(
      found[0].message.contains(
        "; each change is answered once more each time, and an observer that is left calls a screen "
          + "that no longer exists"))
  }

  @Test func `An event bus has observers`() throws {
    let observe = { (callback: String) in
      override(callback, "SwiftEventBus.onMainThread(self, name: \"saved\") { _ in self.show() }")
        + override("viewDidDisappear", "SwiftEventBus.unregister(self, name: \"saved\")")
    }
    let found = try findings(observe("viewDidAppear"))
    #expect(
      found.map(\.message) == [
        "the observer of \"saved\" is added a second time in viewDidAppear before viewDidDisappear "
          + "removes it; each event is answered once more each time (swipe back a little, let go)"
      ])
    #expect(
      try findings(observe("viewWillAppear").replacing("DidDis", with: "WillDis")) == [])
  }

  @Test func `Functions that are a pair by their names are named as they are called`() throws {
    let feed =
      "  override func viewDidLoad() { feed.addListener(self) }\n"
      + override("viewWillDisappear", "feed.removeListener(self)")
    #expect(
      try findings(feed).map(\.message) == [
        "feed.removeListener is called in viewWillDisappear and feed.addListener is not called "
          + "again when the screen is shown again (swipe back a little, let go)"
      ])
  }

  @Test func `Views that one callback moves and another moves back are one finding`() throws {
    let move = { (sign: String) in "icon.center.x \(sign) 20; name.center.x \(sign) 20" }
    let found = try findings(
      override("viewWillAppear", move("-=")) + override("viewDidAppear", move("+=")))
    #expect(found.map(\.rule) == ["released_unacquired"])
    #expect(
      found[0].message.hasPrefix(
        "icon.center.x is lowered in viewWillAppear without being raised since the last time; "
          + "what it moves stays out of its place"))
    #expect(found[0].notes.map(\.message).contains("and offset (name.center.x)"))
  }

  @Test func `What is added again is named, and what that does`() throws {
    let words = { (body: String) in
      try findings(override("viewWillAppear", body)).first.map { finding in
        finding.message.replacing(" again although the screen was never gone", with: "")
      }
    }
    #expect(
      try words("view.addSubview(UILabel())")
        == "viewWillAppear calls view.addSubview; what it adds is there twice (swipe back a little, let go)"
    )
    #expect(
      try words("rows.append(1)")
        == "viewWillAppear adds to rows; what it adds is there twice (swipe back a little, let go)")
    #expect(
      try words("visits += 1")
        == "viewWillAppear adds to visits; the number is raised once more each time (swipe back a little, let go)"
    )
    #expect(
      try words("photoView.zoom(toFit: false)")
        == "viewWillAppear zooms to the same size; the user loses the part that they had zoomed to "
        + "(swipe back a little, let go)")
    #expect(
      try words("loadMoreRows()")
        == "viewWillAppear asks for the next part of the list (loadMoreRows); "
        + "the list grows while the user looks at it (swipe back a little, let go)")
    #expect(
      try words("webView.load(page)")
        == "viewWillAppear loads the page; it is at its top again, and what was done on it is gone "
        + "(swipe back a little, let go)")
  }
}
