import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// `viewIsAppearing`, which is none of the contract's callbacks and comes after each `viewWillAppear`.
@Suite struct CompanionTests {
  private let observe =
    "NotificationCenter.default.addObserver(self, selector: #selector(run), name: .a, object: nil)"
  private let ignore = "NotificationCenter.default.removeObserver(self, name: .a, object: nil)"

  @Test func `What viewIsAppearing takes is judged as if viewWillAppear took it`() throws {
    let late = override("viewIsAppearing", observe) + override("viewDidDisappear", ignore)
    #expect(try warnings(members: late) == ["acquired_twice viewIsAppearing"])
    let paired = override("viewIsAppearing", observe) + override("viewWillDisappear", ignore)
    #expect(try warnings(members: paired) == [])
    let renewed = override("viewWillAppear", ignore) + override("viewIsAppearing", observe)
    #expect(try warnings(members: renewed) == [])
  }

  @Test func `What viewIsAppearing registers each time is never taken back`() throws {
    let body = "registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: Self, _) in }"
    #expect(
      try warnings(members: override("viewIsAppearing", body))
        == ["left_acquired viewIsAppearing"])
  }

  @Test func `What viewIsAppearing starts over is a repeated start`() throws {
    let body = override("viewIsAppearing", "webView.load(request)")
    #expect(
      try warnings(members: "  let webView = WKWebView()\n" + body)
        == ["repeated_start viewIsAppearing"])
  }

  @Test func `Both callbacks of one step are one event of a claim`() throws {
    let text =
      "class Form: UIViewController {\n" + override("viewWillAppear", observe)
      + override("viewIsAppearing", observe) + override("viewDidDisappear", ignore) + "}\n"
    let code = SourceCode([("Form.swift", text)], for: .viewTransitions)
    let found = try SharedScan.findings(in: code)
    #expect(
      found.map { $0.assumption ?? "" } == [
        "Form.viewWillAppear never twice before Form.viewDidDisappear"
      ])
  }
}
