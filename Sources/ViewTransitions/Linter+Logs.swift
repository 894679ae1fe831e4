public import EventCatalogue
public import EventLint
public import EventLog
public import EventModel

extension Linter {
  /// Returns the findings in a recorded log, in the order in which they are decided, each with its
  /// line.
  ///
  /// ```swift
  /// for finding in try Linter.findings(inLogAt: "app.log") where finding.severity == .error {
  ///   print("\(finding.position.line): \(finding.message)")
  /// }
  /// ```
  ///
  /// - Complexity: O(length of the log); memory is that of the views alive and of the findings.
  /// - Throws: an ``InputError`` if the log cannot be read.
  public static func findings(
    inLogAt path: String, contract: Contract = .viewTransitions,
    configuration: LintConfiguration = LintConfiguration()
  ) throws(InputError) -> [Finding] {
    try findings(in: try ByteSource(path: path), contract, configuration)
  }

  /// Returns the findings in the text of a log; its format is recognized by its first lines.
  ///
  /// - Throws: an ``InputError`` if the text begins like a compressed file.
  public static func findings(
    inLog text: String, contract: Contract = .viewTransitions,
    configuration: LintConfiguration = LintConfiguration()
  ) throws(InputError) -> [Finding] {
    try findings(in: ByteSource(bytes: Array(text.utf8), name: "log"), contract, configuration)
  }

  private static func findings(
    in source: ByteSource, _ contract: Contract, _ configuration: LintConfiguration
  ) throws(InputError) -> [Finding] {
    var linter = Linter(contract: contract, configuration: configuration, file: source.name)
    if linter.isRefused { return linter.takeFindings() }
    return try linter.findings(
      in: LogReader(source, contract: contract, options: LogOptions(resolvesLines: true)))
  }
}
