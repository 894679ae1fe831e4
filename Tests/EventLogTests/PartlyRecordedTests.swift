import EventLog
import EventModel
import Testing

/// Pages on which some lines with callbacks were recorded and others were not.
@Suite("Pages with calls that did not happen")
struct PartlyRecordedTests {
  private static let recorded = ["A* wa", "A* da", "A* wd", "A* dd"]
  private static let calls = """
    A viewWillAppear
    A viewDidAppear
    A viewWillDisappear
    A viewDidDisappear
    """

  /// Returns the calls of a log, without the marks of its processes and parts.
  private func calls(of log: String, as format: LogFormat? = nil, chunkBytes: Int = 1 << 18) throws
    -> [String]
  {
    try listing(of: log, as: format, chunkBytes: chunkBytes)
      .filter { $0 != "separator" && !$0.hasPrefix("process") }
  }

  @Test("a list below a sentence that leaves a wish open is not recorded")
  func wishes() throws {
    for wish in [
      "when I tap. I would have expected", "The order should have been", "It should be:",
      "Ich hätte erwartet", "J'aurais attendu", "Me esperaba", "Eu esperava", "Я ожидал",
      "我期望的是", "私の期待", "정상이라면 예상", "instead of", "rather than", "statt", "вместо", "而不是",
    ] {
      let page = """
        I print each call and get

        \(Self.calls)

        \(wish)

        B viewWillAppear
        A viewWillDisappear

        first, as the docs say.
        """
      #expect(try calls(of: page, as: .console) == Self.recorded, "\(wish)")
    }
  }

  @Test("a sentence about an expectation that came true, or did not, announces no wish")
  func fulfilments() throws {
    for sentence in [
      "It works as expected", "This is not what I expected", "Not what I expected, I get",
      "wie erwartet", "Now I get", "The tab should be visible", "符合预期",
    ] {
      let page = "I tap once:\n\n\(sentence)\n\n\(Self.calls)\n"
      #expect(try calls(of: page, as: .console) == Self.recorded, "\(sentence)")
    }
  }

  @Test("lines that a unified diff of two logs takes out did not happen", arguments: [1, 1 << 18])
  func diffs(_ chunkBytes: Int) throws {
    for (open, close) in [("", ""), ("-[", ":]"), ("2026-03-22 15:12:28.719 Demo[49:20] ", "")] {
      let page = """
        --- expected.log	2026-06-01 10:00:00
        +++ actual.log	2026-06-01 10:12:41
        @@ -1,4 +1,4 @@
         \(open)A viewWillDisappear\(close)
        -\(open)A viewDidDisappear\(close)
         \(open)B viewWillAppear\(close)
        +\(open)A viewDidDisappear\(close)
         \(open)B viewDidAppear\(close)
        """
      let read = try calls(of: page, as: .console, chunkBytes: chunkBytes)
      #expect(read == ["A* wd", "B* wa", "A* dd", "B* da"], "\(open)")
    }
  }

  @Test("a diff of source code, and one without context, has no recording")
  func otherDiffs() throws {
    let source = """
      --- a/Home.swift
      +++ b/Home.swift
      @@ -1,4 +1,4 @@
       class Home {
      -  A viewWillAppear
      +  A viewDidAppear
       }

      I get

      """
    #expect(try calls(of: source + Self.calls, as: .console) == Self.recorded)
    let plain = "3d2\n< A viewDidDisappear\n4a4\n> A viewDidDisappear\n"
    #expect(try calls(of: plain, as: .console) == [])
  }

