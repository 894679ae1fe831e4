/// Text that has a callback's name and is no call: a pattern of the message, with an example.
struct Noise: Sendable {
  let pattern: TextPattern
  let example: String
  /// A pattern of messages that are calls nevertheless.
  let exception: TextPattern?

  private init(_ pattern: String, _ example: String, unless exception: String? = nil) {
    self.pattern = TextPattern(pattern)
    self.example = example
    self.exception = exception.map(TextPattern.init)
  }

  func matches(
    _ text: CleanText, _ body: Range<Int>, _ letters: ByteSet, _ callback: Range<Int>
  ) -> Bool {
    pattern.needs.isSubset(of: letters)
      && text.end(of: pattern, in: body, call: callback) != nil
      && exception.map { text.end(of: $0, in: body, call: callback) == nil } ?? true
  }

  /// The number of a stack frame. A logger may number its lines `#001 | `.
  private static let frame = #"(#\d?\d?\d( +|\|)|(0|[1-9]\d?\d?)[ |]+)"#

  /// What no logger writes at a call: debuggers, backtraces, tests, streams, requests, compilers.
  static let always = [
    Noise(#"\(lldb\)…"#, "(lldb) po viewWillAppear"),
    Noise(#"(\* )?frame #…"#, "* frame #0: 0x01 Demo`Inbox.viewWillAppear"),
    Noise(#"(\* )?thread #\d+[:,] …"#, "* thread #1: tid = 0x1, 0x02 Demo`Inbox.viewWillAppear"),
    Noise(
      #"…Test ("[^"]*CALL[^"]*"|CALL\([^)]*\)) (started|passed|failed|skipped|recorded)…"#,
      #"◇ Test "viewWillAppear reloads" started."#),
    Noise(#"(Breakpoint|Thread|at|GET|POST|PUT|HEAD|PATCH) …"#, "at Inbox.viewWillAppear"),
    Noise(
      #"\*\*\* (-\[|Terminating|Assertion|First)…"#, "*** -[Inbox viewWillAppear:]: message sent"),
    Noise("…Test Case '…CALL…", "Test Case 'Inbox viewWillAppear' passed"),
    Noise("…Compiling …CALL…", "Compiling Inbox viewWillAppear"),
    Noise(#"…CALL:?\]: Loaded …"#, "-[Inbox viewWillAppear:]: Loaded handler at /inbox.js"),
    Noise("…closure #…CALL…", "closure #1 in Inbox.viewWillAppear"),
    Noise(#"…selector\(…CALL…"#, "#selector(viewWillAppear)"),
    Noise(#"…XCTAssert…"#, "viewWillAppear XCTAssert failed"),
    Noise(#"…unrecognized selector…"#, "viewWillAppear: unrecognized selector sent"),
    Noise(
      #"…CALL…(:return|-> (subscribed|isDisposed|Event (completed|error))|receive (subscription|finished|cancel)|request (unlimited|max))…"#,
      "Inbox.viewWillAppear -> subscribed"),
    Noise(#"…CALL…:entry…"#, "-viewWillAppear::entry", unless: #"…CALL…:entry…0x…"#),
    Noise(#"…CALL\(Swift\.…"#, "Inbox.viewWillAppear(Swift.Bool)"),
    Noise(#"… seconds\)"#, "viewWillAppear (0.01 seconds)"),
    Noise(
      #"…\w\([@$f]?("[^"]*|'[^']*|`[^`]*)CALL…"#, #"print("Inbox viewWillAppear")"#),
    Noise(#"…\d: (error|warning|note): …CALL…"#, "Inbox.swift:31:5: error: viewWillAppear"),
    Noise(
      #"…{…"(instruction_addr|in_app|symbolLocation|frameAddress|image_addr)"…"#,
      #"{"symbol":"viewWillAppear","symbolLocation":12}"#),
    Noise(#"\d…ms[ |]…%[ |]…CALL…"#, "12.0ms 3.0% -[Inbox viewWillAppear:]"),
    Noise(
      #"\#(frame)0x\h{6}… .…CALL…"#, "#3 0x0000000102 in -[Inbox viewWillAppear:]"),
    Noise(
      #"\#(frame)[^ |]…[ |]0x\h{6}… .…CALL…"#, "7 Demo 0x0000000102 -[Inbox viewWillAppear:]",
      unless: #"…: 0x\h{6}…CALL…"#),
    Noise(#"…CALL(\([^)]*\))?:?[\])}]*_block_invoke…"#, "-[Inbox viewWillAppear:]_block_invoke"),
    Noise(
      #"…CALL(\([^)]*\))?:?[\])}]* *\(in [^)]*\) (\(|\+ \d)…"#,
      "-[Inbox viewWillAppear:] (in Demo) (a.m:1)"),
    Noise(#"…CALL(\([^)]*\))?:?[\])}]* *[\d.]+%…"#, "Inbox.viewWillAppear(_:) 66.67% (2/3)"),
    Noise(
      #"…CALL(\([^)]*\))?:?[\])}]* *\([^)]* \+\d[^)]*\)…"#,
      "-[Inbox viewWillAppear:] (Demo +19 / +20)"),
    Noise(#"…CALL(\([^)]*\))?:?[\])}]* \+ \d…"#, "-[Inbox viewWillAppear:] + 42"),
    Noise(#"…://[^ ]*CALL…"#, "https://example.com/viewWillAppear"),
    Noise(#"…\?[^ ]*=[^ ]*CALL…"#, "/track?event=viewWillAppear"),
    Noise("…CALL…(\(ConsoleWords.refusals))…", "Inbox viewWillAppear not called"),
    // A cross before an argument says something of the argument.
    Noise(
      "…CALL…\u{1}…", "Inbox viewWillAppear \u{274C}",
      unless: #"…CALL…\#u{1} *(animated|interactive|hidden|presented|presenting)…"#),
    Noise(
      #"…(NSNotification|NSConcreteNotification|Notification)…{ *name = CALL…"#,
      "NSNotification {name = viewWillAppear; object = <Inbox: 0x7f82>}"),
    Noise(
      #"…([Rr]eceived|[Pp]osted|[Pp]osting|[Ss]ending|[Oo]bserved) notification:? CALL…"#,
      "received notification viewWillAppear from <Inbox: 0x7f82>"),
    Noise(
      #"…CALL(\([^)]*\))?:?[\])}]* *\(0x\h+ *- *0x\h+\)…"#,
      "-[Inbox viewWillAppear:] (0x100003b40 - 0x100003bb8)"),
  ]

  /// Source code, documentation and listings, which a logger may print, but nothing else does.
  static let unlogged = [
    Noise(#"…CALL:? *\.\.\.\.[ .]*\d+"#, "4.2 viewWillAppear ........ 47"),
    Noise(#"CALL:?, \d[\d, \-]*"#, "viewWillAppear:, 47, 88"),
    Noise(#"…CALL.\] *: *\d+ bytes…"#, "-[Inbox viewWillAppear:] : 216 bytes"),
    Noise(#"sub_\h{6} *-> *-\[…CALL…"#, "sub_100003b40 -> -[Inbox viewWillAppear:]"),
    Noise(#"…CALL\(_:\) -> \(\)"#, "Mail.Inbox.viewWillAppear(_:) -> ()"),
    Noise(#"…(≈|≠|≃|⇔) *CALL…"#, "`onAppear` ≈ viewWillAppear"),
    Noise(
      #"CALL  +view(Will|Did)(Appear|Disappear)( .*)?"#,
      "viewWillAppear   viewWillAppear   onAppear"),
    Noise(#"CALL…/^ …$/;"…"#, #"viewWillAppear|Inbox.swift|/^  viewWillAppear() {$/;"|f"#),
    Noise(
      #"…CALL: (ControlEvent|Observable|Driver|Signal|AnyPublisher|Binder)<…"#,
      "viewWillAppear: ControlEvent<Bool>"),
    Noise(#"name = '[^']*CALL…"#, "name = '-[Inbox viewWillAppear:]', locations = 1"),
    Noise(#"(function|fun|func|def|void|#pragma|#import|#define|po) …"#, "func viewWillAppear"),
    Noise(#""title"…"#, #""title": "viewWillAppear""#),
    Noise(#"…(grep |/documentation/|/\*|@objc )…CALL…"#, "grep viewWillAppear"),
    Noise(#"…(\\\(|%@)…"#, #"\(name) viewWillAppear"#),
    Noise(
      #"<[^\u:>]*="…>…"#, #"<label class="a">viewWillAppear"#,
      unless: #"…(class|view|vc|screen|controller)="…[a-z]="CALL"…"#),
    Noise(
      #"…\[…CALL…\]\([^\d]…"#, "[viewWillAppear](view.md)",
      unless: #"…-\[\w+ CALL:?\]\(\w+ *[=:] *0x\h+\)…"#),
    Noise(#"…\w\["CALL…"#, #"--> D["viewWillAppear(_:)"]"#),
    Noise(#"…-\[…CALL.\]:"#, "-[Inbox viewWillAppear:]:"),
    Noise(#""-\[…CALL.\]":…"#, #""-[Inbox viewWillAppear:]": ; @method"#),
    Noise(#"(breakpoint |br |rbreak |b [+\-]\[)…"#, "breakpoint set --name viewWillAppear"),
    Noise(
      #"…\.[a-z]+:\d+:\d+:? +[+\-]\[…CALL…"#, "Demo/Inbox.m:177:9 -[Inbox viewWillAppear:]"),
    Noise(#"…\w[`!]-\[…CALL…"#, "UIKit`-[Inbox viewWillAppear:]"),
    Noise(#"[+\-]\[…CALL.\]\|\h{8}…"#, "-[Inbox viewWillAppear:]|00000000000388a4|   t  |"),
    Noise(#"(imp|name) (0x|[+\-]\[)…CALL…"#, "imp -[Inbox viewWillAppear:]"),
    Noise(
      #"…Objc (message|selector)…CALL…"#, "call 0x45592 ## Objc message: -[Inbox viewWillAppear:]"),
    Noise(#"{"[+\-]\[…CALL…"#, #"{"-[Inbox viewWillAppear:]", "+[Inbox alloc]"},"#),
    Noise(#"…method\(CALL…"#, "#[unsafe(method(viewWillAppear:))]"),
    Noise(#"landmarkName = "…CALL…"#, #"landmarkName = "-viewWillAppear:""#),
    Noise(#"[^ ]+\.[a-z]+:\d+:    …CALL…"#, "App/Inbox.swift:37:    show(viewWillAppear)"),
    Noise(#"(final )?(class|struct|enum|protocol) CALL…"#, "class ViewDidAppear: Swizzler<"),
    Noise(#"…CALL = (try|await|new) …"#, "self.viewDidAppear = try Hook(handler)"),
    Noise(#"…\a+ …\a+ …'-\[…CALL…"#, "No symbol '-[Inbox viewWillAppear:]'"),
    Noise(#"…-\[\*…CALL…"#, "-[* viewWillAppear*]"),
    Noise(#"[\hx]{8}…[ \]]\a *-\[…CALL…"#, "0000000100003f20 t -[Inbox viewWillAppear:]"),
    Noise(#"[\hx]{8}…0x…([ ].|\]) *-\[…CALL…"#, "0x100003f20 0x12 [a] -[Inbox viewWillAppear:]"),
    Noise(#"…\(im\)CALL…"#, "c:objc(cs)UIViewController(im)viewWillAppear:"),
    Noise(#"…CALL[: \->]*(IMP|imp)([^\a].*)?"#, "viewWillAppear: -> IMP_original"),
    Noise(#"…CALL __\a+ = …"#, "IMP viewWillAppear __block = nullptr;"),
    Noise(#"base\.CALL…"#, "base.ViewWillAppear animated"),
    Noise(#"@property\(.*CALL…"#, "@property(copy) Block(BOOL viewWillAppear)"),
    Noise(
      #"(title|subtitle|description|summary|excerpt): +["'].*CALL…"#,
      #"title: "Inbox viewWillAppear""#),
    Noise(#"…-- *CALL:? *-->…"#, "Below -- viewWillAppear: --> Above"),
    Noise(#"…(-->|---|==>|-\.->) *\|CALL\|…"#, "Below --> |viewWillAppear| Above"),
    Noise(#"[a-z]\w*: "CALL(\([^)]*\))?","#, #"type: "viewWillAppear","#),
    Noise(#"…[ (]\.CALL…"#, "on: .viewDidAppear)"),
    Noise(#"…@"CALL…"#, #"name = @"viewWillAppear""#),
    Noise(#"…"CALL:"…"#, #"["viewDidAppear:"]"#),
    Noise(#"…[^"]CALL:_…"#, "PTR_s_viewDidAppear:_1"),
    Noise(#"[^:=]*"CALL…,"#, #"{ "viewWillAppear", KIND_A },"#),
    Noise(#"…\w\([^()]*,[^()]*"CALL…\)"#, #"hook(Inbox.self, "viewDidAppear")"#),
    Noise(#"[a-z.]+ ("[^"]+CALL[^"]*"|'[^']+CALL[^']*')"#, #"puts "Inbox viewWillAppear""#),
    Noise(#"…({|[)\]];)"#, "[self viewWillAppear:flag];"),
    Noise(#"…\(… //…CALL…"#, "begin(true) // viewWillAppear"),
    Noise(#"…CALL:\([^)]*\a\)\a…"#, "viewWillAppear:(BOOL)animated"),
    Noise(
      #"…CALL\([^):]*: +\a[\a?!.]* *\)…"#, "viewWillAppear(_ animated: Bool)",
      unless: #"…CALL\([^)]*: +(true|false|True|False|yes|no|YES|NO|animated|nil|null) *\)…"#),
    Noise(
      #"(case|let|var|static|return|await|try|guard|public|private|internal|fileprivate) …CALL…"#,
      "case viewWillAppear"),
    Noise(#""[^"]*CALL" = "…"#, #""life.viewWillAppear" = "Soon";"#),
    Noise(#"…Hook(ed|ing) -\[…CALL…"#, "[*] Hooked -[Inbox viewWillAppear:]"),
    Noise(#"[a-z_:]+{[^}]*CALL[^}]*} [\d.]+…"#, #"calls_total{on="viewWillAppear"} 4"#),
    Noise(#"[a-z]\w*\(\w+: "[^"]*CALL…"#, #"track(event: "viewWillAppear")"#),
    Noise(#"#\[[a-z]\w*\(\w+ *= *"[^"]*CALL…"#, #"#[doc(alias = "-[Inbox viewWillAppear:]")]"#),
    Noise(#"…[ .][a-z]\w*\(\w+: "[^"]*CALL…"#, #"Mail.track(event: "viewWillAppear")"#),
    Noise(#"…\(void\) *CALL…"#, "- (void)viewWillAppear:(Notice *)notice"),
    Noise(#"\.[a-z]…"#, ".takeUntil(viewWillAppear)"),
    Noise(
      #"…CALL = (true|false|yes|no|YES|NO|animated|bool|nil|null)[; ]*"#, "viewWillAppear = true"),
    Noise(#"…(CALL\?\(|\.rx\.CALL|CALL\.[a-z]|[?!]\.CALL\()…"#, "rx.viewWillAppear.map"),
    Noise(#"(if|guard|while) +[a-z!][\w.!?]*\.CALL…"#, "if inbox.viewWillAppear { show() }"),
    Noise(#"…expect\([\w.]*\.CALL…"#, "expect(inbox.viewWillAppear).to(beTrue())"),
    Noise(#"…CALL… *<(true|false|integer|string|dict|array)[ />]…"#, "viewWillAppear <true/>"),
    Noise(#"@[a-z]+ [^@]*CALL…"#, "@see [Inbox viewWillAppear:]"),
    Noise(#"… @[a-z]+ [^@]*CALL…"#, "the @c viewWillAppear"),
    Noise(
      #"([a-z\d_?!][\w?!]*)?[.@][\w.@?!]* = ["'`:@]…CALL…"#, #"label.text = "viewWillAppear""#),
    Noise(#"[a-z\d_][\w.?!]*\.CALL\(\)"#, "inbox.viewWillAppear()"),
    Noise(#"…\.CALL\(animated\)…"#, "Inbox.viewWillAppear(animated)", unless: "…CALL…0x…"),
    Noise(
      #"[a-z\d_]\w*\.CALL\((true|false)\)…"#, "child.viewWillAppear(true)", unless: "…CALL…0x…"),
    Noise(
      #"…[^\w]([a-z\d_]\w*)?\.CALL\((true|false)\)…"#, "pages[0].viewWillAppear(true)",
      unless: "…CALL…0x…"),
    Noise(#"[^[]*CALL: *(YES|NO|yes|no|true|false|animated) *\]…"#, "child viewWillAppear:YES]"),
    Noise(
      #"…\[[^\u<[][^[]*CALL: *(YES|NO|yes|no|true|false|animated) *\]…"#,
      "[child viewWillAppear:YES]"),
  ]
}

extension CleanText {
  /// Whether a line only mentions its callback, in source code or in a message about code.
  func isNoise(_ callback: Range<Int>, in body: Range<Int>, isLogged: Bool) -> Bool {
    let letters = ByteSet(UnsafeBufferPointer(start: bytes + body.lowerBound, count: body.count))
    return Noise.always.contains { $0.matches(self, body, letters, callback) }
      || !isLogged && Noise.unlogged.contains { $0.matches(self, body, letters, callback) }
      // The mark may have been taken for that of a quoted text.
      || !isLogged && matches("`-", at: callback.lowerBound - 2)
  }
}
