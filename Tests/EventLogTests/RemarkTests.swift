import EventLog
import EventModel
import Testing

/// Remarks behind calls, stops of a debugger, names that are words of loggers, and files about
/// methods.
@Suite("Remarks, stops and unusual names")
struct RemarkTests {
  @Test(
    "a remark behind a complete call is not judged as prose",
    arguments: [
      "// why before the did disappear of the first one??",
      "<- why is this called before A is gone?",
      "← A is about to be shown", "<--- should this be called before I lift my finger?",
      "# is seen on iOS 12, while the others are not",
      "// not expected, it is only covered by a sheet",
      "// before A's viewDidDisappear!", "<- after viewDidDisappear of A?", "- not animated",
      "- while the finger is still down", "— at the end of the animation, as it should be",
      "(called even though the swipe was cancelled)",
    ])
  func remarks(_ remark: String) throws {
    #expect(try calls("Inbox viewWillAppear  \(remark)") == ["Inbox* wa"])
    #expect(try calls("-[Inbox viewWillAppear:]  \(remark)") == ["Inbox* wa"])
    #expect(try calls("10:12:11.123 Inbox: viewWillAppear(_:)  \(remark)") == ["Inbox* wa"])
  }

  @Test(
    "a remark that denies the call is not passed over",
    arguments: [
      "// never", "<- not called", "// not yet", "- doesn't come", "# was not even called",
      "// 호출 안 됨", "❌",
    ])
  func denials(_ remark: String) throws {
    #expect(try calls("Inbox viewWillAppear  \(remark)") == [])
  }

  @Test(
    "words that deny something else than the call do not deny the call",
    arguments: ["not animated", "without animation", "not on main queue", "❌ animated"])
  func otherDenials(_ words: String) throws {
    for call in [
      "Inbox viewWillAppear", "-[Inbox viewWillAppear:]", "10:12:11.123 Inbox: viewWillAppear(_:)",
    ] {
      #expect(try calls("\(call) \(words)") == ["Inbox* wa"], "\(call)")
    }
    let object = "<Inbox: 0x7f8201> viewWillAppear"
    #expect(try calls("\(object) \(words)") == ["Inbox@0x7f8201 wa"])
    #expect(
      try calls("\(object) while the user is not logged in") == ["Inbox@0x7f8201 wa"])
  }

  @Test(
    "words that deny the call are read in any line",
    arguments: [
      "not called", "was not even called", "never", "never fires", "is still not called",
      "doesn't come", "didn't happen", "❌",
    ])
  func plainDenials(_ words: String) throws {
    #expect(try calls("10:12:11.123 Inbox: viewWillAppear(_:) \(words)") == [])
    #expect(try calls("<Inbox: 0x7f8201> viewWillAppear \(words)") == [])
  }

  @Test(
    "a sentence and a list of methods have no remark",
    arguments: [
      "The Inbox viewWillAppear - is called before viewDidAppear of the other one",
      "viewWillAppear  // why is this called before viewDidAppear?",
      "Inbox.viewWillAppear - is called before the view is shown",
    ])
  func sentences(_ line: String) throws { #expect(try calls(line) == []) }

  private static let stops = """
    (lldb) c
    Process 5120 stopped
    * thread #1: tid = 0x1c03, 0x0000277f App`-[Inbox viewWillDisappear:](self=0x0718e5b0) + 47 at A.m:4
        frame #0: 0x0000277f App`-[Inbox viewWillDisappear:](self=0x0718e5b0, animated='\\x01') + 47 at A.m:4
    (lldb) c
        frame #0: 0x000000010a3c1d2f App`Mail.viewWillAppear(animated=false, self=0x00007fb5) at B.swift:24:9
       24  	        super.viewWillAppear(animated)
    """

  @Test("a debugger's stop is one call")
  func stop() throws {
    #expect(try calls(Self.stops) == ["Inbox* wd", "Mail* wa"])
  }

  @Test("a stack with more frames is no call")
  func stack() throws {
    #expect(try calls(Self.stops + "\n    frame #1: 0x000000010a UIKitCore`-[UIView x] + 4") == [])
  }

  @Test("a log's words are names beside other names")
  func plainNames() throws {
    let log = """
      Home viewWillDisappear
      Info viewWillAppear
      Home viewDidDisappear
      Info viewDidAppear
      About: viewWillAppear
      About: viewDidAppear
      """
    #expect(
      try calls(log) == ["Home* wd", "Info* wa", "Home* dd", "Info* da", "About* wa", "About* da"])
    #expect(try calls("Info viewWillAppear\nInfo viewDidAppear") == [" wa", " da"])
    let traced =
      "Home viewWillAppear\nEnter viewDidAppear\nEnter viewWillAppear\nLeave viewDidAppear"
    #expect(try calls(traced).first == "Home* wa")
    #expect(try !calls(traced).contains("Enter* da"))
  }

  @Test("names beside underscores, bullets, booleans of other languages and files")
  func names() throws {
    #expect(
      try calls("2013-06-11 12:31:01.101 Demo[881:c07] Inbox_viewWillAppear").last == "Inbox* wa")
    #expect(try calls("inbox_vc_viewWillAppear\nmy_viewDidAppear") == ["inbox_vc* wa"])
    #expect(try calls("・Inbox viewWillAppear") == ["Inbox* wa"])
    #expect(try calls("ページ・一覧 viewWillAppear") == ["ページ・一覧* wa"])
    #expect(try calls("Inbox: ViewWillAppear(animated: False)") == ["Inbox* wa"])
    #expect(try calls("Inbox.ViewWillAppear(animated: True)") == ["Inbox* wa"])
    #expect(
      try calls("InboxPage.swift\n    viewWillAppear()\n    viewDidAppear()")
        == ["InboxPage* wa", "InboxPage* da"])
    let trace = "→ -[Inbox viewWillAppear:] <0x10140b2a0>\n← -[Inbox viewWillAppear:] 2.4ms"
    #expect(try calls(trace) == ["Inbox@0x10140b2a0 wa"])
  }

  @Test("a view may be an object of JSON")
  func objects() throws {
    let line = #"{"view":{"name":"Inbox","id":"0x7f1"},"message":"viewWillAppear"}"#
    #expect(try calls(line) == ["Inbox@0x7f1 wa"])
    let row = #"{"ts":1,"view":{"class":"Inbox","id":"0x7f1"},"event":"viewWillAppear"}"#
    #expect(try listing(of: row, as: .ndjson) == ["Inbox@0x7f1 wa"])
  }

  @Test(
    "files and lists about methods are not recordings",
    arguments: [
      """
      class,method,lines,complexity
      Inbox,viewWillAppear,5,1
      Inbox,viewDidAppear,4,1
      """,
      """
      These classes forget to call super:

      - Inbox viewWillAppear
      - Mail viewDidAppear
      """,
      """
      @startuml
      nav -> a : viewWillDisappear
      nav -> b : viewWillAppear
      @enduml
      """,
      """
      stateDiagram-v2
          Loaded --> Appearing: viewWillAppear
          Appearing --> Appeared: viewDidAppear
      """,
    ])
  func files(_ text: String) throws { #expect(try calls(text) == []) }

  private func calls(_ text: String) throws -> [String] {
    try listing(of: text, as: .console).filter { $0 != "separator" && !$0.hasPrefix("process") }
  }
}
