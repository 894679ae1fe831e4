extension Formula {
  /// The claim that what some events acquire and others release keeps one kind of balance.
  ///
  /// ```swift
  /// BalanceClaim(.neverTwice, [.view(.viewWillAppear)], [.view(.viewDidDisappear)])
  /// ```
  ///
  /// `view.viewWillAppear never twice before view.viewDidDisappear`. The sites are sets: code may acquire
  /// at two events and release at three. What is acquired before an actor's first call, in its
  /// initializer for example, is held from the start of its life.
  public struct BalanceClaim: Hashable, Sendable {
    /// Which kind of balance a claim asks for.
    public enum Aspect: Hashable, Sendable {
      /// Between two acquires there is a release.
      case neverTwice
      /// Every release has an acquire since the last release.
      case neverWithout
      /// Whenever the actor comes to rest in a state with this label, the last of the calls acquired.
      case held(while: String)
      /// Whenever the actor comes to rest in a state with this label, the last of the calls released, or
      /// there was none.
      case free(while: String)
      /// From one rest in a state with this label to the next there are no more acquires than releases.
      case steady(while: String)
      /// Never twice, never without, and free in the state in which every life starts.
      case balanced
    }

    /// Which kind of balance it asks for.
    public var aspect: Aspect

    /// The events that acquire.
    public var acquires: [EventTerm]

    /// The events that release.
    public var releases: [EventTerm]

    /// Whether it is also acquired once, before the first call.
    public var isHeldAtStart: Bool

    /// Makes a claim.
    ///
    /// - Precondition: something acquires, something releases, and no event does both.
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

    /// Every event it names, those that acquire first.
    public var events: [EventTerm] { acquires + releases }
  }
}

extension Formula.BalanceClaim.Aspect {
  /// The label of the rest state it asks about, if its text names one.
  public var state: String? {
    switch self {
    case .held(let state), .free(let state), .steady(let state): state
    case .neverTwice, .neverWithout, .balanced: nil
    }
  }

  /// Whether it is about the states of one actor's life.
  public var isAboutRest: Bool {
    switch self {
    case .neverTwice, .neverWithout: false
    case .held, .free, .steady, .balanced: true
    }
  }

  /// The words between and after the sites, as texts spell them.
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

  /// Returns the claim that every b has an a since the last b.
  public static func never(_ b: EventTerm, without a: EventTerm) -> Formula {
    .balance(BalanceClaim(.neverWithout, [a], [b]))
  }

  /// Returns the claim that what a acquires and b releases is held while the actor rests in a state.
  public static func held(_ a: EventTerm, to b: EventTerm, while state: String) -> Formula {
    .balance(BalanceClaim(.held(while: state), [a], [b]))
  }

  /// Returns the claim that what a acquires and b releases is free while the actor rests in a state.
  public static func free(_ a: EventTerm, to b: EventTerm, while state: String) -> Formula {
    .balance(BalanceClaim(.free(while: state), [a], [b]))
  }

  /// Returns the claim that a counted resource acquired at a and released at b is in balance.
  public static func balanced(_ a: EventTerm, by b: EventTerm) -> Formula {
    .balance(BalanceClaim(.balanced, [a], [b]))
  }
}
