public import EventModel

/// An error: a contract has flaws, or has no kind with a given name.
public struct ContractError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, lower case, without a full stop.
  public var description: String

  /// The flaws of the contract; empty if the error is about an unknown kind.
  public var flaws: [Contract.Flaw]

  init(contract: String, flaws: [Contract.Flaw]) {
    description = "the contract \(contract): \(flaws.map(\.message).joined(separator: "; "))"
    self.flaws = flaws
  }

  init(unknownKind name: String, known: [String]) {
    description = "there is no kind `\(name)`; the kinds are \(known.joined(separator: ", "))"
    flaws = []
  }
}
