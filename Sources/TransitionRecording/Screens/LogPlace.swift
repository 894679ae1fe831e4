/// The default place of the log.
enum LogPlace {
  /// The variable of the environment that says where: a file, or a directory with a `/` at its end.
  static let variable = "TRANSITION_LOG"

  /// Returns the path.
  ///
  /// - Parameters:
  ///   - wanted: What the environment says.
  ///   - home: The app's home directory.
  static func path(wanted: String?, home: String) -> String {
    let name = "screens.transcript"
    guard let wanted, !wanted.isEmpty else { return "\(home)/Library/Caches/\(name)" }
    return wanted.hasSuffix("/") ? wanted + name : wanted
  }
}
