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

  @Test(
    "bash offers what may come next", .enabled(if: isInstalled("bash")),
    arguments: [
      ("li", "lint"), ("lint --rep", "--reporter"), ("lint --reporter ju", "junit"),
      ("config ", "check show schema"), ("explain repeated_c", "repeated_callback"),
      ("check --kinds page", "pageScroll pageCurl"), ("--color ", "auto always never"),
      ("lint --strict --min-severity w", "warning"),
      ("lint --skip no_events,repeated_c", "no_events,repeated_callback"),
      ("scan --only acquired_", "acquired_twice"), ("scan --only repeated_c", ""),
    ])
  func bash(words: String, offer: String) {
    let script = Self.script("bash")
    let line = words.hasSuffix(" ") ? "\(words)''" : words
    let program = """
      source \(script.path); COMP_WORDS=(transition-lint \(line)); \
      COMP_CWORD=$((${#COMP_WORDS[@]} - 1)); _transition_lint; echo "${COMPREPLY[*]}"
      """
    let file = TemporaryFile(program)
    #expect(Self.output(of: "bash \(file.path)") == offer + "\n")
  }

  @Test(
    "fish offers what may come next", .enabled(if: isInstalled("fish")),
    arguments: [
      ("li", "lint"), ("lint --rep", "--reporter"), ("lint --reporter ju", "junit"),
      ("explain repeated_c", "repeated_callback"), ("config sch", "schema"),
      ("lint --skip no_events,repeated_c", "no_events,repeated_callback"),
      ("lint --skip repeated_c", "repeated_callback"),
    ])
  func fish(words: String, offer: String) {
    let script = Self.script("fish")
    let home = TemporaryDirectory()
    let lines = Self.output(
      of: "HOME=\(home.path) fish -c \"source \(script.path); "
        + "complete -C 'transition-lint \(words)'\" 2>/dev/null"
    ).split(separator: "\n").map { String($0.prefix { $0 != "\t" }) }
    #expect(lines == [offer])
  }

  @Test("zsh accepts its completion script", .enabled(if: isInstalled("zsh")))
  func zsh() {
    let script = Self.script("zsh")
    #expect(Self.output(of: "zsh -n \(script.path) 2>&1 && echo fine") == "fine\n")
    let names = Self.output(
      of:
        "zsh -f -c 'compdef() { echo $* }; source \(script.path); whence -w _transition_lint_lint'")
    #expect(names == "_transition_lint transition-lint\n_transition_lint_lint: function\n")
  }

  @Test(
    "each completion script contains every subcommand and option",
    arguments: ["bash", "zsh", "fish"])
  func complete(shell: String) {
    let script = CompletionScript.text(for: shell)
    for place in CompletionScript.places(.root) {
      for option in place.command.options { #expect(script.contains(option.name)) }
      for command in place.command.subcommands { #expect(script.contains(command.name)) }
    }
  }
}
