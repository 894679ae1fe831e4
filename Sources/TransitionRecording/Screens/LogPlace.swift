enum LogPlace {
  /// The environment variable that sets the path: a file, or a directory with a `/` at its end.
  static let variable = "TRANSITION_LOG"

  /// Returns the path.
  ///
  /// - Parameters:
  ///   - wanted: The value of the variable.
  ///   - home: The app's home directory.
  static func path(wanted: String?, home: String) -> String {
    let name = "screens.transcript"
    guard let wanted, !wanted.isEmpty else { return "\(home)/Library/Caches/\(name)" }
    return wanted.hasSuffix("/") ? wanted + name : wanted
  }
}
