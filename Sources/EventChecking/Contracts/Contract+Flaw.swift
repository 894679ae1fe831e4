public import EventModel

extension Contract {
  /// A flaw of a contract: parts that do not fit together, and where.
  ///
  /// `Contract.flaws()` finds them. A contract without flaws can be used for decisions, generation
  /// and linting.
  public struct Flaw: Error, Hashable, Sendable, CustomStringConvertible {
    /// The part of a contract that a flaw is about.
    public enum Location: Hashable, Sendable {
      /// The whole contract.
      case contract
      /// The list of callbacks.
      case callbacks
      /// The list of states of the life automaton.
      case states
      /// The initial state of the life automaton.
      case initialState
      /// The state with a name.
      case state(String)
      /// The list of families.
      case families
      /// The family with a name.
      case family(String)
      /// What an outcome of a family requires of a role.
      case part(family: String, outcome: Outcome, role: String)
      /// The promise with this index in the contract's list.
      case promise(Int)
      /// The list of kinds.
      case kinds
      /// The variant of a kind with an outcome.
      case variant(kind: String, outcome: Outcome)
      /// The kind that every history starts with.
      case initialKind
    }

    /// The part of the contract.
    public var location: Location

    /// The problem, and what would be valid.
    public var message: String

    /// Makes a flaw.
    public init(_ location: Location, _ message: String) {
      self.location = location
      self.message = message
    }

    /// The problem.
    public var description: String { message }
  }
}
