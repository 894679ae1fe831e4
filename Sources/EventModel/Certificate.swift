/// What proves a verdict to a reader who does not search: closed sets of states, and witnesses.
///
/// The numbers are those of the contract's graph and of the assumption's automaton, which both are
/// built the same way each time; EventChecking has the checker.
public struct Certificate: Hashable, Sendable {
  /// A set of words the assumption is claimed to hold in.
  public enum Language: Hashable, Sendable {
    /// The documented words of the named variants.
    case documented([String])
    /// All permitted words.
    case permitted
  }

  /// The states a contract and an assumption, read side by side, can be in.
  public struct Closure: Hashable, Sendable {
    /// The words read.
    public var language: Language

    /// The pairs (state of the contract's graph, state of the assumption's automaton), sorted: the
    /// starts are among them, every step stays among them, and none ends a word that is rejected.
    public var pairs: [Pair]

    /// Makes a closure.
    public init(_ language: Language, pairs: [Pair]) {
      self.language = language
      self.pairs = pairs
    }
  }

  /// A state of a contract's graph with a state of an assumption's automaton.
  public struct Pair: Hashable, Sendable, Comparable {
    /// The state of the contract's graph.
    public var contract: Int

    /// The state of the assumption's automaton.
    public var assumption: Int

    /// Makes a pair.
    public init(_ contract: Int, _ assumption: Int) {
      self.contract = contract
      self.assumption = assumption
    }

    /// Whether one pair comes before another, by the contract's state first.
    public static func < (first: Pair, second: Pair) -> Bool {
      (first.contract, first.assumption) < (second.contract, second.assumption)
    }
  }

  /// The languages in which the assumption holds.
  public var closures: [Closure]

  /// Orders that refute it: for violated one for each variant named, for incidental a permitted one.
  public var witnesses: [Witness]

  /// Makes a certificate.
  public init(closures: [Closure] = [], witnesses: [Witness] = []) {
    self.closures = closures
    self.witnesses = witnesses
  }
}
