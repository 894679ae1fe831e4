import TestScale
import Testing

@testable import LintTool

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("The files a run writes")
struct OutputFileTests {
  @Test(
    "no output overwrites a log, whatever path leads to it",
    arguments: [
      ["lint", "app.log", "--reporter", "json:app.log"],
      ["lint", "app.log", "--reporter", "text", "--reporter", "sarif:./app.log"],
      ["lint", "app.log", "--reporter", "json:link.log"],
      ["lint", "link.log", "--reporter", "json:app.log"],
      ["lint", "app.log", "--reporter", "json:hard.log"],
      ["lint", "app.log", "--write-baseline", "app.log"],
      ["render", "app.log", "-o", "app.log"],
      ["render", "--as", "html", "link.log", "-o", "hard.log"],
    ])
  func logs(words: [String]) {
    let directory = TemporaryDirectory(["app.log": LintTests.broken])
    symlink("app.log", directory("link.log"))
    link(directory("app.log"), directory("hard.log"))
    let arguments = words.map { word in
      guard word.hasSuffix(".log") else { return word }
      let parts = word.split(separator: ":").map(String.init)
      return (parts.dropLast() + [directory(parts[parts.count - 1])]).joined(separator: ":")
    }
    let run = ToolRun(arguments)
    #expect(run.status == 2)
    #expect(run.output == "")
    #expect(run.errors.contains(" would overwrite the input '"), "\(run.errors)")
    #expect(directory.text(of: "app.log") == LintTests.broken)
  }

  @Test("no output overwrites a configuration, a contract or assumptions")
  func otherInputs() {
    let claim = "current.viewWillDisappear before new.viewDidAppear\n"
    let directory = TemporaryDirectory([
      "app.log": LintTests.broken, "own.json": "{}\n", "claims.txt": claim,
    ])
    let lint = ["lint", directory("app.log"), "--reporter"]
    for (option, file) in [("--config", "own.json"), ("--assumptions", "claims.txt")] {
      let run = ToolRun(lint + ["json:\(directory(file))", option, directory(file)])
      #expect(run.status == 2)
      #expect(run.errors.contains("would overwrite the input '\(directory(file))'"))
    }
    #expect(directory.text(of: "own.json") == "{}\n")
    #expect(directory.text(of: "claims.txt") == claim)
  }

  /// Every subcommand that a person can run, by its words.
  private static let commands = Command.root.subcommands.flatMap { command in
    command.subcommands.isEmpty ? [[command]] : command.subcommands.map { [command, $0] }
  }

  /// The further words of a subcommand that is complete without them in a directory of ``inputs``.
  private static func words(_ command: [Command], in directory: TemporaryDirectory) -> [String] {
    let names = command.map(\.name)
    let claim = "current.viewWillDisappear before new.viewDidAppear"
    let logs = [directory("app.log"), directory("app.log")]
    return switch names {
    case ["check"]: names + [claim]
    case ["compare"]: names + logs
    case ["generate"]: names + ["--random", "--mutate", "drop"]
    case ["scan"]: names + [directory("Inbox.swift")]
    default: names + (command.last!.arguments.isEmpty ? [] : Array(logs.prefix(1)))
    }
  }

  private static func inputs() -> TemporaryDirectory {
    let contract = ToolRun(["config", "show", "--contract", "view-transitions"]).output
    return TemporaryDirectory([
      "app.log": LintTests.broken, "Inbox.swift": "class Inbox {}\n", "ct.json": contract,
      "own.json": "{\"contract\": \"ct.json\", \"assumptionFiles\": [\"claims.txt\"]}\n",
      "claims.txt": "current.viewWillDisappear before new.viewDidAppear\n",
    ])
  }

  @Test("no file that an option names overwrites a file that another one or a configuration names")
  func everyOption() {
    let directory = Self.inputs()
    symlink("ct.json", directory("link.json"))
    var pairs = 0
    for command in Self.commands {
      for written in command.last!.ownOptions {
        guard case .outputFile = written.value else { continue }
        for (file, option, named) in [
          ("ct.json", "--contract", "ct.json"), ("link.json", "--contract", "ct.json"),
          ("own.json", "--config", "own.json"), ("ct.json", "--config", "own.json"),
          ("claims.txt", "--config", "own.json"),
        ] {
          let before = directory.text(of: file)
          let run = ToolRun(
            Self.words(command, in: directory)
              + ["--\(written.name)", directory(file), option, directory(named)])
          #expect(run.status == 2, "\(command.map(\.name)) \(written.name) \(file)")
          #expect(run.errors.contains("would overwrite the input '"), "\(run.errors)")
          #expect(directory.text(of: file) == before)
          pairs += 1
        }
      }
    }
    #expect(pairs >= 5 * 6)
  }

