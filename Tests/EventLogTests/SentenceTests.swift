import EventLog
import EventModel
import Testing

@Suite("Sentences and documents around recordings")
struct SentenceTests {
  private func calls(_ text: String) throws -> [String] {
    try listing(of: text, as: .console)
      .filter { $0 != "separator" && !$0.hasPrefix("process") }
      .map { $0.split(separator: " file=").map(String.init)[0] }
  }

  private static let recording = "Inbox viewWillAppear\nInbox viewDidAppear\n"

  @Test(
    "a sentence in any language beside a recording is not a call",
    arguments: [
      "aber viewWillDisappear kommt nie. Warum?", "pero viewWillDisappear nunca se llama",
      "mas viewWillDisappear nunca é chamado", "Warum kommt viewWillDisappear nicht?",
      "Pourquoi viewWillDisappear n'est-elle pas appelée ?", "Danach erwarte ich viewWillDisappear",
      "Ahora espero viewWillDisappear", "потом жду viewWillDisappear", "ensuite viewWillDisappear",
    ])
  func sentences(_ sentence: String) throws {
    #expect(try calls("\(Self.recording)\n\(sentence)\n") == ["Inbox* wa", "Inbox* da"])
  }

  @Test(
    "a call that stands apart from a recording is a call",
    arguments: ["Mail viewWillAppear", "Second page viewWillAppear", "Inbox viewWillDisappear"])
  func calls(apart call: String) throws {
    #expect(try calls("\(Self.recording)\n\(call)\n").count == 3)
  }

  @Test(
    "sentences in any language without a recording are not calls",
    arguments: [
      "Erst kommt viewWillAppear, dann viewDidAppear.",
      """
      Zuerst wird viewWillAppear aufgerufen
      Danach wird viewDidAppear aufgerufen
      Zum Schluss wird viewWillDisappear aufgerufen
      """,
      "D'abord viewWillAppear\nEnsuite viewDidAppear\nEnfin viewWillDisappear",
      "Dans viewWillAppear on recharge la liste\nDans viewDidAppear on démarre le minuteur",
      "En viewWillAppear recargamos la lista\nEn viewDidAppear iniciamos el temporizador",
      "Em viewWillAppear recarregamos a lista\nEm viewDidAppear iniciamos o timer",
      "Don't forget viewWillDisappear\nUse viewDidAppear\nOverride viewWillAppear",
      "2026-05-01 10:12:11.102 Mail[1:2] Will reload data on next viewWillAppear",
    ])
  func prose(_ text: String) throws { #expect(try calls(text) == []) }

  @Test("lines with one call of each view are calls if they are no order of a life")
  func oneCallOfEach() throws {
    #expect(
      try calls("Inbox viewWillDisappear\nMail viewWillAppear\nList viewDidAppear")
        == ["Inbox* wd", "Mail* wa", "List* da"])
    #expect(try calls("Next viewWillAppear\nNext viewDidAppear").count == 2)
  }

  @Test(
    "a chain on one line below a heading is a recording, whatever the screens are called",
    arguments: [
      "Push B from A:", "# Push", "When A pushes B:\n", "Present B from A (full screen):",
    ])
  func chains(_ heading: String) throws {
    for arrow in ["->", "→"] {
      let chain = [
        "A viewWillDisappear", "B viewWillAppear", "A viewDidDisappear", "B viewDidAppear",
      ]
      let text = "\(heading)\n\(chain.joined(separator: " \(arrow) "))\n"
      #expect(try calls(text) == ["A* wd", "B* wa", "A* dd", "B* da"], "\(arrow)")
    }
  }

  @Test("a method above a sentence is a call if the other methods have none")
  func describedMethod() throws {
    let text = """
      -[Inbox viewWillAppear:]
      -[Inbox viewDidAppear:]
      Constraint warning in Inbox during viewDidAppear
      -[Inbox viewWillDisappear:]
      -[Mail viewWillAppear:]
      -[Inbox viewDidDisappear:]
      Constraint warning in Inbox during viewDidDisappear
      -[Mail viewDidAppear:]
      -[Mail viewWillDisappear:]
      """
    #expect(try calls(text).count { !$0.hasPrefix("limit") } == 7)
  }

