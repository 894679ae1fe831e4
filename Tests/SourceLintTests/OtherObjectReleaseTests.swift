import EventCatalogue
import EventModel
import Testing

@testable import SourceLint

/// Releases that do not undo what the screen has acquired.
@Suite struct OtherObjectReleaseTests {
  private let observe =
    "  let center = NotificationCenter.default\n"
    + override(
      "viewWillAppear",
      "center.addObserver(self, selector: #selector(show), name: .shown, object: nil)")

  @Test func `An observer that a cell removes is not one of the screen`() throws {
    let cell = """
      class Cell: UITableViewCell {
        func render() { NotificationCenter.default.removeObserver(self) }
      }

      """
    let rows = "  func fill(_ cell: Cell) { cell.render() }\n"
    let text =
      cell + "class Form: UIViewController {\n" + observe
      + override("viewDidDisappear", "center.removeObserver(self, name: .shown, object: nil)")
      + rows + "}\n"
    let found = try SharedScan.findings(
      in: SourceCode([("Form.swift", text)], for: .viewTransitions))
    #expect(found.map { "\($0.severity) \($0.rule)" } == ["warning acquired_twice"])
    #expect(found[0].notes.map(\.message) == ["released in viewDidDisappear"])
  }

  @Test func `A release stays one though an observer may be added after it`() throws {
    let leave = override(
      "viewWillDisappear",
      "center.removeObserver(self, name: .shown, object: nil)\n"
        + "    if isPaused { center.addObserver(self, selector: #selector(show), name: .shown, "
        + "object: nil) }")
    #expect(try warnings(members: observe + leave) == [])
  }
}
