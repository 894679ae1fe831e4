import ContractFiles
import EventChecking
import EventLint
import EventModel
import TestScale
import Testing

@Suite("Own words of a contract file in logs")
struct OwnWordsInLogsTests {
  /// The contract of doors, in which the outer door may creak while the pair is locked.
  private func creaking() throws -> Contract {
    let json = Door.json
      .replacing(#""didClose"],"#, with: #""didClose", "creak"],"#)
      .replacing(#"{"didOpen": "open"}"#, with: #"{"didOpen": "open", "creak": "opening"}"#)
      .replacing(
        #""outer": {"from": "closed", "to": "open", "words": "willOpen didOpen"}"#,
        with: #""outer": {"from": "closed", "to": "open", "words": "willOpen [creak] didOpen"}"#)
    return try ContractFile(json: Array(json.utf8)).contracts[0]
  }

  private func conformance(_ calls: String) throws -> [ViewTransition.Conformance] {
    var configuration = LintConfiguration()
    configuration.keepsTransitions = true
    var linter = Linter(contract: try creaking(), configuration: configuration, file: "")
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

  @Test("that may have a call, or not, are known with it and without it")
  func optional() throws {
    // Every callback is recorded before the lock.
    let before = "X.willOpen X.creak X.didOpen X.willClose X.didClose X.willOpen X.didOpen"
    let closed = "X.willClose.1 X.didClose.1 Y.willOpen.1"
    #expect(try conformance("\(before) \(closed) Y.didOpen.1").last == .documented)
    #expect(try conformance("\(before) \(closed) Y.creak.1 Y.didOpen.1").last == .permitted)
    #expect(
      try conformance("\(before) \(closed) Y.creak.1 Y.creak.1 Y.didOpen.1").last == .compound)
  }
}
