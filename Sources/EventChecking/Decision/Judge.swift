import Automata
public import EventModel

/// A judge of assumptions: decides each by a product of automata, for one contract and one choice of
/// kinds.
///
/// ```swift
/// var judge = Judge(.viewTransitions)
/// let assumption = try contract.assumption("current.viewDidDisappear before new.viewDidAppear")
/// try judge.judgement(on: assumption).verdict  // .violated
/// ```
///
/// It keeps the contract's automata from one assumption to the next, so that a thousand of them take
/// milliseconds each or less.
public struct Judge: Sendable {
  /// The contract.
  public let contract: Contract

  /// The names of the kinds looked at; nil for the documented ones.
  public let kinds: [String]?

  var library: EpisodeLibrary
  private var arenas: [Arena.Key: Arena] = [:]

  /// Makes a judge.
  ///
  /// - Throws: ``Contract/UnknownKind`` for a name that is no kind of the contract.
  public init(_ contract: Contract, kinds: [String]? = nil) throws(Contract.UnknownKind) {
    _ = try contract.chosenKinds(kinds)
    self.contract = contract
    self.kinds = kinds
    library = EpisodeLibrary(contract)
  }

  /// Makes a judge that looks at the documented kinds.
  public init(_ contract: Contract) {
    self.contract = contract
    kinds = nil
    library = EpisodeLibrary(contract)
  }

  /// Returns the graph of a language in an arena.
  mutating func graph(
    _ language: Language, in key: Arena.Key
  ) throws(DecisionError) -> ContractGraph {
    var arena = arena(key)
    // Taken out while it changes, so that its graphs are not copied.
    arenas[key] = nil
    defer { arenas[key] = arena }
    return try arena.graph(of: language, in: &library)
  }

  /// Returns a graph and an automaton read side by side.
  mutating func product(
    _ language: Language, _ claim: ClaimAutomaton, in key: Arena.Key
  ) throws(DecisionError) -> Product {
    Product(graph: try graph(language, in: key), claim: claim)
  }

  mutating func arena(_ key: Arena.Key) -> Arena {
    if let known = arenas[key] { return known }
    let arena =
      switch key {
      case .transition(let roles):
        Arena(transitions: contract, library.life, about: roles)
      case .view: Arena(histories: contract, library.life, naming: nil)
      case .history(let count): Arena(histories: contract, library.life, naming: count)
      }
    arenas[key] = arena
    return arena
  }
}

extension Contract {
  /// Returns the verdict on an assumption with all that goes with it.
  ///
  /// ```swift
  /// let claim = Formula.before(.current(.viewDidDisappear), .new(.viewDidAppear))
  /// try Contract.viewTransitions.verdict(on: Assumption(claim)).violatedBy
  /// // ["pageScroll.completed"]
  /// ```
  ///
  /// For many assumptions make one ``Judge``.
  ///
  /// - Parameter kinds: the names of the kinds looked at; nil for the documented ones.
  /// - Throws: a ``DecisionError`` if it takes too many states.
  /// - Precondition: the kinds and the assumption's words are the contract's.
  public func verdict(
    on assumption: Assumption, kinds: [String]? = nil
  ) throws(DecisionError) -> Judgement {
    guard var judge = try? Judge(self, kinds: kinds) else {
      preconditionFailure("the kinds looked at must be kinds of the contract")
    }
    return try judge.judgement(on: assumption)
  }

  /// Returns the verdict on a formula with all that goes with it.
  ///
  /// - Throws: a ``DecisionError`` if it takes too many states.
  public func verdict(
    on formula: Formula, kinds: [String]? = nil
  ) throws(DecisionError) -> Judgement {
    try verdict(on: Assumption(formula), kinds: kinds)
  }
}
