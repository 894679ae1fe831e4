import Testing

@testable import LintTool

@Suite("scan")
struct ScanTests {
  static let leaky = """
    class ChatViewController: UIViewController {
      var token: NSObjectProtocol?
      override func viewDidAppear(_ animated: Bool) {
        super.viewDidAppear(animated)
        token = NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in }
      }
      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        if let token { NotificationCenter.default.removeObserver(token) }
      }
    }
    """
  static let quiet = leaky.replacing("DidAppear", with: "WillAppear")
    .replacing("DidDisappear", with: "WillDisappear")

  @Test("a file that is no UTF-8 text is not examined, and named")
  func wideText() {
    let wide = Self.leaky.flatMap { "\($0)\0" }
    let directory = TemporaryDirectory(["Wide.swift": String(wide), "Quiet.swift": Self.quiet])
    let run = ToolRun(["scan", "--no-config", directory.path])
    #expect(run.status == 0)
    #expect(run.errors.contains("Wide.swift: not examined, since it is not UTF-8 text"))
    #expect(run.output.contains("in 1 source file"))
  }

  @Test("a directory that is named twice is examined once")
  func namedTwice() {
    let directory = TemporaryDirectory(["Chat.swift": Self.leaky])
    let words = ["scan", "--no-config", "--reporter", "concise"]
    let once = ToolRun(words + [directory.path])
    #expect(ToolRun(words + [directory.path, "\(directory.path)/."]).output == once.output)
  }

