import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

/// Which two screens write a shared value one after the other.
@Suite struct LastWriterTests {
  private func screen(_ name: String, _ value: String) -> String {
    let (on, off) =
      value.contains("Hidden(")
      ? ("(true, animated: false)", "(false, animated: false)") : (" = true", " = false")
    let write = value.replacing("(", with: "")
    return "class \(name): UIViewController {\n"
      + override("viewWillAppear", write + on) + override("viewWillDisappear", write + off) + "}\n"
  }

  private func findings(
    _ value: String, in files: [String] = ["Film.swift", "Map.swift"], kinds: [String]? = nil
  ) throws -> [String] {
    let sources = zip(files, ["Film", "Map"]).map { ($0, screen($1, value)) }
    var options = SourceScan.Options()
    options.kinds = kinds
    return try SourceScan(contract: .viewTransitions, options: options)
      .findings(in: SourceCode(sources, for: .viewTransitions)).map { "\($0.severity) \($0.rule)" }
  }

  private let idle = "UIApplication.shared.isIdleTimerDisabled"
  private let bar = "navigationController?.setNavigationBarHidden("

  @Test func `Screens that write to their navigation controller are pushed`() throws {
    #expect(try findings(idle) == ["note last_writer"])
    #expect(try findings(bar) == [])
    #expect(try findings(bar, kinds: ["pageScroll"]) == ["warning last_writer"])
    // The screens of two tabs, and one that is presented, have navigation controllers of their own.
    #expect(try findings(bar, kinds: ["navigation", "modal", "sheetDismiss", "tab"]) == [])
    #expect(try findings(idle, kinds: ["tab"]) == ["warning last_writer"])
  }

  @Test func `A screen of an app extension never follows one of the app`() throws {
    let found = ["note last_writer"]
    #expect(try findings(idle, in: ["App/Film.swift", "ShareExtension/Map.swift"]) == [])
    #expect(try findings(idle, in: ["App/Film.swift", "App/TodayExtension/Map.swift"]) == [])
    #expect(try findings(idle, in: ["App/Film.swift", "Extensions/Map.swift"]) == found)
    #expect(
      try findings(idle, in: ["ShareExtension/Film.swift", "ShareExtension/UI/Map.swift"]) == found)
  }

  /// The truth of SOURCE tables: who wrote last after a cancelled transition, by what the screen that
  /// stays writes where it comes (row) and what the other one writes where it leaves (column).
  @Test(arguments: [
    ("viewWillAppear", "viewWillDisappear", ["pageScroll"]),
    ("viewWillAppear", "viewDidDisappear", ["pageScroll", "pageCurl"]),
    ("viewDidAppear", "viewWillDisappear", ["pageScroll"]),
    ("viewDidAppear", "viewDidDisappear", ["pageScroll"]),
  ])
  func `The screen that stays may not write last`(
    set: String, reset: String, broken: [String]
  ) throws {
    let film = "class Film: UIViewController {\n" + override(set, "\(idle) = true") + "}\n"
    let map = "class Map: UIViewController {\n" + override(reset, "\(idle) = false") + "}\n"
    let code = SourceCode([("Film.swift", film), ("Map.swift", map)], for: .viewTransitions)
    for kind in ["navigation", "pageScroll", "pageCurl"] {
      var options = SourceScan.Options()
      options.kinds = [kind]
      let found = try SourceScan(contract: .viewTransitions, options: options).findings(in: code)
      let isFound = found.contains { finding in
        ([finding.message] + finding.notes.map(\.message)).contains { $0.contains("which stays") }
      }
      #expect(isFound == broken.contains(kind), "\(kind)")
    }
  }
}
