import EventModel

/// Events as text, one a line, with a column for each screen.
///
/// ```
///      Inbox              Thread
///   1  viewWillDisappear
///   2                     viewWillAppear     ← here
/// ```
struct LaneTimeline: CustomStringConvertible {
  private let events: [LifecycleEvent]
  private let lanes: [String]
  private let notes: [Int: String]

  /// Makes the timeline of some events; lanes come in the order given, then in that of first events.
  ///
  /// - Parameter notes: what stands behind some events, by their indices.
  init(_ events: [LifecycleEvent], lanes: [String] = [], notes: [Int: String] = [:]) {
    self.events = events
    self.notes = notes
    self.lanes = events.reduce(into: lanes) { lanes, event in
      if !lanes.contains(event.subject) { lanes.append(event.subject) }
    }
  }

  var description: String {
    let width = (lanes + events.map(\.callback.name)).map(\.count).max() ?? 0
    let header = Self.line("", lanes, width)
    let rows = events.enumerated().map { number, event in
      var cells = lanes.map { $0 == event.subject ? event.callback.name : "" }
      if let note = notes[number] { cells.append("← \(note)") }
      return Self.line("\(number + 1)", cells, width)
    }
    return ([header] + rows).joined(separator: "\n")
  }

  private static func line(_ number: String, _ cells: [String], _ width: Int) -> String {
    var line = String(repeating: " ", count: max(0, 4 - number.count)) + number
    for cell in cells {
      line += "  " + cell + String(repeating: " ", count: max(0, width - cell.count))
    }
    while line.last == " " { line.removeLast() }
    return line
  }
}
