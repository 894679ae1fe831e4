public import EventModel

/// Why a contract cannot be used as asked: it has flaws, or it has no kind of a name.
public struct ContractError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, lower case, no full stop.
  public var description: String

  /// The flaws of the contract; none if it is sound and was asked for what it lacks.
  public var flaws: [Contract.Flaw]

  /// Makes the error of a contract with flaws.
  init(contract: String, flaws: [Contract.Flaw]) {
    description = "the contract \(contract): \(flaws.map(\.message).joined(separator: "; "))"
    self.flaws = flaws
  }

  /// Makes the error of a kind that is none.
  init(unknownKind name: String, known: [String]) {
    description = "there is no kind `\(name)`; the kinds are \(known.joined(separator: ", "))"
    flaws = []
  }
}
