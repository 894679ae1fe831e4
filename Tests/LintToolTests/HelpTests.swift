import EventModel
import Testing

@testable import LintTool

@Suite("Help pages")
struct HelpTests {
  static let page = ToolRun(["--help"], width: 200).output

  @Test("the main help lists statuses, variables, files and examples after the subcommands")
  func sections() {
    let sections = Self.page.split(separator: "\n").filter { $0.hasSuffix(":") }
    #expect(
      sections == [
        "OPTIONS:", "SUBCOMMANDS:", "EXIT STATUS:", "ENVIRONMENT:", "FILES:", "EXAMPLES:",
      ])
    for command in Command.root.subcommands { #expect(Self.page.contains("  \(command.name) ")) }
  }

  @Test("the page on assumptions and the help of check list the same sentences")
  func sentences() throws {
    let page = try SourceTree.file(
      "Sources/ViewTransitions/ViewTransitions.docc/Articles/WritingAssumptions.md"
    ).text
    let rows = page.split(separator: "\n").drop { $0 != "| sentence | holds if |" }.dropFirst(2)
      .prefix { $0.hasPrefix("|") }.map(String.init)
    #expect(rows == SentenceForm.all.map { "| `\($0.text)` | \($0.meaning) |" })
    let help = ToolRun(["check", "--help"], width: 200).output
    for form in SentenceForm.all {
      #expect(help.contains(form.text) && help.contains(form.meaning), "\(form.text)")
    }
  }

  @Test("each page of help names every option of its subcommand")
  func complete() {
    for path in Command.root.paths {
      let page = ToolRun(["help"] + path.dropFirst().map(\.name), width: 200).output
      for option in path[path.count - 1].options {
        #expect(page.contains("--\(option.name)"), "\(option.name)")
      }
    }
  }

  @Test("the examples of the main help run")
  func examples() {
    let directory = TemporaryDirectory(["app.log": LintTests.clean])
    for example in Command.examples.rows {
      let words = ReadmeTests.words(example.name).dropFirst().map {
        $0.hasPrefix("sarif:") ? "sarif:" + directory("app.sarif") : $0
      }.map { $0 == "app.log" ? directory("app.log") : $0 }
      let run = ToolRun(Array(words))
      #expect(run.status == 0 || words.contains("check"), "\(example.name): \(run.errors)")
      #expect(!run.output.isEmpty)
    }
    #expect(!directory.text(of: "app.sarif").isEmpty)
  }
}

extension Command {
  /// The path to the command itself and the paths to all below it, outermost first.
  var paths: [[Command]] { [[self]] + subcommands.flatMap(\.paths).map { [self] + $0 } }
}
