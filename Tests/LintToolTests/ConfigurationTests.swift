import ContractFiles
import JSON
import Testing

@testable import LintTool

@Suite("The configuration")
struct ConfigurationTests {
  @Test("the configuration of the nearest directory above counts, and nothing is merged")
  func nearest() {
    let directory = TemporaryDirectory([
      ".transition-lint.json": #"{"skip": ["repeated_callback", "unfinished_transition"]}"#,
      "b.transcript": LintTests.broken, "sub/deeper/x": "",
      "sub/.transition-lint.json": #"{"maxFindings": 0}"#,
    ])
    let lint = ["lint", directory("b.transcript"), "--reporter", "concise"]
    #expect(ToolRun(lint, directory: directory.path).output == "")
    let below = ToolRun(lint, directory: directory("sub/deeper"))
    #expect(below.output == "")
    #expect(below.status == 1)
    #expect(ToolRun(lint + ["--no-config"], directory: directory.path).status == 1)
    let named = ["--config", directory("sub/.transition-lint.json")]
    #expect(ToolRun(lint + named, directory: directory.path).status == 1)
  }

  @Test("options override the configuration, and add to its lists")
  func options() {
    let directory = TemporaryDirectory([
      ".transition-lint.json": """
      {
        "severity": {"repeated_callback": "warning"},
        "minSeverity": "warning", "strict": true, "reporters": ["concise"],
        "exclude": ["old-*"], "callbacks": {"onWillAppear": "viewWillAppear"}
      }
      """,
      "b.transcript": LintTests.broken, "old-b.transcript": LintTests.broken,
    ])
    let run = ToolRun(["lint", directory.path], directory: directory.path)
    #expect(run.status == 1)
    #expect(run.output.contains("b.transcript:3:3: warning: "))
    #expect(!run.output.contains("old-b"))
    let other = ToolRun(
      ["lint", directory.path, "--severity", "repeated_callback=note"], directory: directory.path)
    #expect(other.status == 0)
    #expect(other.output == "")
    let words = ToolRun(
      ["convert", "-", "--stdin-filename", "a.log"], input: "Inbox onWillAppear\n",
      directory: directory.path)
    #expect(words.output.contains("\"event\":\"viewWillAppear\""), "\(words.output)\(words.errors)")
  }

  @Test("every mistake stops the run, each shown with line, caret and the nearest word")
  func mistakes() {
    let directory = TemporaryDirectory([
      ".transition-lint.json": """
      {
        "kind": ["navigation"],
        "kinds": ["navgation"],
        "severity": {"repeated_callback": "eror"},
        "strict": "yes", "strict": true
      }
      """
    ])
    let run = ToolRun(["lint", "-"], input: "", directory: directory.path)
    let path = directory(".transition-lint.json")
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(
      run.errors == """
        error: \(path):2:3: unknown key 'kind'; did you mean 'kinds'?
          |
        2 |   "kind": ["navigation"],
          |   ^^^^^^
        error: \(path):3:13: unknown kind 'navgation'; did you mean 'navigation'?
          |
        3 |   "kinds": ["navgation"],
          |             ^^^^^^^^^^^
        error: \(path):4:37: unknown severity 'eror'; did you mean 'error'?
          |
        4 |   "severity": {"repeated_callback": "eror"},
          |                                     ^^^^^^
        error: \(path):5:13: expected true or false, found a string
          |
        5 |   "strict": "yes", "strict": true
          |             ^^^^^
        error: \(path):5:20: the key 'strict' is here twice
          |
        5 |   "strict": "yes", "strict": true
          |                    ^^^^^^^^

        """)
  }

