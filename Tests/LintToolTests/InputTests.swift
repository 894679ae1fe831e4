import Foundation
import Testing

@testable import LintTool

@Suite("The inputs of a run")
struct InputTests {
  @Test(
    "directories are read in the order of their bytes, with known extensions only and without hidden files"
  )
  func walk() {
    let directory = TemporaryDirectory([
      "b.log": "", "a.TXT": "", "sub/c.ndjson": "", "sub/d.swift": "", ".git/e.log": "",
      ".f.log": "",
    ])
    let files = InputFiles([directory.path])
    #expect(files.inputs.map(\.name) == ["a.TXT", "b.log", "sub/c.ndjson"].map { directory($0) })
    #expect(files.failures == [])
  }

  @Test("a log is read once, however often it is named and whatever its extension")
  func once() {
    let directory = TemporaryDirectory(["a.log": "", "b.out": ""])
    let files = InputFiles([
      directory("b.out"), directory.path, directory("a.log"), directory.path, "-", "-",
    ])
    #expect(files.inputs.map(\.name) == [directory("b.out"), directory("a.log"), "<stdin>"])
    #expect(files.failures == [])
  }

  @Test("a command for a log that must be converted quotes the name of the file where needed")
  func quoted() {
    let directory = TemporaryDirectory()
    for (name, word) in [
      ("app.log.gz", "app.log.gz"), ("my log.gz", "'my log.gz'"), ("a'b.gz", "'a'\\''b.gz'"),
      ("$HOME.gz", "'$HOME.gz'"),
    ] {
      let file = fopen(directory(name), "w")
      for byte: Int32 in [0x1F, 0x8B, 8, 0] { fputc(byte, file) }
      fclose(file)
      let run = ToolRun(["lint", directory(name)])
      let whole =
        word.hasPrefix("'") ? "'\(directory.path)/\(word.dropFirst())" : directory(word)
      #expect(run.status == 2)
      #expect(run.errors.contains("run `gzip -dc \(whole) | "), "\(run.errors)")
    }
  }

  @Test("a path that does not exist is reported with the nearest name that does")
  func missing() {
    let directory = TemporaryDirectory(["console.log": "", "empty/x.swift": ""])
    let files = InputFiles([directory("consol.log"), directory("empty"), directory("nothing/like")])
    #expect(
      files.failures == [
        "cannot read '\(directory("consol.log"))': no such file or directory; "
          + "did you mean '\(directory("console.log"))'?",
        "no logs in '\(directory("empty"))': looked for .log .txt .transcript .ndjson .jsonl .json "
          + ".csv .tsv; name the file to read another",
        "cannot read '\(directory("nothing/like"))': no such file or directory",
      ])
  }

  @Test("--exclude skips files by name or by path")
  func exclude() {
    let directory = TemporaryDirectory([
      "old-a.log": "", "b.log": "", "tmp/c.log": "", "x/d.log": "",
    ])
    let files = InputFiles([directory.path], excluding: ["old-*", "**/tmp"])
    #expect(files.inputs.map(\.name) == [directory("b.log"), directory("x/d.log")])
  }

  @Test(
    "a glob matches names and paths",
    arguments: [
      ("*.log", "a/b.log", true), ("*.log", "a/b.txt", false), ("a", "a/b.log", true),
      ("a/*", "a/b.log", true), ("a/*", "c/a/b.log", false), ("**/b.log", "b.log", true),
      ("**/b.log", "x/y/b.log", true), ("a/**", "a/b/c.log", true), ("?.log", "b.log", true),
      ("?.log", "bb.log", false), ("[a-c].log", "b.log", true), ("[!a-c].log", "b.log", false),
      ("[", "[", true), ("./a/b.log", "a/b.log", true), ("a/", "./a/b.log", true), ("", "a", false),
    ])
  func glob(pattern: String, path: String, isMatch: Bool) {
    #expect(Glob(pattern).matches(path) == isMatch)
  }

  @Test("a directory in which everything is excluded is reported")
  func allExcluded() {
    let directory = TemporaryDirectory(["a.log": "", "b/c.log": ""])
    let run = ToolRun(["lint", directory.path, "--exclude", "*.log"])
    #expect(run.status == 2)
    #expect(
      run.errors.contains("the patterns of 'exclude' leave out all there is"), "\(run.errors)")
  }

  @Test("several logs that could not break an assumption are reported separately")
  func untested() {
    let directory = TemporaryDirectory([
      "a.transcript": LintTests.clean, "b.transcript": LintTests.clean,
    ])
    let claim = "current.viewWillDisappear before new.viewDidAppear"
    let lint = ["lint", directory.path, "--assume", claim, "--no-config"]
    let concise = ToolRun(lint + ["--reporter", "concise"]).output
    #expect(
      concise.contains("nothing in \(directory("a.transcript")) could have broken"), "\(concise)")
    let prints = ToolRun(lint + ["--reporter", "gitlab"]).output.split(separator: "\n")
      .filter { $0.contains("fingerprint") }
    #expect(prints.count == 2 && Set(prints).count == 2, "\(prints)")
  }

  @Test("a link that leads nowhere and a log without a line are named")
  func nothing() throws {
    let directory = TemporaryDirectory(["empty.log": ""])
    try FileManager.default.createSymbolicLink(
      atPath: directory("link.swift"), withDestinationPath: directory("nowhere.swift"))
    #expect(
      ToolRun(["scan", directory("link.swift")]).errors.contains(
        "is a link to '\(directory("nowhere.swift"))', which cannot be read"))
    let empty = ToolRun(["lint", "--no-config", "--format", "concise", directory("empty.log")])
    #expect(empty.output.contains("there is no line to read"), "\(empty.output)")
    for text in ["words", " ", "{"] {
      let directory = TemporaryDirectory(["open.log": text])
      let open = ToolRun(["lint", "--no-config", "--format", "concise", directory("open.log")])
      #expect(open.output.contains("looked for viewWillAppear"), "\(open.output)")
    }
  }

  @Test("a directory of source that holds no event is pointed to scan")
  func source() {
    let directory = TemporaryDirectory(["a.txt": "words\n", "Screen.swift": "class Screen {}\n"])
    let run = ToolRun(["lint", "--no-config", directory.path])
    #expect(
      run.errors.contains(
        "note: source is checked with 'transition-lint scan \(directory.path)'"), "\(run.errors)")
    #expect(
      ToolRun([directory.path]).errors.contains(
        "did you mean 'transition-lint scan \(directory.path)'?"))
  }
}
