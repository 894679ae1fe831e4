import Foundation
import Testing

@testable import LintTool

/// What people type wrong, each with the message it gets: the word that was meant, if there is one.
@Suite("A wrong command line")
struct WrongUsageTests {
  private static let usages = ownUsages + misplacedValues
  private static let failures = ownFailures + misplacedTexts

  private static let ownUsages: [(words: String, message: String)] = [
    (#"app.log"#, #"'app.log' is not a subcommand; did you mean 'transition-lint lint app.log'?"#),
    (#"lnit app.log"#, #"unknown subcommand 'lnit'; did you mean 'lint'?"#),
    (#"analyze app.log"#, #"unknown subcommand 'analyze'; did you mean 'lint'?"#),
    (#"stats app.log"#, #"unknown subcommand 'stats'; did you mean 'summarize'?"#),
    (
      #"'new.viewWillAppear before new.viewDidAppear'"#,
      #"did you mean 'transition-lint check "new.viewWillAppear before new.viewDidAppear"'?"#
    ),
    (
      #"--strict app.log"#,
      #"'--strict' is an option of 'transition-lint lint', not of 'transition-lint'"#
    ),
    (#"lint"#, #"missing <path>"#),
    (#"lint -q app.log"#, #"unknown option '-q'; did you mean '--quiet'?"#),
    (#"lint -j2 app.log"#, #"unknown option '-j'; did you mean '--jobs 2'?"#),
    (#"lint -j 2 app.log"#, #"unknown option '-j'; did you mean '--jobs'?"#),
    (#"lint -x app.log"#, #"unknown option '-x'"#),
    (#"lint -strict app.log"#, #"unknown option '-strict'; did you mean '--strict'?"#),
    (#"lint -format json app.log"#, #"unknown option '-format'; did you mean '--format'?"#),
    (#"lint -stritc app.log"#, #"unknown option '-stritc'; did you mean '--strict'?"#),
    (#"lint -kinds=modal app.log"#, #"unknown option '-kinds'; did you mean '--kinds'?"#),
    (#"lint -merge app.log"#, #"'--merge' is an option of 'transition-lint summarize'"#),
    (
      #"-strict lint app.log"#,
      #"'--strict' is an option of 'transition-lint lint', not of 'transition-lint'"#
    ),
    (#"lint --assumptions app.log"#, #"'app.log' was read as the value of '--assumptions'"#),
    (
      #"lint --kinds navigation, modal app.log"#,
      #"a list has no blank after its comma; did you mean '--kinds navigation,modal'?"#
    ),
    (
      #"lint --skip doubled_calls, no_events app.log"#,
      #"did you mean '--skip doubled_calls,no_events'?"#
    ),
    (
      #"lint --assume new.viewWillAppear before new.viewDidAppear app.log"#,
      #"in quotes; did you mean '--assume "new.viewWillAppear before new.viewDidAppear"'?"#
    ),
    (#"rule"#, #"unknown subcommand 'rule'; did you mean 'rules'?"#),
    (#"sumary app.log"#, #"unknown subcommand 'sumary'; did you mean 'summarize'?"#),
    (#"help assumptions"#, #"unknown subcommand 'assumptions'; did you mean 'check'?"#),
    (
      #"explain assumptions"#,
      #"unknown rule 'assumptions'; did you mean 'transition-lint help check'?"#
    ),
    (#"generate push"#, #"unexpected argument 'push'; did you mean '--kind navigation'?"#),
    (
      #"config check settings.json"#,
      #"unexpected argument 'settings.json'; did you mean '--config settings.json'?"#
    ),
    (#"convert -o x.csv app.log"#, #"what is printed goes to a file with '> FILE'"#),
    (#"lint --stritc app.log"#, #"unknown option '--stritc'; did you mean '--strict'?"#),
    (#"lint --strict=yes app.log"#, #"'--strict' takes no value"#),
    (#"lint --json app.log"#, #"unknown option '--json'; did you mean '--format json'?"#),
    (#"lint --no-color app.log"#, #"unknown option '--no-color'; did you mean '--color never'?"#),
    (#"lint --silent app.log"#, #"unknown option '--silent'; did you mean '--quiet'?"#),
    (#"lint --werror app.log"#, #"unknown option '--werror'; did you mean '--strict'?"#),
    (#"lint --threads 4 app.log"#, #"unknown option '--threads'; did you mean '--jobs'?"#),
    (#"lint --disable x app.log"#, #"unknown option '--disable'; did you mean '--skip'?"#),
    (
      #"lint --output x app.log"#,
      #"'--output' is an option of 'transition-lint render', not of 'lint'"#
    ),
    (
      #"lint --reporter app.log"#, #"missing <path>: 'app.log' was read as the value of '--format'"#
    ),
    (
      #"lint --reporter app.log app.log"#,
      #"'app.log' is a file, not a report format; did you mean 'transition-lint lint app.log'?"#
    ),
    (
      #"lint --format ndjson app.log"#,
      #"'ndjson' is a format of logs, not of reports; did you mean '--from ndjson'?"#
    ),
    (#"lint --format jsn app.log"#, #"unknown report format 'jsn'; did you mean 'json'?"#),
    (#"lint --format json: app.log"#, #"'--format json:' names no file"#),
    (#"lint --format text --format json app.log"#, #"would both print to standard output"#),
    (
      #"lint --from sarif app.log"#,
      #"'sarif' is a format of the output, not of logs; did you mean '--format sarif'?"#
    ),
    (#"lint --from app.log app.log"#, #"'app.log' is a file; '--from' takes the name of a format"#),
    (#"lint --from ndjsn app.log"#, #"unknown format 'ndjsn'; did you mean 'ndjson'?"#),
    (#"lint --kinds"#, #"'--kinds' needs a <kinds>"#),
    (#"lint --kinds --strict app.log"#, #"'--kinds' needs a <kinds>"#),
    (
      #"lint --kinds navigation.cancelled app.log"#,
      #"kinds are chosen with every outcome; did you mean 'navigation'?"#
    ),
    (#"lint --kinds push app.log"#, #"unknown kind 'push'; did you mean 'navigation'?"#),
    (#"lint --kinds page app.log"#, #"unknown kind 'page'; did you mean 'pageScroll'?"#),
    (#"lint --kinds navgation app.log"#, #"unknown kind 'navgation'; did you mean 'navigation'?"#),
    (#"lint --kinds , app.log"#, #"'--kinds' names no kind"#),
    (
      #"lint --only repeated app.log"#,
      #"unknown rule 'repeated'; did you mean 'repeated_callback'?"#
    ),
    (
      #"lint --only error app.log"#,
      #"'error' is a severity, not a rule; did you mean '--min-severity error'?"#
    ),
    (
      #"lint --skip warnings app.log"#,
      #"'warnings' is a severity, not a rule; did you mean '--min-severity warning'?"#
    ),
    (
      #"lint --skip everything app.log"#,
      #"unknown rule 'everything'; 'transition-lint rules' lists them"#
    ),
    (
      #"lint --severity repeated_callback:note app.log"#, #"did you mean 'repeated_callback=note'?"#
    ),
    (
      #"lint --severity warning app.log"#,
      #"is not RULE=off|note|warning|error; did you mean '--min-severity warning'?"#
    ),
    (
      #"lint --severity repeated_callback=eror app.log"#,
      #"unknown severity 'eror' for 'repeated_callback'; did you mean 'error'?"#
    ),
    (
      #"lint --min-severity all app.log"#,
      #"unknown value 'all' for '--min-severity'; it takes note, warning, error"#
    ),
    (
      #"lint --contract app.log"#,
      #"missing <path>: 'app.log' was read as the value of '--contract'"#
    ),
    (
      #"lint --contract uikit app.log"#,
      #"unknown contract 'uikit', and no such file; did you mean 'view-transitions'?"#
    ),
    (#"lint --profile main app.log"#, #"the contract 'view-transitions' has no profile 'main'"#),
    (
      #"lint --max-findings -1 app.log"#,
      #"invalid value '-1' for '--max-findings': expected an integer ≥ 0"#
    ),
    (#"lint --jobs 0 app.log"#, #"invalid value '0' for '--jobs': expected an integer ≥ 1"#),
    (#"lint --jobs two app.log"#, #"invalid value 'two' for '--jobs': expected an integer ≥ 1"#),
    (#"lint --quiet --verbose app.log"#, #"cannot be used together"#),
    (#"check"#, #"missing <assumption>"#),
    (
      #"check --format html x"#,
      #"unknown value 'html' for '--format'; it takes text, json, jsonl, markdown, dot"#
    ),
    (
      #"render --format json app.log"#,
      #"unknown value 'json' for '--format'; it takes timeline, mermaid, svg, html, trace"#
    ),
    (
      #"render --as png app.log"#,
      #"unknown value 'png' for '--format'; it takes timeline, mermaid, svg, html, trace"#
    ),
    (
      #"render --transition 0 app.log"#,
      #"invalid value '0' for '--transition': expected an integer ≥ 1"#
    ),
    (
      #"convert --to json app.log"#, #"unknown value 'json' for '--format'; did you mean 'ndjson'?"#
    ),
    (
      #"generate --kind navigation.cancelled"#,
      #"did you mean '--kind navigation --outcome cancelled'?"#
    ),
    (#"generate --rate 2"#, #"invalid value '2' for '--rate': expected a number from 0 to 1"#),
    (#"generate 5"#, #"unexpected argument '5'"#),
    (
      #"generate --kind modal --outcome cancelled"#,
      #"a sheet’s dismissal has one: sheet.cancelled"#
    ),
    (#"explain repeated"#, #"unknown rule 'repeated'; did you mean 'repeated_callback'?"#),
    (#"explain a b"#, #"unexpected argument 'b'"#),
    (#"summarize --kinds modal.completed app.log"#, #"did you mean 'modal'?"#),
    (
      #"mine --min-support 0 app.log"#,
      #"invalid value '0' for '--min-support': expected an integer ≥ 1"#
    ),
    (#"config"#, #"missing subcommand: one of check, show, schema"#),
    (#"config shwo"#, #"unknown subcommand 'shwo'; did you mean 'show'?"#),
    (#"help lnit"#, #"unknown subcommand 'lnit'; did you mean 'lint'?"#),
    (#"version"#, #"unknown subcommand 'version'; did you mean '--version'?"#),
    (#"-v"#, #"unknown option '-v'; did you mean '--version'?"#),
    (
      #"lint —strict app.log"#,
      #"'—strict' begins with a dash that is not a hyphen; did you mean '--strict'?"#
    ),
    (
      #"lint –-jobs 2 app.log"#,
      #"'–-jobs' begins with a dash that is not a hyphen; did you mean '--jobs'?"#
    ),
    (#"lint --only= app.log"#, #"'--only' names no rule"#),
    (
      #"lint --only left_acquired app.log"#,
      #"'left_acquired' is a rule of 'scan'; it finds nothing here"#
    ),
    (
      #"scan --only repeated_callback ."#,
      #"'repeated_callback' is a rule of 'lint'; it finds nothing here"#
    ),
    (
      #"lint --severity all=error app.log"#,
      #"unknown rule 'all'; 'transition-lint rules' lists them"#
    ),
    (#"lint --baseline"#, #"'--baseline' needs a <file>"#),
    (#"lint --follow"#, #"missing <path>"#),
    (#"lint --contract mine app.log"#, #"there are view-transitions, component-controllers"#),
    (#"scan --from ndjson ."#, #"'--from' is an option of 'transition-lint lint', not of 'scan'"#),
    (#"scan --format ndjson ."#, #"unknown report format 'ndjson'; did you mean 'json'?"#),
    (#"scan --kinds swipe ."#, #"unknown kind 'swipe'; did you mean 'navigation'?"#),
    (
      #"check new.viewWillAppear before new.viewDidAppear"#,
      #"did you mean 'transition-lint check "new.viewWillAppear before new.viewDidAppear"'?"#
    ),
    (
      #"check new.viewWillAppear befor new.viewDidAppear"#,
      #"an assumption is one argument, in quotes"#
    ),
    (
      #"lint -o x.html app.log"#,
      #"not of 'lint'; a report goes to a file with '--format NAME:FILE'"#
    ),
    (
      #"check --assume 'never new.viewDidAppear'"#,
      #"'--assume' is an option of 'transition-lint lint', not of 'check'"#
    ),
    (#"compare app.log"#, #"missing <new>"#),
    (#"compare app.log app.log app.log"#, #"unexpected argument"#),
    (#"convert"#, #"missing <path>"#),
    (#"render app.log -o"#, #"'--output' needs a <file>"#),
    (#"render app.log -o app.png"#, "render writes no .png; a name that ends with .svg"),
    (#"generate --outcome canceled"#, #"unknown outcome 'canceled'; did you mean 'cancelled'?"#),
    (#"generate --outcome done"#, #"unknown outcome 'done'; there are completed, cancelled"#),
    (#"generate --length 3"#, #"--length needs --histories"#),
    (#"generate --mutate delete"#, #"it takes drop, swap, duplicate, stray"#),
    (
      #"rules repeated-callback"#,
      #"did you mean 'transition-lint explain repeated_callback'?"#
    ),
    (#"explain"#, #"missing <rule>"#),
    (#"summarize --merge"#, #"missing <path>"#),
    (#"--generate-completion-script powershell"#, #"it takes zsh, bash, fish"#),
  ]

  private static let ownFailures: [(words: String, message: String)] = [
    ("lint --contract app.log app.log", "'app.log' is not a contract: a contract is a JSON object"),
    ("lint ap.log", "cannot read 'ap.log': no such file or directory; did you mean 'app.log'?"),
    (
      "lint 'never new.viewDidAppear'",
      #"did you mean 'transition-lint check "never new.viewDidAppear"'?"#
    ),
    ("lint --assume '' app.log", "'' holds no assumption"),
    ("lint '*.log'", "no file is named '*.log': a pattern"),
    ("scan -", "'scan' reads no standard input: name files or directories"),
    (
      "lint --contract screen.swift app.log",
      "a contract is a JSON object; did you mean 'transition-lint scan screen.swift'?"
    ),
    (
      "check --assumptions app.log",
      "no line of 'app.log' is an assumption; did you mean 'transition-lint lint app.log'?"
    ),
    ("check 'new.viewDidAppear always before new.viewWillAppear'", "did you mean 'before'?"),
    ("check 'new.viewDidAppear is followed by current.viewDidDisappear'", "mean 'leads to'?"),
    ("check 'viewDidAppear is after viewWillAppear'", "did you mean 'view.viewDidAppear'?"),
    ("check 'new.viewDidAppear blah new.viewWillAppear'", "check --help' lists the sentences"),
    ("check 'Current.viewDidAppear before New.viewDidAppear'", "mean 'current.viewDidAppear'?"),
    ("check 'self.viewWillAppear before self.viewDidAppear'", "mean 'view.viewWillAppear'?"),
    ("check 'in push: never new.viewDidAppear'", "did you mean 'navigation'?"),
    ("check 'view.viewDidLoad before view.viewDidAppear'", "write `once` in its place"),
    ("config check --config app.log", "is not a configuration: a configuration is a JSON object"),
    ("check app.log", "a log is checked with 'transition-lint lint app.log'"),
    ("check 'new.viewDidAppear after new.viewWillAppear'", "did you mean 'only after'?"),
    (
      "check 'new.viewDidAppear before old.viewDidDisappear'",
      "did you mean 'current.viewDidDisappear'?"
    ),
    (
      "check 'old.viewWillDisappear before new.viewDidAppear'",
      "did you mean 'current.viewWillDisappear'?"
    ),
    ("check 'never to.viewDidAppear'", "did you mean 'new.viewDidAppear'?"),
    ("check 'current.wd before new.da'", "did you mean 'current.viewWillDisappear'?"),
    ("check 'C.wd before N.da'", "did you mean 'current.viewWillDisappear'?"),
    ("check claims/mine.txt", "assumptions in a file are read with '--assumptions FILE'"),
    ("check 'viewDidAppear before viewWillAppear'", "did you mean 'view.viewDidAppear'?"),
    ("check 'never new.viewDidApear'", "did you mean 'new.viewDidAppear'?"),
    ("check 'never new.viewIsAppearing'", "so write viewWillAppear in its place"),
    (
      "check --contract component-controllers 'never controller.didPrepareLayout'",
      "is not part of a transition"
    ),
    ("check 'new.viewWillAppear < new.viewDidAppear'", "did you mean 'before'?"),
    ("check --verify app.log", "'app.log' is not a file of certificates"),
    (
      "summarize --merge app.log",
      "'app.log' is not a summary: 'summarize --format json' writes one"
    ),
    ("lint --baseline app.log app.log", "'app.log' is not a baseline"),
    ("lint --exclude *.log app.log", "the patterns of 'exclude' leave out all there is"),
    ("lint app.log --write-baseline app.log", "would overwrite the input"),
    (
      "lint screen.swift",
      "is source code, not a log; did you mean 'transition-lint scan screen.swift'?"
    ),
    ("scan app.log", "a log is checked with 'transition-lint lint app.log'"),
    ("render --around 9999 app.log", "there is no call in line 9999 or after it"),
  ]

  /// Runs a command line in a directory with a log `app.log`, and returns the status, whether anything
  /// was printed, and the errors.
  private static func run(_ line: String) -> (status: Int32, output: String, errors: String) {
    let directory = TemporaryDirectory([
      "app.log": LintTests.broken, "screen.swift": "", "empty.log": "hello\n",
    ])
    let words = ReadmeTests.words(line).map { word in
      word.hasSuffix("p.log") || word == "empty.log" || word.hasSuffix(".swift")
        ? directory(word) : word
    }
    let run = ToolRun(words)
    return (run.status, run.output, run.errors.replacing("\(directory.path)/", with: ""))
  }

  @Test(
    "a wrong command line exits with 64 and names the word that was meant",
    arguments: usages.indices)
  func usage(_ index: Int) {
    let (words, message) = Self.usages[index]
    let run = Self.run(words)
    #expect(run.status == 64, "\(words)")
    #expect(run.output == "", "\(words)")
    #expect(
      run.errors.hasPrefix("error: ") && run.errors.contains(message), "\(words): \(run.errors)")
    #expect(run.errors.contains("usage: transition-lint"), "\(words)")
  }

  @Test(
    "a command line that cannot be carried out exits with 2 and says what to do",
    arguments: failures.indices)
  func impossible(_ index: Int) {
    let (words, message) = Self.failures[index]
    let run = Self.run(words)
    #expect(run.status == 2, "\(words)")
    #expect(run.errors.contains(message), "\(words): \(run.errors)")
  }

  @Test("at least a hundred wrong command lines are tried, each once")
  func count() {
    let all = (Self.usages + Self.failures).map(\.words)
    #expect(all.count >= 100)
    #expect(Set(all).count == all.count)
  }
}
