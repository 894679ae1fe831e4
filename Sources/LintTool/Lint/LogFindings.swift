import EventLint
import EventModel
import EventReports

/// What becomes of the findings of one log: counted, known ones left out, those that are reported
/// looked up.
struct LogFindings {
  /// The counts of the findings; those of the log itself stay 0.
  private(set) var counts = RunSummary()

  /// The findings as a new baseline lists them, if one is written.
  private(set) var known: BaselineEntries?

  private var baseline: Baseline?
  private let limit: Int?
  private var room: Int
  private let countsOccurrences: Bool
  private var occurrences: [String: Int] = [:]

  /// Makes the desk of a log; at most `limit` findings are looked up, the rest only counted.
  init(limit: Int?, baseline: Baseline?, known: BaselineEntries?, countsOccurrences: Bool) {
    self.limit = limit
    room = limit ?? .max
    self.baseline = baseline
    self.known = known
    self.countsOccurrences = countsOccurrences
  }

  /// Takes the next findings and returns those that are reported.
  mutating func add(
    _ pairs: [TransitionWait.Pair], _ resolver: FindingResolver
  ) -> [ReportedFinding] {
    pairs.compactMap { add($0.finding, $0.transition, resolver) }
  }

  private mutating func add(
    _ finding: Finding, _ transition: ViewTransition?, _ resolver: FindingResolver
  ) -> ReportedFinding? {
    known?.add(finding)
    if baseline?.covers(finding) == true {
      counts.baselined += 1
      return nil
    }
    counts.count(finding.severity)
    if room == 0 {
      counts.unreported += 1
      return nil
    }
    room -= 1
    var reported = resolver.reported(finding, in: transition)
    if countsOccurrences { reported.occurrence = occurrence(of: finding) }
    return reported
  }

  private mutating func occurrence(of finding: Finding) -> Int {
    let fingerprint = finding.fingerprint
    defer { occurrences[fingerprint, default: 0] += 1 }
    return occurrences[fingerprint, default: 0]
  }

  /// Returns what the baseline lists for a log and was not found, in words.
  func stale(in log: String) -> [String] { baseline?.stale(in: log) ?? [] }
}