  @Test("a warning is reported at its line and fails with --strict only")
  func statuses() {
    let directory = TemporaryDirectory(["Chat.swift": Self.leaky, "Quiet.swift": Self.quiet])
    let run = ToolRun(["scan", "--no-config", "--reporter", "concise", directory.path])
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.hasPrefix("\(directory("Chat.swift")):5:"))
    #expect(run.output.contains("warning: notification block (token) is acquired again"))
    #expect(run.output.split(separator: "\n").count == 1)
    #expect(ToolRun(["scan", "--no-config", "--strict", directory.path]).status == 1)
    #expect(
      ToolRun(["scan", "--no-config", "--strict", "--skip", "left_acquired", directory.path])
        .status == 0)
    #expect(ToolRun(["scan", "--no-config", "--strict", directory("Quiet.swift")]).status == 0)
  }

  @Test("a source file that cannot be read is reported, and the rest is scanned")
  func missing() {
    let directory = TemporaryDirectory(["Chat.swift": Self.leaky, "notes.txt": ""])
    let run = ToolRun([
      "scan", "--no-config", directory("Chat.swif"), directory("notes.txt"),
      directory("Chat.swift"),
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("cannot read '\(directory("Chat.swif"))'"))
    #expect(run.errors.contains("did you mean '\(directory("Chat.swift"))'?"))
    #expect(run.errors.contains("'\(directory("notes.txt"))' is not a source file"))
    #expect(run.output.contains("left_acquired"))
  }

  @Test("scan leaves out ignored files, dependencies and generated files, and lists them if asked")
  func leftOut() {
    let directory = TemporaryDirectory([
      ".git/HEAD": "", ".gitignore": "/Build/\nOld*.swift\n!OldFriend.swift\n",
      "Build/A.swift": Self.leaky, "Pods/B.swift": Self.leaky, "App/OldChat.swift": Self.leaky,
      "App/OldFriend.swift": Self.quiet, "App/Model.generated.swift": Self.leaky,
      "App/.gitignore": "Gone.swift", "App/Gone.swift": Self.leaky, "App/Kept.swift": Self.quiet,
      "App/Kept_BASE_4711.swift": Self.leaky, "App/DATA_BASE_2.swift.orig": Self.leaky,
      "App/FIRE_BASE_X.swift": Self.quiet,
    ])
    let run = ToolRun(["scan", "--no-config", "--verbose", directory.path])
    #expect(run.output.contains("no findings in 3 source files"))
    #expect(run.errors.contains("left out: \(directory("Build"))/: git ignores it"))
    #expect(run.errors.contains("left out: \(directory("Pods"))/: code of others"))
    #expect(run.errors.contains("left out: \(directory("App/OldChat.swift")): git ignores it"))
    #expect(run.errors.contains("left out: \(directory("App/Gone.swift")): git ignores it"))
    #expect(run.errors.contains("left out: \(directory("App/Model.generated.swift")): generated"))
    #expect(
      run.errors.contains("left out: \(directory("App/Kept_BASE_4711.swift")): left by a merge"))
    #expect(
      ToolRun(["scan", "--no-config", directory.path]).errors.isEmpty)
  }

  @Test("a named file that is excluded is not scanned, which is no failure")
  func namedAndExcluded() {
    let directory = TemporaryDirectory(["Chat.swift": Self.leaky])
    let run = ToolRun([
      "scan", "--no-config", "--strict", "--exclude", "*.swift", directory("Chat.swift"),
    ])
    #expect(run.status == 0)
    #expect(run.errors.contains("note: no source: the patterns of 'exclude' leave out all"))
  }

  @Test("comments silence a rule on a line, on the next one and in a region")
  func silence() {
    func count(_ replacements: [(String, String)]) -> Int {
      let text = replacements.reduce(Self.leaky) { $0.replacing($1.0, with: $1.1) }
      let directory = TemporaryDirectory(["Chat.swift": text])
      return ToolRun(["scan", "--no-config", "--reporter", "concise", directory.path]).output
        .split(separator: "\n").count
    }
    let line = "    token = "
    #expect(count([]) == 1)
    #expect(count([(line, "    // transition-lint:disable:next left_acquired\n\(line)")]) == 0)
    #expect(count([(line, "    // transition-lint:disable:next\n\(line)")]) == 0)
    #expect(count([(line, "    // transition-lint:disable:next wrong_super\n\(line)")]) == 2)
    #expect(count([("{ _ in }", "{ _ in } // transition-lint:disable:this left-acquired")]) == 0)
    #expect(count([("class", "// transition-lint:disable left_acquired - known\nclass")]) == 0)
    #expect(
      count([
        ("class", "// transition-lint:disable left_acquired\nclass"),
        (line, "    // transition-lint:enable left_acquired\n\(line)"),
      ]) == 1)
    #expect(count([(line, "    // transition-lint:disable:nxt left_acquired\n\(line)")]) == 2)
    #expect(count([(line, "    // transition-lint:disable left_acquire\n\(line)")]) == 2)
  }

  @Test("an assumption in a comment is judged at its line")
  func assumed() {
    let text =
      Self.quiet + """

        // transition-lint:assume current.viewDidDisappear before new.viewDidAppear
        // transition-lint:assume current.viewWillDisappear before new.viewDidAppear
        // transition-lint:assume current.viewWillDisapear before new.viewDidAppear
        """
    let directory = TemporaryDirectory(["Quiet.swift": text])
    let run = ToolRun(["scan", "--no-config", "--reporter", "concise", directory.path])
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].contains("Quiet.swift:12:27: warning: `current.viewDidDisappear before"))
    #expect(lines[0].contains("in pageScroll.completed"))
    #expect(lines[1].contains("Quiet.swift:14:27: warning: "))
    #expect(lines[1].contains("did you mean `current.viewWillDisappear`?"))
  }

  @Test("scan writes an assumption file that check reads, and facts as JSON lines")
  func files() {
    let directory = TemporaryDirectory(["Chat.swift": Self.leaky])
    let run = ToolRun([
      "scan", "--no-config", "--emit-assumptions", directory("a.txt"), "--facts",
      directory("f.jsonl"), directory("Chat.swift"),
    ])
    #expect(run.status == 0)
    #expect(
      directory.text(of: "a.txt").contains(
        "ChatViewController.viewDidAppear never twice before ChatViewController.viewDidDisappear"))
    let check = ToolRun(["check", "--no-config", "--assumptions", directory("a.txt")])
    #expect(check.status == 1, "\(check.errors)")
    #expect(directory.text(of: "f.jsonl").hasPrefix("{\"class\":\"ChatViewController\""))
  }

  @Test("a finding says where a recorded log shows it")
  func log() {
    let directory = TemporaryDirectory([
      "Chat.swift": Self.leaky,
      "app.transcript": """
      ChatViewController viewWillAppear
      ChatViewController viewDidAppear
      ChatViewController viewWillDisappear
      ListViewController viewWillAppear
      ListViewController viewWillDisappear
      ListViewController viewDidDisappear
      ChatViewController viewWillAppear
      ChatViewController viewDidAppear
      ChatViewController viewWillDisappear
      ListViewController viewWillAppear
      ChatViewController viewDidDisappear
      ListViewController viewDidAppear
      """,
    ])
    let run = ToolRun([
      "scan", "--no-config", "--log", directory("app.transcript"), directory("Chat.swift"),
    ])
    #expect(run.output.contains("seen at \(directory("app.transcript")):8"), "\(run.output)")
  }

  @Test("scan does not report findings of the baseline, and reports entries no longer found")
  func baseline() {
    let directory = TemporaryDirectory(["Chat.swift": Self.leaky])
    let options = ["scan", "--no-config", directory("Chat.swift")]
    #expect(ToolRun(options + ["--write-baseline", directory("b.json")]).status == 0)
    let run = ToolRun(options + ["--strict", "--baseline", directory("b.json")])
    #expect(run.status == 0)
    #expect(run.output.contains("1 in the baseline"))
    directory.write("\n" + Self.leaky, to: "Chat.swift")
    #expect(ToolRun(options + ["--strict", "--baseline", directory("b.json")]).status == 0)
    directory.write(Self.quiet, to: "Chat.swift")
    let renewed = ToolRun(options + ["--baseline", directory("b.json")])
    #expect(renewed.errors.contains("lists findings that no longer occur: left_acquired"))
  }

  @Test("scan prints the same bytes for any number of jobs")
  func jobs() {
    var files: [String: String] = [:]
    for number in 0..<70 {
      files["Chat\(number).swift"] = Self.leaky.replacing("ChatView", with: "Chat\(number)View")
    }
    let directory = TemporaryDirectory(files)
    let runs = ["1", "2", "7"].map { jobs in
      ToolRun(["scan", "--no-config", "--jobs", jobs, "--reporter", "json", directory.path]).output
    }
    #expect(runs[0] == runs[1])
    #expect(runs[0] == runs[2])
    #expect(runs[0].contains("\"warnings\": 70"))
  }

  @Test("scan finds a pair of calls that the configuration declares")
  func resources() {
    let text = """
      class FormViewController: UIViewController {
        let avoider = Avoider()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          avoider.beginAvoiding()
        }
        override func viewDidDisappear(_ animated: Bool) {
          super.viewDidDisappear(animated)
          avoider.ceaseAvoiding()
        }
      }
      """
    let directory = TemporaryDirectory([
      "Form.swift": text,
      "own.json": """
      {"resources": [{"acquire": "beginAvoiding", "release": "ceaseAvoiding", "class": "clearAll"}]}
      """,
      "bad.json": "{\"resources\": [{\"acquire\": \"beginAvoiding\", \"class\": \"clearall\"}]}",
    ])
    #expect(
      ToolRun(["scan", "--no-config", directory("Form.swift")]).output.contains("no findings"))
    let run = ToolRun(["scan", "--config", directory("own.json"), directory("Form.swift")])
    #expect(run.output.contains("acquired_twice"), "\(run.errors)")
    let bad = ToolRun(["scan", "--config", directory("bad.json"), directory("Form.swift")])
    #expect(bad.status == 2)
    #expect(bad.errors.contains("unknown class 'clearall'; did you mean 'clearAll'?"))
    directory.write(#"{"resources": [{"acquire": "go(", "release": "stop"}]}"#, to: "open.json")
    let open = ToolRun(["scan", "--config", directory("open.json"), directory("Form.swift")])
    #expect(open.status == 2)
    #expect(open.errors.contains("'go(' names no call"))
  }

  @Test("scan never overwrites its source")
  func outputs() {
    let directory = TemporaryDirectory(["Chat.swift": Self.leaky])
    let run = ToolRun([
      "scan", "--no-config", "--facts", directory("Chat.swift"), directory("Chat.swift"),
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("would overwrite a source file: name another file"))
    #expect(directory.text(of: "Chat.swift") == Self.leaky)
  }
}
