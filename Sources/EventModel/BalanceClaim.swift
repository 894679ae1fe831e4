extension Formula {
  /// The claim that acquire events and release events keep one kind of balance.
  ///
  /// ```swift
  /// BalanceClaim(.neverTwice, [.view(.viewWillAppear)], [.view(.viewDidDisappear)])
  /// ```
  ///
  /// Its text is `view.viewWillAppear never twice before view.viewDidDisappear`. The events are
  /// sets: code may acquire at two events and release at three. What code acquires before an
  /// actor's first call, for example in its initializer, is held from the start of its life.
  public struct BalanceClaim: Hashable, Sendable {
    /// The kinds of balance.
    public enum Aspect: Hashable, Sendable {
      /// Between two acquires there is a release.
      case neverTwice
      /// Every release comes after an acquire with no other release between them.
      case neverWithout
      /// Whenever the actor reaches a rest state with this label, the last of the calls acquired.
      case held(while: String)
      /// Whenever the actor reaches a rest state with this label, the last of the calls released,
      /// or there was none.
      case free(while: String)
      /// From one rest state with this label to the next, there are no more acquires than releases.
      case steady(while: String)
      /// Never twice, never without, and free in the initial state of every life.
      case balanced
    }

    /// The kind of balance that is claimed.
    public var aspect: Aspect

    /// The events that acquire.
    public var acquires: [EventTerm]

    /// The events that release.
    public var releases: [EventTerm]

    /// Whether there is also an acquire before the first call.
    public var isHeldAtStart: Bool

    /// Makes a claim.
    ///
    /// - Precondition: there is an acquire, there is a release, and no event is both.
    public init(
      _ aspect: Aspect, _ acquires: [EventTerm], _ releases: [EventTerm],
      isHeldAtStart: Bool = false
    ) {
      precondition(
        (isHeldAtStart || !acquires.isEmpty) && !releases.isEmpty,
        "a balance claim needs something that acquires and something that releases")
      let events = acquires + releases
      precondition(Set(events).count == events.count, "the events of a balance claim must differ")
      self.aspect = aspect
      self.acquires = acquires
      self.releases = releases
      self.isHeldAtStart = isHeldAtStart
    }

    /// The events, the acquires first.
    public var events: [EventTerm] { acquires + releases }
  }
}

extension Formula.BalanceClaim.Aspect {
  /// The label of the rest state that the claim is about, if its text names one.
  public var state: String? {
    switch self {
    case .held(let state), .free(let state), .steady(let state): state
    case .neverTwice, .neverWithout, .balanced: nil
    }
  }

  /// Whether the claim is about the rest states of an actor.
  public var isAboutRest: Bool { self == .balanced || state != nil }

  /// The words between and after the events in the text of a claim.
  var words: (between: String, after: String?) {
    switch self {
    case .neverTwice: ("never twice before", nil)
    case .neverWithout: ("never without", nil)
    case .held(let state): ("to", "held while \(state)")
    case .free(let state): ("to", "free while \(state)")
    case .steady(let state): ("to", "not growing while \(state)")
    case .balanced: ("balanced by", nil)
    }
  }
}

extension Formula {
  /// Returns the claim that between two a's there is a b.
  public static func neverTwice(_ a: EventTerm, before b: EventTerm) -> Formula {
    .balance(BalanceClaim(.neverTwice, [a], [b]))
  }

  /// Returns the claim that every b comes after an a with no other b between them.
  public static func never(_ b: EventTerm, without a: EventTerm) -> Formula {
    .balance(BalanceClaim(.neverWithout, [a], [b]))
  }

  /// Returns the claim that what a acquires and b releases is held while the actor rests in a
  /// state.
  public static func held(_ a: EventTerm, to b: EventTerm, while state: String) -> Formula {
    .balance(BalanceClaim(.held(while: state), [a], [b]))
  }

  /// Returns the claim that what a acquires and b releases is free while the actor rests in a
  /// state.
  public static func free(_ a: EventTerm, to b: EventTerm, while state: String) -> Formula {
    .balance(BalanceClaim(.free(while: state), [a], [b]))
  }

  /// Returns the claim that a counted resource, acquired at a and released at b, is balanced.
  public static func balanced(_ a: EventTerm, by b: EventTerm) -> Formula {
    .balance(BalanceClaim(.balanced, [a], [b]))
  }
}
