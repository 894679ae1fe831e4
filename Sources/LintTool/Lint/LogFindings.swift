import EventLint
import EventModel
import EventReports

/// The findings of a log or of source on their way to the report: they are counted, known ones are
/// left out, and those that are reported get their lines.
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

  /// Makes the findings of a log; at most `limit` get their lines, the rest are only counted.
  init(limit: Int?, baseline: Baseline?, known: BaselineEntries?, countsOccurrences: Bool) {
    self.limit = limit
    room = limit ?? .max
    self.baseline = baseline
    self.known = known
    self.countsOccurrences = countsOccurrences
  }

  /// Takes the next finding; if it is reported, looks it up and returns it.
  mutating func add(
    _ finding: Finding, lookUp: (Finding) -> ReportedFinding
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
    var reported = lookUp(finding)
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
