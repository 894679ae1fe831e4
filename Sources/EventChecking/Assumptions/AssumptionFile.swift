public import EventModel

/// An assumption with the text it was read from.
package struct ParsedAssumption: Hashable, Sendable {
  package var assumption: Assumption

  /// The text, without comment and surrounding blanks.
  package var text: String

  /// The line, from 1.
  package var line: Int

  package init(_ assumption: Assumption, text: String, line: Int) {
    self.assumption = assumption
    self.text = text
    self.line = line
  }
}

/// The content of a file of assumptions: the valid lines, and the errors of the others.
package struct AssumptionFile: Hashable, Sendable {
  /// The assumptions on valid lines, in order.
  package var assumptions: [ParsedAssumption]

  /// The first error of each invalid line, in order.
  package var errors: [AssumptionError]
}

extension Contract {
  /// Reads one assumption.
  ///
  /// ```swift
  /// try contract.assumption("current.viewWillDisappear before new.viewDidAppear")
  /// ```
  ///
  /// - Throws: an ``AssumptionError`` that says what was expected where.
  public func assumption(_ text: String) throws(AssumptionError) -> Assumption {
    try AssumptionParser(self).assumption(text)
  }
}
