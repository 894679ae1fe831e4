import EventModel
import Testing

@testable import EventReports

@Suite("The text report")
struct TextTests {
  @Test("a text finding shows its lines, the line that set the state, the lanes and what to do")
  func finding() {
    #expect(
      Reporter.text.text(of: Sample.report) == """
        error[will_out_of_turn]: Detail got viewWillAppear; it was shown, where only
          viewWillDisappear is legal
         --> app.log:5:12
          |
        3 | nav Inbox viewDidDisappear
        4 | nav Detail viewDidAppear
          |            ------------- Detail got viewDidAppear here, which left it shown
        5 | nav Detail viewWillAppear
          |            ^^^^^^^^^^^^^^
        6 | nav Detail viewDidAppear
          |
          |   Inbox (current)        Detail (new)
          |   ┃ shown                · hidden
        1 |   ● viewWillDisappear    ·
        2 |   ╎                      ● viewWillAppear
        3 |   ● viewDidDisappear     ╎
        4 |   ·                      ● viewDidAppear
        5 |   ·                      ✗ viewWillAppear
        6 |   ·                      ● viewDidAppear
          |
          = transition 2 in nav: like navigation.completed, but it has a second
                                 new.viewWillAppear and new.viewDidAppear
          = help: look for a container that begins an appearance transition twice

        1 error in 1 log (6 lines, 6 events, 2 transitions)

        """)
  }

  @Test("the legal calls are at the carets only if the message does not name them")
  func expected() {
    var reported = Sample.reported
    reported.finding.message = "Detail got viewWillAppear"
    #expect(TextFinding(reported, Sample.settings).text.contains("^ expected viewWillDisappear"))
    #expect(!TextFinding(Sample.reported, Sample.settings).text.contains("expected"))
  }

  @Test("an assumption that names the time before the first call says what it stands for")
  func once() {
    var reported = Sample.reported
    reported.finding.assumption = "Detail.viewDidDisappear never without once"
    let words = "= once: code that runs before the first callback"
    #expect(TextFinding(reported, Sample.settings).text.contains(words))
    reported.finding.assumption = "Detail.viewDidAppear at most once"
    #expect(!TextFinding(reported, Sample.settings).text.contains("= once:"))
  }

  @Test("a transition of which only the calls are known has no remark")
  func unnamedTransition() {
    var reported = Sample.reported
    reported.transition?.nearest = nil
    let text = TextFinding(reported, Sample.settings).text
    #expect(text.contains("1 |   ● viewWillDisappear"))
    #expect(!text.contains("= transition"))
  }

  @Test("the order of a transition is named once, by the message or by a remark")
  func namedOrder() {
    var reported = Sample.reported
    reported.transition?.candidates = ["pageCurl.completed", "tabLegacy.completed"]
    let order = "pageCurl.completed or tabLegacy.completed"
    #expect(TextFinding(reported, Sample.settings).text.contains("= transition 2 in nav: \(order)"))
    reported.finding.message = "the log declares pageScroll, but the order is that of \(order)"
    #expect(!TextFinding(reported, Sample.settings).text.contains("= transition"))
  }

  @Test("findings of one cause are shown once in full, and counted with their lines")
  func repeats() {
    var report = Sample.report
    for number in 1...20 {
      var more = Sample.reported
      more.finding.position.line = 5 + number * 10
      more.occurrence = number
      report.findings.append(more)
    }
    for finding in report.findings { report.repeats.add(finding) }
    let text = Reporter.text.text(of: report)
    #expect(text.split(separator: "\n").count { $0.contains("error[will_out_of_turn]") } == 2)
    #expect(
      text.contains(
        """
        error[will_out_of_turn]: 20 more like the one at app.log:5, in lines 15, 25, 35,
          45, 55, 65, 75, 85, 95, 105, 115, 125, …
        """))
    report.settings.isLive = true
    let live = Reporter.text.text(of: report)
    #expect(live.contains("error[will_out_of_turn]: again at app.log:15, for the 2nd time\n"))
    #expect(live.contains("app.log:115, for the 12th time\n"))
    #expect(live.contains("app.log:205, for the 21st time\n"))
    #expect(!live.contains("more like"))
  }

  @Test("no line of a text report is wider than requested", arguments: [60, 80, 120])
  func widths(_ width: Int) {
    var report = Sample.report
    report.settings.width = width
    report.summary.unreported = 1_000_000
    var again = Sample.reported
    again.occurrence = 1
    report.repeats.add(Sample.reported)
    report.repeats.add(again)
    for line in Reporter.text.text(of: report).split(separator: "\n") {
      #expect(CellWidth.of(String(line)) <= width, "\(line)")
    }
  }

  @Test("a note has a color of its own")
  func noteColor() {
    var codes: Set<String> = []
    for color in [Paint.Color.error, .warning, .note, .frame, .strong] { codes.insert(color.code) }
    #expect(codes.count == 5)
  }

  @Test("distant lines are shown with a gap, and a place in another file separately")
  func notes() {
    var reported = Sample.reported
    reported.transition = nil
    reported.lines = Sample.lines(5...5)
    reported.noteLines = [[LogLine(2, "nav Detail viewDidAppear")], []]
    reported.finding.notes[0].position = LogPosition(
      offset: 0, length: 13, line: 2, column: 12, endColumn: 25)
    reported.finding.notes.append(
      Finding.Note("declared here", file: "other.log", position: LogPosition(offset: 0, line: 9)))
    reported.finding.message = "m"
    reported.finding.help = nil
    #expect(
      TextFinding(reported, Sample.settings).text == """
        error[will_out_of_turn]: m
         --> app.log:5:12
          |
        2 | nav Detail viewDidAppear
          |            ------------- Detail got viewDidAppear here, which left it shown
        ...
        5 | nav Detail viewWillAppear
          |            ^^^^^^^^^^^^^^ expected viewWillDisappear
        note: declared here
         --> other.log:9

        """)
  }

  @Test("colors appear only when requested, and never change the text")
  func color() {
    var report = Sample.report
    report.settings.isColored = true
    let colored = Reporter.text.text(of: report)
    #expect(colored.contains("\u{1B}[1;31merror[will_out_of_turn]\u{1B}[0m"))
    var plain = ""
    var rest = Substring(colored)
    while let escape = rest.firstIndex(of: "\u{1B}") {
      plain += rest[..<escape]
      rest = rest[escape...].drop { $0 != "m" }.dropFirst()
    }
    #expect(plain + rest == Reporter.text.text(of: Sample.report))
  }

  @Test("a long line is cut around the caret")
  func longLine() {
    let text =
      String(repeating: "x", count: 200) + " viewDidAppear " + String(repeating: "y", count: 90)
    let mark = Snippet.Mark(line: 1, column: 202, endColumn: 215, label: "here", isMain: true)
    let snippet = Snippet(
      lines: [LogLine(1, text)], marks: [mark], gutter: 1, width: 44, paint: Paint(isOn: false),
      color: .error)
    #expect(
      snippet.draw() == [
        "  |", "1 | …xxxxxxxxxxxxxx viewDidAppear yyyyyyyyy…",
        "  |                 ^^^^^^^^^^^^^ here",
      ])
  }

  @Test(
    "the lines around a cut line are cut in the same way, so that they stay aligned; a short line is whole"
  )
  func aligned() {
    let prefix = "2026-05-09 10:12:07.519002+0200 Gallery[2088:31337] "
    let lines = [
      LogLine(1, prefix + "-[Inbox viewWillAppear:]"), LogLine(2, "short"),
      LogLine(3, prefix + "-[Inbox viewDidAppear:]"),
    ]
    let mark = Snippet.Mark(line: 3, column: 61, endColumn: 74, label: "", isMain: true)
    let snippet = Snippet(
      lines: lines, marks: [mark], gutter: 1, width: 50, paint: Paint(isOn: false), color: .error)
    #expect(
      snippet.draw() == [
        "  |",
        "1 | … Gallery[2088:31337] -[Inbox viewWillAppear:]",
        "2 | short",
        "3 | … Gallery[2088:31337] -[Inbox viewDidAppear:]",
        "  |                               ^^^^^^^^^^^^^",
      ])
  }

  @Test("carets are below their word also if only a part of a very long line is kept")
  func skipped() {
    let mark = Snippet.Mark(line: 1, column: 100_009, endColumn: 100_012, label: "", isMain: true)
    let snippet = Snippet(
      lines: [LogLine(1, "abc def ghi", skipped: 100_004)], marks: [mark], gutter: 1, width: 60,
      paint: Paint(isOn: false), color: .error)
    #expect(snippet.draw() == ["  |", "1 | abc def ghi", "  |     ^^^"])
  }

  @Test(
    "a character takes the cells a terminal gives it",
    arguments: [
      ("a", 1), ("é", 1), ("e\u{301}", 1), ("画", 2), ("한", 2), ("ｱ", 1), ("Ａ", 2), ("✅", 2),
      ("❌", 2),
      ("⚠️", 2), ("⚠", 1), ("👩‍👩‍👧", 2), ("🇨🇭", 2), ("🟢", 2), ("→", 1), ("●", 1), ("\u{200B}", 0),
    ] as [(Character, Int)])
  func cells(character: Character, cells: Int) {
    #expect(CellWidth.of(character) == cells)
  }

  @Test("a finding about a whole line points at it from the edge")
  func wholeLine() {
    let mark = Snippet.Mark(line: 2, column: 1, endColumn: 1, label: "", isMain: true)
    let snippet = Snippet(
      lines: [LogLine(1, "one"), LogLine(2, "two")], marks: [mark], gutter: 1, width: 40,
      paint: Paint(isOn: false), color: .error)
    #expect(snippet.draw() == ["  |", "1 | one", "2 > two"])
  }

  @Test(
    "wrapped lines and hanging lines fit the width, and a word that is too wide loses its middle")
  func wrapping() {
    let text = "note: one two three four \(String(repeating: "x", count: 60)) 画面画面画面 five"
    let lines = TextLayout.wrap(text, width: 24, hanging: 2)
    #expect(lines[0] == "note: one two three four")
    #expect(lines[1] == "  xxxxxxxxxxx…xxxxxxxxxx")
    #expect(lines.dropFirst().allSatisfy { $0.hasPrefix("  ") && CellWidth.of($0) <= 24 })
  }

  @Test("no character of a log moves the cursor or reverses the text")
  func unsafe() {
    #expect(VisibleText("a\u{1B}[31m\tb\u{202E}c\u{0}").text == "a␛[31m  b\u{FFFD}c␀")
    #expect(TextLayout.oneLine("a\nb\u{7}") == "a b␇")
  }

  @Test("carets are in the right cells below wide characters and after tabs")
  func wide() {
    let mark = Snippet.Mark(line: 1, column: 5, endColumn: 6, label: "", isMain: true)
    let snippet = Snippet(
      lines: [LogLine(1, "画面\t!x")], marks: [mark], gutter: 1, width: 80,
      paint: Paint(isOn: false), color: .error)
    #expect(snippet.draw() == ["  |", "1 | 画面  !x", "  |        ^"])
  }

  @Test("the closing line counts the findings, and those that are not shown")
  func closing() {
    var summary = RunSummary()
    summary.count(LogSummary(file: "a", lines: 12_345, events: 1, transitions: 0))
    #expect(summary.line == "no findings in 1 log (12,345 lines, 1 event, 0 transitions)")
    summary.count(.error)
    summary.count(.warning)
    summary.count(.note)
    summary.count(.note)
    summary.unreported = 3
    #expect(
      summary.line
        == "1 error, 1 warning and 2 notes in 1 log (12,345 lines, 1 event, 0 transitions); 3 not shown"
    )
  }

  @Test("a picture that is too long loses its middle, and so do names that are too long")
  func picture() {
    let steps = (0..<30).map { LanePicture.Step($0 % 2, "call", label: String($0)) }
    let picture = LanePicture(
      lanes: ["AlbumViewController", "B"], steps: steps, life: Sample.life)
    let lines = picture.draw(width: 36, paint: Paint(isOn: false))
    #expect(lines[0] == "    AlbumVie…troller    B")
    #expect(lines.contains("    ⋮ 6 more calls"))
    #expect(lines.allSatisfy { CellWidth.of($0) <= 36 })
  }

  @Test("views get narrow rails if there is no room for columns, with each call named at the right")
  func rails() {
    let steps = [
      LanePicture.Step(0, "viewWillDisappear", label: "7"),
      LanePicture.Step(2, "viewWillAppear", label: "8", isMarked: true),
      LanePicture.Step(1, "viewWillDisappear", label: "9"),
    ]
    let lanes = ["Split (current)", "Sidebar (current)", "Detail (new)"]
    let picture = LanePicture(lanes: lanes, steps: steps, life: Sample.life)
    #expect(
      picture.draw(width: 44, paint: Paint(isOn: false)) == [
        "   ┌ Split (current)",
        "   │ ┌ Sidebar (current)",
        "   │ │ ┌ Detail (new)",
        "   ┃ ┃ ·",
        "7  ● ┃ ·  viewWillDisappear  Split (current)",
        "8  ╎ ┃ ✗  viewWillAppear     Detail (new)",
        "9  ╎ ● ╎  viewWillDisappear  Sidebar…urrent)",
      ])
    let many = LanePicture(
      lanes: (0..<40).map { "View\($0)" }, steps: [.init(39, "viewWillAppear")],
      life: Sample.life)
    let lines = many.draw(width: 60, paint: Paint(isOn: false))
    #expect(
      lines[17] == String(repeating: "│ ", count: 17) + "and 23 more views, named at the right")
    #expect(lines.last?.hasSuffix("?  viewWillAppear  View39") == true)
  }
}
