import EventModel
import SourceReading

/// Findings in the order of the source. Those that say the same of several resources of one row are
/// merged.
///
/// A function that adds the observers of three notifications makes one finding; the other observers
/// are notes. The same applies to one call that ends several things too early. What several screens
/// inherit is reported once.
struct MergedFindings {
  private(set) var all: [Finding] = []

  /// The indices in `all` of the findings that others may be merged into.
  private var places: [MergeKey: Int] = [:]

  /// The properties that are equal in findings that are merged.
  private struct MergeKey: Hashable {
    var rule: String
    var severity: Severity
    var screen: String?
    var file: String
    var callback: Callback?
    var assumption: Assumption?
    var row: String
  }

  /// The rules about what a callback ends too early. Everything that one call ends is one finding.
  private static let endingRules: Set = ["lost_while_shown", "decided_in_will"]

  /// The rule about the order of two writes, after which either screen may stay.
  private static let writingRule = "last_writer"

  /// A statement about a place in the code, however many screens inherit it.
  private struct Statement: Hashable {
    var rule: String
    var severity: Severity
    var site: SourceSite
    var message: String
  }

  /// The screen for which a finding was made, and the others of which the same is true.
  private struct Found {
    var screen: String?
    /// Its index in `all`; nil if it was merged into another one.
    var place: Int?
    var others: Set<String> = []
  }

  /// The declarations of the screens that inherit the code of their findings.
  private var heirs: [Statement: SourceSite] = [:]

  /// The screens of which something is true, by what it is.
  private var screens: [Statement: Found] = [:]

  /// Adds the finding of a claim, or a note to the finding that says the same.
  mutating func add(_ finding: Finding, of claim: SourceClaim) {
    let statement = Statement(
      rule: claim.rule, severity: finding.severity, site: claim.site, message: finding.message)
    if let known = screens[statement] {
      guard known.screen == claim.screen else {
        if let other = claim.screen { screens[statement]?.others.insert(other) }
        return
      }
    } else {
      screens[statement] = Found(screen: claim.screen)
    }
    // Two steps of one call.
    if claim.row == nil, let last = all.last, last.rule == finding.rule,
      last.severity == finding.severity, last.file == finding.file,
      last.position == finding.position, last.message == finding.message
    {
      return
    }
    let ofRow = claim.row.map { mergeKey($0, finding, claim) }
    if let place = ofRow.flatMap({ places[$0] }) {
      note("and \(claim.brief ?? claim.subject)", claim, at: place)
      return
    }
    let ofCall = callMergeKey(finding, claim)
    if let place = ofCall.flatMap({ places[$0] }), all[place].message != finding.message {
      note("and \(claim.message)", claim, at: place)
      return
    }
    for mergeKey in [ofRow, ofCall].compactMap({ $0 }) { places[mergeKey] = all.count }
    if let declaration = claim.heir {
      screens[statement]?.place = all.count
      heirs[statement] = declaration
    }
    all.append(finding)
  }

  /// Adds to each finding in inherited code which screen inherits it, and how many others.
  mutating func nameHeirs() {
    for (statement, declaration) in heirs {
      guard let found = screens[statement], let place = found.place, let screen = found.screen
      else { continue }
      let others = found.others.sorted()
      let more = others.count > 1 ? " and \(others.count - 1) more" : ""
      let verb = others.count > 1 ? "do" : "does"
      let words = others.first.map { ", as \(verb) \($0)\(more)" } ?? ""
      all[place].notes.append(
        Finding.Note(
          "\(screen) inherits it\(words)", file: declaration.file,
          position: LogPosition(declaration)))
    }
  }

  private func mergeKey(_ row: String, _ finding: Finding, _ claim: SourceClaim) -> MergeKey {
    MergeKey(
      rule: claim.rule, severity: finding.severity, screen: claim.screen, file: claim.site.file,
      callback: claim.callback, assumption: claim.assumption, row: row)
  }

  /// Returns the properties that findings about one call share; nil where a call is about one
  /// thing.
  private func callMergeKey(_ finding: Finding, _ claim: SourceClaim) -> MergeKey? {
    let isEnding =
      Self.endingRules.contains(claim.rule) && claim.act != claim.site
      || claim.rule == Self.writingRule
    guard isEnding || claim.row != nil else { return nil }
    var mergeKey = mergeKey("\(claim.site.line):\(claim.site.column)", finding, claim)
    if isEnding { (mergeKey.rule, mergeKey.assumption) = ("", nil) }
    return mergeKey
  }

  private mutating func note(_ message: String, _ claim: SourceClaim, at place: Int) {
    all[place].notes.append(
      Finding.Note(
        message, file: claim.act.file, position: LogPosition(claim.act),
        event: claim.callback?.name))
  }
}
