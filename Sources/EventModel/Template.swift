extension Formula {
  /// A DECLARE template: a kind of claim about one or two events, with its meaning as data.
  ///
  /// The names and meanings are those of Pesic, Schonenberg and van der Aalst, “DECLARE: Full
  /// Support for Loosely-Structured Processes” (EDOC 2007), read over finite words as in De
  /// Giacomo, De Masellis and Montali, “Reasoning on LTL on Finite Traces” (AAAI 2014).
  public struct Template: Sendable {
    /// The words that trigger a claim; in other words it holds vacuously.
    public enum Trigger: Hashable, Sendable {
      /// Every word.
      case always
      /// Words in which the first event occurs.
      case first
      /// Words in which the second event occurs.
      case second
      /// Words in which at least one of the events occurs.
      case either
      /// Words in which both events occur.
      case both
    }

    /// How often the event of a counting template must occur, given its number n.
    public enum Count: Hashable, Sendable {
      /// At least n times.
      case atLeast
      /// Fewer than n times.
      case fewerThan
      /// Exactly n times.
      case exactly
    }

    /// The words in which the claim holds.
    public enum Meaning: Hashable, Sendable {
      /// The words that a small deterministic automaton accepts: one row per state, from state 0,
      /// with the next state after the first event, after the second (if the template has two) and
      /// after any other.
      case steps([[Int]], accepting: [Bool])

      /// The words in which the event occurs a given number of times.
      case count(Count)
    }

    /// The name, as used in assumptions.
    public let name: String

    /// The number of events: 1 or 2.
    public let arity: Int

    /// The words that trigger it.
    public let trigger: Trigger

    /// The words in which it holds.
    public let meaning: Meaning

    /// Makes a template.
    public init(_ name: String, arity: Int, trigger: Trigger, meaning: Meaning) {
      self.name = name
      self.arity = arity
      self.trigger = trigger
      self.meaning = meaning
    }

    /// Makes a template of a small automaton, whose rows also give the number of events, with the
    /// numbers of its accepting states.
    init(_ name: String, _ trigger: Trigger, _ rows: [[Int]], accepting: [Int]) {
      let meaning = Meaning.steps(rows, accepting: rows.indices.map(accepting.contains))
      self.init(name, arity: rows[0].count - 1, trigger: trigger, meaning: meaning)
    }

    /// Whether it takes a number n before its event.
    public var takesCount: Bool {
      if case .count = meaning { true } else { false }
    }
  }
}

extension Formula.Template: Hashable {
  /// Returns whether two templates have the same name: a name stands for one meaning.
  public static func == (first: Formula.Template, second: Formula.Template) -> Bool {
    first.name == second.name
  }

  /// Hashes the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
