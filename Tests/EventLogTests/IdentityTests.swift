import EventLog
import EventModel
import TestScale
import Testing

/// The identity of a view does not depend on whether its calls are in order, on the language of the
/// labels, or on the words around the callback. Each log has a twin with another meaning.
@Suite("Identities of views")
struct IdentityTests {
  typealias Call = (name: String, number: Int, callback: Int)

  /// Returns the calls of screens that replace each other: the first appears, then each next one.
  static func calls(_ screens: [(String, Int)]) -> [Call] {
    func call(_ screen: (String, Int), _ callback: Int) -> Call { (screen.0, screen.1, callback) }
    return [call(screens[0], 0), call(screens[0], 1)]
      + zip(screens, screens.dropFirst()).flatMap { current, new in
        [call(current, 2), call(new, 0), call(current, 3), call(new, 1)]
      }
  }

  static func pointer(_ number: Int) -> String {
    "0x" + String(0x7f82_9000_0000 + number * 0x1_2a40, radix: 16)
  }

  /// Returns the log of some calls in a shape, and what is to be read.
  static func log(_ calls: [Call], in shape: String, as instance: (Int) -> String?)
    -> (text: String, expected: [String])
  {
    let lines = calls.map { call in
      shape.replacing("NAME", with: call.name)
        .replacing("CALL", with: FamilyLog.callbacks[call.callback])
        .replacing("NUMBER", with: String(call.number))
        .replacing("POINTER", with: pointer(call.number)) + "\n"
    }
    let expected = calls.map { call in
      call.name + (instance(call.number).map { "@" + $0 } ?? "*") + " "
        + ["wa", "da", "wd", "dd"][call.callback]
    }
    return (lines.joined(), expected)
  }

  /// Returns the calls themselves, and the calls with one error at each place of each kind: a
  /// repeated, a missing and another callback.
  static func broken(_ calls: [Call]) -> [[Call]] {
    var logs = [calls]
    for place in stride(from: 4, to: calls.count - 2, by: 3) {
      var log = calls
      log.insert(calls[place], at: place)
      logs.append(log)
      log = calls
      log.remove(at: place)
      logs.append(log)
      log = calls
      log[place].callback = 3 - log[place].callback
      logs.append(log)
    }
    return logs
  }

  static let histories = [
    calls([("Home", 1), ("Home", 2), ("Home", 1), ("Home", 2), ("Home", 1)]),
    calls([("Home", 0), ("Mail", 7), ("Mail", 12), ("Mail", 7), ("Home", 0), ("Photo", 40)]),
    calls([("Home", 3), ("Mail", 4), ("Home", 3), ("Photo", 5), ("Home", 3)]),
  ]

  static func check(
    _ calls: [Call], _ shape: String, _ instance: (Int) -> String?
  ) throws {
    let log = log(calls, in: shape, as: instance)
    let read = try listing(of: log.text, as: .console).filter { !$0.hasPrefix("process") }
    let wrong = zip(read, log.expected).first { $0 != $1 }
    #expect(read == log.expected, "\(shape), \(calls.count): \(String(describing: wrong))")
  }

  @Test("identities of views are their numbers, whether or not a call is out of order")
  func numbers() throws {
    for shape in [
      "NAME#NUMBER CALL", "NAME[NUMBER] CALL", "NAME(NUMBER) CALL", "NAME:NUMBER CALL",
      "NAME@NUMBER: CALL(_:)", "CALL NAME#NUMBER", "CALL - NAME[NUMBER]", "NAME CALL id=NUMBER",
    ] {
      for calls in Self.histories.flatMap(Self.broken).sampled(oneIn: 23) {
        try Self.check(calls, shape) { String($0) }
      }
    }
  }

