package import EventModel

/// An assumption that logs are checked against, with its verdict.
package struct DeclaredAssumption: Sendable {
  package let text: String
  /// The file in which it was declared, or the option.
  package let file: String
  package let position: LogPosition
  package let judgement: Judgement
  package let monitor: AssumptionMonitor

  /// Judges an assumption and prepares it for checking logs.
  ///
  /// - Throws: a ``DecisionError`` if it needs too many states.
  package init(
    _ parsed: ParsedAssumption, file: String, position: LogPosition? = nil, judge: inout Judge
  ) throws(DecisionError) {
    text = parsed.text
    self.file = file
    self.position =
      position ?? LogPosition(offset: 0, line: parsed.line, column: 1, endColumn: 1)
    judgement = try judge.judgement(on: parsed.assumption)
    monitor = try AssumptionMonitor(parsed.assumption, judge.compiled)
  }
}
