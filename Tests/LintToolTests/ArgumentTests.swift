import Testing

@testable import LintTool

@Suite("The command line")
struct ArgumentTests {
  @Test("an option's value comes after an equals sign or as the next word, and -- ends the options")
  func values() throws {
    guard
      case .run(let invocation) = try ArgumentParser.parse([
        "--color=never", "lint", "--only=a,b", "--only", "c", "--kinds=x=y", "--", "--strict", "-",
      ])
    else {
      Issue.record("not read as a run")
      return
    }
    #expect(invocation.words(LintOptions.only([])) == ["a", "b", "c"])
    #expect(invocation.text(.kinds) == "x=y")
    #expect(invocation.text(.color) == "never")
    #expect(!invocation.has(.strict))
    #expect(invocation.arguments == ["--strict", "-"])
  }

  @Test("a short option's value is attached or the next word, also if it is -")
  func short() throws {
    guard case .run(let first) = try ArgumentParser.parse(["render", "-o", "-", "x"]),
      case .run(let second) = try ArgumentParser.parse(["render", "-ofile", "x"])
    else {
      Issue.record("not read as a run")
      return
    }
    #expect(first.text(.output) == "-")
    #expect(second.text(.output) == "file")
  }

  @Test("an option has its older names too")
  func olderNames() throws {
    for (words, option) in [
      (["lint", "--reporter", "json", "x"], LintOptions.format),
      (["lint", "--format=json", "x"], LintOptions.format),
      (["convert", "--to", "csv", "x"], ConvertOptions.format),
      (["convert", "--format", "csv", "x"], ConvertOptions.format),
      (["render", "--as", "svg", "x"], RenderOptions.format),
    ] {
      guard case .run(let invocation) = try ArgumentParser.parse(words) else {
        Issue.record("not read as a run: \(words)")
        continue
      }
      #expect(invocation.texts(option).count == 1, "\(words)")
    }
  }

  @Test("--version prints the version")
  func version() {
    let run = ToolRun(["--version"])
    #expect(run.status == 0)
    #expect(run.output == LintTool.version + "\n")
  }

  @Test("three ways to ask for help print the same on standard output")
  func help() {
    let run = ToolRun(["lint", "--help"])
    #expect(run.status == 0)
    #expect(run.errors == "")
    #expect(ToolRun(["help", "lint"]).output == run.output)
    #expect(ToolRun(["lint", "-h"]).output == run.output)
  }

  @Test("help has the layout of swift-argument-parser and the requested width")
  func layout() {
    #expect(
      ToolRun(["help", "explain"]).output == """
        OVERVIEW: Explain a rule: what it finds, why, and what to do

        USAGE: transition-lint explain <rule>

        ARGUMENTS:
          <rule>                  Id of a rule; 'rules' lists them

        OPTIONS:
          --color <when>          When to use color; auto respects NO_COLOR, FORCE_COLOR
                                  and TERM=dumb (values: auto, always, never)
          --generate-completion-script <shell>
                                  Print the completion script for a shell (values: zsh,
                                  bash, fish)
          --version               Show the version
          -h, --help              Show help information

        """)
    let titles = ToolRun(["help", "lint"]).output.split(separator: "\n").filter {
      $0.hasSuffix("OPTIONS:")
    }
    #expect(
      titles == [
        "CONTRACT OPTIONS:", "INPUT OPTIONS:", "RULE OPTIONS:", "REPORT OPTIONS:",
        "EXIT STATUS OPTIONS:", "CONFIGURATION OPTIONS:", "OPTIONS:",
      ])
    for width in [60, 120] {
      let lines = ToolRun(["help", "lint"], variables: ["COLUMNS": String(width)]).output
        .split(separator: "\n")
      let longest = lines.filter { !$0.hasPrefix("USAGE") }.map(\.count).max() ?? 0
      #expect(longest <= width && longest > width - 20)
    }
  }

  @Test("every subcommand of the promise is there, and its help names every option once")
  func subcommands() {
    #expect(
      Command.root.subcommands.map(\.name) == [
        "lint", "scan", "check", "generate", "convert", "compare", "summarize", "mine", "render",
        "rules", "explain", "config",
      ])
    for path in Command.root.paths {
      let names = path[path.count - 1].options.map(\.name)
      #expect(Set(names).count == names.count, "\(path.map(\.name))")
    }
  }

  @Test(
    "color follows the option, then NO_COLOR, FORCE_COLOR, TERM and the terminal",
    arguments: [
      ("always", false, ["NO_COLOR": "1"], true), ("never", true, [:], false),
      (nil, true, [:], true), (nil, false, [:], false), (nil, true, ["NO_COLOR": "1"], false),
      (nil, true, ["NO_COLOR": ""], true), (nil, true, ["TERM": "dumb"], false),
      (nil, false, ["FORCE_COLOR": "1"], true), (nil, false, ["FORCE_COLOR": "0"], false),
      (nil, false, ["FORCE_COLOR": "1", "NO_COLOR": "1"], false),
    ] as [(String?, Bool, [String: String], Bool)])
  func color(option: String?, isTerminal: Bool, variables: [String: String], isColored: Bool) {
    #expect(
      ColorChoice.isColored(option: option, isTerminal: isTerminal) { variables[$0] } == isColored)
  }
}
