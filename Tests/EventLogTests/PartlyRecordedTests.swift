import EventLog
import EventModel
import Testing

/// Pages on which some lines with callbacks were recorded and others were not.
@Suite("Pages with calls that did not happen")
struct PartlyRecordedTests {
  /// Returns the calls of a log, without the marks of its processes and parts.
  private func calls(of log: String, as format: LogFormat? = .console, chunkBytes: Int = 1 << 18)
    throws -> [String]
  {
    try listing(of: log, as: format, chunkBytes: chunkBytes)
      .filter { $0 != "separator" && !$0.hasPrefix("process") }
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
    #expect(try calls(of: rows) == ["A* wa", "A* da", "B* wa"])
  }

  @Test("returns of a tracer, with columns before the arrow, are no calls")
  func returns() throws {
    let trace = """
       12  0  -> -[A viewWillAppear:]
       13  0  <- -[A viewWillAppear:]
       16  0  -> -[A viewDidAppear:]
       17  0  <- -[A viewDidAppear:]
      """
    #expect(try calls(of: trace) == ["A* wa", "A* da"])
    let objects = """
       12  0  <A: 0x7f82> viewWillAppear
       13  0  <A: 0x7f82> viewWillAppear
      """
    #expect(try calls(of: objects) == ["A@0x7f82 wa", "A@0x7f82 wa"])
  }

  @Test("calls that a page joined to one line are read, with comments between them")
  func joinedCalls() throws {
    let line = """
      // start FirstController viewWillAppear(_:) FirstController viewDidAppear(_:) \
      // present SecondController viewWillAppear(_:)
      """
    #expect(
      try calls(of: line)
        == ["FirstController* wa", "FirstController* da", "SecondController* wa"])
    for sentence in [
      "// FirstController viewWillAppear(_:) FirstController viewDidAppear(_:) before any SecondController viewWillAppear(_:)",
      "// never say FirstController viewWillAppear(_:) FirstController viewDidAppear(_:) SecondController viewWillAppear(_:)",
    ] {
      #expect(try calls(of: sentence) == [], "\(sentence)")
    }
  }

  @Test("a list of callbacks with remarks that explain them is not recorded")
  func explainedLists() throws {
    let list = """
      The order:

      ```
      viewDidLoad       // once, after the view was loaded
      viewWillAppear    // before it is shown, each time
      viewIsAppearing   // since iOS 13, the view is in the tree
      viewDidAppear
      ```
      """
    #expect(try calls(of: list) == [])
    let recorded = list.replacing("viewDidLoad ", with: "viewDidAppear")
    #expect(try calls(of: recorded).last == " da")
  }
}
