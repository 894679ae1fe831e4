import EventCatalogue
import EventModel
import Foundation
import SourceLint
import Testing

@Suite("The README tells the truth")
struct ReadmeTests {
  /// A command of a console block and what the README says it prints.
  struct Example: Hashable {
    var command: String
    var output: String
  }

  @Test("the tool's commands in the README print what the README shows")
  func commands() throws {
    let examples = Self.examples(in: try SourceTree.file("README.md").text)
    let tool = "swift run transition-lint "
    let runs = examples.filter { $0.command.hasPrefix(tool) }
    #expect(runs.count >= 3)
    for example in runs {
      let words = Self.words(example.command.dropFirst(tool.count))
      #expect(ToolRun(words).output == example.output, "\(example.command)")
    }
  }

  @Test("the other commands in the README are known to .ci/run")
  func others() throws {
    let examples = Self.examples(in: try SourceTree.file("README.md").text)
    let others = examples.map(\.command).filter { !$0.hasPrefix("swift run transition-lint ") }
    #expect(others == ["swift test"])
  }

  @Test("the links of the README lead to files that exist")
  func links() throws {
    let text = try SourceTree.file("README.md").text
    let paths = text.components(separatedBy: "](").dropFirst().map { $0.prefix { $0 != ")" } }
      .filter { !$0.hasPrefix("http") && !$0.hasPrefix("#") }
    #expect(paths.count >= 10)
    for path in paths {
      let file = SourceTree.root.appendingPathComponent(String(path))
      #expect(FileManager.default.fileExists(atPath: file.path), "\(path)")
    }
  }

  @Test("the README says which orders are documented, by which article, and what holds in all")
  func sources() throws {
    let text = try SourceTree.file("README.md").text
    #expect(text.contains("“The Inconsistent Order of View Transition Events”"))
    for promise in ["G1, G2", "G3, G4"] { #expect(text.contains(promise)) }
  }

  @Test("the README's table of orders is the catalogue's")
  func table() throws {
    let lines = try SourceTree.file("README.md").lines.filter { $0.hasPrefix("| `") }
    #expect(lines.map(String.init) == OrderRows.all)
  }

  @Test("the table of rules in the article on scanning is that of the tool")
  func scanRules() throws {
    let page = "Sources/ViewTransitions/ViewTransitions.docc/Articles/ScanningSource.md"
    let lines = try SourceTree.file(page).lines.map(String.init)
    let start = try #require(lines.firstIndex { $0.hasPrefix("| rule |") })
    let rows = lines[(start + 2)...].prefix { $0.hasPrefix("|") }
    let rules = SourceRule.all.map(\.description)
    #expect(rows.map { $0 } == rules.map { "| `\($0.id)` | \($0.severity) | \($0.summary) |" })
  }

  @Test("words of a command in the README may be quoted")
  func quoted() {
    #expect(
      Self.words("check 'a before b' --kinds all") == ["check", "a before b", "--kinds", "all"])
  }

  static func blocks(_ language: String, in text: String) -> [[Substring]] {
    var blocks: [[Substring]] = []
    var open: [Substring]?
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      if line == "```\(language)" {
        open = []
      } else if line == "```" {
        if let open { blocks.append(open) }
        open = nil
      } else {
        open?.append(line)
      }
    }
    return blocks
  }

  static func examples(in text: String) -> [Example] {
    var examples: [Example] = []
    for line in blocks("console", in: text).joined() {
      if line.hasPrefix("$ ") {
        examples.append(Example(command: String(line.dropFirst(2)), output: ""))
      } else if !examples.isEmpty {
        examples[examples.count - 1].output += line + "\n"
      }
    }
    return examples
  }

  /// Splits a command into words as a shell does, single quotes around words with blanks.
  static func words(_ command: some StringProtocol) -> [String] {
    let parts = String(command).split(
      separator: "'" as Character, omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { number, part in
      number % 2 == 1
        ? [String(part)] : part.split(separator: " " as Character).map { String($0) }
    }
  }
}

/// The rows of the README's table, made from the catalogue.
enum OrderRows {
  static let all = Contract.viewTransitions.kinds.map { kind in
    let orders = [Outcome.completed, .cancelled].map { outcome in
      kind.variants.first { $0.outcome == outcome }?.sequence.map(short) ?? "–"
    }
    return "| `\(kind.name)` | \(kind.summary) | \(orders[0]) | \(orders[1]) |"
  }

  private static func short(_ order: [LifecycleEvent]) -> String {
    let roles = ["current": "C", "new": "N", "parent": "P", "child": "K"]
    let calls: [Callback: String] = [
      .viewWillAppear: "wa", .viewDidAppear: "da", .viewWillDisappear: "wd",
      .viewDidDisappear: "dd",
    ]
    return order.map { "\(roles[$0.subject] ?? "?").\(calls[$0.callback] ?? "?")" }
      .joined(separator: " ")
  }
}
