package import EventModel
package import SourceReading

/// What a rule says that a part of the source relies on, and what to report if that does not hold.
package struct SourceClaim {
  /// A place beside the finding's own, with what happens there.
  package struct Note: Hashable {
    /// What happens there.
    package var message: String
    /// Where.
    package var site: SourceSite
    /// The callback that runs it, if it is one.
    package var callback: Callback?
  }

  /// The rule's id.
  package var rule: String
  /// How much it matters if it does not hold.
  package var severity: Severity
  /// The name of the screen whose code it is.
  package var screen: String?
  /// The role of the screen, where the assumption is about two sides of a transition.
  package var role: String?
  /// The names of the screens in other roles, where they are known.
  package var others: [String: String] = [:]
  /// The callback whose body it stands in, if it is one.
  package var callback: Callback?
  /// What the code relies on; nil where the code itself is the mistake.
  package var assumption: Assumption?
  /// What it is about, as a name that stays the same in all versions of the source.
  package var subject: String
  /// Where the finding points.
  package var site: SourceSite
  /// The place of the act: the claim's own place, or one that a call there leads to.
  package var act: SourceSite
  /// The row of the resource it is about. Claims that say the same of several resources of one row
  /// become one finding.
  package var row: String?
  /// What it is about, as a note names it where claims become one finding; nil for the subject.
  package var brief: String?
  /// What happens at other places.
  package var notes: [Note] = []
  /// What is wrong if it does not hold, without the gesture that shows it.
  package var message: String
  /// What a user sees then; empty if that is not known.
  package var consequence = ""
  /// What to do; nil if the nearest pair of callbacks that holds is the advice.
  package var help: String?
  /// The verbs for the first and the second of a better pair of callbacks.
  package var verbs = ("acquire", "release")
  /// The claims that a better pair of callbacks must keep.
  package var wanted: [Formula.BalanceClaim] = []
  /// Whether it is reported as a note if only a permitted order breaks it.
  package var reportsIncidental = false

  /// Whether no swipe begins to remove the screen, so that nothing of its own is cancelled.
  package var isNeverSwiped = false

  /// The place where the screen takes the back button away, and with it the swipe back.
  package var backButtonTaken: SourceSite?

  /// Whether the screen inherits the code.
  package var isInherited = false

  /// The place of the screen's name in its declaration, if the claim points to code that it inherits.
  package var heir: SourceSite?

  /// Makes a claim of a screen's code.
  package init(
    _ rule: RuleDescription, _ screen: SourceFacts, at effect: SourceEffect, about subject: String,
    _ assumption: Assumption?, _ message: String
  ) {
    self.rule = rule.id
    severity = rule.severity
    self.screen = screen.name
    callback = effect.phase.callback
    self.assumption = assumption
    self.subject = subject
    site = effect.place
    act = effect.site
    isNeverSwiped = screen.isNeverSwiped
    backButtonTaken = screen.backButtonTaken
    isInherited = effect.isInherited
    // An inherited callback that the screen overrides is called in the override.
    let isOverridden = screen.overrides.contains { $0.callback == effect.phase.callback }
    heir = isInherited && !isOverridden ? screen.site : nil
    self.message = message
    if effect.place != effect.site {
      notes = [Note(message: "the call leads here", site: effect.site, callback: callback)]
    }
    if let filledAt = effect.filledAt {
      notes.append(Note(message: "what is called is filled here", site: filledAt))
    }
  }

  /// Makes a claim about a place itself.
  package init(
    _ rule: RuleDescription, _ screen: SourceFacts, at site: SourceSite, in callback: Callback?,
    about subject: String, _ message: String
  ) {
    self.rule = rule.id
    severity = rule.severity
    self.screen = screen.name
    self.callback = callback
    self.subject = subject
    self.site = site
    act = site
    self.message = message
  }

  /// Makes a claim that a comment makes.
  package init(
    _ rule: RuleDescription, at site: SourceSite, about subject: String, _ message: String
  ) {
    self.rule = rule.id
    severity = rule.severity
    self.subject = subject
    self.site = site
    act = site
    self.message = message
    help = rule.remedy
  }

  /// Adds a place.
  package mutating func note(_ message: String, at effect: SourceEffect) {
    let site = effect.place
    guard site != self.site, !notes.contains(where: { $0.site == site }) else { return }
    // A later call of the same callback does not do it again.
    let callback = effect.isFirstOnly ? nil : effect.phase.callback
    notes.append(Note(message: message, site: site, callback: callback))
  }

  /// Adds the place of an act to which the call at the claim's own place leads.
  package mutating func noteInside(_ message: String, at effect: SourceEffect) {
    guard effect.site != site, !notes.contains(where: { $0.site == effect.site }) else { return }
    notes.append(Note(message: message, site: effect.site, callback: effect.phase.callback))
  }

  /// What the claim is about, in words.
  package var about: String { [screen, subject].compactMap { $0 }.joined(separator: ", ") }

  /// Returns the claim one severity lower, or nil if it is a note already.
  package func lowered(if isDoubtful: Bool) -> SourceClaim? {
    guard isDoubtful else { return self }
    guard let lower = severity.lower else { return nil }
    var claim = self
    claim.severity = lower
    return claim
  }
}

extension Severity {
  /// The severity below, if there is one.
  var lower: Severity? {
    switch self {
    case .error: .warning
    case .warning: .note
    case .note: nil
    }
  }
}