  @Test(
    "files about methods are no recordings",
    arguments: [
      "◇ Test viewWillAppear() started.\n✔ Test viewWillAppear() passed after 0.001 seconds.",
      """
      class,method,address
      Inbox,viewWillAppear:,0x100003b40
      Inbox,viewDidAppear:,0x100003c10
      Settings,viewWillAppear:,0x100003d20
      """,
      """
      | Class | Method | Address |
      |---|---|---|
      | Inbox | viewWillAppear: | 0x100003b40 |
      | Inbox | viewDidAppear: | 0x100003c10 |
      | Settings | viewWillAppear: | 0x100003d20 |
      | Settings | viewDidAppear: | 0x100003e08 |
      """,
      "symbol,size\n-[Inbox viewWillAppear:],216\n-[Inbox viewDidAppear:],120\n",
      "  1203 viewWillAppear\n  1203 viewDidAppear\n  1190 viewWillDisappear\n",
      """
      | Screen | Callback | What it does |
      |---|---|---|
      | Inbox | viewWillAppear | reloads the list |
      | Inbox | viewDidAppear | starts the timer |
      | Detail | viewWillDisappear | stops the timer |
      """,
      """
      Inbox:
      - viewWillAppear: reload list
      - viewDidAppear: start timer
      - viewWillDisappear: stop timer
      Mail:
      - viewWillAppear: hide bar
      - viewDidDisappear: show bar
      """,
    ])
  func files(_ text: String) throws { #expect(try calls(text) == []) }

  @Test("reports about code in JSON are no recordings")
  func jsonReports() throws {
    let coverage = #""executionCount":3,"lineNumber":31"#
    let time = #""time":"2026-05-01T10:12:11Z""#
    for (rest, count) in [(coverage, 0), (time, 2)] {
      let functions = ["viewWillAppear(_:)", "viewDidAppear(_:)"].map {
        #"{"name":"Inbox.\#($0)",\#(rest)}"#
      }
      let text = #"{"functions":[\#(functions.joined(separator: ","))]}"#
      #expect(try listing(of: text).count == count, "\(rest)")
    }
  }

  @Test("similar recordings are recordings")
  func recordings() throws {
    let table = """
      | Screen | Callback | Object |
      |---|---|---|
      | Inbox | viewWillAppear | 0x100003b40 |
      | Inbox | viewDidAppear | 0x100003b40 |
      | Mail | viewWillAppear | 0x100003d20 |
      """
    #expect(try calls(table).count == 3)
    let noted = """
      | Inbox | viewWillAppear | |
      | Inbox | viewDidAppear | first time |
      | Detail | viewWillAppear | |
      """
    #expect(try calls(noted).count == 3)
    #expect(try calls("31 viewWillAppear\n35 viewDidAppear\n40 viewWillDisappear").count == 3)
    #expect(try calls("Test viewWillAppear()\nTest viewDidAppear()").count == 2)
  }

  @Test(
    "names in brackets behind a prefix, objects, types and source lines",
    arguments: [
      ("-[Inbox viewWillAppear:](self=0x7f8201)", "Inbox@0x7f8201"),
      ("2026-05-01 10:12:11.102 Mail[1:2] (Inbox) viewWillAppear", "Inbox*"),
      ("2026-05-01 10:12:11.102 Mail[1:2] <Inbox> viewWillAppear", "Inbox*"),
      ("2026-05-01 10:12:11.102 Mail[1:2] (Mail) viewWillAppear", ""),
      ("2026-05-01 10:12:11.102 Mail[1:2] (UIKitCore) Inbox viewWillAppear", "Inbox*"),
      ("Sep 27 22:55:39 iPhone Mail[599] <Notice>: Inbox viewWillAppear", "Inbox*"),
      ("Inbox.self viewWillAppear", "Inbox*"), ("viewWillAppear(_:) line 31", ""),
    ])
  func notations(_ line: String, _ view: String) throws {
    #expect(try calls(line) == ["\(view) wa"])
  }

  @Test("a word of JSON or of a table that almost names a callback is found")
  func nearMisses() throws {
    for line in [
      #"{"screen":"Inbox","phase":"willAppear"}"#, "event,name\nwillAppear,Inbox",
      #"{"eventMessage":"Inbox willAppear","timestamp":"","processID":1}"#,
    ] {
      var reader = try LogReader(
        ByteSource(bytes: Array("\(line)\n".utf8), name: "a.log"), contract: .views)
      var names = NameTable()
      var list = Listing(callbacks: Contract.views.callbacks)
      try reader.read(into: &list, names: &names)
      #expect(reader.nearMisses.first?.advice.hasPrefix("'willAppear' is not a callback") == true)
    }
  }
}
