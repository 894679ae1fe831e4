import EventLog

/// The parts from which hostile inputs are built.
enum Fragments {
  static let callbacks = [
    "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear",
    "viewWillAppear:", "viewWillAppear(_:)", "viewDidAppear(true)", "viewWillDisAppear",
    "view will appear", "view did  disappear", "viewIsAppearing", "viewDidLoad", "deinit", "init",
    "viewDidAppear()", "viewWillAppear(animated = true)", "viewDidDisappear:YES]", "ppe", "view",
    "onWillAppear", "viewWillAppearviewDidAppear", "viewDidAppear:]",
  ]

  static let names = [
    "Inbox", "-[Inbox", "[Inbox]", "<Inbox: 0x6c11b10>", "<Mail.Inbox: 0x1>", "Mail.Inbox",
    "_TtC4Mail5Inbox", "_TtC99999999999999999999Mail", "Inbox(Tracking)", "\"Message list\"", "A",
    "2", "class:Inbox method", "クラス名:Inbox メソッド名", "Optional(<Mail.Inbox: 0x1>)",
    "Inbox 0x6c11b10", "/src/Inbox.swift:41", "Inbox.swift", "Host<Inbox<A>>", "【Inbox】", "",
    "the", "super", "{\"view\":\"Inbox\",\"event\"", "view=Inbox event", "🎉", "e\u{301}", "<",
    "NSKVONotifying_Inbox", "I/Inbox", "[[", "((((", "'", "`", "In the", "1.", "+[Inbox",
  ]

  static let separators = [
    " ", "", ": ", " - ", " -> ", " | ", ".", "::", "#", " – ", " → ", "=", " ---> ", "\t", "  ",
    "(", " = ", "] ", "> ", ", ", "：", "'s ", "\u{1B}[32m", "\u{1B}[", "\u{0}", " was ", " 的 ",
  ]

  static let prefixes = [
    "2026-03-22 15:12:28.719 Demo[49348:2047139] ", "[7397:f803] ", "15:12:28.719 ", "[12:34] ",
    "2026-04-01 16:31:17.945412+0800 Demo[63209:914637] [category] ", "14: ", "3. ", "- ", "> ",
    "2026-07-19 08:22:51.917310+0300 0x559c     Info        0x0                  599    0    Demo: ",
    "2026-08-11 17:15:22.033 Df Demo[80328:998b3a] [com.example.demo:screens] ", "// ", "## ",
    "2026-09-27 22:55:39.622623+0200  localhost Demo[41737]: (Demo) ", "Mar 22 15:12:28 phone ",
    "99999999999999999999:1 ", "[", "(", "\u{FEFF}", "* ", "| ", "    ", "#3 0x000000010234 ",
  ]

  static let tails = [
    "]", ":", " animated=1", "YES", " + 42", " is not called", " -> Inbox viewDidAppear", " {", ";",
    " for object <Inbox: 0x8b37770>", "\")", " called", "。", " <", " [", " (", " in Inbox", "|",
  ]

  static let wholeLines = [
    "Unbalanced calls to begin/end appearance transitions for <Inbox: 0x10503da00>.",
    "Calling -viewWillDisappear: directly on a view controller is not supported, and may result",
    "Timestamp                       Thread     Type        Activity             PID    TTL  ",
    "Timestamp               Ty Process[PID:TID]", "Filtering the log data using \"x\"",
    "Timestamp                       (process)[PID]    ", "transcript 1", "# comment",
    "begin t7 pageScroll pager", "end t7 cancelled", "event,view,scope,time", "event\tview",
    "assume current.viewDidDisappear before new.viewDidAppear", "", "A viewWillAppear instance=7",
    "12.004 nav \"Inbox (1)\" viewWillAppear parent=Root file=Inbox.swift:41 transition=t7",
    "{\"view\":\"A\",\"event\":\"viewDidAppear\",\"time\":1e999,\"scope\":null,\"line\":-3}",
    "{\"eventMessage\":\"A viewDidAppear\\nB viewWillAppear\",\"processID\":7}",
    "[{\"category\":\"ui.lifecycle\",\"data\":{\"screen\":\"A\"}}]", "[]", "{}", "}]", "},{",
    "A viewWillDisappear -> B viewWillAppear -> B viewDidAppear",
  ]

  static let hostile: [[UInt8]] = [
    [0], [0xFF], [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x8E], [0xED, 0xA0, 0x80], [0xEF, 0xBB, 0xBF],
    [0x0D], [0x0A], [0x0D, 0x0A], [0x1B], [0x1B, 0x5B], [0x1F, 0x8B], [0x7F], [0xC2, 0x85],
    [0xE2, 0x80, 0xA8], [0xF4, 0x90, 0x80, 0x80], [0x22], [0x5C], [0x5C, 0x75, 0x44, 0x38, 0x30],
    [0x09], [0xEF, 0xBC, 0x9A], [0xE2, 0x80, 0xAE], [0x20], [0x2C], [0x3C], [0x3E], [0x5B], [0x5D],
  ]

  static let json = [
    "{", "}", "[", "]", ":", ",", "\"", "\\", "\\u", "\\ud800", "\\udc00", "\\u0000", "null",
    "true",
    "1e9999", "-0", "\"view\"", "\"event\"", "\"viewDidAppear\"", "\"eventMessage\"", "\"scope\"",
    "\"data\"", "\"screen\"", "\"category\"", "\"ui.lifecycle\"", "\"processID\"", "\"instance\"",
    "\"transition\"", "\"kind\"", "\"timestamp\"", "\n", " ", "\\n", "\\/", "\"A\"", "{\"a\":",
  ]

  private static let table = [
    ",", "\t", "\"", "\"\"", "\n", "\r\n", "event", "view", "scope", "instance", "viewDidAppear",
    "A", "\",\"", "\"\n\"", " ", ",,", "time", "kind", "1.5",
  ]

  private static let transcript = [
    " ", "\"", "\\", "\\\"", "#", "\n", "begin", "end", "assume", "transcript 1", "viewWillAppear",
    "viewDidAppear", "A", "\"B c\"", "12.004", "2026-01-01T10:00:00", "key=", "file=a:1",
    "kind=tab",
    "instance=7", "parent=A", "transition=t", "outcome=cancelled", "=", "in navigation:", "not (",
    "current.viewDidAppear", "new.viewWillAppear", " before ", "Existence(64, view.viewDidAppear)",
  ]

  static func tokens(of format: LogFormat) -> [String] {
    switch format.name {
    case "ndjson", "oslog-ndjson", "oslog-json", "breadcrumbs": json
    case "csv", "tsv": table
    case "transcript": transcript
    default: names + separators + callbacks + tails + prefixes
    }
  }
}
