/// A printer of assumptions: uniform spacing, only the parentheses that are needed, and text that
/// parses to the same value.
package struct AssumptionPrinter: Sendable {
  private let isCanonical: Bool
  private let reserved: Set<String>

  /// Makes a printer. With a contract, names that are its reserved words are quoted.
  ///
  /// - Parameter isCanonical: whether templates are also printed as such where they were written as
  ///   sentences.
  package init(isCanonical: Bool = false, contract: Contract? = nil) {
    self.isCanonical = isCanonical
    reserved = contract?.reservedWords ?? []
  }

  package func text(of assumption: Assumption) -> String {
    let limits = assumption.limitText
    return (limits.isEmpty ? "" : "in \(limits): ") + text(of: assumption.formula)
  }

  package func text(of formula: Formula) -> String { text(formula, within: .implies) }

  package func text(of event: EventTerm) -> String {
    "\(text(of: event.subject)).\(event.callback.name)"
  }

  package func text(of subject: Subject) -> String {
    guard case .named(let name) = subject, !isBare(name) else { return subject.name }
    return Self.quoted(name)
  }

  /// The connectives, from the loosest binding to the tightest.
  private enum Binding: Int {
    case implies, or, and, not
  }

  private func text(_ formula: Formula, within outer: Binding) -> String {
    switch formula {
    case .template(let claim): text(of: claim)
    case .state(let claim): text(of: claim)
    case .usage(let claim): "\(claim.action) during \(text(of: claim.event))"
    case .balance(let claim): text(of: claim)
    case .not(let part): "not " + text(part, within: .not)
    case .and(let first, let second):
      join(text(first, within: .and), "and", text(second, within: .not), .and, within: outer)
    case .or(let first, let second):
      join(text(first, within: .or), "or", text(second, within: .and), .or, within: outer)
    case .implies(let first, let second):
      join(
        text(first, within: .or), "implies", text(second, within: .implies), .implies, within: outer
      )
    }
  }

  private func join(
    _ first: String, _ word: String, _ second: String, _ binding: Binding, within outer: Binding
  ) -> String {
    let text = "\(first) \(word) \(second)"
    return outer.rawValue > binding.rawValue ? "(\(text))" : text
  }

  private func text(of claim: Formula.TemplateClaim) -> String {
    let events = claim.events.map(text(of:))
    if !isCanonical, claim.wording == .sentence, let sentence = claim.sentence {
      let said = sentence.isSwapped ? events.reversed() : events
      return (sentence.leading + [said[0]] + sentence.words + said.dropFirst())
        .joined(separator: " ")
    }
    let count = claim.count == 1 ? [] : ["\(claim.count)"]
    return "\(claim.template.name)(\((count + events).joined(separator: ", ")))"
  }

  private func text(of claim: Formula.StateClaim) -> String {
    let verb = claim.isNegated ? "is not" : "is"
    return "\(text(of: claim.subject)) \(verb) \(claim.state) at \(text(of: claim.event))"
  }

  private func text(of claim: Formula.BalanceClaim) -> String {
    let acquires = sites((claim.isHeldAtStart ? ["once"] : []) + claim.acquires.map(text(of:)))
    let releases = sites(claim.releases.map(text(of:)))
    let isReleaseFirst = claim.aspect == .neverWithout
    let (between, after) = claim.aspect.words
    let said = isReleaseFirst ? [releases, between, acquires] : [acquires, between, releases]
    return (said + (after.map { [$0] } ?? [])).joined(separator: " ")
  }

  private func sites(_ texts: [String]) -> String {
    texts.count == 1 ? texts[0] : "{\(texts.joined(separator: ", "))}"
  }

  private func isBare(_ name: String) -> Bool {
    !reserved.contains(name) && !Sentence.isReserved(name)
      && name.split(separator: ".", omittingEmptySubsequences: false).allSatisfy(Self.isIdentifier)
  }

  /// Returns whether a text is an identifier: letters, digits and underscores, no digit first.
  package static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.first, first.isLetter || first == "_" else { return false }
    return text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
  }

  private static func quoted(_ name: String) -> String {
    "\"" + name.map { "\"\\".contains($0) ? "\\\($0)" : "\($0)" }.joined() + "\""
  }
}

extension Contract {
  /// The words that the contract adds to the language: its roles and its word for an actor.
  public var reservedWords: Set<String> {
    Set(families.flatMap { $0.roles.map(\.name) } + [actor])
  }
}

extension Assumption: CustomStringConvertible {
  /// The text, in which sentences stay sentences and templates stay templates.
  public var description: String { AssumptionPrinter().text(of: self) }
}

extension Formula: CustomStringConvertible {
  /// The text, in which sentences stay sentences and templates stay templates.
  public var description: String { AssumptionPrinter().text(of: self) }
}

extension EventTerm: CustomStringConvertible {
  /// The text, in which the subject's name is quoted where needed.
  public var description: String { AssumptionPrinter().text(of: self) }
}
