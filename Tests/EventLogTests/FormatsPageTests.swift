import EventLog
import EventModel
import Foundation
import Testing

/// Runs the tables of the article about log formats.
@Suite("The page of log formats")
struct FormatsPageTests {
  private let rows: [[String]]

  init() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let page = root.appendingPathComponent(
      "Sources/ViewTransitions/ViewTransitions.docc/Articles/LogFormats.md")
    rows = String(decoding: try Data(contentsOf: page), as: UTF8.self).split(separator: "\n")
      .filter { $0.hasPrefix("| ") }.map(Self.cells)
  }

  @Test("the lines in the page of log formats are read as it says")
  func lines() throws {
    let shown = rows.filter { $0.count == 3 && $0[1].hasPrefix("`") && $0[0] != "shape" }
      .filter { LogFormat.named(Self.code($0[0])) == nil }
    #expect(shown.count > 50)
    for row in shown { #expect(try reading(Self.code(row[1])) == Self.code(row[2]), "\(row[1])") }
  }

  @Test("the lines that the page of log formats lists as no events are not read")
  func others() throws {
    let shown = rows.filter { $0.count == 2 && $0[1].hasPrefix("`") }
    #expect(shown.count > 12)
    for row in shown { #expect(try reading(Self.code(row[1])) == "", "\(row[1])") }
  }

  @Test("the page of log formats names every format, and what it keeps when written and read")
  func formats() throws {
    for format in LogFormat.all {
      let row = try #require(rows.first { $0[0] == "`\(format.name)`" }, "\(format)")
      guard format.isWritable else { continue }
      #expect(try kept(by: format) == row[2], "\(format)")
    }
  }

  @Test("the page of log formats promises a team's own words in every format")
  func renamed() throws {
    let options = LogOptions(renamed: ["listWillAppear": "viewWillAppear"])
    for format in LogFormat.all where format.isWritable {
      let text = try format.write([LoggedEvent(view: "Inbox", "viewWillAppear")])
      let own = text.replacing("viewWillAppear", with: "listWillAppear")
      let read = try listing(of: own, as: format, options: options)
      #expect(read.last?.hasSuffix("wa") == true, "\(format): \(read)")
    }
  }

  private func kept(by format: LogFormat) throws -> String {
    var event = LoggedEvent(view: "Inbox", "viewWillAppear", scope: "nav")
    event.instance = "0x1"
    event.time = "12.004"
    event.transition = "t1"
    event.kind = "navigation"
    event.outcome = "completed"
    event.parent = "Root"
    event.source = Finding.Source(file: "Inbox.swift", line: 7)
    let lines = try listing(
      of: try format.write([event]), as: format, options: LogOptions(keepsTimes: true))
    let line = try #require(lines.last)
    let marks = [
      ("view", "Inbox"), ("instance", "@0x1"), ("scope", "(nav)"), ("time", "time="),
      ("transition", "transition=t1"), ("kind", "kind=navigation"),
      ("outcome", "outcome=completed"), ("parent", "parent=Root"),
      ("file", "file=Inbox.swift line=7"),
    ]
    return marks.filter { line.contains($0.1) }.map(\.0).joined(separator: ", ")
  }

  /// Returns what a console line says, in the words of the page.
  private func reading(_ line: String) throws -> String {
    let read = try listing(of: line, as: .console).filter {
      !$0.hasPrefix("process") && !$0.contains(" warning ")
    }
    let short = ["wa": "viewWillAppear", "da": "viewDidAppear", "wd": "viewWillDisappear"]
    return read.map { record in
      let words = record.split(separator: " file=")[0].split(separator: " ")
      let name = words.dropLast().joined(separator: " ").replacing("*", with: "")
      let parts =
        name.split(separator: "@").joined(separator: " (") + (name.contains("@") ? ")" : "")
      let callback = short[String(words[words.count - 1])] ?? "viewDidDisappear"
      return parts.isEmpty ? callback : "\(parts) \(callback)"
    }.joined(separator: ", ")
  }

  /// Returns the cells of a row of a Markdown table.
  private static func cells(_ row: Substring) -> [String] {
    let mark = "\u{1}"
    return row.dropFirst().dropLast().replacing("\\|", with: mark)
      .split(separator: "|", omittingEmptySubsequences: false).map {
        $0.trimmingCharacters(in: .whitespaces).replacing(mark, with: "|")
      }
  }

  /// Returns the text of a cell without the marks of code.
  private static func code(_ cell: String) -> String {
    if cell.hasPrefix("`` ") { return String(cell.dropFirst(3).dropLast(3)) }
    return cell.replacing("`", with: "")
  }
}
