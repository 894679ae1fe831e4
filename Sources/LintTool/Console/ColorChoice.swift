/// Whether text is colored: the option first, then the environment, then the terminal.
enum ColorChoice {
  static let words = ["auto", "always", "never"]

  static func isColored(_ invocation: Invocation, _ console: Console) -> Bool {
    isColored(
      option: invocation.text(.color), isTerminal: console.isOutputTerminal,
      variable: console.variable)
  }

  /// Returns whether a stream is colored.
  ///
  /// NO_COLOR (no-color.org) and FORCE_COLOR (force-color.org) count if they are not empty; of the
  /// two NO_COLOR wins. `FORCE_COLOR=0` forces nothing.
  static func isColored(option: String?, isTerminal: Bool, variable: (String) -> String?) -> Bool {
    switch option ?? "auto" {
    case "always": return true
    case "never": return false
    default: break
    }
    if let value = variable("NO_COLOR"), !value.isEmpty { return false }
    if let value = variable("FORCE_COLOR"), !value.isEmpty, value != "0" { return true }
    return isTerminal && variable("TERM") != "dumb"
  }
}
