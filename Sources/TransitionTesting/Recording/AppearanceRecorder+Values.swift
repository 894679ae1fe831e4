import EventCatalogue
public import EventLint
public import EventModel
import EventReports

extension AppearanceRecorder {
  /// Returns what is wrong with what was recorded so far, as the linter of logs finds it. The line
  /// of a finding is the number of its event, from 1.
  ///
  /// - Complexity: O(events).
  public func findings(_ configuration: LintConfiguration = LintConfiguration()) -> [Finding] {
    var plain = configuration
    plain.assumptions = []
    let found = lint(plain, whole: wholeNames).findings
    if configuration.assumptions.isEmpty { return found }
    var claims = configuration
    claims.skip.formUnion(Rule.all.map(\.description.id).filter { !$0.hasSuffix("_assumption") })
    return found + lint(claims, whole: []).findings
  }

  /// Returns the transitions recorded so far, in the order in which they ended, each with the
  /// catalogued orders that it has.
  ///
  /// A call that was not recorded counts as a call that was not made.
  ///
  /// - Complexity: O(events).
  public func transitions() -> [ViewTransition] {
    var configuration = LintConfiguration()
    configuration.keepsTransitions = true
    return lint(configuration, whole: Set(events.map(\.view))).transitions
  }

  /// What was recorded so far, as text: one event per line, a column for each screen, the states
  /// between.
  public var timeline: String { timeline(notes: [:]) }
}

extension AppearanceRecorder {
  private static let name = "recording"

  /// Returns the timeline with a note after some of its events, by their indices.
  func timeline(notes: [Int: String]) -> String {
    if events.isEmpty { return "nothing was recorded" }
    let labelled = events.map { LifecycleEvent(Self.label(of: $0), $0.callback) }
    var picture = LanePicture(labelled, life: contract.life)
    for (index, note) in notes {
      picture.steps[index].isMarked = true
      picture.steps[index].note = note
    }
    return picture.text
  }

  private static func label(of event: LoggedEvent) -> String {
    event.instance.map { "\(event.view) (\($0))" } ?? event.view
  }

  /// Checks the recording against its contract.
  ///
  /// A log of which it is not known what it records is read with care: a call that it never shows
  /// may not have been logged. Of the names given here, every call is recorded. The linter learns
  /// this from a whole life of each name at the beginning, in a scope of its own; no claim is
  /// checked against that life.
  private func lint(
    _ configuration: LintConfiguration, whole: Set<String>
  ) -> (findings: [Finding], transitions: [ViewTransition]) {
    var linter = Linter(contract: contract, configuration: configuration, file: Self.name)
    var names = NameTable()
    linter.consume(whole.sorted().flatMap(Self.life), names: &names)
    _ = linter.takeTransitions()
    linter.consume(events, names: &names)
    linter.finish(names: names)
    return (linter.takeFindings(), linter.takeTransitions())
  }

  private static func life(of name: String) -> [LoggedEvent] {
    [Callback.viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear].map {
      var event = LoggedEvent(view: name, $0, scope: "(recorder)")
      event.instance = "(recorder)"
      return event
    }
  }
}
