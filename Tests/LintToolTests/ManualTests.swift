import EventModel
import Testing

@testable import LintTool

@Suite("The manual page")
struct ManualTests {
  static let page = ToolRun(["--generate-manual"]).output

  /// Returns a text without what a typewriter would strike over: a letter and a step back.
  static func plain(_ text: String) -> String {
    var plain = ""
    for letter in text.unicodeScalars {
      if letter == "\u{8}" { plain.removeLast() } else { plain.unicodeScalars.append(letter) }
    }
    return plain
  }

  @Test("the manual has every usual section, in the usual order")
  func sections() {
    let sections = Self.page.split(separator: "\n").filter { $0.hasPrefix(".Sh ") }
      .map { String($0.dropFirst(4)) }
    #expect(
      sections == [
        "NAME", "SYNOPSIS", "DESCRIPTION", "SUBCOMMANDS", "COMMON OPTIONS", "ENVIRONMENT", "FILES",
        "EXIT STATUS", "EXAMPLES", "SEE ALSO",
      ])
  }

  @Test("the page on assumptions, the help of check and the manual list the same sentences")
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
      #expect(Self.page.contains(form.text), "\(form.text)")
    }
  }

  @Test("the manual names every subcommand and every option")
  func complete() {
    for place in CompletionScript.places(.root).dropFirst() {
      if place.command.subcommands.isEmpty {
        #expect(Self.page.contains(".Ss \(place.path.dropFirst().joined(separator: " "))\n"))
      }
      for option in place.command.options {
        let name = option.name.split(separator: "-").joined(separator: "\\-")
        #expect(Self.page.contains("Fl \\&\\-\(name)"), "\(option.name)")
      }
    }
  }

  @Test("no word of the manual is read as a macro")
  func macros() {
    let known: Set = [
      "Dd", "Dt", "Os", "Sh", "Ss", "Nm", "Nd", "Op", "Ar", "Cm", "Bl", "El", "It", "Bd", "Ed",
      "Pp",
      "Dl",
    ]
    for line in Self.page.split(separator: "\n") where line.hasPrefix(".") {
      #expect(known.contains(String(line.dropFirst().prefix { $0 != " " })), "\(line)")
    }
  }

  @Test(
    "mandoc accepts the manual without a warning",
    .enabled("mandoc is not installed") { CompletionTests.isInstalled("mandoc") })
  func lint() {
    let file = TemporaryFile(Self.page, named: "transition-lint.1")
    #expect(CompletionTests.output(of: "mandoc -T lint -W warning '\(file.path)' 2>&1") == "")
    let plain = Self.plain(CompletionTests.output(of: "mandoc -T ascii '\(file.path)'"))
    #expect(plain.contains("--min-severity level"))
    #expect(plain.contains("transition-lint check [options] [assumption ...]"))
  }

  @Test(
    "groff reads the manual without a warning",
    .enabled("groff with its mdoc macros is not installed") {
      !CompletionTests.output(of: "echo '.Dd x' | groff -mdoc -T ascii 2>/dev/null").isEmpty
    })
  func groff() {
    let file = TemporaryFile(Self.page, named: "transition-lint.1")
    let said = CompletionTests.output(
      of: "groff -mdoc -ww -T utf8 '\(file.path)' 2>&1 >/dev/null")
    #expect(said == "")
  }

  @Test("the examples of the manual run")
  func examples() {
    let directory = TemporaryDirectory(["app.log": LintTests.clean])
    for example in ManualSections.examples {
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