  @Test("what is printed is not appended to a contract or a configuration that the run reads")
  func appended() {
    let directory = Self.inputs()
    var count = 0
    for command in Self.commands {
      for (option, file) in [(CommandOption.contract, "ct.json"), (.configFile, "own.json")]
      where command.last!.options.contains(where: { $0.name == option.name && $0.takesValue }) {
        let before = directory.text(of: file)
        let descriptor = open(directory(file), O_WRONLY | O_APPEND)
        defer { close(descriptor) }
        let words =
          Self.words(command, in: directory) + ["--\(option.name)", directory(file)]
        #expect(ToolRun.status(words, into: descriptor) == 2, "\(words)")
        #expect(directory.text(of: file) == before, "\(words)")
        count += 1
      }
    }
    #expect(count >= 20)
  }

  @Test("what is printed is not appended to assumptions, certificates or summaries that are read")
  func appendedElsewhere() {
    let directory = Self.inputs()
    let claims = directory("claims.txt")
    _ = ToolRun(["check", "--assumptions", claims, "--certificate", directory("proof.json")])
    directory.write(
      ToolRun(["summarize", "--format", "json", directory("app.log")]).output, to: "sum.json")
    for (words, file) in [
      (["check", "--assumptions"], "claims.txt"), (["check", "--verify"], "proof.json"),
      (["summarize", "--merge"], "sum.json"), (["convert", "--to", "csv"], "app.log"),
    ] {
      let before = directory.text(of: file)
      let descriptor = open(directory(file), O_WRONLY | O_APPEND)
      defer { close(descriptor) }
      #expect(ToolRun.status(words + [directory(file)], into: descriptor) == 2, "\(words)")
      #expect(directory.text(of: file) == before, "\(words)")
      #expect(ToolRun(words + [directory(file)]).status != 2, "\(words)")
    }
  }

  @Test("a certificate does not overwrite the assumptions on standard input")
  func standardInput() {
    let directory = Self.inputs()
    let claims = directory.text(of: "claims.txt")
    let (input, output) = (open(directory("claims.txt"), O_RDONLY), ByteSink())
    defer { close(input) }
    let console = Console(
      output: output, errors: ByteSink(), input: input, isOutputTerminal: false,
      isErrorTerminal: false, terminalWidth: nil, workingDirectory: directory.path,
      variable: { _ in nil })
    let check = ["check", "-", "--certificate"]
    #expect(LintTool.run(check + [directory("claims.txt")], on: console) == 2)
    #expect(directory.text(of: "claims.txt") == claims)
    #expect(LintTool.run(check + [directory("proof.json")], on: console) == 0)
  }

