package import EventModel

/// A parser of the assumption language for one contract.
///
/// Each nesting of parentheses, `not` and `implies` is one level of recursion.
/// ``Limits/formulaDepth`` bounds it, so that no input can exhaust the stack.
package struct AssumptionParser: Sendable {
  let contract: Contract
  let roles: [String]
  let states: [String]
  let printer: AssumptionPrinter
  private let reserved: Set<String>

  package init(_ contract: Contract) {
    self.contract = contract
    printer = AssumptionPrinter(contract: contract)
    // A role with the actor's name has no claims of its own: these are about each actor's life.
    roles = contract.families.flatMap { $0.roles.map(\.name) }.distinct()
      .filter { $0 != contract.actor }
    reserved = Sentence.reservedWords.union(contract.reservedWords)
    states = contract.life.states.flatMap(\.labels).distinct()
  }

  /// Reads one assumption.
  ///
  /// - Parameter line: the line number for errors.
  /// - Throws: an ``AssumptionError`` that says what was expected where.
  package func assumption(
    _ text: some StringProtocol, line: Int = 1
  ) throws(AssumptionError) -> Assumption {
    var line = AssumptionLine(text, line: line, self)
    return try line.assumption()
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

// The words of the contract that assumptions can use.
extension AssumptionParser {
  /// Returns the subject for an unquoted name; nil if the name must be quoted.
  func subject(_ name: String) -> Subject? {
    if roles.contains(name) { return .role(name) }
    if name == contract.actor { return .each(name) }
    return reserved.contains(name) || !words(like: name).isEmpty ? nil : .named(name)
  }

  /// Returns the contract's words for a side, or for every actor, that a name may mean.
  func words(like name: String) -> [String] {
    let known = roles + [contract.actor]
    return Sentence.words(like: name).map { $0 == "view" ? contract.actor : $0 }
      .filter(known.contains)
  }

  func hasFamily(with subjects: [Subject]) -> Bool {
    contract.families.contains { family in
      subjects.allSatisfy { subject in family.roles.contains { $0.name == subject.name } }
    }
  }

  /// Examples of events for a message, one for each scope.
  var exampleEvents: [String] {
    let callback = contract.callbacks.first?.name ?? "callback"
    return (roles.prefix(1) + [contract.actor, "Name"]).map { "`\($0).\(callback)`" }
  }
}
