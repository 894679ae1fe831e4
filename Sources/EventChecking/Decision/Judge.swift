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

  /// What keeps the contract from being decided by: a name of two of its parts.
  let flaw: ContractFlaw?

  var library: EpisodeLibrary
  private var arenas: [Arena.Key: Arena] = [:]
  private var settings: [Setting.Key: Setting] = [:]
  private var graphNumbers: [GraphKey: Int] = [:]
  private(set) var graphs: [ContractGraph] = []

  private struct GraphKey: Hashable {
    var arena: Arena.Key
    var language: Language
  }

  /// Makes a judge.
  ///
  /// - Throws: ``Contract/UnknownKind`` for a name that is no kind of the contract.
  public init(_ contract: Contract, kinds: [String]? = nil) throws(Contract.UnknownKind) {
    _ = try contract.chosenKinds(kinds)
    self.contract = contract
    self.kinds = kinds
    flaw = contract.nameFlaws().first
    library = EpisodeLibrary(flaw == nil ? contract : contract.empty)
  }

  /// Makes a judge that looks at the documented kinds.
  public init(_ contract: Contract) {
    self.contract = contract
    kinds = nil
    flaw = contract.nameFlaws().first
    library = EpisodeLibrary(flaw == nil ? contract : contract.empty)
  }

  /// Returns the number of a language's graph in an arena, made once.
  mutating func graph(
    _ language: Language, in key: Arena.Key
  ) throws(DecisionError) -> Int {
    let graphKey = GraphKey(arena: key, language: language)
    if let known = graphNumbers[graphKey] { return known }
    graphs.append(try arena(key).graph(of: language, in: &library))
    graphNumbers[graphKey] = graphs.count - 1
    return graphs.count - 1
  }

  /// Returns the setting of an assumption, made once for all of its shape.
  mutating func setting(_ assumption: Assumption) throws(DecisionError) -> Setting {
    let key = Setting.Key(arena: Self.arenaKey(assumption), limits: assumption.limits)
    if let known = settings[key] { return known }
    let made = try makeSetting(assumption, key.arena)
    settings[key] = made
    return made
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
