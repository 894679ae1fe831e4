import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

/// The advice of a finding, which fits what the code does there.
@Suite struct HelpTests {
  private func help(_ files: [(String, String)]) throws -> [String?] {
    try SharedScan.findings(in: SourceCode(files, for: .viewTransitions)).map(\.help)
  }

  private func help(_ members: String) throws -> [String?] {
    try help([("Form.swift", "class Form: UIViewController {\n\(members)\n}\n")])
  }

  @Test func `The screen below does it when it has appeared`() throws {
    let push =
      "  var detail: DetailViewController?\n"
      + "  func open() {\n    detail = DetailViewController()\n"
      + "    navigationController?.pushViewController(detail!, animated: true)\n  }\n"
    #expect(
      try help(push + override("viewWillAppear", "detail = nil")) == [
        "do it in viewDidAppear, which comes only after the screen above has left"
      ])
  }

  @Test func `A screen tells that it is gone when it leaves for good`() throws {
    let delegate = "  weak var delegate: FormDelegate?\n"
    let tell = "delegate?.formDidClose(self)"
    let inTime =
      "do it in viewDidDisappear, if isMovingFromParent or isBeingDismissed says so there"
    #expect(try help(delegate + override("viewWillDisappear", tell)) == [inTime])
    #expect(
      try help(delegate + override("viewWillDisappear", "if isMovingFromParent { \(tell) }"))
        == [inTime])
    #expect(
      try help(delegate + override("viewDidDisappear", tell)) == [
        "do it only if isMovingFromParent or isBeingDismissed says that the screen leaves for good"
      ])
  }

  @Test func `What the user is doing ends when the screen leaves for good`() throws {
    #expect(
      try help(override("viewWillDisappear", "setEditing(false, animated: true)")) == [
        "do it in viewDidDisappear, if isMovingFromParent or isBeingDismissed says so there"
      ])
  }

  @Test func `A missing call of super is written out`() throws {
    let swift =
      "class Form: UIViewController {\n  override func viewDidAppear(_ animated: Bool) {}\n}\n"
    let objectiveC =
      "@interface Page : UIViewController\n@end\n@implementation Page\n"
      + "- (void)viewDidAppear:(BOOL)animated {\n}\n@end\n"
    #expect(
      try help([("Form.swift", swift), ("Page.m", objectiveC)]) == [
        "call `super.viewDidAppear(animated)`", "call `[super viewDidAppear:animated]`",
      ])
    let wrong = "    super.viewWillAppear(animated)\n"
    #expect(
      try help("  override func viewDidAppear(_ animated: Bool) {\n\(wrong)  }\n") == [
        "call `super.viewDidAppear(animated)` instead"
      ])
  }

  @Test func `What is acquired once is released at the end or acquired each time`() throws {
    let session = "  let session = AVCaptureSession()\n"
    let start = "  override func viewDidLoad() {\n    session.startRunning()\n  }\n"
    let found = try help(session + start + override("viewDidDisappear", "session.stopRunning()"))
    #expect(
      found == [
        "acquire it in viewWillAppear and release it in viewWillDisappear, or release it only at the "
          + "end of the screen's life, in deinit"
      ])
  }

  @Test func `What keeps its screen captures it weakly`() throws {
    let once = { (body: String) in
      try help([
        (
          "Form.swift",
          "class Form: UIViewController {\n" + override("viewDidLoad", body)
            + override("viewWillAppear", "") + "}\n"
        )
      ])
    }
    let center =
      "center.addObserver(forName: .saved, object: nil, queue: .main) { _ in self.tick() }"
    #expect(
      try once(center)
        == ["capture self weakly in the closure, keep what is returned, and release it in deinit"])
    let timer = "timer = Timer.scheduledTimer(timeInterval: 1, target: self, "
    #expect(
      try help(
        "  var timer: Timer?\n  deinit { timer?.invalidate() }\n" + override("viewWillAppear", "")
          + override(
            "viewDidLoad", timer + "selector: #selector(tick), userInfo: nil, repeats: true)"))
        == [
          "let a closure or a helper refer to self weakly: then the release at the end of the "
            + "screen's life comes"
        ])
  }
}
