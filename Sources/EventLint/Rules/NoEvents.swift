import EventChecking
import EventModel

extension Rule {
  static let noEvents = Rule(
    RuleDescription(
      id: "no_events", severity: .warning,
      summary: "no log of the run contains a callback",
      finds: """
        A run in which no line of any log was read as a callback of the contract. It is reported once \
        for all the logs.
        """,
      matters: """
        Such a run has checked nothing: the build stopped logging, the log was filtered, or its \
        words for the callbacks are not known. With --strict it fails.
        """,
      remedy: """
        look whether the app still logs its callbacks; --verbose says in which format the log was \
        read, and `callbacks` in the configuration names a team's own words
        """,
      bad: """
        # The app was built without its logging.
        """,
      good: """
        A viewWillAppear
        A viewDidAppear
        """,
      source: "a check that had nothing to check has shown nothing", isAdviceGeneral: true)
  ) { observation, rule, context in
    guard case .noEvents(let logs, let isEmpty) = observation else { return nil }
    let names = context.contract.callbacks.map(\.name)
    let others =
      logs.count < 3 ? logs.dropFirst().joined() : "\(logs.count - 1) other logs"
    let place = logs.first.map { others.isEmpty ? $0 : "\($0) and \(others)" } ?? ""
    let reason =
      isEmpty ? "there is no line to read" : "looked for \(names.joined(separator: ", "))"
    return context.finding(
      rule, at: RecordPosition(line: 1),
      "no event found\(place.isEmpty ? "" : " in \(place)"): \(reason)")
  }
}
