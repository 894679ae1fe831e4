// Values and arguments in a form that is not that of their place, each with the form it has there.
extension WrongUsageTests {
  static let misplacedValues: [(words: String, message: String)] = [
    (
      #"generate --kind pageCurl.cancelled"#,
      #"is a kind and an outcome; did you mean '--kind pageCurl --outcome cancelled'?"#
    ),
    (#"generate --seed 7"#, #"--seed needs --random"#),
    (
      #"generate --random --length 5"#,
      #"--length needs --histories; did you mean '--random --count 5'?"#
    ),
    (
      #"lint --severity warning=repeated_callback app.log"#,
      #"is not RULE=off|note|warning|error; did you mean 'repeated_callback=warning'?"#
    ),
    (
      #"lint --severity warn=repeated_callback app.log"#,
      #"is not RULE=off|note|warning|error; did you mean 'repeated_callback=warning'?"#
    ),
    (#"lint --severity repeated_callback=warn app.log"#, #"did you mean 'warning'?"#),
    (#"lint --severity repeated_callback=info app.log"#, #"did you mean 'note'?"#),
    (#"lint --severity repeated_callback=none app.log"#, #"did you mean 'off'?"#),
    (#"lint --min-severity info app.log"#, #"unknown value 'info'"#),
    (#"explain repeat"#, #"unknown rule 'repeat'; did you mean 'repeated_callback'?"#),
    (#"explain order"#, #"unknown rule 'order'; did you mean 'undocumented_order'?"#),
    (#"explain assumption"#, #"unknown rule 'assumption'; did you mean 'violated_assumption'?"#),
    (#"explain scan"#, #"unknown rule 'scan'; did you mean 'transition-lint help scan'?"#),
    (
      #"lint --only twice app.log"#,
      #"unknown rule 'twice'; 'acquired_twice' is a rule of 'scan'; 'transition-lint rules' lists"#
    ),
    (#"lint --only super app.log"#, #"'wrong_super' is a rule of 'scan'"#),
    (#"scan --only repeated ."#, #"unknown rule 'repeated'; did you mean 'repeated_start'?"#),
    (#"scan --only missing ."#, #"unknown rule 'missing'; did you mean 'missing_answer'?"#),
    (#"scan --skip assumption ."#, #"did you mean 'assumed_in_source'?"#),
    (#"lint --format=json=out.json app.log"#, #"did you mean '--format json:out.json'?"#),
    (#"lint --format sarif=x.sarif app.log"#, #"did you mean '--format sarif:x.sarif'?"#),
    (
      #"lint --format json,text app.log"#,
      #"names no single report; did you mean '--format json --format text:report.txt'?"#
    ),
    (
      #"lint --format svg app.log"#,
      #"of pictures, not of reports; did you mean 'transition-lint render --format svg'?"#
    ),
    (#"lint --format timeline app.log"#, #"'transition-lint render --format timeline'"#),
    (#"lint --format perfetto app.log"#, #"'transition-lint render --format trace'"#),
    (#"lint --format md app.log"#, #"unknown report format 'md'; did you mean 'markdown'?"#),
    (#"render --format perfetto app.log"#, #"did you mean 'trace'?"#),
    (
      #"render --format sarif app.log"#,
      #"it takes timeline, mermaid, svg, html, trace; 'sarif' is a format of 'transition-lint lint'"#
    ),
    (#"render --format html:out.html app.log"#, #"did you mean '--format html -o out.html'?"#),
    (#"convert --to csv:out.csv app.log"#, #"did you mean '--format csv > out.csv'?"#),
    (
      #"compare app.log app.log other"#,
      #"'other'; 'compare' takes only <old> and <new>; several logs stand in directories"#
    ),
    (#"config check --strict"#, #"is an option of 'transition-lint lint', not of 'config check'"#),
    (#"scan screen.swift --log screen.swift"#, #"is source code; '--log' takes a recorded log"#),
    (#"lint --contract /tmp app.log"#, #"'/tmp' is a directory; a contract is a file or one of"#),
    (
      #"lint --kinds documented,tab app.log"#,
      #"did you mean '--kinds navigation,pageScroll,pageCurl,tab'?"#
    ),
    (#"lint --kinds tab,all app.log"#, #"'all' is not the name of a kind"#),
    (#"lint --kinds popover app.log"#, #"did you mean 'sheet'?"#),
    (#"lint --kinds pager app.log"#, #"did you mean 'pageScroll'?"#),
    (#"lint --kinds tabbar app.log"#, #"did you mean 'tab'?"#),
    (#"lint --kinds fullScreen app.log"#, #"did you mean 'modal'?"#),
    (#"lint --kinds alert app.log"#, #"did you mean 'sheet'?"#),
    (
      #"check --assume 'never current.viewDidAppear'"#,
      #"not of 'check'; did you mean 'transition-lint check "never current.viewDidAppear"'?"#
    ),
  ]

  static let misplacedTexts: [(words: String, message: String)] = [
    (
      "check 'new after old'",
      "did you mean 'new.viewDidAppear only after current.viewDidDisappear'?"
    ),
    (
      "lint --assume 'new after old' app.log",
      "did you mean 'new.viewDidAppear only after current.viewDidDisappear'?"
    ),
    (
      "check 'old before new'", "did you mean 'current.viewDidDisappear before new.viewDidAppear'?"
    ),
    (
      "check 'current viewDidDisappear before new viewDidAppear'",
      "did you mean 'current.viewDidDisappear before new.viewDidAppear'?"
    ),
    ("check 'new.viewWillAppear -> new.viewDidAppear'", "did you mean 'leads to'?"),
    (
      "lint --assumptions 'current.viewDidDisappear before new.viewDidAppear' app.log",
      #"did you mean '--assume "current.viewDidDisappear before new.viewDidAppear"'?"#
    ),
    (
      "check --assumptions 'never new.viewDidAppear'",
      #"did you mean 'transition-lint check "never new.viewDidAppear"'?"#
    ),
    ("check nosuch.txt", "assumptions in a file are read with '--assumptions FILE'"),
    ("lint 'new after old'", #"did you mean 'transition-lint check "new after old"'?"#),
    ("lint ''", "an argument is empty and names no file"),
    ("render --around 1 empty.log", "there is no call in what was read"),
    ("render --transition 1 empty.log", "there is no transition in what was read"),
    ("convert --contract app.log app.log", "did you mean 'transition-lint convert app.log'?"),
    ("scan --baseline screen.swift .", "is not a baseline: 'scan --write-baseline' writes one"),
  ]
}
