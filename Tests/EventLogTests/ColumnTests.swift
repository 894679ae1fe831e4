import EventLog
import EventModel
import TestScale
import Testing

/// Which part of a line is the view and which the instance is decided by all lines of its shape.
@Suite("Columns of a log")
struct ColumnTests {
  private static let prefixes = ["", "2026-03-22 15:12:28.719 Demo[4123:91230] "]
  private static let log = FamilyLog()

  private static func read(_ shape: String, after prefix: String) throws -> [String] {
    try listing(of: log.text(shape, after: prefix), as: .console).filter {
      !$0.hasPrefix("process")
    }.map { $0.replacing("(UI) ", with: "").split(separator: " file=").map(String.init)[0] }
  }

  private static func check(_ shapes: [String], _ expected: [String]) throws {
    var count = 0
    for shape in shapes.sampled(oneIn: 36) {
      for prefix in prefixes where prefix.isEmpty || !shape.contains("TIME") {
        count += 1
        let read = try read(shape, after: prefix)
        let wrong = zip(read, expected).first { $0 != $1 }
        #expect(read == expected, "\(prefix)\(shape): \(String(describing: wrong))")
      }
    }
    #expect(count >= TestScale.count(shapes.count, oneIn: 36))
  }

  @Test("a column with pointers is the instance")
  func pointers() throws {
    try Self.check(LineFamilies.pointers, Self.log.listing(instance: "POINTER"))
    try Self.check(LineFamilies.addresses, Self.log.listing(instance: "HEX"))
    try Self.check(LineFamilies.identifiers, Self.log.listing(instance: "UUID"))
  }

  @Test("a column with numbers that occur with several callbacks is the instance")
  func indices() throws {
    try Self.check(LineFamilies.indices, Self.log.listing(instance: "INDEX"))
  }

  @Test("a column with numbers that count lines or measure is not the instance")
  func names() throws { try Self.check(LineFamilies.names, Self.log.listing()) }

  @Test("a column that is the same in each line names no view")
  func unnamed() throws {
    for shape in LineFamilies.unnamed.sampled(oneIn: 36) + ["0x16f03 CALL", "CALL 0x16f03"] {
      for prefix in ["", "[Demo] "] {
        let read = try Self.read(shape, after: prefix)
        let names = Set(read.map { $0.split(separator: " ").dropLast().joined() })
        #expect(names.count == 1 && !names.contains { $0.contains("@") }, "\(shape): \(names)")
        #expect(read.count == Self.log.calls.count)
      }
    }
  }

  /// Returns 24 lines of five classes, each with another address.
  private static func busyLog(_ callbacks: [String]) -> String {
    (0..<24).map { line in
      let address = String(0x6000_1234_5000 + line * 0x210, radix: 16)
      return "[nav] <Page\(line % 5): 0x\(address)> \(callbacks[line % callbacks.count])\n"
    }.joined()
  }

  @Test("a column with many addresses is the instance if many views come and go")
  func manyViews() throws {
    let read = try listing(of: Self.busyLog(["viewWillAppear", "viewWillDisappear"]), as: .console)
    #expect(read.count { $0.contains("@0x60001234") && $0.hasPrefix("(nav) Page") } == 24)
  }

  @Test("a column with another address in each call is not the instance")
  func addressOfEachLine() throws {
    let read = try listing(of: Self.busyLog(FamilyLog.callbacks), as: .console)
    #expect(read.count { $0.hasPrefix("Page") && $0.contains("*") } == 24)
  }

  @Test("columns of a log keep generic arguments")
  func generics() throws {
    for shape in ["UIHostingController<NAME> CALL", "CALL: UIHostingController<NAME>"] {
      let expected = Self.log.listing().map { line in
        let words = line.split(separator: " ")
        return "UIHostingController<\(words[0].dropLast())>* \(words[1])"
      }
      try Self.check([shape], expected)
    }
  }