  @Test("in rows under a header, the column of the callbacks decides and not a remark")
  func remarks() throws {
    for sign in ["\t", " | ", ";", ",", "  "] {
      let rows = [
        ["Time", "Screen", "Event", "Remark"],
        ["10:00:00.120", "A", "viewWillAppear", "cold start"],
        ["10:00:00.655", "A", "viewDidAppear", ""],
        ["10:00:09.013", "B", "viewWillAppear", "before viewDidAppear of B"],
        ["10:00:09.020", "A", "tap", "then viewWillDisappear of A"],
        ["10:00:09.020", "A", "viewWillDisappear", "after viewWillAppear of B"],
        ["10:00:09.540", "A", "viewDidDisappear", ""],
      ].map { $0.joined(separator: sign) }
      #expect(
        try calls(of: rows.joined(separator: "\n"), as: .console)
          == ["A* wa", "A* da", "B* wa", "A* wd", "A* dd"], "\(sign)")
    }
  }

  @Test("a list of callbacks with remarks that explain them is not recorded")
  func explainedLists() throws {
    let page = """
      The order:

      ```
      viewDidLoad       // once, after the view was loaded
      viewWillAppear    // before it is shown, each time
      viewIsAppearing   // since iOS 13, the view is in the tree
      viewDidAppear
      ```
      """
    #expect(try calls(of: page, as: .console) == [])
    let stub = """
      // 0x4d978 — -[Game viewWillAppear:]
      #[doc(alias = "-[Game viewWillAppear:]")]
      pub fn stub(call: &mut dyn FnMut(bool)) {
      """
    #expect(try calls(of: stub, as: .console) == [])
  }

  @Test("the lines of a text inside an object are read as lines", arguments: [1, 1 << 18])
  func linesInObjects(_ chunkBytes: Int) throws {
    let text =
      #"{"user":"U1","text":"```A viewWillDisappear\nB viewWillAppear\nA viewDidDisappear```"}"#
    let chat = #"{"user":"U2","text":"the console:"}"# + "\n" + text + "\n"
    let array = "[\n  " + text + "\n]\n"
    for log in [chat, array] {
      #expect(
        try calls(of: log, chunkBytes: chunkBytes).map { $0.prefix { $0 != "*" } + $0.suffix(2) }
          == ["Awd", "Bwa", "Add"], "\(log)")
    }
    let life = #"{"text":"A viewWillAppear\nA viewDidAppear\n"}"# + "\n"
    #expect(try calls(of: life, as: .console, chunkBytes: chunkBytes) == ["A* wa", "A* da"])
  }

  @Test("returns of a tracer, with columns before the arrow, are no calls")
  func returns() throws {
    let trace = """
       12  0  -> -[A viewWillAppear:]
       13  0  <- -[A viewWillAppear:]
       16  0  -> -[A viewDidAppear:]
       17  0  <- -[A viewDidAppear:]
      """
    #expect(try calls(of: trace, as: .console) == ["A* wa", "A* da"])
  }

  @Test("a sentence goes on behind the soft line break of a mail")
  func softBreaks() throws {
    let mail = """
      14:10:02.118 A viewWillAppear animated=3D1
      14:10:02.690 A viewDidAppear animated=3D1

      The controller gets nothing, is that right? I expected viewWillAppear: and =
      viewDidAppear: there.
      """
    #expect(try calls(of: mail, as: .console) == ["A* wa", "A* da"])
  }

  @Test("a profiler's rows have a time with two fractions")
  func profiles() throws {
    let rows = """
      Timestamp       Name                 Category             Thread
      00:02.113.221   A viewWillAppear     Points of Interest   Main Thread 0x1a2b3
      00:03.001.500   decode (41.20 ms)    Images               0x1a2c0
      00:02.640.019   A viewDidAppear      Points of Interest   Main Thread 0x1a2b3
      00:07.406.802   B viewWillAppear     Points of Interest   Main Thread 0x1a2b3
      """
    #expect(try calls(of: rows, as: .console) == ["A* wa", "A* da", "B* wa"])
  }

  @Test("calls that a page joined to one line are read, with comments between them")
  func joinedCalls() throws {
    let line = """
      // start FirstController viewWillAppear(_:) FirstController viewDidAppear(_:) \
      // present SecondController viewWillAppear(_:)
      """
    #expect(
      try calls(of: line, as: .console)
        == ["FirstController* wa", "FirstController* da", "SecondController* wa"])
  }
}
