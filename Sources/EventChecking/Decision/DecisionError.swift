import EventModel

/// An error: an assumption cannot be decided, since it or the histories that it is about need too
/// many states. The message names the bound.
public struct DecisionError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The reason, lower case, without a full stop.
  public var description: String

  /// Makes an error.
  public init(_ description: String) { self.description = description }

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
