import Automata
public import EventModel

/// A judge that decides assumptions by products of automata, for one contract and one choice of
/// kinds.
///
/// ```swift
/// var judge = Judge(.viewTransitions)
/// let assumption = try contract.assumption("current.viewDidDisappear before new.viewDidAppear")
/// try judge.judgement(on: assumption).verdict  // .violated
/// ```
///
/// It keeps the contract's automata between assumptions, so that each of a thousand takes
/// milliseconds or less.
public struct Judge: Sendable {
  /// The contract.
  public let contract: Contract

  /// The names of the chosen kinds; nil for the documented ones.
  public private(set) var kinds: [String]?

  package let compiled: CompiledContract

  /// The first flaw of the contract, because of which nothing can be decided, if there is one.
  let flaw: Contract.Flaw?

  var episodes: EpisodeTable
  /// By scope and limits, the languages that are examined.
  private var examined: [ClaimScope.Key: [[Assumption.Limit]: ExaminedLanguages]] = [:]
  /// The kinds that a variant needs, by the variant and those that every history contains.
  var neededKinds: [[Int]: [String]] = [:]
  private var graphs: [ClaimScope.Key: [Language: EpisodeGraph]] = [:]

  /// Makes a judge.
  ///
  /// - Throws: ``ContractError`` if a name is not a kind of the contract.
  public init(_ contract: Contract, kinds: [String]? = nil) throws(ContractError) {
    self.init(contract)
    try choose(kinds)
  }

  /// Makes a judge of the documented kinds.
  public init(_ contract: Contract) {
    do throws(ContractError) {
      self.init(try CompiledContract(contract), of: contract, flaw: nil)
    } catch {
      self.init(CompiledContract(inPlaceOf: contract), of: contract, flaw: error.flaws.first)
    }
  }

  /// Makes a judge for a compiled contract.
  ///
  /// - Throws: ``ContractError`` if a name is not a kind of the contract.
  package init(_ compiled: CompiledContract, kinds: [String]? = nil) throws(ContractError) {
    self.init(compiled, of: compiled.contract, flaw: nil)
    try choose(kinds)
  }

  private init(_ compiled: CompiledContract, of contract: Contract, flaw: Contract.Flaw?) {
    self.contract = contract
    self.compiled = compiled
    self.flaw = flaw
    episodes = EpisodeTable(of: compiled)
  }

  private mutating func choose(_ kinds: [String]?) throws(ContractError) {
    if kinds != nil { _ = try contract.chosenKinds(kinds) }
    self.kinds = kinds
  }

  /// Makes the graph of a language in a scope, only once.
  private mutating func makeGraph(of language: Language, in scope: ClaimScope) {
    guard graphs[scope.key]?[language] == nil else { return }
    graphs[scope.key, default: [:]][language] = scope.graph(of: language, in: &episodes)
  }

  /// Returns the result of a search in the graph of a language.
  ///
  /// - Throws: a ``DecisionError`` if it reaches too many configurations.
  mutating func search<Found>(
    _ claim: ClaimAutomaton, in language: Language, _ scope: ClaimScope,
    _ body: (inout ClaimSearch, inout EpisodeGraph) throws(TooManyStates) -> Found
  ) throws(DecisionError) -> Found {
    var search = ClaimSearch(claim)
    makeGraph(of: language, in: scope)
    do { return try body(&search, &graphs[scope.key]![language]!) } catch {
      throw .historiesTooLarge
    }
  }

  /// Returns a copy of the graph of a language, as far as it is expanded.
  mutating func words(of language: Language, in scope: ClaimScope) -> EpisodeGraph {
    makeGraph(of: language, in: scope)
    return graphs[scope.key]![language]!
  }

  /// Returns the languages for an assumption, which are made once per scope and limits.
  mutating func languages(_ assumption: Assumption) throws(DecisionError) -> ExaminedLanguages {
    let key = Self.scopeKey(assumption)
    if let known = examined[key]?[assumption.limits] { return known }
    let made = try makeLanguages(assumption, ClaimScope(key, contract, compiled.life))
    examined[key, default: [:]][assumption.limits] = made
    return made
  }
}

extension Contract {
  /// Returns the judgement on an assumption: the verdict with its explanation.
  ///
  /// ```swift
  /// let claim = Formula.before(.current(.viewDidDisappear), .new(.viewDidAppear))
  /// try Contract.viewTransitions.judgement(on: Assumption(claim)).violatedBy
  /// // ["pageScroll.completed"]
  /// ```
  ///
  /// For several assumptions, make one ``Judge``.
  ///
  /// - Parameter kinds: the names of the chosen kinds; nil for the documented ones.
  /// - Throws: a ``DecisionError`` if it needs too many states, the contract has flaws of size or
  ///   of names, or a kind is not the contract's.
  /// - Precondition: the contract declares the assumption's callbacks, roles and states.
  public func judgement(
    on assumption: Assumption, kinds: [String]? = nil
  ) throws(DecisionError) -> Judgement {
    var judge: Judge
    do throws(ContractError) { judge = try Judge(self, kinds: kinds) } catch {
      throw DecisionError(error.description)
    }
    return try judge.judgement(on: assumption)
  }

  /// Returns the judgement on a formula: the verdict with its explanation.
  ///
  /// - Throws: a ``DecisionError`` if it needs too many states.
  public func judgement(
    on formula: Formula, kinds: [String]? = nil
  ) throws(DecisionError) -> Judgement {
    try judgement(on: Assumption(formula), kinds: kinds)
  }
}
