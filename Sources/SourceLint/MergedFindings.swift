import EventModel
import SourceReading

/// Findings in the order of the source, those merged that say the same of several resources of one row.
///
/// One helper that adds the observers of three notifications makes one finding: the others are notes. What
/// several screens inherit is said once.
struct MergedFindings {
  /// The findings.
  private(set) var all: [Finding] = []

  /// The places in `all` of the findings that others may join.
  private var places: [Kin: Int] = [:]

  /// What findings share that are merged.
  private struct Kin: Hashable {
    var rule: String
    var severity: Severity
    var screen: String?
    var file: String
    var callback: Callback?
    var assumption: Assumption?
    var row: String
  }

  /// What is said of the code at a place, however many screens inherit it.
  private struct Said: Hashable {
    var rule: String
    var severity: Severity
    var site: SourceSite
    var message: String
  }

  /// The screens of which a finding was made, by what it says.
  private var screens: [Said: String?] = [:]

  /// Adds what a claim is worth, or a note to the finding that says the same.
  mutating func add(_ finding: Finding, of claim: SourceClaim) {
    let said = Said(
      rule: claim.rule, severity: finding.severity, site: claim.site, message: finding.message)
    if let known = screens[said] {
      if known != claim.screen { return }
    } else {
      screens[said] = claim.screen
    }
    guard let row = claim.row else {
      if all.last != finding { all.append(finding) }
      return
    }
    let kin = Kin(
      rule: claim.rule, severity: finding.severity, screen: claim.screen, file: claim.site.file,
      callback: claim.callback, assumption: claim.assumption, row: row)
    guard let place = places[kin] else {
      places[kin] = all.count
      all.append(finding)
      return
    }
    all[place].notes.append(
      Finding.Note(
        "and \(claim.subject)", file: claim.act.file, position: LogPosition(claim.act),
        event: claim.callback?.name))
  }
}
