/// An invocation: what the command line asked for, checked against the table of options.
package struct Invocation: Sendable {
  /// The commands whose names were given, the program itself first.
  var commands: [Command]

  /// The values of each option, by its name, in the order given; flags have an empty value.
  private(set) var values: [String: [String]] = [:]

  /// The arguments that are not options, in the order given.
  var arguments: [String] = []

  init(_ root: Command) { commands = [root] }

  var command: Command { commands[commands.count - 1] }

  /// The words of the command, `transition-lint config check`.
  var path: String { commands.map(\.name).joined(separator: " ") }

  mutating func note(_ option: CommandOption, _ value: String) {
    values[option.name, default: []].append(value)
  }

  package func has(_ option: CommandOption) -> Bool { values[option.name] != nil }

  package func text(_ option: CommandOption) -> String? { values[option.name]?.last }

  func texts(_ option: CommandOption) -> [String] { values[option.name] ?? [] }

  /// Returns the words of a list option, from every place where it was given.
  package func words(_ option: CommandOption) -> [String] { texts(option).flatMap(splitList) }

  package func count(_ option: CommandOption) -> Int? { text(option).flatMap { Int($0) } }

  func fraction(_ option: CommandOption) -> Double? { text(option).flatMap { Double($0) } }
}

/// Returns the words of a comma-separated list, without the blanks around them.
func splitList(_ text: String) -> [String] {
  text.split(separator: ",").map(trimmed).filter { !$0.isEmpty }
}

func trimmed(_ text: some StringProtocol) -> String {
  let blanks: (Character) -> Bool = { $0 == " " || $0 == "\t" || $0.isNewline }
  let start = text.drop(while: blanks)
  return String(String(start).reversed().drop(while: blanks).reversed())
}
