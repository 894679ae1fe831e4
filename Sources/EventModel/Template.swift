extension Formula {
  /// A template of DECLARE: a kind of claim about one or two events, with its meaning as data.
  ///
  /// The names and meanings are those of Pesic, Schonenberg and van der Aalst, “DECLARE: Full Support
  /// for Loosely-Structured Processes” (EDOC 2007), read over finite words as in De Giacomo,
  /// De Masellis and Montali, “Reasoning on LTL on Finite Traces” (AAAI 2014).
  public struct Template: Sendable {
    /// When a claim has something to say about a word, rather than holding for want of an occasion.
    public enum Trigger: Hashable, Sendable {
      /// In every word.
      case always
      /// If the first event occurs.
      case first
      /// If the second event occurs.
      case second
      /// If at least one of the events occurs.
      case either
      /// If both events occur.
      case both
    }

    /// How often the event of a counting template must occur, for its number n.
    public enum Count: Hashable, Sendable {
      /// At least n times.
      case atLeast
      /// Fewer than n times.
      case fewerThan
      /// n times.
      case exactly
    }

    /// Which words keep the claim.
    public enum Meaning: Hashable, Sendable {
      /// Those a small deterministic automaton accepts: a row a state, from state 0, with the next state
      /// after the first event, the second (if the template has two) and any other.
      case steps([[Int]], accepting: [Bool])

      /// Those with enough, or not too many, of the one event.
      case count(Count)
    }

    /// The name, as assumptions spell it.
    public let name: String

    /// How many events it is about: 1 or 2.
    public let arity: Int

    /// When a word triggers it.
    public let trigger: Trigger

    /// Which words keep it.
    public let meaning: Meaning

    /// Makes a template.
    public init(_ name: String, arity: Int, trigger: Trigger, meaning: Meaning) {
      self.name = name
      self.arity = arity
      self.trigger = trigger
      self.meaning = meaning
    }

    /// Whether it takes a number n before its event.
    public var takesCount: Bool {
      if case .count = meaning { true } else { false }
    }
  }
}

extension Formula.Template: Hashable {
  /// Whether two templates are the same: a name stands for one meaning.
  public static func == (first: Formula.Template, second: Formula.Template) -> Bool {
    first.name == second.name
  }

  /// Feeds the name.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }
}
