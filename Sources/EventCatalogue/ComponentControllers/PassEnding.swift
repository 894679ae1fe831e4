import EventModel

/// One ending of a pass: the states before and after it and the calls of each controller, the known
/// orders of all calls, and the sources of these orders.
struct PassEnding {
  /// The outcome, e.g. `withView`.
  var outcome: Outcome
  /// The states and calls by role, in the order of the roles.
  var parts: [EpisodeFamily.Part]
  var words: Pattern<LifecycleEvent>
  var evidence: [Evidence]
}

extension PassEnding {
  /// Makes an ending of a pass over one controller.
  ///
  /// - Parameters:
  ///   - start: the name of the state in which it starts.
  ///   - end: the name of the state in which it ends.
  ///   - isBorn: whether the controller's `didInit` may come first.
  init(
    _ outcome: Outcome, _ start: String, _ end: String, _ calls: [Callback],
    _ evidence: [Evidence], isBorn: Bool = false
  ) {
    let part = EpisodeFamily.Part("controller", start, end, calls, isBorn: isBorn)
    self.init(
      outcome: outcome, parts: [part], words: part.words.events(of: part.role), evidence: evidence)
  }
}

extension EpisodeFamily.Part {
  /// Makes a part of one word; if the controller is born, after its `didInit`.
  init(
    _ role: String, _ start: String, _ end: String, _ calls: [Callback], isBorn: Bool = false
  ) {
    let first: [Pattern<Callback>] = isBorn ? [.optional(.symbol(.didInit))] : []
    self.init(role, from: start, to: end, words: .sequence(first + calls.map(Pattern.symbol)))
  }
}

// The calls that make up the passes.
extension [Callback] {
  /// A mount of a component with a view.
  static let mount: [Callback] = [.willMount, .componentDidAcquireView, .didMount]
  /// A mount of a component without a view.
  static let bareMount: [Callback] = [.willMount, .didMount]
  /// A remount that keeps the view, or of a component without one.
  static let remount: [Callback] = [.willRemount, .didRemount]
  /// A remount in another view.
  static let remountElsewhere: [Callback] = [
    .willRemount, .componentWillRelinquishView, .componentDidAcquireView, .didRemount,
  ]
  /// An unmount of a component with a view.
  static let unmount: [Callback] = [.willUnmount, .componentWillRelinquishView, .didUnmount]
  /// An unmount of a component without a view.
  static let bareUnmount: [Callback] = [.willUnmount, .didUnmount]

  /// The same calls in an update.
  var updated: [Callback] { [.willUpdateComponent] + self + [.didUpdateComponent] }
}
