public import EventModel

/// An assumption with the text it was read from.
package struct ParsedAssumption: Hashable, Sendable {
  /// The assumption.
  package var assumption: Assumption

  /// The text, without a comment and the blanks around it.
  package var text: String

  /// The line, from 1.
  package var line: Int

  /// Makes a parsed assumption.
  package init(_ assumption: Assumption, text: String, line: Int) {
    self.assumption = assumption
    self.text = text
    self.line = line
  }
}

/// What was read from a file of assumptions: the good lines and the errors of the bad ones.
package struct AssumptionFile: Hashable, Sendable {
  /// The good lines, in order.
  package var assumptions: [ParsedAssumption]

  /// The first error of each bad line, in order.
  package var errors: [AssumptionError]
}

extension Contract {
  /// Reads one assumption.
  ///
  /// ```swift
  /// try contract.assumption("current.viewWillDisappear before new.viewDidAppear")
  /// ```
  ///
  /// - Throws: an ``AssumptionError`` that says what could stand where.
  public func assumption(_ text: String) throws(AssumptionError) -> Assumption {
    try AssumptionParser(self).assumption(text)
  }

  /// Reads assumptions, one a line; every bad line gives an error, the good ones still count.
  ///
  /// - Complexity: O(text).
  package func assumptions(in text: String) -> AssumptionFile {
    AssumptionParser(self).file(text)
  }
}
