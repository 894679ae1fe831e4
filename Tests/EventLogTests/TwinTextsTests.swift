import EventLog
import EventModel
import Testing

/// Pairs of short texts that differ in one respect: what a person reads in the first one, and in
/// its twin.
@Suite("Texts and their twins")
struct TwinTextsTests {
  /// A text with its events.
  struct Reading: Sendable {
    var text: String
    var events: [String]
    init(_ text: String, _ events: [String] = []) { (self.text, self.events) = (text, events) }
  }

  private static let timed = "2026-01-01 10:00:00.123 Demo[41:7] "

  static let pairs: [(name: String, text: Reading, twin: Reading)] = [
    (
      "a stream reports its own life, or a value",
      Reading("Inbox.viewWillAppear -> subscribed\nInbox.viewWillAppear -> isDisposed"),
      Reading("Inbox.viewWillAppear -> Event next(true)", ["Inbox* wa"])
    ),
    (
      "a publisher reports its own life, or a value",
      Reading("Inbox.viewDidAppear: receive cancel\nInbox.viewDidAppear: request unlimited"),
      Reading("Inbox.viewDidAppear: receive value: (true)", ["Inbox* da"])
    ),
    (
      "a probe names the object, or only the method",
      Reading(
        """
          3 70412       -viewDidAppear::entry  Inbox 0x7fb0c2d0
          3 70413   -viewWillDisappear::entry  Inbox 0x7fb0c2d0
          1 70412       -viewDidAppear::entry  Rows 0x7fb0c2e1
        """, ["Inbox@0x7fb0c2d0 da", "Inbox@0x7fb0c2d0 wd", "Rows@0x7fb0c2e1 da"]),
      Reading(
        """
          3 70412       -viewDidAppear::entry
          3 70413   -viewWillDisappear::entry
          1 70412       -viewDidAppear::entry
        """)
    ),
    (
      "a category logs the object, or no object",
      Reading(
        "-[UIViewController(Log) abc_viewWillAppear:] <Inbox: 0x7f82>", ["Inbox@0x7f82 wa"]),
      Reading("-[UIViewController(Log) abc_viewWillAppear:]")
    ),
    (
      "a category logs an object of the system",
      Reading(
        "-[UIViewController abc_viewDidAppear:] <UINavigationController: 0x7f82>",
        ["UINavigationController@0x7f82 da"]),
      Reading(
        "-[Inbox viewDidAppear:] <UINavigationController: 0x7f82>", ["Inbox* da"])
    ),
    (
      "an object before a method that replaces a callback",
      Reading("<Inbox: 0x7f82> swizzled_viewDidDisappear:", ["Inbox@0x7f82 dd"]),
      Reading("Inbox swizzled_viewDidDisappear:")
    ),
    (
      "a class or a variable before a call",
      Reading("[0:] Inbox.ViewWillAppear(False)", ["Inbox* wa"]),
      Reading("inbox.viewWillAppear(false)")
    ),
    (
      "a logged sentence around a callback, or a name after one",
      Reading(timed + "Waiting for viewDidAppear timing"),
      Reading(timed + "Waiting for viewDidAppear Timing_2", ["Timing_2* da"])
    ),
    (
      "a callback as a value of another kind, or as the event",
      Reading("level=warn dropped=viewDidAppear n=0"),
      Reading("level=debug ev=viewDidAppear vc=Inbox n=0", ["Inbox* da"])
    ),
    (
      "a denial at the end of a sentence",
      Reading("Inbox viewDidAppear neither."),
      Reading("Inbox viewDidAppear next.", ["Inbox* da"])
    ),
    (
      "a pair of a record on several lines, or a whole record",
      Reading(#""event": "viewDidAppear","#),
      Reading(#""event": "viewDidAppear", "view": "Inbox""#, ["Inbox* da"])
    ),
    (
      "a method in quotes in a sentence, or in a log",
      Reading("duplicate symbol name '-[Inbox viewDidAppear:]' in:"),
      Reading("log: '-[Inbox viewDidAppear:]'", ["Inbox* da"])
    ),
    (
      "a tag with attributes, or without",
      Reading(#"<option class="a b"> viewDidAppear <input type="radio">"#),
      Reading("<li> Inbox viewDidAppear </li>", ["Inbox* da"])
    ),
    (
      "a comment after code, or a comment alone",
      Reading("}/* debug [method]: viewDidAppear */"),
      Reading("Inbox viewDidAppear /* again */", ["Inbox* da"])
    ),
    (
      "one pointer that gets a callback twice, beside a method or a tag",
      Reading(
        """
        -[Inbox viewWillAppear:](0x600)
        -[Inbox viewWillAppear:](0x600)
        -[Inbox viewDidAppear:](0x600)
        """, ["Inbox@0x600 wa", "Inbox@0x600 wa", "Inbox@0x600 da"]),
      Reading(
        """
        [Main] [Demo] viewWillAppear 0x600
        [Main] [Demo] viewWillAppear 0x600
        [Main] [Demo] viewDidAppear 0x600
        """, ["Demo* wa", "Demo* wa", "Demo* da"])
    ),
    (
      "addresses of methods, or of an object",
      Reading(
        """
        -[Inbox viewDidLoad]:0x1b30c878c
        -[Inbox viewWillAppear:]:0x1b30c8f7c
        -[Inbox tableView]:0x1b30c9a70
        """),
      Reading(
        """
        -[Inbox viewDidLoad]:0x1b30c878c
        -[Inbox viewWillAppear:]:0x1b30c878c
        -[Inbox viewDidAppear:]:0x1b30c878c
        """, ["Inbox@0x1b30c878c wa", "Inbox@0x1b30c878c da"])
    ),
    (
      "a comment with few objects, or with few bare calls",
      Reading(
        """
        // Push:
        // push()
        // animate()
        // layout()
        // <Inbox: 0x600> viewWillAppear
        // done()
        // <Inbox: 0x600> viewDidAppear
        // end()
        """, ["Inbox@0x600 wa", "Inbox@0x600 da"]),
      Reading(
        """
        // Push:
        // push()
        // animate()
        // layout()
        // Inbox viewWillAppear
        // done()
        // Inbox viewDidAppear
        // end()
        """)
    ),
    (
      "a life told beside a recording, or recorded alone",
      Reading(
        """
        viewWillAppear
        viewDidAppear
        viewWillDisappear

        Inbox viewWillAppear
        Inbox viewDidAppear
        """, ["Inbox* wa", "Inbox* da"]),
      Reading("viewWillAppear\nviewDidAppear\nviewWillDisappear", [" wa", " da", " wd"])
    ),
    (
      "an example below a title about how it should be, or below another one",
      Reading(
        """
        # Pager should behave like a stack
        e.g:
        1. A.viewWillDisappear called
        2. B.viewWillAppear called
        """),
      Reading(
        """
        # Pager behaves like a stack
        log:
        1. A.viewWillDisappear called
        2. B.viewWillAppear called
        """, ["A* wd", "B* wa"])
    ),
    (
      "methods of a class, or calls of a view, below the class's methods",
      Reading("# UIViewController methods\nviewWillAppear(_:)\nviewDidAppear(_:)"),
      Reading(
        "# UIViewController methods\nA: viewWillAppear(_:)\nA: viewDidAppear(_:)",
        ["A* wa", "A* da"])
    ),
    (
      "a tree of calls, or of one life",
      Reading(
        """
        Tabs.viewWillAppear
        └─ Inbox.viewWillAppear
        Tabs.viewDidAppear
        └─ Inbox.viewDidAppear
        """, ["Tabs* wa", "Inbox* wa", "Tabs* da", "Inbox* da"]),
      Reading(
        """
        UIViewController
        ├─ viewWillAppear
        └─ viewDidAppear
        """)
    ),
    (
      "a page that is quoted as a whole, or not",
      Reading(
        """
        > **Expected**
        >
        > Inbox viewDidDisappear
        """),
      Reading(
        """
        > **Seen**
        >
        > Inbox viewDidDisappear
        """, ["Inbox* dd"])
    ),
    (
      "a comparison with other callbacks, or a transition",
      Reading(
        """
        onStart   viewWillAppear
        onResume  viewDidAppear
        onPause   viewWillDisappear
        onStop    viewDidDisappear
        """),
      Reading(
        """
        newOne  viewWillAppear
        newOne  viewDidAppear
        oldOne  viewWillDisappear
        oldOne  viewDidDisappear
        """, ["newOne* wa", "newOne* da", "oldOne* wd", "oldOne* dd"])
    ),
    (
      "other callbacks beside a life, or places in a source file",
      Reading(
        """
        onStart: viewWillAppear
        onResume: viewDidAppear
        onPause: viewWillDisappear
        onStop: viewDidDisappear
        """),
      Reading(
        """
        Inbox.swift:41 viewWillAppear
        Inbox.swift:47 viewDidAppear
        Inbox.swift:53 viewWillDisappear
        Inbox.swift:59 viewDidDisappear
        """, ["Inbox* wa", "Inbox* da", "Inbox* wd", "Inbox* dd"])
    ),
    (
      "a sentence with accents, or a name with one",
      Reading("La méthode viewDidAppear est appelée après."),
      Reading("Fenêtre: viewDidAppear", ["Fenêtre* da"])
    ),
    (
      "a callback as the trigger of something else, or as the event",
      Reading(#"[Log] screen_view {"screen":"Inbox","trigger":"viewDidAppear"}"#),
      Reading(#"[Log] screen_view {"screen":"Inbox","event":"viewDidAppear"}"#, ["Inbox* da"])
    ),
    (
      "short words at the ends of lines, or two of them",
      Reading(
        """
        [Inbox] will appear
        [Keys] will hide
        [Inbox] did appear
        [Hint] will appear in 3 s
        [Inbox] will disappear
        """, ["Inbox* wa", "Inbox* da", "Inbox* wd"]),
      Reading("[Inbox] will appear\n[Inbox] did appear")
    ),
    (
      "short words without whole ones, or beside them",
      Reading(
        "app[7] Inbox willAppear\napp[7] Inbox didAppear\napp[7] Inbox willDisappear",
        ["Inbox* wa", "Inbox* da", "Inbox* wd"]),
      Reading(
        """
        Inbox viewWillAppear
        Presenter willAppear
        Inbox viewDidAppear
        Presenter didAppear
        Inbox viewWillDisappear
        Presenter willDisappear
        """, ["Inbox* wa", "Inbox* da", "Inbox* wd"])
    ),
  ]

  @Test("a text and its twin are read as a person reads them")
  func pairs() throws {
    for (name, text, twin) in Self.pairs + Self.pages + Self.files + Self.places {
      for reading in [text, twin] {
        let lines = try listing(of: reading.text, as: .console)
          .map { String($0.split(separator: " file=")[0]) }.filter(Self.isEvent)
        #expect(lines == reading.events, "\(name): \(reading.text)")
      }
    }
  }

  @Test("the frames of a crash in a JSON document are not calls, and its breadcrumbs are")
  func frames() throws {
    let frame = #"{ "function": "-[Inbox viewDidAppear:]", "time": 1 }"#
    #expect(try events(inDocument: #""frames": [ \#(frame) ]"#) == [])
    #expect(try events(inDocument: #""crumbs": [ \#(frame) ]"#) == ["Inbox* da"])
  }

  @Test("a breadcrumb that names its callback is an event of that callback")
  func namedCallback() throws {
    let crumb = #""category": "ui.lifecycle", "data": { "screen": "Demo.Inbox""#
    #expect(try events(inDocument: crumb + "}") == ["Inbox* da"])
    #expect(
      try events(inDocument: crumb + #", "callback": "viewWillAppear" }"#) == ["Inbox* wa"])
  }

  @Test("a line with a list of objects is a document, and lines with one object each are rows")
  func batches() throws {
    func object(_ callback: String) -> String {
      #"{"id":"6d70","type":"screen","screen":{"type":"\#(callback)","class_name":"Inbox"}}"#
    }
    let both = ["viewWillAppear", "viewDidAppear"].map(object)
    for whole in [#"{"events":[LIST]}"#, #"{"data": {"logs": [LIST]}}"#] {
      let batch = whole.replacing("LIST", with: both.joined(separator: ","))
      #expect(
        try listing(of: batch + "\n").filter(Self.isEvent) == ["Inbox* wa", "Inbox* da"], "\(whole)"
      )
    }
    let tagged = #"{"tags":[{"a":1}],"message":"Inbox viewWillAppear"}"#
    #expect(try listing(of: tagged + "\n").filter(Self.isEvent) == ["Inbox* wa"])
  }

  private func events(inDocument object: String) throws -> [String] {
    try listing(of: "[\n{ \(object) }\n]", as: .breadcrumbs).filter(Self.isEvent)
  }

  private static func isEvent(_ line: String) -> Bool {
    ["wa", "da", "wd", "dd"].contains(line.split(separator: " ").last.map(String.init) ?? "")
  }
}
