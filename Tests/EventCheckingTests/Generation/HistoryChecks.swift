import EventCatalogue
import EventChecking
import EventModel
import Testing

/// Returns the events in short: `A.wa B.dd`.
func text(_ events: [LoggedEvent]) -> String {
  let short: [Callback: String] = [
    .viewWillAppear: "wa", .viewDidAppear: "da", .viewWillDisappear: "wd", .viewDidDisappear: "dd",
  ]
  return events.map { "\($0.view).\(short[$0.callback] ?? $0.callback.name)" }
    .joined(separator: " ")
}

/// Walks each view's life and each transition's promises, written out for UIKit alone.
func expectLegal(
  _ history: EventHistory, _ sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(
    illegalIndices(history.events) == [], "\(text(history.events))",
    sourceLocation: sourceLocation)
  for transition in history.transitions where transition.family == "twoSided" {
    guard let range = transition.events else { continue }
    let events = history.events[range]
    func place(_ view: String?, _ callback: Callback) -> Int? {
      events.firstIndex { $0.view == view && $0.callback == callback }
    }
    if let will = place(transition.current, .viewWillDisappear),
      let did = place(transition.new, .viewDidAppear)
    {
      #expect(will < did, "G3: \(text(Array(events)))", sourceLocation: sourceLocation)
    }
    if let will = place(transition.new, .viewWillAppear),
      let did = place(transition.current, .viewDidDisappear)
    {
      #expect(will < did, "G4: \(text(Array(events)))", sourceLocation: sourceLocation)
    }
  }
}

/// Returns the indices of the calls that are no legal successor of their view's call before.
func illegalIndices(_ events: [LoggedEvent]) -> [Int] {
  let legal: [Callback: Set<Callback>] = [
    .viewWillAppear: [.viewDidAppear, .viewWillDisappear],
    .viewDidAppear: [.viewWillDisappear],
    .viewWillDisappear: [.viewDidDisappear, .viewWillAppear],
    .viewDidDisappear: [.viewWillAppear],
  ]
  var last: [String: Callback] = [:]
  return events.indices.filter { index in
    let event = events[index]
    let key = "\(event.scope ?? "") \(event.view) \(event.instance ?? "")"
    defer { last[key] = event.callback }
    guard let before = last[key] else { return false }
    return legal[before]?.contains(event.callback) != true
  }
}
