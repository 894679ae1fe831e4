package import EventModel

/// The findings of one log on their way to a report, sorted by line.
///
/// A finding that is decided after findings on later lines were returned comes late, and says so.
/// The number of findings that wait is bounded by ``Limits/orderedFindings``, so the order does not
/// depend on how the log is divided into batches.
package struct LineOrder: Sendable {
  /// A finding with the transition it is about, if that is known.
  package typealias Pair = (finding: Finding, transition: ViewTransition?)

  private let file: String
  private var waiting: [Pair] = []
  /// The sort key of each waiting finding.
  private var keys: [UInt64] = []
  /// The largest key of a finding that was returned.
  private var lastReturned: UInt64 = 0

  package init(file: String) { self.file = file }

  package var isEmpty: Bool { waiting.isEmpty }

  /// Takes new findings and returns those that are ready, in order; all of them if `waits` is
  /// false.
  ///
  /// - Complexity: O(findings that wait) a finding that is not the last one in order.
  package mutating func add(_ pairs: [Pair], waits: Bool) -> [Pair] {
    var ready: [Pair] = []
    for pair in pairs {
      insert(pair)
      if keys.count > Limits.orderedFindings { ready += leave(keys.count / 2) }
    }
    return waits ? ready : ready + leave(keys.count)
  }

  private mutating func insert(_ pair: Pair) {
    var pair = pair
    var index = keys.count
    if let offset = offset(of: pair.finding) {
      while index > 0, keys[index - 1] > offset { index -= 1 }
      if offset < lastReturned { pair.finding.notes.append(lateness(of: pair.finding)) }
      keys.insert(offset, at: index)
    } else {
      keys.append(max(keys.last ?? 0, lastReturned))
    }
    waiting.insert(pair, at: index)
  }

  /// Where in the log a finding is; nil if it is about the whole log or about another file.
  private func offset(of finding: Finding) -> UInt64? {
    let position = finding.position
    let hasPlace = position.length > 0 || position.line > 0 || position.offset > 0
    return finding.file == file && hasPlace ? position.offset : nil
  }

  private func lateness(of finding: Finding) -> Finding.Note {
    Finding.Note(
      "only later calls decided it, after findings on later lines were reported", file: file,
      position: finding.position)
  }

  private mutating func leave(_ count: Int) -> [Pair] {
    defer {
      waiting.removeFirst(count)
      keys.removeFirst(count)
    }
    lastReturned = max(lastReturned, keys.prefix(count).last ?? 0)
    return Array(waiting.prefix(count))
  }
}