  @Test(
    "a bad value in the configuration is reported with what could be there",
    arguments: [
      ("[]", "1:1: expected an object in braces, found a list"),
      ("{", "1:2: expected a key in quotes, and the text ends"),
      (#"{"contract": "view-transition"}"#, "did you mean 'view-transitions'?"),
      (#"{"contract": "uikit"}"#, "did you mean 'view-transitions'?"),
      (#"{"kinds": ["navigation.cancelled"]}"#, "did you mean 'navigation'?"),
      (#"{"kinds": ["documented", "tab"]}"#, "'documented' is not the name of a kind"),
      (#"{"severity": {"repeated": "note"}}"#, "did you mean 'repeated_callback'?"),
      (#"{"severity": {"repeated_callback": "warn"}}"#, "did you mean 'warning'?"),
      (#"{"minSeverity": "info"}"#, "did you mean 'note'?"),
      (#"{"minSeverity": "off"}"#, "unknown severity 'off'"),
      (#"{"reporters": ["md"]}"#, "unknown report format 'md'; did you mean 'markdown'?"),
      (#"{"kinds": []}"#, "expected at least one kind"),
      (#"{"kinds": "some"}"#, "unknown value of 'kinds' 'some'; there are documented, all"),
      (#"{"only": ["repeated-callbak"]}"#, "did you mean 'repeated_callback'?"),
      (#"{"from": "ndjsn"}"#, "did you mean 'ndjson'?"),
      (#"{"reporters": ["sarf:x"]}"#, "did you mean 'sarif'?"),
      (#"{"maxFindings": -1}"#, "expected a whole number from 0 on, found a number"),
      (#"{"callbacks": {"a": "viewWillApear"}}"#, "did you mean 'viewWillAppear'?"),
      (
        #"{"kinds": "all",}"#, "1:17: expected a key in quotes; remove the trailing comma"
      ),
      ("// kinds\n{}", "1:1: JSON has no comments; expected a value"),
      (#"{'kinds': "all"}"#, "1:2: expected a key in quotes; JSON's quotes are double"),
      ("\u{FEFF}{\"kinds\": \"al\"}", "1:11: unknown value of 'kinds' 'al'"),
      (#"{"profile": "new"}"#, "1:13: the contract 'view-transitions' has no profiles"),
      (#"{"baseline": "nowhere.json"}"#, "cannot read"),
      (#"{"assumptions": ["foo bar"]}"#, "1:19: expected an event"),
      (#"{"assumptions": ["never new.viewDidApear"]}"#, "1:25: expected an event"),
      (#"{"assumptions": ["\"A B\".viewDidAppear at"]}"#, "1:18: expected `most once`"),
      (#"{"assumptions": "claims.txt"}"#, #"found a string; did you mean '["claims.txt"]'?"#),
      (#"{"assumptions": ["claims.txt"]}"#, "files of assumptions stand in 'assumptionFiles'"),
      (#"{"skip": "no_events"}"#, #"did you mean '["no_events"]'?"#),
      (#"{"kinds": ["push"]}"#, "unknown kind 'push'; did you mean 'navigation'?"),
      (#"{"format": "json"}"#, "unknown key 'format'; did you mean 'reporters'?"),
      (
        #"{"resources": [{"acquire": "", "release": "stop"}]}"#,
        "1:28: '' names no call: write e.g."
      ),
      (
        #"{"resources": [{"acquire": ["go"], "release": [" "]}]}"#,
        "' ' names no call: write e.g. \"startRunning\""
      ),
    ])
  func badValues(text: String, message: String) {
    let file = TemporaryFile(text, named: "c.json")
    let run = ToolRun(["config", "check", "--config", file.path])
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
  }

  @Test("config check finds no mistake, config show prints the settings, config schema the schema")
  func subcommands() throws {
    let text = """
      {
        "contract": "view-transitions",
        "kinds": [
          "navigation",
          "pageScroll"
        ],
        "severity": {
          "repeated_callback": "off"
        },
        "maxFindings": 10,
        "resources": [
          {
            "id": "avoiding",
            "acquire": [
              "beginAvoiding"
            ],
            "release": [
              "ceaseAvoiding"
            ],
            "class": "clearAll",
            "shared": true
          }
        ]
      }

      """
    let directory = TemporaryDirectory([".transition-lint.json": text])
    let check = ToolRun(["config", "check"], directory: directory.path)
    #expect(check.output == "\(directory(".transition-lint.json")): no mistakes\n")
    #expect(check.status == 0)
    let show = ToolRun(["config", "show"], directory: directory.path)
    #expect(show.output == text)
    #expect(ToolRun(["config", "show", "--no-config"], directory: directory.path).output == "{}\n")
    let schema = try JSONReader.read(Array(ToolRun(["config", "schema"]).output.utf8))
    #expect(schema["properties"]?.members?.map(\.key) == ConfigurationKey.all.map(\.name))
    let none = TemporaryDirectory()
    #expect(ToolRun(["config", "check"], directory: none.path).status == 2)
  }

  @Test("a configuration in another format is named, since it is not read")
  func otherFormat() {
    let directory = TemporaryDirectory([
      ".transition-lint.yml": "strict: true\n", "a.transcript": LintTests.clean,
    ])
    let run = ToolRun(["lint", directory("a.transcript")], directory: directory.path)
    #expect(run.errors.contains("note: '.transition-lint.yml' is not read"), "\(run.errors)")
    let file = directory(".transition-lint.yml")
    #expect(
      ToolRun(["config", "check", "--config", file]).errors.contains(
        "is not a configuration: a configuration is a JSON object"))
  }
}