  @Test("no output overwrites a source file, even if the run does not read it")
  func source() {
    let directory = TemporaryDirectory(["Inbox.swift": "class Inbox {}\n", "List.swift": ""])
    let run = ToolRun(["scan", "--facts", directory("Inbox.swift"), directory("List.swift")])
    #expect(run.status == 2)
    #expect(
      run.errors.contains("Inbox.swift' would overwrite a source file: name another file"),
      "\(run.errors)")
    #expect(directory.text(of: "Inbox.swift") == "class Inbox {}\n")
  }

  @Test(
    "a second output may not go to standard output",
    arguments: [
      ["--write-baseline", "-"], ["--reporter", "json:-"], ["--write-baseline=-"],
    ])
  func standardOutput(_ option: [String]) {
    let directory = TemporaryDirectory(["app.log": LintTests.broken])
    let run = ToolRun(["lint", directory("app.log")] + option)
    #expect(run.status == 2)
    #expect(run.errors.contains("names no file: name one"), "\(run.errors)")
  }

  @Test("two outputs may not go to one file")
  func twice() {
    let directory = TemporaryDirectory(["app.log": LintTests.broken])
    let run = ToolRun([
      "lint", directory("app.log"), "--reporter", "json:\(directory("out"))", "--write-baseline",
      directory("out"),
    ])
    #expect(run.status == 2)
    #expect(run.errors.contains("are the same file: name two"), "\(run.errors)")
    #expect(directory.text(of: "out") == "")
  }

  @Test("a log that standard output writes to is not read")
  func standardOutput() {
    let directory = TemporaryDirectory(["app.log": LintTests.broken])
    let descriptor = open(directory("app.log"), O_WRONLY | O_APPEND)
    defer { close(descriptor) }
    #expect(ToolRun.status(["convert", directory("app.log")], into: descriptor) == 2)
    #expect(ToolRun.status(["lint", directory("app.log")], into: descriptor) == 2)
    #expect(directory.text(of: "app.log") == LintTests.broken)
  }

  @Test("an output file is replaced when it is complete, and keeps its permissions")
  func beside() throws {
    let directory = TemporaryDirectory(["old": "what was there\n"])
    chmod(directory("old"), 0o640)
    let file = try OutputFile(directory("old"))
    file.sink.write("half")
    file.sink.flush()
    #expect(directory.text(of: "old") == "what was there\n")
    try file.finish()
    #expect(directory.text(of: "old") == "half")
    var status = stat()
    stat(directory("old"), &status)
    #expect(status.st_mode & 0o777 == 0o640)
    #expect(try DirectoryEntry.all(in: directory.path).map(\.name) == ["old"])
  }

  @Test("an abandoned output leaves the old file and no temporary file")
  func givenUp() throws {
    let directory = TemporaryDirectory(["old": "what was there\n"])
    for name in ["old", "new"] {
      let file = try OutputFile(directory(name))
      file.sink.write("half")
      file.sink.flush()
    }
    #expect(try DirectoryEntry.all(in: directory.path).map(\.name) == ["old"])
    #expect(directory.text(of: "old") == "what was there\n")
  }

  @Test("an output through a link writes the link's target, whether it exists or not")
  func links() throws {
    let directory = TemporaryDirectory(["real/old": "old"])
    symlink("real/old", directory("link"))
    symlink("real/new", directory("dangling"))
    for name in ["link", "dangling"] {
      try FileContent.write("\(name)\n", to: directory(name))
      #expect(FileStatus.isLink(directory(name)))
    }
    #expect(directory.text(of: "real/old") == "link\n")
    #expect(directory.text(of: "real/new") == "dangling\n")
  }

  @Test("a named pipe gets the report directly")
  func namedPipe() {
    let directory = TemporaryDirectory(["app.transcript": LintTests.broken])
    mkfifo(directory("pipe"), 0o600)
    // Opened both ways, the pipe holds what is written until it is read.
    let reader = open(directory("pipe"), O_RDWR)
    defer { close(reader) }
    let run = ToolRun([
      "lint", directory("app.transcript"), "--reporter", "jsonl:\(directory("pipe"))",
    ])
    #expect(run.status == 1)
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    let count = read(reader, &bytes, bytes.count)
    #expect(String(decoding: bytes[..<max(0, count)], as: UTF8.self).hasPrefix("{\"rule\":"))
    if case .stream = FileStatus.of(directory("pipe")) {} else { Issue.record("it was replaced") }
  }

  @Test("a closed pipe ends the printing; files are complete and the status is unchanged")
  func closedPipe() {
    let directory = TemporaryDirectory()
    let calls = (0..<TestScale.count(3_000, oneIn: 12)).map {
      "A\($0) viewDidAppear\nA\($0) viewDidAppear\nA\($0) viewWillDisappear\n"
    }.joined()
    directory.write(calls, to: "big.transcript")
    let lint = ["lint", directory("big.transcript"), "--write-baseline"]
    let usual = ToolRun(lint + [directory("usual.json")])
    #expect(usual.status == 1)
    #expect(ToolRun.statusWithClosedOutput(lint + [directory("closed.json")]) == 1)
    #expect(directory.text(of: "closed.json") == directory.text(of: "usual.json"))
    #expect(directory.text(of: "usual.json").utf8.count > TestScale.count(100_000, oneIn: 12))
    for words in [["convert"], ["summarize"], ["mine"], ["render"]] {
      let missing = words + [directory("big.transcript"), directory("no.log")]
      #expect(ToolRun.statusWithClosedOutput(missing) == 2)
    }
    #expect(ToolRun.statusWithClosedOutput(["lint", directory("no.log")]) == 2)
  }

  @Test("in a directory, logs are read, but not files that this run writes or the tool has written")
  func ownReports() {
    let directory = TemporaryDirectory(["Logs/app.log": LintTests.broken])
    let logs = directory("Logs")
    let first = ToolRun([
      "lint", logs, "--reporter", "jsonl:\(logs)/out.jsonl", "--reporter", "json:\(logs)/out.json",
      "--reporter", "gitlab:\(logs)/quality.json", "--reporter", "text:\(logs)/report.txt",
      "--reporter", "concise:\(logs)/short.txt", "--reporter", "sarif:\(logs)/sarif.json",
      "--reporter", "summary", "--write-baseline", "\(logs)/known.json",
    ])
    #expect(first.output.contains(" in 1 log (5 lines, 5 events, "), "\(first.output)")
    directory.write(ToolRun(["generate"]).output, to: "legal.transcript")
    for words in [
      ["summarize", "--format", "json"], ["render", "--as", "trace"],
      ["compare", "--format", "json", directory("legal.transcript")],
      ["mine", "--min-support", "1", "--format", "json"],
      ["mine", "--min-support", "1", "--format", "jsonl"],
    ] {
      let report = ToolRun(words + [directory("legal.transcript")]).output
      directory.write(report, to: "Logs/\(words.joined().count).json")
    }
    let names = (try? DirectoryEntry.all(in: logs)) ?? []
    let again = ToolRun([
      "lint", logs, "--reporter", "concise", "--reporter", "json:\(logs)/new.json",
    ])
    let alone = ToolRun(["lint", "\(logs)/app.log", "--reporter", "concise"])
    #expect(again.output == alone.output)
    let said = again.errors.split(separator: "\n").map(String.init)
    #expect(said.count == names.count - 1, "\(again.errors)")
    #expect(
      said.contains(
        "note: '\(logs)/out.jsonl' is not read: it is a report of this tool; name it to read it"))
    #expect(
      ToolRun(["lint", logs, "--reporter", "json:\(logs)/new.json"]).errors.contains(
        "note: '\(logs)/new.json' is not read: this run writes it"))
    #expect(ToolRun(["lint", logs, "--quiet"]).errors == "")
  }

  @Test(
    "an output that is a log of a named directory is refused, and the log stays as it is",
    arguments: ["text", "json", "baseline", "configuration"])
  func logInDirectory(kind: String) throws {
    let directory = TemporaryDirectory(["Logs/app.log": LintTests.broken])
    let log = directory("Logs/app.log")
    if kind == "configuration" {
      directory.write("{\"reporters\": [\"text:\(log)\"]}", to: "c.json")
    }
    let words =
      switch kind {
      case "baseline": ["--write-baseline", log]
      case "configuration": ["--config", directory("c.json")]
      default: ["--format", "\(kind):\(log)"]
      }
    let run = ToolRun(["lint", directory("Logs")] + words)
    #expect(run.status == 2)
    #expect(run.errors.contains("would overwrite the input '\(log)'"))
    #expect(directory.text(of: "Logs/app.log") == LintTests.broken)
  }

  @Test(
    "an output that is a report of an earlier run is written again",
    arguments: ["text", "concise", "github", "summary", "json", "jsonl", "gitlab", "xcode"])
  func reportAgain(form: String) {
    let directory = TemporaryDirectory(["Logs/app.log": LintTests.broken])
    let words = ["lint", directory("Logs"), "--format", "\(form):\(directory("Logs/report.txt"))"]
    let (first, second) = (ToolRun(words), ToolRun(words))
    #expect(first.status == 1)
    #expect(second.status == 1, "\(second.errors)")
  }

  @Test("a directory that contains only reports is reported")
  func reportsAlone() {
    let directory = TemporaryDirectory(["app.log": LintTests.broken, "Logs/x": ""])
    _ = ToolRun(["lint", directory("app.log"), "--reporter", "json:\(directory("Logs/a.json"))"])
    let run = ToolRun(["lint", directory("Logs")])
    #expect(run.status == 2)
    #expect(run.errors.contains("all there is was written by this tool"))
  }
}
