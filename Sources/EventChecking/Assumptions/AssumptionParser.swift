package import EventModel

/// A parser of the assumption language for one contract.
///
/// Each nesting of parentheses, `not` and `implies` is one level of recursion.
/// ``Limits/formulaDepth`` bounds it, so that no input can exhaust the stack.
package struct AssumptionParser: Sendable {
  let vocabulary: AssumptionVocabulary

  /// Makes a parser for a contract's roles, callbacks, states and kinds.
  package init(_ contract: Contract) { vocabulary = AssumptionVocabulary(contract) }

  /// Reads one assumption.
  ///
  /// - Parameter line: the line number for errors.
  /// - Throws: an ``AssumptionError`` that says what was expected where.
  package func assumption(
    _ text: some StringProtocol, line: Int = 1
  ) throws(AssumptionError) -> Assumption {
    var parse = AssumptionParse(text, line: line, vocabulary)
    return try parse.line()
  }

  /// Reads assumptions, one per line; empty lines and comments are skipped. An invalid line gives an
  /// error, and the others are read.
  ///
  /// - Complexity: O(text).
  package func file(_ text: String) -> AssumptionFile {
    var file = AssumptionFile(assumptions: [], errors: [])
    let body = text.hasPrefix("\u{FEFF}") ? text.dropFirst() : text[...]
    let lines = body.split(omittingEmptySubsequences: false) {
      $0 == "\n" || $0 == "\r\n" || $0 == "\r"
    }
    for (index, line) in lines.enumerated() {
      guard let text = Self.withoutComment(line) else { continue }
      do throws(AssumptionError) {
        let assumption = try assumption(line, line: index + 1)
        file.assumptions.append(ParsedAssumption(assumption, text: text, line: index + 1))
      } catch {
        file.errors.append(error)
      }
    }
    return file
  }

  /// Returns a line without its comment and surrounding blanks; nil if nothing is left.
  package static func withoutComment(_ line: some StringProtocol) -> String? {
    let tokens = AssumptionToken.tokens(of: line)
    guard let first = tokens.first, let last = tokens.dropLast().last else { return nil }
    let end = last.column - 1 + last.text.count
    return String(line.dropFirst(first.column - 1).prefix(end - first.column + 1))
  }
}
