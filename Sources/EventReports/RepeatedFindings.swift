package import EventModel

/// The findings of a run that occurred more than once in a log, grouped by cause: the same rule and
/// the same events, whatever the lines.
package struct RepeatedFindings: Sendable {
  package struct Group: Sendable {
    package var first: Finding
    /// The line of the finding that was reported in full.
    package var firstLine: Int
    /// The lines of the first repeats.
    package var lines: [Int]
    package var count: Int
  }

  /// The most lines of a group that are kept; the report prints only a few.
  private static let lineLimit = 12

  /// The groups, in the order of their first findings in the run.
  package var all: [Group] { order.compactMap { groups[$0] }.filter { $0.count > 0 } }

  private var groups: [String: Group] = [:]
  private var order: [String] = []

  package init() {}

  /// Takes a finding: one that is reported in full, or a repeat of one.
  package mutating func add(_ reported: ReportedFinding) {
    let finding = reported.finding
    let key = finding.file + "\n" + finding.fingerprint
    guard var group = groups[key] else {
      order.append(key)
      groups[key] = Group(first: finding, firstLine: finding.position.line, lines: [], count: 0)
      return
    }
    group.count += 1
    if group.lines.count < Self.lineLimit { group.lines.append(finding.position.line) }
    groups[key] = group
  }
}
