extension Formula {
  /// A template with its events and, if it takes one, its number.
  public struct TemplateClaim: Sendable {
    /// How the claim is written. Claims that differ only in their wording are equal.
    public enum Wording: Hashable, Sendable {
      /// As a template with its events in parentheses.
      case template
      /// As a sentence, if there is one for the template.
      case sentence
    }

    /// The template.
    public var template: Template

    /// The events, one or two, in the template's order.
    public var events: [EventTerm]

    /// The number n; 1 if the template takes none.
    public var count: Int

    /// How it is written.
    public var wording: Wording

    /// Makes a claim.
    ///
    /// - Precondition: the number of events is the template's arity, they differ, and the number n
    ///   is in 1...``Limits/count``.
    public init(
      _ template: Template, _ events: [EventTerm], count: Int = 1,
      wording: Wording = .template
    ) {
      precondition(
        events.count == template.arity, "\(template.name) takes \(template.arity) event(s)")
      precondition(
        Set(events).count == events.count, "the two events must differ; say at most once for one")
      precondition(
        count == 1 || (template.takesCount && (1...Limits.count).contains(count)),
        "n must be 1 to Limits.count, and 1 for templates that take no number")
      self.template = template
      self.events = events
      self.count = count
      self.wording = wording
    }

    /// The sentence for the claim, if there is one.
    package var sentence: Sentence? {
      Sentence.all.first { sentence in
        sentence.template == template && sentence.count == count
          && (!sentence.isForTransitions || events[0].subject.scope == .transition)
      }
    }
  }
}

extension Formula.TemplateClaim: Hashable {
  /// Returns whether both claims have the same meaning, regardless of their wording.
  public static func == (first: Formula.TemplateClaim, second: Formula.TemplateClaim) -> Bool {
    first.template == second.template && first.events == second.events
      && first.count == second.count
  }

  /// Hashes the claim without its wording.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(template)
    hasher.combine(events)
    hasher.combine(count)
  }
}
