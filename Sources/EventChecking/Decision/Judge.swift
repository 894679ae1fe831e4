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

  /// The names of the chosen kinds; nil for the documented ones.
  public let kinds: [String]?

  /// The contract in numbers.
  package let compiled: CompiledContract

  /// What keeps the contract from being decided by, if anything does.
  let flaw: Contract.Flaw?

  var episodes: EpisodeTable
  private var settings: [Setting.Key: Setting] = [:]
  private var worldNumbers: [WorldKey: Int] = [:]
  private var worlds: [EpisodeWorld] = []

  private struct WorldKey: Hashable {
    var scope: ClaimScope.Key
    var language: Language
  }

  /// Makes a judge.
  ///
  /// - Throws: ``ContractError`` for a name that is no kind of the contract.
  public init(_ contract: Contract, kinds: [String]? = nil) throws(ContractError) {
    if let kinds { _ = try contract.chosenKinds(kinds) }
    self.init(contract, named: kinds)
  }

  /// Makes a judge that looks at the documented kinds.
  public init(_ contract: Contract) { self.init(contract, named: nil) }

  /// Makes a judge under a contract that was compiled before.
  ///
  /// - Throws: ``ContractError`` for a name that is no kind of the contract.
  package init(_ compiled: CompiledContract, kinds: [String]? = nil) throws(ContractError) {
    if let kinds { _ = try compiled.contract.chosenKinds(kinds) }
    self.init(compiled, of: compiled.contract, named: kinds, flaw: nil)
  }

  private init(_ contract: Contract, named kinds: [String]?) {
    do throws(ContractError) {
      self.init(try CompiledContract(contract), of: contract, named: kinds, flaw: nil)
    } catch {
      self.init(
        CompiledContract(inPlaceOf: contract), of: contract, named: kinds, flaw: error.flaws.first)
    }
  }

  private init(
    _ compiled: CompiledContract, of contract: Contract, named kinds: [String]?,
    flaw: Contract.Flaw?
  ) {
    self.contract = contract
    self.compiled = compiled
    self.kinds = kinds
    self.flaw = flaw
    episodes = EpisodeTable(of: compiled)
  }

  /// Returns the number of a language's words in a scope, made once.
  private mutating func world(_ language: Language, in scope: ClaimScope) -> Int {
    let worldKey = WorldKey(scope: scope.key, language: language)
    if let known = worldNumbers[worldKey] { return known }
    worlds.append(scope.world(of: language, in: &episodes))
    worldNumbers[worldKey] = worlds.count - 1
    return worlds.count - 1
  }

  /// Returns what a search finds in the words of a language.
  ///
  /// - Throws: a ``DecisionError`` if it meets too many places.
  mutating func search<Found>(
    _ claim: ClaimAutomaton, in language: Language, _ scope: ClaimScope,
    _ body: (inout ClaimSearch, inout EpisodeWorld) throws(TooManyStates) -> Found
  ) throws(DecisionError) -> Found {
    var search = ClaimSearch(claim)
    let world = world(language, in: scope)
    do { return try body(&search, &worlds[world]) } catch { throw .historiesTooLarge }
  }

  /// Returns a copy of the words of a language, as far as they are worked out.
  mutating func words(of language: Language, in scope: ClaimScope) -> EpisodeWorld {
    worlds[world(language, in: scope)]
  }

  /// Returns the setting of an assumption, made once for all of its shape.
  mutating func setting(_ assumption: Assumption) throws(DecisionError) -> Setting {
    let key = Setting.Key(scope: Self.scopeKey(assumption), limits: assumption.limits)
    if let known = settings[key] { return known }
    let made = try makeSetting(
      assumption, ClaimScope(key.scope, contract, compiled.life))
    settings[key] = made
    return made
  }
}

extension Contract {
  /// Returns the judgement on an assumption: the verdict with all that goes with it.
  ///
  /// ```swift
  /// let claim = Formula.before(.current(.viewDidDisappear), .new(.viewDidAppear))
  /// try Contract.viewTransitions.judgement(on: Assumption(claim)).violatedBy
  /// // ["pageScroll.completed"]
  /// ```
  ///
  /// For many assumptions make one ``Judge``.
  ///
  /// - Parameter kinds: the names of the chosen kinds; nil for the documented ones.
  /// - Throws: a ``DecisionError`` if it takes too many states, the contract has flaws of size or of
  ///   names, or a kind is none of the contract's.
  /// - Precondition: the assumption's words are the contract's.
  public func judgement(
    on assumption: Assumption, kinds: [String]? = nil
  ) throws(DecisionError) -> Judgement {
    var judge: Judge
    do throws(ContractError) { judge = try Judge(self, kinds: kinds) } catch {
      throw DecisionError(error.description)
    }
    return try judge.judgement(on: assumption)
  }

  /// Returns the judgement on a formula: the verdict with all that goes with it.
  ///
  /// - Throws: a ``DecisionError`` if it takes too many states.
  public func judgement(
    on formula: Formula, kinds: [String]? = nil
  ) throws(DecisionError) -> Judgement {
    try judgement(on: Assumption(formula), kinds: kinds)
  }
}
