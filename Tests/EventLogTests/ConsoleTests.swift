import EventLog
import EventModel
import Testing

@Suite("Console lines")
struct ConsoleTests {
  /// Lines in the shapes people write, each with what it says.
  static let shapes: [(line: String, reading: [String])] = [
    ("-[InboxController viewWillAppear:]", ["InboxController* wa"]),
    ("A --- -[InboxController viewDidAppear:]", ["InboxController* da"]),
    ("-[_TtC4Mail15InboxController viewDidAppear:]", ["InboxController* da"]),
    ("-[Inbox(Tracking) viewDidAppear:]", ["Inbox* da"]),
    (
      "[INFO] (-[Inbox viewWillAppear:]) - Called for object <Inbox: 0x8b37770>, animated = YES",
      ["Inbox@0x8b37770 wa"]
    ),
    ("inbox viewWillAppear", ["inbox* wa"]),
    ("   inbox   viewWillAppear   Called", ["inbox* wa"]),
    ("inbox – viewWillAppear", ["inbox* wa"]),
    ("inbox — viewWillAppear", ["inbox* wa"]),
    ("inbox -> viewWillAppear", ["inbox* wa"]),
    ("inbox → viewWillAppear", ["inbox* wa"]),
    ("inbox | viewWillAppear", ["inbox* wa"]),
    ("Inbox: viewWillAppear(_:)", ["Inbox* wa"]),
    ("Inbox：viewWillAppear", ["Inbox* wa"]),
    ("Inbox(viewWillAppear)", ["Inbox* wa"]),
    ("Inbox.viewWillAppear(_:)", ["Inbox* wa"]),
    ("Mail.Inbox.viewWillAppear(_:)", ["Inbox* wa"]),
    ("Inbox::viewWillAppear", ["Inbox* wa"]),
    ("Inbox#viewWillAppear", ["Inbox* wa"]),
    ("[Inbox] viewWillAppear", ["Inbox* wa"]),
    ("[Inbox] - viewWillAppear", ["Inbox* wa"]),
    ("【Inbox】viewWillAppear", ["Inbox* wa"]),
    ("\"Message list\" viewWillAppear", ["Message list* wa"]),
    ("Message list viewWillAppear", ["Message list* wa"]),
    ("<Inbox: 0x6c11b10> viewWillAppear", ["Inbox@0x6c11b10 wa"]),
    ("<Mail.Inbox: 0x6c11b10> viewWillAppear", ["Inbox@0x6c11b10 wa"]),
    ("Optional(<Mail.Inbox: 0x6c11b10>) viewWillAppear", ["Inbox@0x6c11b10 wa"]),
    ("Inbox(0x6c11b10) viewWillAppear", ["Inbox@0x6c11b10 wa"]),
    ("Inbox 0x6c11b10 viewWillAppear", ["Inbox@0x6c11b10 wa"]),
    ("<Inbox 0x6c11b10> viewWillAppear", ["Inbox@0x6c11b10 wa"]),
    ("首页的viewWillAppear", ["首页* wa"]),
    ("[nav] <Inbox: 0x6c11b10> viewWillAppear", ["(nav) Inbox@0x6c11b10 wa"]),
    ("[DEBUG] <Inbox: 0x6c11b10> viewWillAppear", ["Inbox@0x6c11b10 wa"]),
    ("[nav] Inbox viewWillAppear", ["Inbox* wa"]),
    ("viewWillAppear:  Inbox", ["Inbox* wa"]),
    ("viewWillAppear: 2 extra words", ["2* wa"]),
    (
      "viewWillAppear 1C3D8F88-B933-40E8-A1EB-E5D92F82C229",
      ["1C3D8F88-B933-40E8-A1EB-E5D92F82C229 wa"]
    ),
    ("viewWillAppear - Inbox", ["Inbox* wa"]),
    ("viewWillAppear() called in Inbox", ["Inbox* wa"]),
    ("viewWillAppear <Mail.Inbox: 0x6c11b10>", ["Inbox@0x6c11b10 wa"]),
    ("viewWillAppear(Inbox)", ["Inbox* wa"]),
    ("viewWillAppear: animated=1", [" wa"]),
    ("viewWillAppear:YES", [" wa"]),
    ("viewWillAppear(true)", [" wa"]),
    ("A  view will disappear <Inbox: 0x6c11b10>", ["Inbox@0x6c11b10 wd"]),
    ("Inbox view did  disappear", ["Inbox* dd"]),
    ("Inbox viewwillAppear", ["Inbox* wa"]),
    ("Inbox viewWillDisAppear", ["Inbox* wd"]),
    ("class:Inbox method:viewWillAppear", ["Inbox* wa"]),
    ("クラス名:Inbox メソッド名:viewWillAppear", ["Inbox* wa"]),
    ("τάξη:Inbox μέθοδος:viewWillAppear", ["Inbox* wa"]),
    ("Class: Inbox, Method: viewWillAppear", ["Inbox* wa"]),
    ("event=viewWillAppear view=Inbox id=3", ["Inbox* wa"]),
    (#"{"view":"Inbox","event":"viewWillAppear"}"#, ["Inbox* wa"]),
    ("14: Inbox viewWillDisappear:", ["Inbox* wd"]),
    ("3. `Inbox viewWillDisappear`", ["Inbox* wd"]),
    ("- Inbox.viewWillDisappear", ["Inbox* wd"]),
    ("> Inbox viewWillDisappear", ["Inbox* wd"]),
    ("| 3 | Inbox | viewWillDisappear |", ["Inbox* wd"]),
    ("✅ Inbox viewWillAppear 🎉", ["Inbox* wa"]),
    ("\u{1B}[32mInbox\u{1B}[0m \u{1B}[1mviewWillAppear\u{1B}[0m", ["Inbox* wa"]),
    ("Inbox\tviewWillAppear", ["Inbox* wa"]),
    ("[Inbox.swift:41] viewWillAppear(_:)", ["Inbox* wa file=Inbox.swift line=41"]),
    ("/src/Inbox.swift:41 viewWillAppear(_:)", ["Inbox* wa file=Inbox.swift line=41"]),
    ("A viewWillDisappear -> B viewWillAppear -> B viewDidAppear", ["A* wd", "B* wa", "B* da"]),
    ("`viewWillAppear`, `viewDidAppear`", []),
    ("viewDidAppear", [" da"]),
    ("<Inbox: 0x1f> ---> -[BaseController viewWillAppear:]", ["Inbox@0x1f wa"]),
    ("  /src/Inbox.swift 27 viewDidAppear(_:) 9", ["Inbox* da file=Inbox.swift line=27"]),
    ("Inbox.swift:viewDidAppear(_:):27: hello", ["Inbox* da file=Inbox.swift"]),
    ("func: viewDidAppear(_:) file: Inbox.swift line: 2", ["Inbox* da file=Inbox.swift"]),
    ("viewWIllAppear called by Inbox", ["Inbox* wa"]),
    ("Inbox's viewWillAppear", ["Inbox* wa"]),
    ("Inbox 的 viewWillAppear 被调用", ["Inbox* wa"]),
    ("[Page] 0. loadView -> 1. viewWillAppear -> 2. viewDidAppear", []),
    ("Page: viewDidLoad → viewWillAppear → viewDidAppear → viewWillDisappear", []),
    ("CurrentView Will Disappear", ["CurrentView* wd"]),
    ("Inbox -> viewWillDisappear。", ["Inbox* wd"]),
    (
      "1st viewWillDisappear -> **2nd viewWillAppear -> 1st view Did Disappear**",
      ["1st* wd", "2nd* wa", "1st* dd"]
    ),
    ("[LIFECYCLE] viewDidDisappear called", [" dd"]),
    ("viewDidAppear 1770000000.123", [" da"]),
    ("1. `Inbox` calls `viewDidAppear`,", []),
    ("viewWillAppear(animated: boolean): void", []),
    ("viewWillAppear(animated: true)", [" wa"]),
    ("0xbaed0  @objc Inbox.viewWillAppear: <stripped>", []),
    ("0x1a0228f18 Mail!-[Inbox viewDidAppear:]", []),
    ("  Inbox.viewWillAppear    (Mail +196432 / +196800)", []),
    ("mail4123:Inbox:-viewWillAppear$:entry", []),
    ("a.viewDidLoad() → a.viewWillAppear() → b.viewDidAppear()", []),
    ("viewWillAppear:画面はすぐに表示される", []),
    ("// viewWillAppear 里为 YES", []),
    ("#pragma mark - viewDidLoad,viewWillAppear,viewDidAppear", []),
    ("HomeController: viewDidAppear - home is NIL.", ["HomeController* da"]),
  ]

  @Test("console lines are read by the callback, and the name next to it")
  func readings() throws {
    for (line, reading) in Self.shapes {
      #expect(try listing(of: line, as: .console) == reading, "\(line)")
    }
  }

  @Test("console lines may have a time, a process, a level in front")
  func prefixes() throws {
    let prefixes = [
      "2026-03-22 15:12:28.719 Demo[49348:2047139] ",
      "2026-04-01 16:31:17.945412+0800 Démo app[49348:914637] ",
      "2026-04-01 16:31:17.945412+0800 Demo[49348:914637] [screens] ",
      "[49348:f803] ", "Mar 22 15:12:28 phone Demo[49348] <Warning>: ",
      "Sep 27 22:55:39 phone Demo(UIKitCore)[49348] <Notice>: ",
      "2026-09-27 22:55:39.622623+0200  localhost Demo[49348]: (Demo) [com.example:screens] ",
    ]
    for prefix in prefixes {
      #expect(
        try listing(of: prefix + "Inbox viewWillAppear", as: .console) == [
          "process text=49348", "Inbox* wa",
        ], "\(prefix)")
    }
    let others = [
      "15:12:28.719 ", "[15:12:28] ", "[12:34] ", "2026-03-22T15:12:28Z [DEBUG] ",
      "3:12:28 PM: ", "DEBUG: ", "[INFO] ", "2026/03/22 15:12:28 main - ",
    ]
    for prefix in others {
      #expect(
        try listing(of: prefix + "Inbox viewWillAppear", as: .console) == ["Inbox* wa"],
        "\(prefix)")
    }
  }

  @Test("console lines that mention a callback, or are code or a backtrace, are not events")
  func talk() throws {
    let lines = [
      "The viewWillAppear method is called before the view is shown.",
      "When the page is pushed, viewWillAppear is called on the new page",
      "Inbox viewWillAppear is not called", "viewWillAppear and viewDidAppear come in pairs",
      "- `viewWillAppear`: called before the view appears",
      "- 因此调用了 `viewWillDisappear` 和 `viewDidDisappear` 方法。",
      "## viewWillAppear", "// viewWillAppear", "override func viewWillAppear(_ animated: Bool) {",
      "- (void)viewWillAppear:(BOOL)animated {", "  [super viewWillAppear:animated];",
      "  super.viewWillAppear(animated)", "  child.viewWillAppear(true)",
      "NSLog(@\"%@ viewWillAppear\", self);", "print(\"Inbox viewWillAppear\")",
      "#selector(UIViewController.viewWillAppear(_:))",
      "  7  Demo  0x0000000102345678 -[Inbox viewWillAppear:] + 42",
      "7   Demo   0x0000000102345678 Inbox.viewWillAppear(_:) + 123 (Inbox.swift:42)",
      "frame #3: 0x0000000102345678 Demo`-[Inbox viewWillAppear:](self=0x1) at Inbox.m:30",
      "*** Assertion failure in -[Inbox viewWillAppear:], /src/Inbox.m:30",
      "reason: '-[Inbox viewWillAppear:]: unrecognized selector sent to instance 0x1'",
      "$s4Mail5InboxC14viewWillAppearyySbF", "+[Inbox viewWillAppear:]",
      "- ViewWillAppear -> 뷰 컨트롤러가 화면에 나타나기 직전 항상 실행",
      "viewWillAppear : 뷰가 나타나기 전에 호출되는 메소드로", "3. viewWillAppear for the second page",
      "//MARK: viewDidAppear - called each time", "// loadView -> viewWillAppear -> viewDidAppear",
      "-[Inbox viewWillAppear:]:视图加载完成，并即将显示在屏幕上,还没有设置动画",
      "Received memory warning in viewWillAppear", "Mail.Inbox.viewWillAppear(Swift.Bool) -> ()",
      "Thread 1: breakpoint 1.1 Inbox.viewWillAppear(_:)",
      "at Inbox.viewWillAppear (Inbox.swift:2)",
      "/src/Inbox.swift:20:19: warning: 'viewWillAppear' is deprecated",
      "Inbox viewWillAppearance", "preview will appear",
    ]
    for line in lines { #expect(try listing(of: line, as: .console) == [], "\(line)") }
  }

  @Test("console lines with UIKit's own warnings are warnings and not events")
  func warnings() throws {
    let unbalanced =
      "Unbalanced calls to begin/end appearance transitions for <Mail.Inbox: 0x10503da00>."
    let direct =
      "[ViewController] Calling -viewWillDisappear: directly on a view controller is not "
      + "supported, and may result in out-of-order callbacks. View controller: <Inbox: 0x10b829600>"
    #expect(
      try listing(of: "Demo[11950:49] \(unbalanced)\n\(direct)\n", as: .console) == [
        "process text=11950", "Inbox@0x10503da00 warning text=\(unbalanced)",
        "Inbox@0x10b829600 warning text=\(direct)",
      ])
  }

  @Test("console lines begin and end a life where a known view is made or destroyed")
  func boundaries() throws {
    let log = """
      [Inbox] init(title:)
      [Inbox] viewWillAppear
      [Inbox] deinit
      [Other] deinit
      -[Inbox dealloc]
      Inbox viewDidLoad
      """
    #expect(
      try listing(of: log, as: .console) == [
        "Inbox* wa", "Inbox* boundary", "Inbox* boundary", "Inbox* boundary",
      ])
  }

  @Test("headings in console lines without times are noted, once between two events")
  func separators() throws {
    let log = """
      # Push

      A viewWillDisappear
      A viewWillLayoutSubviews
      [Cache] hit
      B viewWillAppear

      and back again

      A viewWillAppear
      """
    #expect(
      try listing(of: log, as: .console)
        == ["separator", "A* wd", "B* wa", "separator", "A* wa"])
    for heading in ["", "Launch 2:", "--- relaunch ---", "## Second run", "**Back**", "2. Push"] {
      let log = "A viewWillAppear\n\(heading)\nA viewDidAppear\n"
      #expect(try listing(of: log, as: .console) == ["A* wa", "separator", "A* da"], "\(heading)")
    }
    for printed in [
      "user tapped Buy", "foo", "true", "1", "2.5", "loading...", "GET /api 200", "Loaded 3 items",
    ] {
      let log = "A viewWillAppear\n\(printed)\nA viewDidAppear\n"
      #expect(try listing(of: log, as: .console) == ["A* wa", "A* da"], "\(printed)")
    }
    for mark in [": ", ". ", ") "] {
      let numbered = "14\(mark)A viewWillAppear\nback to A\n15\(mark)A viewDidAppear\n"
      let found = try listing(of: numbered, as: .console)
      #expect(found.count == 3 && found[1] == "separator", "\(mark)")
    }
    let timed = "12:00:01 A viewWillDisappear\n\n12:00:02 A viewDidDisappear\n"
    #expect(try listing(of: timed, as: .console) == ["A* wd", "A* dd"])
  }

  @Test("console lines of another process are marked as such")
  func processes() throws {
    let log = """
      Demo[1:1] A viewWillAppear
      Demo[1:2] A viewDidAppear
      Demo[2:1] A viewWillAppear
      A viewDidAppear
      """
    #expect(
      try listing(of: log, as: .console) == [
        "process text=1", "A* wa", "A* da", "process text=2", "A* wa", "A* da",
      ])
  }

  @Test("in console lines the name is after the callback if the word before never changes")
  func sides() throws {
    let log = """
      UI viewWillAppear Inbox
      UI viewDidAppear Inbox
      UI viewWillAppear Message
      UI viewWillDisappear Inbox
      """
    #expect(
      try listing(of: log, as: .console) == ["Inbox* wa", "Inbox* da", "Message* wa", "Inbox* wd"])
  }

  @Test("in console lines the name may come before a method of a common superclass")
  func superclass() throws {
    let log = """
      Inbox --> -[BaseController viewWillDisappear:]
      Message --> -[BaseController viewWillAppear:]
      Inbox --> -[BaseController viewDidDisappear:]
      """
    #expect(
      try listing(of: log, as: .console) == ["Inbox* wd", "Message* wa", "Inbox* dd"])
    #expect(
      try listing(of: "A --- -[Inbox viewWillAppear:]", as: .console) == ["Inbox* wa"])
  }

  @Test("console lines may use a team's own words, or another framework's")
  func otherWords() throws {
    let options = LogOptions(renamed: ["listWillAppear": "viewWillAppear"])
    #expect(
      try listing(
        of: "Inbox listWillAppear\nInbox listwillappear\n", as: .console, options: options)
        == ["Inbox* wa"])
    var contract = Contract.views
    contract.callbacks = ["willMount", "didMount", "didUpdateComponent"]
    let log = "-[RowController willMount]\nRow did mount\n[Row] didUpdateComponent: x\n"
    #expect(
      try listing(of: log, as: .console, contract: contract) == [
        "RowController* willMount", "Row* didMount", "Row* didUpdateComponent",
      ])
  }

  @Test("a callback inside another one's brackets is read without a crash")
  func nestedBrackets() throws {
    #expect(
      try listing(of: "viewWillAppear(first.viewDidAppear(second)) viewWillAppear(first)").isEmpty)
  }
}
