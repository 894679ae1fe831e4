/// A column of a structured log: a property of an event.
enum Column: Int, CaseIterable {
  case view, event, instance, scope, time, transition, kind, outcome, parent, file, line
  case process, heading, `class`
  /// Recognized, but not read into events; transitions are told apart by their scope.
  case window

  /// Other names of columns that are read.
  private static let others: [String: Column] = [
    "controller": .view, "scene": .scope, "timestamp": .time,
  ]

  /// The name that is written.
  var name: String { String(describing: self) }

  static var names: [String] { allCases.map(\.name) + others.keys.sorted() }

  static func named(_ text: some Collection<UInt8>) -> Column? { byName[Array(text)] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: (allCases.map { ($0.name, $0) } + others.map { ($0, $1) })
      .map { (Array($0.utf8), $1) })
}
