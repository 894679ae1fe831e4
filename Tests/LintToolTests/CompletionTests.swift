import Testing

@testable import LintTool

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

@Suite("Completion scripts")
struct CompletionTests {
  /// Returns what a command of the shell prints.
  static func output(of command: String) -> String {
    guard let pipe = popen(command, "r") else { return "" }
    defer { pclose(pipe) }
    var bytes: [UInt8] = []
    while case let byte = fgetc(pipe), byte != EOF { bytes.append(UInt8(byte)) }
    return String(decoding: bytes, as: UTF8.self)
  }

  static func isInstalled(_ shell: String) -> Bool {
    !output(of: "command -v \(shell)").isEmpty
  }

  static func script(_ shell: String) -> TemporaryFile {
    let run = ToolRun(["--generate-completion-script", shell])
    #expect(run.status == 0)
    return TemporaryFile(run.output, named: "completion.\(shell)")
  }

  /// Returns what the tool offers for the last word of a line, in lines as the scripts get it.
  static func offers(_ line: String) -> String {
    let words = line.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let run = ToolRun(["--complete"] + words)
    #expect(run.status == 0 && run.errors.isEmpty)
    return run.output
  }

  /// Returns a function of a shell that answers as the tool if it is asked about a line.
  static func tool(_ line: String, _ answer: TemporaryFile) -> String {
    "transition-lint() { [ \"$*\" = '--complete \(line)' ] && cat '\(answer.path)'; }"
  }

  static let lines: [(line: String, offer: String)] = [
    ("li", "lint"), ("lint --rep", "--reporter"), ("lint --reporter ju", "junit"),
    ("config ", "check show schema"), ("explain repeated_c", "repeated_callback"),
    ("check --kinds page", "pageScroll pageCurl"), ("--color ", "auto always never"),
    ("lint --strict --min-severity w", "warning"),
    ("lint --skip no_events,repeated_c", "no_events,repeated_callback"),
    ("scan --only acquired_", "acquired_twice"), ("scan --only repeated_c", ""),
    ("lint --skip repeated_c", "repeated_callback"), ("config sch", "schema"),
    ("help conf", "config"), ("lint --min-severity=w", "--min-severity=warning"),
  ]

  @Test(
    "bash offers what may come next, and files where they are wanted",
    .enabled(if: isInstalled("bash")), arguments: lines + [("lint --baseline /et", "/etc")])
  func bash(line: String, offer: String) {
    let script = Self.script("bash")
    let answer = TemporaryFile(Self.offers(line))
    let program = """
      source \(script.path); \(Self.tool(line, answer))
      COMP_WORDS=(transition-lint \(line)\(line.hasSuffix(" ") ? "''" : "")); \
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _transition_lint; echo "${COMPREPLY[*]}"
      """
    let file = TemporaryFile(program)
    #expect(Self.output(of: "bash \(file.path)") == offer + "\n")
  }

  @Test(
    "fish offers what may come next, and files where they are wanted",
    .enabled(if: isInstalled("fish")),
    arguments: lines + [
      ("lint --baseline /et", "/etc/"), ("lint --baseline=/et", "--baseline=/etc/"),
    ]
  )
  func fish(line: String, offer: String) {
    let script = Self.script("fish")
    let answer = TemporaryFile(Self.offers(line))
    let program = TemporaryFile(
      """
      source \(script.path)
      function transition-lint
        test "$argv" = '--complete \(line)'; and cat '\(answer.path)'
      end
      complete -C 'transition-lint \(line)'
      """)
    let home = TemporaryDirectory()
    let lines = Self.output(of: "HOME=\(home.path) fish '\(program.path)' 2>/dev/null")
      .split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(lines.sorted() == offer.split(separator: " ").map(String.init).sorted())
  }

  @Test(
    "zsh offers what may come next, and files where they are wanted",
    .enabled(if: isInstalled("zsh")), arguments: lines + [("lint --baseline /et", "files")])
  func zsh(line: String, offer: String) {
    let script = Self.script("zsh")
    #expect(Self.output(of: "zsh -n \(script.path) 2>&1 && echo fine") == "fine\n")
    let answer = TemporaryFile(Self.offers(line))
    let program = TemporaryFile(
      """
      compdef() { [ "$*" = '_transition_lint transition-lint' ] || echo "$*" }
      compset() { }
      _files() { echo files }
      _describe() { print -- ${${(P)2}%%:*} }
      source \(script.path)
      \(Self.tool(line, answer))
      words=(transition-lint \(line)\(line.hasSuffix(" ") ? "''" : "")); CURRENT=$#words
      _transition_lint
      """)
    #expect(
      Self.output(of: "zsh -f '\(program.path)'") == (offer.isEmpty ? "" : offer + "\n"))
  }

  @Test("every subcommand, option and value is offered, the first two with what help says")
  func complete() {
    for path in Command.root.paths {
      let (command, words) = (path[path.count - 1], path.dropFirst().map { $0.name + " " }.joined())
      let options = Self.offers(words + "-").split(separator: "\n")
      for option in command.options {
        #expect(options.contains("--\(option.name)\t\(option.help)"))
        let values = Self.offers("\(words)--\(option.name) ").split(separator: "\n")
        for word in option.offeredWords { #expect(values.contains("\(word)")) }
      }
      let subcommands = Self.offers(words).split(separator: "\n")
      for command in command.subcommands {
        #expect(subcommands.contains("\(command.name)\t\(command.abstract)"))
      }
    }
  }
}
