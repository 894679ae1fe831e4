import EventModel
import SourceReading

extension Holding {
  /// The acquires a claim is about: those that are done each time or, if there are none, those that
  /// may be done.
  var claimedAcquires: [SourceEffect] { Self.certain(acquiring) }

  /// The releases a claim that they are too many or too early is about.
  var claimedReleases: [SourceEffect] { Self.certain(releasing) }

  /// Whether all that the claim is about may be skipped, or is done later.
  var isDoubtful: Bool {
    acquires.allSatisfy(\.isDoubtful) || (!releasing.isEmpty && releasing.allSatisfy(\.isDoubtful))
  }

  private static func certain(_ effects: [SourceEffect]) -> [SourceEffect] {
    let certain = effects.filter { !$0.isDoubtful }
    return certain.isEmpty ? effects : certain
  }

  /// Returns a claim about its sites, or nil if nothing releases or nothing acquires.
  func claim(
    _ aspect: Formula.BalanceClaim.Aspect, acquires: [SourceEffect], releases: [SourceEffect],
    isHeldAtStart: Bool, _ project: SourceProject
  ) -> Formula.BalanceClaim? {
    let acquiring = events(acquires, project)
    let releasing = events(releases, project)
    guard !releasing.isEmpty, isHeldAtStart || !acquiring.isEmpty else { return nil }
    return Formula.BalanceClaim(aspect, acquiring, releasing, isHeldAtStart: isHeldAtStart)
  }

  /// Returns the events of the callbacks in which effects are, each once, in the contract's order.
  private func events(_ effects: [SourceEffect], _ project: SourceProject) -> [EventTerm] {
    Set(callbacks(effects).map(project.judged)).sorted { project.order($0) < project.order($1) }
      .map(project.event)
  }

  /// Returns whether it is taken before it is given back in the contract's own order: what a screen
  /// stops when it comes and starts when it leaves is meant to be held while it is away.
  func isTakenFirst(_ project: SourceProject) -> Bool {
    if isHeldAtStart { return true }
    let first = { (effects: [SourceEffect]) in self.callbacks(effects).map(project.order).min() }
    guard let acquire = first(acquiring), let release = first(releasing) else { return true }
    return acquire < release
  }

  /// Adds where it is taken and given back beside the finding's own place, and its row, by which findings
  /// that say the same are merged.
  func addNotes(to claim: inout SourceClaim) {
    // Each token is kept in a variable of its own: those that one call takes are one finding.
    let row = acquires[0].resource
    let isOfLine = holding == .token || row == "named_pair" || row == "registry"
    claim.row = isOfLine ? "\(row) \(claim.site.line)" : row
    for effect in acquires { claim.note("acquired in \(effect.phase.words)", at: effect) }
    for effect in releases { claim.note("released in \(effect.phase.words)", at: effect) }
  }
}

extension SourcePhase {
  /// The phase as a message names it.
  var words: String {
    switch self {
    case .once: "code that runs once, before the first appearance"
    case .callback(let callback): callback.name
    case .end: "code that runs at the end of the screen's life"
    case .elsewhere: "code that runs at other times"
    }
  }
}

extension Array where Element == Callback {
  /// The callbacks as a person lists them: `a`, `a and b`, `a, b and c`.
  var words: String { MessageText.list(map(\.name)) }
}
