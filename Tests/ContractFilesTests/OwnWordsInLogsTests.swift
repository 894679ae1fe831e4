import ContractFiles
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

@Suite("Own words of a contract file in logs")
struct OwnWordsInLogsTests {
  /// The contract of doors, in which the outer door may creak in some ways while the pair is locked.
  private func creaking(_ creaks: [String], _ words: String) throws -> Contract {
    let calls = creaks.map { ", \"\($0)\": \"opening\"" }.joined()
    let json = Door.json
      .replacing(
        #""didClose"],"#,
        with: "\"didClose\", " + creaks.map { "\"\($0)\"" }.joined(separator: ", ") + "],"
      )
      .replacing(#"{"didOpen": "open"}"#, with: "{\"didOpen\": \"open\"\(calls)}")
      .replacing(
        #""outer": {"from": "closed", "to": "open", "words": "willOpen didOpen"}"#,
        with: #""outer": {"from": "closed", "to": "open", "words": "willOpen \#(words) didOpen"}"#)
    return try ContractFile(json: Array(json.utf8)).contracts[0]
  }

  private func conformance(
    _ calls: String, _ contract: Contract
  ) throws -> [ViewTransition.Conformance] {
    var configuration = LintConfiguration()
    configuration.keepsTransitions = true
    var linter = Linter(contract: contract, configuration: configuration, file: "")
    let events = calls.split(separator: " ").map { call in
      let parts = call.split(separator: ".")
      var event = LoggedEvent(view: String(parts[0]), Callback(String(parts[1])))
      event.transition = parts.count > 2 ? String(parts[2]) : nil
      return event
    }
    var names = NameTable()
    linter.consume(events, names: &names)
    linter.finish(names: names)
    #expect(linter.takeFindings().filter { $0.severity > .note } == [])
    return linter.takeTransitions().map(\.conformance)
  }

  @Test("own words for callbacks that may have a call or not are known in both forms")
  func optional() throws {
    // Every callback is recorded before the lock.
    let before = "X.willOpen X.creak X.didOpen X.willClose X.didClose X.willOpen X.didOpen"
    let closed = "X.willClose.1 X.didClose.1 Y.willOpen.1"
    let contract = try creaking(["creak"], "[creak]")
    #expect(try conformance("\(before) \(closed) Y.didOpen.1", contract).last == .documented)
    #expect(
      try conformance("\(before) \(closed) Y.creak.1 Y.didOpen.1", contract).last == .permitted)
    #expect(
      try conformance("\(before) \(closed) Y.creak.1 Y.creak.1 Y.didOpen.1", contract).last
        == .compound)
  }

  @Test("own words for callbacks that repeat a call are known for any number of calls")
  func repeated() throws {
    let contract = try creaking(["creak", "squeak"], "(creak squeak)*")
    let before = "X.willOpen X.creak X.squeak X.didOpen"
    let closed = "X.willClose.1 X.didClose.1 Y.willOpen.1"
    for count in [0, 1, 2, 3, 7, 40] {
      let creaks = String(repeating: "Y.creak.1 Y.squeak.1 ", count: count)
      let last = try conformance("\(before) \(closed) \(creaks)Y.didOpen.1", contract).last
      #expect(last == (count == 0 ? .documented : .permitted), "\(count) times")
      let cut = try conformance("\(before) \(closed) \(creaks)Y.creak.1 Y.didOpen.1", contract)
      #expect(cut.last == .partial, "\(count) times")
    }
  }

  @Test("own words for any number of callbacks are known")
  func many() throws {
    let creaks = (0..<30).map { "creak\($0)" }
    let contract = try creaking(creaks, "[\(creaks.joined(separator: " "))]")
    func calls(_ creaks: [String], _ view: String, _ id: String) -> String {
      creaks.map { "\(view).\($0)\(id)" }.joined(separator: " ")
    }
    let before = "X.willOpen \(calls(creaks, "X", "")) X.didOpen"
    let closed = "X.willClose.1 X.didClose.1 Y.willOpen.1"
    let cases: [([String], ViewTransition.Conformance)] = [
      ([], .documented), (creaks, .permitted), (creaks.reversed(), .compound),
      (Array(creaks.dropFirst(11)), .partial), (creaks + [creaks[29]], .compound),
    ]
    for (some, expected) in cases {
      let log = "\(before) \(closed) \(calls(some, "Y", ".1")) Y.didOpen.1"
      #expect(try conformance(log, contract).last == expected, "\(some)")
    }
  }
}