  @Test("columns of a log mean the same in messages of unified logging")
  func messages() throws {
    var count = 0
    for shape in LineFamilies.pointers.sampled(oneIn: 36)
    where !shape.contains("\"") && !shape.contains("\t") {
      let lines = Self.log.text(shape).split(separator: "\n").map {
        #"{"eventMessage":"\#($0)","processID":7}"# + "\n"
      }
      let array = "[" + lines.joined(separator: ",") + "]\n"
      for text in [lines.joined(), array] {
        let read = try listing(of: text).filter { !$0.hasPrefix("process") }
          .map { $0.replacing("(UI) ", with: "").split(separator: " file=").map(String.init)[0] }
        #expect(read == Self.log.listing(instance: "POINTER"), "\(shape)")
        count += 1
      }
    }
    #expect(count > TestScale.count(150, oneIn: 24))
  }

  @Test("rows have the instance in the view's value or in a column with its own name")
  func rows() throws {
    let expected = Self.log.listing(instance: "POINTER")
    for view in [
      "<Demo.NAME: POINTER>", "NAME POINTER", "NAME(POINTER)", "NAME@POINTER", "NAME<POINTER>",
      "Optional(<NAME: POINTER>)",
    ] {
      let json = Self.log.text(#"{"view":"\#(view)","event":"CALL","id":COUNT}"#)
      #expect(try listing(of: json) == expected, "\(view)")
      let table = "event,view,line\n" + Self.log.text("CALL,\(view),LINE")
      #expect(
        try listing(of: table, as: .csv).map { $0.prefix { $0 != "=" } } == expected.map { $0[...] }
      )
    }
    for key in ["id", "ptr", "pointer", "self", "uuid", "memoryAddress", "vc", "адрес"] {
      let json = Self.log.text(#"{"\#(key)":"POINTER","view":"NAME","event":"CALL"}"#)
      #expect(try listing(of: json) == expected, "\(key)")
      let table = "event,\(key),view\n" + Self.log.text("CALL,POINTER,NAME")
      #expect(try listing(of: table, as: .csv) == expected, "\(key)")
    }
    let object = Self.log.text(#"{"view":"NAME","object":"<NAME: POINTER>","event":"CALL"}"#)
    #expect(try listing(of: object) == expected)
    let parent = Self.log.text(#"{"view":"NAME","nav":"0x7fa0110202","event":"CALL"}"#)
    #expect(try listing(of: parent).first == "InboxController wa")
    let counted = Self.log.text(#"{"id":"COUNT","view":"NAME","event":"CALL"}"#)
    #expect(try listing(of: counted).first == "InboxController wa")
  }

  @Test("a log of two lines has no label that is taken for a name")
  func labels() throws {
    for label in ["self: 0x7f8290", "address: 0x7f8290", "ObjectIdentifier(0x7f8290)"] {
      let text = "Inbox viewWillAppear \(label)\nInbox viewDidAppear \(label)\n"
      #expect(try listing(of: text) == ["Inbox@0x7f8290 wa", "Inbox@0x7f8290 da"], "\(label)")
    }
  }

  @Test("columns of a log name no instance by numbers with a unit and by flags")
  func measures() throws {
    let text = """
      13506 ms  -[Inbox viewWillAppear:0x1 ]
      13517 ms  -[Inbox viewDidAppear:0x1 ]
      13517 ms  -[Inbox viewWillDisappear:0x0 ]
      13517 ms  -[Mail viewWillAppear:0x0 ]
      """
    #expect(try listing(of: text) == ["Inbox* wa", "Inbox* da", "Inbox* wd", "Mail* wa"])
    let pointer = "-[Inbox viewWillAppear:0x7f80 ]"
    #expect(try listing(of: pointer) == ["Inbox@0x7f80 wa"])
    #expect(try listing(of: "12 ms Inbox viewWillAppear") == ["Inbox* wa"])
    #expect(try listing(of: "12 ms viewWillAppear") == [" wa"])
    let number = "13506 Inbox viewWillAppear"
    #expect(try listing(of: number).first == "Inbox* wa")
  }

  @Test("columns of a log without a name are those of a class")
  func unnamedClass() throws {
    let list = try EventLogTests.read(Array("viewWillAppear(_:)\n".utf8), as: .console)
    #expect(list.identities == [.anyInstance])
  }
}
