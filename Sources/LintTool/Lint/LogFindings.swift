import EventModel
import EventReports

/// The findings of a log or of source on their way to the report. They are counted, known ones are
/// left out, and the lines of those that are reported are looked up.
struct LogFindings {
  /// The counts of the findings; those of the log itself stay 0.
  private(set) var counts = RunSummary()

  private(set) var known: Baseline?

  private var baseline: Baseline?
  private var room: Int
  private let countsOccurrences: Bool
  private var occurrences: [String: Int] = [:]

  /// Makes the findings of a log. As many as the plan reports are looked up; the rest are counted.
  init(_ plan: ReportPlan, baseline: Baseline?, known: Baseline?) {
    room = plan.maxFindings ?? .max
    countsOccurrences = plan.countsOccurrences
    self.baseline = baseline
    self.known = known
  }

  /// Takes the next finding; if it is reported, returns it with its lines.
  mutating func add(_ finding: Finding, lookUp: (Finding) -> ReportedFinding) -> ReportedFinding? {
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

  func stale(in log: String) -> [String] { baseline?.stale(in: log) ?? [] }
}
