import Testing
import ViewTransitions

@Suite("The library's scan of source")
struct LibraryScanTests {
  @Test("a scan by the library finds what a screen relies on")
  func scan() throws {
    let code = SourceCode(
      [
        (
          "Player.swift",
          """
          class PlayerViewController: UIViewController {
            override func viewDidLoad() {
              super.viewDidLoad()
              player.addObserver(self, forKeyPath: "rate", options: .new, context: nil)
            }
            override func viewDidDisappear(_ animated: Bool) {
              super.viewDidDisappear(animated)
              player.removeObserver(self, forKeyPath: "rate")
            }
          }
          """
        )
      ], for: .viewTransitions)
    let findings = try SourceScan(contract: .viewTransitions).findings(in: code)
    #expect(findings.map(\.rule) == ["released_unacquired"])
    #expect(findings.map(\.position.line) == [8])
    #expect(findings.first?.verdict == "violated")
  }

  @Test("a scan by the library leaves out the rules that are off")
  func options() throws {
    let code = SourceCode(
      [
        (
          "Help.swift",
          """
          class HelpViewController: UIViewController {
            override func viewWillAppear(_ animated: Bool) {
              super.viewWillAppear(animated)
              webView.load(page)
            }
          }
          """
        )
      ], for: .viewTransitions)
    var options = SourceScan.Options()
    #expect(
      try SourceScan(contract: .viewTransitions, options: options).findings(in: code)
        .map(\.rule) == ["repeated_start"])
    options.skip = ["repeated_start"]
    #expect(
      try SourceScan(contract: .viewTransitions, options: options).findings(in: code) == [])
  }
}
