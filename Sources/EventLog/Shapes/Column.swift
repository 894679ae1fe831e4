/// A column of a structured log: what one event may say.
enum Column: Int, CaseIterable {
  case view, event, instance, scope, time, transition, kind, outcome, parent, file, line
  case process, heading, `class`
  /// Known, for questions about where a screen was; the scope is what transitions are told apart by.
  case window

  /// The names we write, in the order of the columns.
  private static let written = [
    "view", "event", "instance", "scope", "time", "transition", "kind", "outcome", "parent", "file",
    "line", "process", "heading", "class", "window",
  ]

  /// Other names a log may give some of them.
  private static let others: [String: Column] = [
    "controller": .view, "scene": .scope, "timestamp": .time,
  ]

  /// The name we write.
  var name: String { Self.written[rawValue] }

  /// Every name a column may have.
  static var names: [String] { written + others.keys.sorted() }

  /// Returns the column a log gives this name, or nil.
  static func named(_ text: some Collection<UInt8>) -> Column? { byName[Array(text)] }

  private static let byName = Dictionary(
    uniqueKeysWithValues: (allCases.map { ($0.name, $0) } + others.map { ($0, $1) })
      .map { (Array($0.utf8), $1) })
}
