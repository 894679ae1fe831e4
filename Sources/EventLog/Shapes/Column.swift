/// A column of a structured log: a property of an event.
enum Column: Int, CaseIterable {
  case view, event, instance, scope, time, transition, kind, outcome, parent, file, line
  case process, heading, `class`
  /// Recognized, but not read into events; transitions are told apart by their scope.
  case window

  /// The names that are written, in the order of the columns.
  private static let written = [
    "view", "event", "instance", "scope", "time", "transition", "kind", "outcome", "parent", "file",
    "line", "process", "heading", "class", "window",
  ]

  /// Other names of columns that are read.
  private static let others: [String: Column] = [
    "controller": .view, "scene": .scope, "timestamp": .time,
  ]

  var name: String { Self.written[rawValue] }

  static var names: [String] { written + others.keys.sorted() }

  static func named(_ text: some Collection<UInt8>) -> Column? { byName[Array(text)] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: (allCases.map { ($0.name, $0) } + others.map { ($0, $1) })
      .map { (Array($0.utf8), $1) })
}
