import EventCatalogue
import EventLint
import EventLog
import EventModel

extension Fuzzer {
  static let wholeLint = Fuzzer(
    name: "lint",
    summary: "the same bytes in any chunks give the same findings, transitions and counts",
    make: InputMaker.anyLog,
    check: { bytes in
      let digest = bytes.digest
      let size = max(1 + Int(digest % 97), bytes.count >> 12)
      do throws(InputError) {
        let whole = try LintedLog(bytes, chunkBytes: ByteSource.chunkLimit)
        let parts = try LintedLog(bytes, chunkBytes: size)
        return whole.difference(from: parts).map { "in chunks of \(size): \($0)" }
          ?? whole.badPlace(in: bytes)
      } catch {
        return error.problem
      }
    })
}

private struct LintedLog {
  var findings: [Finding]
  var transitions: [ViewTransition]
  var remarks: [Finding.Note]
  var counts: [Int]

  init(_ bytes: [UInt8], chunkBytes: Int) throws(InputError) {
    var configuration = LintConfiguration()
    configuration.keepsTransitions = true
    let kinds = [nil, ["navigation"], Contract.viewTransitions.kinds.map(\.name)]
    configuration.kinds = kinds[bytes.count % 3]
    var linter = Linter(contract: .viewTransitions, configuration: configuration, file: "log")
    var names = NameTable()
    var reader = try LogReader(
      ByteSource(bytes: bytes, chunkBytes: chunkBytes), contract: .viewTransitions,
      options: LogOptions(resolvesLines: true))
    try reader.read(into: &linter, names: &names)
    linter.finish(names: names)
    findings = linter.takeFindings()
    transitions = linter.takeTransitions()
    remarks = linter.takeRemarks()
    counts = [linter.eventCount, linter.transitionCount] + linter.coverage.map(\.count)
  }

  func difference(from other: LintedLog) -> String? {
    for (first, second) in zip(findings, other.findings) where first != second {
      return "found \(first), and \(second)"
    }
    if findings.count != other.findings.count {
      return "\(findings.count) findings, and \(other.findings.count)"
    }
    if transitions != other.transitions { return "other transitions" }
    if remarks != other.remarks { return "other remarks" }
    return counts == other.counts ? nil : "counted \(counts), and \(other.counts)"
  }

  /// Returns a finding whose place is not in the log, as text, or nil.
  func badPlace(in bytes: [UInt8]) -> String? {
    let lineFeeds = bytes.count { $0 == UInt8(ascii: "\n") }
    let notes = findings.flatMap(\.notes)
    for position in findings.map(\.position) + notes.map(\.position) {
      if position.offset > UInt64(bytes.count) || position.line > lineFeeds + 1 {
        return "a finding at \(position), behind the end"
      }
    }
    return nil
  }
}
