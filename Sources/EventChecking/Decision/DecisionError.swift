import EventModel

/// Why an assumption cannot be decided: it, or the histories it asks about, would take too many
/// states. The message names the bound.
public struct DecisionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, lower case, no full stop.
  public var description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }

  /// Makes the error of a contract with a flaw.
  init(_ flaw: Contract.Flaw, of contract: Contract) {
    description = "the contract \(contract.name): \(flaw)"
  }

  static let assumptionTooLarge = DecisionError(
    "the assumption takes more than \(Limits.assumptionStates) states "
      + "(Limits.assumptionStates); write it as several")

  static let historiesTooLarge = DecisionError(
    "the histories of the screens it names take more than \(Limits.historyStates) states "
      + "(Limits.historyStates); name fewer screens or choose fewer kinds")
}
