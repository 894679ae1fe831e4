import ContractFiles
import EventCatalogue
import EventModel
import Foundation
import JSON
import TestScale
import Testing

@testable import LintTool

@Suite("A contract in a file")
struct ContractFileTests {
  @Test("every subcommand that takes a contract takes one in a file")
  func subcommands() {
    let directory = TemporaryDirectory([
      "doors.json": Door.json,
      "a.transcript":
        "Inner willOpen\nInner didOpen\nInner didClose\nInner willClose\nInner didClose\n",
    ])
    let file = directory("doors.json")
    let log = directory("a.transcript")
    let lint = ToolRun(["lint", "--contract", file, "--reporter", "concise", log])
    #expect(
      lint.output.hasPrefix("\(log):3:7: error: Inner got didClose without"), "\(lint.output)")
    #expect(lint.status == 1)
    let check = ToolRun(["check", "--contract", file, "inner.didClose before outer.willOpen"])
    #expect(check.output.contains("guaranteed"), "\(check.output)\(check.errors)")
    let generate = ToolRun(["generate", "--contract", file, "--kind", "open"])
    #expect(generate.output == "transcript 1\ndoor willOpen\ndoor didOpen\n")
    for command in [["convert"], ["summarize"], ["mine"]] {
      let run = ToolRun(command + ["--contract", file, log])
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
  }

  @Test(
    "the configuration names a contract file relative to its directory, and its other keys use it")
  func configuration() {
    let directory = TemporaryDirectory([
      "doors.json": Door.json,
      "deep/log.transcript": "Inner didOpen\nInner didOpen\nInner willClose\n",
      ".transition-lint.json": """
      {"contract": "doors.json", "kinds": ["lock"], "callbacks": {"onOpen": "didOpen"},
       "assumptions": ["inner.didClose before outer.willOpen"], "reporters": ["concise"]}
      """,
    ])
    let run = ToolRun(["lint", directory("deep/log.transcript")], directory: directory("deep"))
    #expect(
      run.output.contains("log.transcript:2:7: error: Inner got didOpen"),
      "\(run.output)\(run.errors)")
    #expect(ToolRun(["config", "check"], directory: directory("deep")).status == 0)
    directory.write(#"{"contract": "door.json"}"#, to: ".transition-lint.json")
    let missing = ToolRun(["lint", "-"], input: "", directory: directory.path)
    #expect(missing.status == 2)
    #expect(missing.errors.contains("cannot read '\(directory("door.json"))'"), "\(missing.errors)")
  }

  @Test(
    "a contract file with mistakes stops the run; each is shown with line, caret and the nearest word"
  )
  func mistakes() {
    let text = Door.json.replacing("\"calls\": {\"didOpen\"", with: "\"calls\": {\"didOpn\"")
      .replacing(
        "\"id\": \"D1\", \"first\": \"inner.didClose\"",
        with: "\"id\": \"D1\", \"first\": \"iner.didClose\""
      )
      .replacing("\"summary\": \"a door opens\"", with: "\"sumary\": \"a door opens\"")
    let file = TemporaryFile(text, named: "doors.json")
    let run = ToolRun(["lint", "--contract", file.path, "-"], input: "")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        error: \(file.path):7:35: unknown callback 'didOpn'; did you mean 'didOpen'?
          |
        7 |     {"name": "opening", "calls": {"didOpn": "open"}},
          |                                   ^^^^^^^^
        error: \(file.path):32:28: unknown role 'iner'; did you mean 'inner'?
           |
        32 |       "id": "D1", "first": "iner.didClose", "second": "outer.willOpen",
           |                            ^^^^^^^^^^^^^^^
        error: \(file.path):37:5: a kind needs the key 'summary': what it is, in one line for a person
           |
        37 |     {
           |     ^
        error: \(file.path):38:23: unknown key 'sumary'; did you mean 'summary'?
           |
        38 |       "name": "open", "sumary": "a door opens",
           |                       ^^^^^^^^

        """, "\(run.errors)")
  }

  @Test("a contract file gives advice about known rules only")
  func remedies() {
    for (rule, isKnown) in [("repeated_callback", true), ("repeated_calback", false)] {
      let file = TemporaryFile(
        Door.json.replacing(#""kinds": ["#, with: #""remedies": {"\#(rule)": "x"}, "kinds": ["#),
        named: "doors.json")
      let run = ToolRun(["config", "check", "--contract", file.path])
      #expect(run.status == (isKnown ? 0 : 2), "\(run.errors)")
      #expect(
        isKnown
          || run.errors.contains(
            ":36:16: unknown rule 'repeated_calback'; did you mean 'repeated_callback'?"),
        "\(run.errors)")
    }
  }

  @Test("a file that is no contract is taken for a log only by its name")
  func noContract() {
    let directory = TemporaryDirectory(["list.json": "[]\n", "app.ndjson": "[]\n"])
    for (name, meant) in [("list.json", ""), ("app.ndjson", "; did you mean")] {
      let run = ToolRun(["config", "check", "--contract", directory(name)])
      #expect(run.status == 2)
      #expect(
        run.errors.hasPrefix(
          "error: '\(directory(name))' is not a contract: a contract is a JSON object\(meant)"))
      #expect(run.errors.contains("did you mean") == !meant.isEmpty, "\(run.errors)")
    }
  }

  @Test("a contract that is neither a name nor a file is a usage error")
  func names() {
    let typo = ToolRun(["check", "--contract", "component-controlers", "never x.y"])
    #expect(typo.status == 64)
    #expect(typo.errors.contains("did you mean 'component-controllers'?"))
    let missing = ToolRun(["check", "--contract", "none.json", "never x.y"])
    #expect(missing.status == 2)
    #expect(missing.errors.contains("cannot read 'none.json'"))
  }

  @Test("config show prints a built-in contract as a file, in every version or in one")
  func show() throws {
    let all = ToolRun(["config", "show", "--contract", "component-controllers"])
    #expect(all.output == ContractFile(Contract.componentControllerProfiles).json)
    let one = ToolRun([
      "config", "show", "--contract", "component-controllers", "--profile", "main",
    ])
    #expect(
      try ContractFile(json: Array(one.output.utf8)).contracts
        == [Contract.componentControllerProfiles[3]])
    let file = TemporaryFile(all.output, named: "c.json")
    #expect(ToolRun(["config", "show", "--contract", file.path]).output == all.output)
    let door = TemporaryFile(Door.json, named: "door.json")
    #expect(
      ToolRun(["config", "check", "--contract", door.path]).output == "\(door.path): no mistakes\n")
  }

  @Test("the schema of contract files names every key")
  func schema() throws {
    let run = ToolRun(["config", "schema", "--contract"])
    #expect(run.output == ContractFile.schema)
    let schema = try JSONReader.read(Array(run.output.utf8))
    let keys = schema["properties"]?.members?.map(\.key) ?? []
    #expect(keys.first == "$schema" && keys.last == "profiles")
    let shown = ToolRun(["config", "show", "--contract", "component-controllers"]).output
    let written = try JSONReader.read(Array(shown.utf8)).members?.map(\.key) ?? []
    #expect(written.filter { !keys.contains($0) } == [])
  }
}
