extension Formula {
  /// A template filled in: with its events and, if it takes one, its number.
  public struct TemplateClaim: Sendable {
    /// How the claim is put, a matter of style: claims that differ in it alone are equal.
    public enum Wording: Hashable, Sendable {
      /// As a template with its events in parentheses.
      case template
      /// As a sentence, where there is one.
      case sentence
    }

    /// The template.
    public var template: Template

    /// Its events, one or two, in its own order.
    public var events: [EventTerm]

    /// Its number n, 1 if it takes none.
    public var count: Int

    /// How it is put.
    public var wording: Wording

    /// Makes a claim.
    ///
    /// - Precondition: there are as many events as the template takes, all different, and the number
    ///   lies in 1...``Limits/count``.
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

    /// The sentence for it, if there is one.
    package var sentence: Sentence? {
      Sentence.all.first { sentence in
        sentence.template == template && sentence.count == count
          && (!sentence.isForTransitions || events[0].subject.scope == .transition)
      }
    }
  }
}

extension Formula.TemplateClaim: Hashable {
  /// Whether both claim the same, however they are put.
  public static func == (first: Formula.TemplateClaim, second: Formula.TemplateClaim) -> Bool {
    first.template == second.template && first.events == second.events
      && first.count == second.count
  }

  /// Feeds what is claimed.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(template)
    hasher.combine(events)
    hasher.combine(count)
  }
}
