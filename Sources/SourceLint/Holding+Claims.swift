import EventModel
import SourceReading

extension Holding {
  /// The acquires that a claim is about: those that run each time or, if there are none, those that
  /// may run.
  var claimedAcquires: [SourceEffect] { Self.certain(acquiring) }

  /// The releases that a claim about too many or too early releases is about.
  var claimedReleases: [SourceEffect] { Self.certain(releasing) }

  /// Whether everything the claim is about may be skipped, or runs later.
  var isDoubtful: Bool {
    acquires.allSatisfy(\.isDoubtful) || isReleaseDoubtful
  }

  /// The same, where an acquire that runs later counts: it runs each time.
  var isOptional: Bool {
    acquires.allSatisfy { $0.marks.contains(.conditional) } || isReleaseDoubtful
  }

  private var isReleaseDoubtful: Bool {
    !releasing.isEmpty && releasing.allSatisfy(\.isDoubtful)
  }

  private static func certain(_ effects: [SourceEffect]) -> [SourceEffect] {
    let certain = effects.filter { !$0.isDoubtful }
    return certain.isEmpty ? effects : certain
  }

  /// Returns a claim about its acquires and releases, or nil if there are none of one of them.
  func claim(
    _ aspect: Formula.BalanceClaim.Aspect, acquires: [SourceEffect], releases: [SourceEffect],
    isHeldAtStart: Bool, _ project: SourceProject
  ) -> Formula.BalanceClaim? {
    let acquiring = events(acquires, project)
    let releasing = events(releases, project)
    guard !releasing.isEmpty, isHeldAtStart || !acquiring.isEmpty else { return nil }
    return Formula.BalanceClaim(aspect, acquiring, releasing, isHeldAtStart: isHeldAtStart)
  }

  /// Returns the events of the callbacks in which effects occur, each once, in the contract's
  /// order.
  private func events(_ effects: [SourceEffect], _ project: SourceProject) -> [EventTerm] {
    Set(callbacks(effects).map(project.judged)).sorted { project.order($0) < project.order($1) }
      .map(project.event)
  }

  /// Returns whether it is acquired before it is released in the contract's own order. What a
  /// screen stops when it comes and starts when it leaves is meant to be held while it is away.
  func isTakenFirst(_ project: SourceProject) -> Bool {
    if isHeldAtStart { return true }
    let first = { (effects: [SourceEffect]) in self.callbacks(effects).map(project.order).min() }
    guard let acquire = first(acquiring), let release = first(releasing) else { return true }
    return acquire < release
  }

  /// Adds the other places where it is acquired and released, and its row, by which findings that
  /// say the same are merged.
  func addNotes(to claim: inout SourceClaim) {
    // Each token is kept in a variable of its own; the tokens that one call acquires are one
    // finding.
    let row = acquires[0].resource
    let isOfLine = holding == .token || row == "named_pair" || row == "registry"
    claim.row = isOfLine ? "\(row) \(claim.site.line)" : row
    // What is on at first is acquired nowhere.
    for effect in acquires where !releases.contains(where: { $0.site == effect.site }) {
      let first =
        effect.marks.contains(.asksEmpty)
        ? ", only where the property is nil"
        : effect.isFirstOnly ? ", only where the screen comes for the first time" : ""
      claim.note("acquired in \(effect.phase.words)\(first)", at: effect)
    }
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
    case .elsewhere: "code outside the callbacks"
    }
  }
}

extension Array where Element == Callback {
  /// The callbacks as a list in a sentence: `a`, `a and b`, `a, b and c`.
  var words: String { MessageText.list(map(\.name)) }
}
