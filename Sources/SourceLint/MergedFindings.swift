import EventModel
import SourceReading

/// Findings in the order of the source, those merged that say the same of several resources of one row.
///
/// One helper that adds the observers of three notifications makes one finding: the others are notes. So does
/// one call that ends several things too early. What several screens inherit is said once.
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

  /// A call in a callback that ends what the screen needs if it stays.
  private struct Ending: Hashable {
    var severity: Severity
    var screen: String?
    var site: SourceSite
  }

  /// The places in `all` of what is said of such calls.
  private var endings: [Ending: Int] = [:]

  private static let ofEndings: Set = ["lost_while_shown", "decided_in_will"]

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
    if Self.ofEndings.contains(claim.rule), claim.act != claim.site {
      let ending = Ending(severity: finding.severity, screen: claim.screen, site: claim.site)
      if let place = endings[ending], all[place].message != finding.message {
        note("and \(claim.message)", claim, at: place)
        return
      }
      endings[ending] = all.count
    }
    guard let row = claim.row else {
      if all.last != finding { all.append(finding) }
      return
    }
    // What one call does to several resources is one finding too.
    let kins = [row, "\(claim.site.line):\(claim.site.column)"].map { row in
      Kin(
        rule: claim.rule, severity: finding.severity, screen: claim.screen, file: claim.site.file,
        callback: claim.callback, assumption: claim.assumption, row: row)
    }
    guard let place = kins.compactMap({ places[$0] }).first else {
      for kin in kins { places[kin] = all.count }
      all.append(finding)
      return
    }
    note("and \(claim.subject)", claim, at: place)
  }

  private mutating func note(_ message: String, _ claim: SourceClaim, at place: Int) {
    all[place].notes.append(
      Finding.Note(
        message, file: claim.act.file, position: LogPosition(claim.act),
        event: claim.callback?.name))
  }
}