  @Test("identities of views are no source lines, flags, counters and measured numbers")
  func otherNumbers() throws {
    for shape in [
      "NAME[NUMBER]: CALL", "NAME(NUMBER) CALL(_:)", "NAME:NUMBER CALL", "NAME#NUMBER CALL",
    ] {
      for history in Self.histories.flatMap(Self.broken).sampled(oneIn: 29) {
        let lines = history.map { call in
          (call.name, 20 + call.name.count * 10 + call.callback * 9, call.callback)
        }
        try Self.check(lines, shape) { _ in nil }
        let counts = history.enumerated().map { ($1.name, $0, $1.callback) }
        try Self.check(counts, shape) { _ in nil }
      }
    }
    for shape in [
      "NAME CALL animated: NUMBER", "NAME CALL NUMBER", "NAME CALL count=NUMBER",
      "NAME(NUMBER) CALL",
    ] {
      let history = Self.calls([
        ("Home", 0), ("Mail", 0), ("Mail", 0), ("Mail", 0), ("Home", 0), ("Mail", 0), ("Home", 0),
      ])
      for calls in Self.broken(history).dropFirst().sampled(oneIn: 5) {
        let flags = calls.enumerated().map { ($1.name, $0 / 3 % 2, $1.callback) }
        try Self.check(flags, shape) { _ in nil }
      }
    }
  }

  @Test("identities of views are pointers with a label in any language")
  func labels() throws {
    let labels = ["实例", "インスタンス", "地址", "포인터", "адрес", "obj", "objeto"]
    let logs = Self.histories.flatMap { [Array($0.prefix(6))] + Self.broken($0) }
    for (row, form) in [
      "控制器:NAME LABEL:POINTER 方法:CALL", "控制器：NAME LABEL：POINTER 方法：CALL",
      "NAME CALL LABEL=POINTER", "NAME CALL LABEL: POINTER",
    ].enumerated() {
      // Each log in each shape with one of the labels, which take turns.
      for (column, calls) in logs.enumerated().sampled(oneIn: 4) {
        let label = labels[(row + column) % labels.count]
        try Self.check(calls, form.replacing("LABEL", with: label), Self.pointer)
      }
    }
  }

  @Test("identities of views are no pointers to what holds the views")
  func holders() throws {
    for label in ["nav", "parent", "window", "presenter", "thread"] {
      for shape in ["NAME CALL \(label)=POINTER", "NAME CALL (\(label): POINTER)"] {
        for history in Self.histories.flatMap(Self.broken).sampled(oneIn: 29) {
          let calls = history.map { ($0.name, $0.name.count, $0.callback) }
          try Self.check(calls, shape) { _ in nil }
        }
      }
    }
    let shared = Self.histories[2].map { ($0.name, $0.callback % 2, $0.callback) }
    try Self.check(shared, "NAME CALL obj=POINTER") { _ in nil }
  }

  @Test("identities of views are addresses that objects of other classes have used before")
  func reuse() throws {
    let calls =
      Self.calls([("Home", 1), ("Mail", 2), ("Home", 1)])
      + Self.calls([("Home", 1), ("Photo", 2), ("Home", 1)]).dropFirst(2)
    for shape in [
      "NAME POINTER CALL", "NAME <POINTER> CALL", "NAME (POINTER) → CALL", "NAME@POINTER CALL",
      "CALL NAME (POINTER)",
    ] {
      for calls in Self.broken(calls).sampled(oneIn: 4) {
        try Self.check(calls, shape, Self.pointer)
      }
    }
    // A thread's calls are those of views that alternate.
    let threads = calls.enumerated().map { ($1.name, $0 % 7 == 3 ? 1 : 2, $1.callback) }
    try Self.check(threads, "POINTER NAME CALL") { _ in nil }
  }

  @Test("identities of views are UUIDs, and no other words")
  func uuids() throws {
    let names = ["0D2C7F77-A822-4EF7-A0DA-D4C91F71B118", "E7033BF1-B55C-46D5-A78F-46F29C7C771E"]
    let history = Self.calls([(names[0], 0), (names[1], 0), (names[0], 0), (names[1], 0)])
    for calls in Self.broken(history) + [Array(history.prefix(1)), Array(history.prefix(5))] {
      for shape in ["CALL NAME", "NAME CALL", "CALL: NAME"] {
        let log = Self.log(calls, in: shape) { _ in nil }
        let read = try listing(of: log.text, as: .console)
        #expect(read == log.expected.map { $0.replacing("*", with: "") }, "\(shape)")
      }
    }
    #expect(try listing(of: "0D2C7F77-A822 viewWillAppear", as: .console) == ["0D2C7F77-A822* wa"])
    // An identifier of each line.
    let lines = (0..<8).map { line in
      "\(FamilyLog.callbacks[line % 4]) \(names[0].dropLast())\(line)\n"
    }
    #expect(try Set(listing(of: lines.joined(), as: .console)) == [" wa", " da", " wd", " dd"])
  }
}
