import EventLog
import EventModel
import Testing

/// Places in which logs of other programs have the view: in an object, under another head, hidden.
@Suite("Names in other places")
struct NamesInPlacesTests {
  static let life = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]

  private func read(_ line: (Int, String) -> String, below head: String = "") throws -> [String] {
    let log = head + Self.life.enumerated().map { line($0, $1) + "\n" }.joined()
    return try listing(of: log).filter { !$0.hasPrefix("process") && $0 != "separator" }
  }

  private func life(of view: String) -> [String] {
    ["wa", "da", "wd", "dd"].map { "\(view) \($0)" }
  }

  @Test("a hidden value beside a category is the view: a class without a name")
  func hidden() throws {
    for tag in ["[screens]", "[ui.life]", "10:12:11.102 [screens]", "[7] [screens]"] {
      #expect(try read { "\(tag) <private> \($1)" } == life(of: ""), "\(tag)")
      #expect(try read { "\(tag) \($1): <private>" } == life(of: ""), "\(tag)")
    }
    for hidden in ["view=<private>", "on <private>"] {
      #expect(try read { "[screens] \($1) \(hidden)" } == life(of: ""), "\(hidden)")
    }
    #expect(try read { "Inbox \($1): <private>" } == life(of: "Inbox*"))
    #expect(try read { "Inbox <private> \($1)" } == life(of: "Inbox*"))
  }

  @Test("an id of letters and digits behind its label is the instance, not the name")
  func ids() throws {
    for label in ["id", "ptr", "uuid"] {
      for value in ["7A1F", "9b2e41", "7f82a1b2c3"] {
        #expect(
          try read { "vc=Inbox \(label)=\(value) [Shop] \($1)" } == life(of: "Inbox@\(value)"),
          "\(label)=\(value)")
        #expect(
          try read { "vc=Inbox \(label)=\(value) \($1)" } == life(of: "Inbox@\(value)"),
          "\(label)=\(value)")
        #expect(
          try read { "\($1) [Shop] vc=Inbox \(label)=\(value)" }
            == life(of: "(Shop) Inbox@\(value)"),
          "\(label)=\(value)")
      }
    }
  }

  @Test("a view that is an object has its name and its instance in it")
  func objects() throws {
    let start = #"{"ts":1,"event":"#
    #expect(
      try read { #"\#(start)"\#($1)","view":{"class":"Inbox","id":"0x7f82a1b2"}}"# }
        == life(of: "Inbox@0x7f82a1b2"))
    #expect(
      try read { #"{"view":{"id":\#(7),"name":"Inbox"},"event":"\#($1)"}"# } == life(of: "Inbox@7"))
    #expect(try read { #"{"view":{"class":"Inbox"},"event":"\#($1)"}"# } == life(of: "Inbox*"))
    #expect(
      try read { #"\#(start)"\#($1)","view":{"type":"Inbox","address":"0x7f82"}}"# }
        == life(of: "Inbox@0x7f82"))
    #expect(
      try read { #"\#(start)"\#($1)","view":{"controller":{"class":"Inbox"},"id":3}}"# }
        == life(of: "Inbox@3"))
    #expect(
      try read { #"\#(start)"\#($1)","context":{"screen":{"name":"Inbox"}}}"# }
        == life(of: "Inbox*"))
    #expect(
      try read {
        #"{"ts":\#($0),"msg":"\#($1)","context":{"screen":{"id":4,"name":"Inbox"},"by":{"name":"Ann"}}}"#
      } == life(of: "Inbox*"))
  }

  @Test(
    "the head of a table's column says which column is the view",
    arguments: ["screen", "screen_name", "Screen Name", "page", "vc", "ViewController", "画面"])
  func heads(head: String) throws {
    #expect(
      try read({ "\($0),Mail,Login,\($1),Inbox,17" }, below: "time,app,from,event,\(head),ms\n")
        == life(of: "Inbox*"))
    #expect(
      try read({ "\"Inbox, all\"\t\($1)(_:)\t\($0)" }, below: "\(head)\tevent\tduration\n")
        == life(of: "Inbox, all*"))
  }

  @Test("a table of another program has events that are no callbacks, and views without a name")
  func otherEvents() throws {
    let log = """
      time,screen,event,kind
      1,Inbox,viewWillAppear,x
      2,Inbox,purchase,navigaton
      3,,viewDidAppear,
      """
    #expect(try listing(of: log) == ["Inbox* wa", " da"])
  }

  @Test("a log with one broken object says what is wrong and what can be read")
  func broken() throws {
    for (text, format) in [
      (#"{"event":"viewWillAppear","view":"Inbox""#, LogFormat.ndjson),
      (#"[{"eventMessage":"Inbox viewWillAppear""#, .oslogJSON),
      ("{\n  \"message\": \"Inbox viewWill", .breadcrumbs),
    ] {
      var names = NameTable()
      var listing = Listing(callbacks: Contract.views.callbacks)
      var reader = try LogReader(ByteSource(bytes: Array(text.utf8)), contract: .views)
      #expect(reader.format == format)
      try reader.read(into: &listing, names: &names)
      #expect(listing.lines.count == 1 && listing.lines[0].hasPrefix("malformed"))
      #expect(reader.nearMisses.first?.advice.contains("a call is read from") == true)
    }
  }
}
