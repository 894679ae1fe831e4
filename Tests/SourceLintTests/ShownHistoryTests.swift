import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

/// Which history a finding shows, and which call of it is at fault.
@Suite struct ShownHistoryTests {
  private func finding(_ members: String) throws -> Finding {
    let text = "class Form: UIViewController {\n\(members)\n}\n"
    let found = try SharedScan.findings(
      in: SourceCode([("Form.swift", text)], for: .viewTransitions))
    return try #require(found.count == 1 ? found[0] : nil)
  }

  /// The calls of the screen itself, by their short names.
  private func own(_ finding: Finding) -> [String] {
    finding.history?.events.filter { $0.subject == "Form" }.map(\.callback.name) ?? []
  }

  @Test func `A screen that is only covered and called gone comes back`() throws {
    let told = try finding(
      "  weak var delegate: FormDelegate?\n"
        + override("viewDidDisappear", "delegate?.formDidClose(self)"))
    #expect(
      told.message
        == "viewDidDisappear tells that the screen is gone, also where another only covers it: "
        + "delegate.formDidClose (push another screen; then come back to it)")
    #expect(
      own(told) == [
        "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
        "viewWillAppear", "viewDidAppear",
      ])
    #expect(told.assumption == "Form.viewWillAppear before Form.viewDidDisappear")
  }

  @Test func `A removal too many is shown by completed transitions`() throws {
    let observed = try finding(
      "  let player = AVPlayer()\n"
        + "  override func viewDidLoad() {\n"
        + "    player.addObserver(self, forKeyPath: \"rate\", options: [], context: nil)\n  }\n"
        + override("viewDidDisappear", "player.removeObserver(self, forKeyPath: \"rate\")"))
    #expect(observed.rule == "released_unacquired")
    #expect(
      observed.message.hasSuffix(
        "(push another screen; then come back to it; then push another screen)"))
    #expect(
      observed.help
        == "acquire it in viewWillAppear and release it in viewWillDisappear, or release it only at "
        + "the end of the screen's life, in deinit")
  }

  @Test func `A swipe back that is let go is shown where no completed transition shows it`() throws
  {
    let added = try finding(
      "  let center = NotificationCenter.default\n"
        + override(
          "viewWillAppear",
          "center.addObserver(self, selector: #selector(show), name: .shown, object: nil)")
        + override("viewDidDisappear", "center.removeObserver(self)"))
    #expect(added.message.hasSuffix("(swipe back a little, let go)"))
  }

  @Test func `A callback that comes with another one stands in the history`() throws {
    let traits = { (callback: String) in
      try finding(
        override(callback, "registerForTraitChanges([Style.self]) { (self: Self, _) in }"))
    }
    let appearing = try traits("viewIsAppearing")
    #expect(
      own(appearing) == [
        "viewWillAppear", "viewIsAppearing", "viewDidAppear", "viewWillDisappear", "viewWillAppear",
        "viewIsAppearing", "viewDidAppear",
      ])
    #expect(appearing.history?.transitions.map(\.events) == [0..<3, 3..<10])
    #expect(try traits("viewWillAppear").history?.events.count == 8)
    // The events that identify it are the contract's.
    #expect(appearing.witness == (try traits("viewWillAppear").witness))
    #expect(
      appearing.message
        == "the observer of trait changes is added each time in viewIsAppearing and never removed; "
        + "each change is answered once more each time (swipe back a little, let go)")
    #expect(
      appearing.help
        == "acquire it once, in viewDidLoad for example, or release it in viewWillDisappear")
  }
}
