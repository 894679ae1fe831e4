public import EventModel

extension Contract {
  /// A flaw of a contract: parts of it that do not fit together, and where.
  ///
  /// `Contract.flaws()` finds them. A contract without flaws can be decided, generated and
  /// linted by.
  public struct Flaw: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which part of a contract a flaw is about.
    public enum Location: Hashable, Sendable {
      /// All of it.
      case contract
      /// The list of callbacks.
      case callbacks
      /// The list of states of the life automaton.
      case states
      /// The state before any call.
      case initialState
      /// The state of a name.
      case state(String)
      /// The list of families.
      case families
      /// The family of a name.
      case family(String)
      /// What an outcome of a family asks of a role.
      case part(family: String, outcome: Outcome, role: String)
      /// The promise with this index in the contract's list.
      case promise(Int)
      /// The list of kinds.
      case kinds
      /// The order of a kind with an outcome.
      case variant(kind: String, outcome: Outcome)
      /// The kind that every history starts with.
      case initialKind
    }

    /// Which part it is about.
    public var location: Location

    /// What does not fit, with what would.
    public var message: String

    /// Makes a flaw.
    public init(_ location: Location, _ message: String) {
      self.location = location
      self.message = message
    }

    /// What does not fit.
    public var description: String { message }
  }
}
