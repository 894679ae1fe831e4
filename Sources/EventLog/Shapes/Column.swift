/// A column of a structured log: what one event may say.
enum Column: Int, CaseIterable {
  case view, event, instance, scope, time, transition, kind, outcome, parent, file, line
  case process, heading, `class`
  /// Known, for questions about where a screen was; the scope is what transitions are told apart by.
  case window

  /// The names a log may give it; the first is the one we write.
  var names: [String] {
    switch self {
    case .view: ["view", "controller"]
    case .event: ["event"]
    case .instance: ["instance"]
    case .scope: ["scope", "scene"]
    case .time: ["time", "timestamp"]
    case .transition: ["transition"]
    case .kind: ["kind"]
    case .outcome: ["outcome"]
    case .parent: ["parent"]
    case .file: ["file"]
    case .line: ["line"]
    case .process: ["process"]
    case .heading: ["heading"]
    case .class: ["class"]
    case .window: ["window"]
    }
  }

  /// The name we write.
  var name: String { names[0] }

  /// Returns the column a log gives this name, or nil.
  static func named(_ text: some Collection<UInt8>) -> Column? {
    byName[Array(text)]
  }

  private static let byName = Dictionary(
    uniqueKeysWithValues: allCases.flatMap { column in
      column.names.map { (Array($0.utf8), column) }
    })
}
