extension TransitionRecorder {
  /// Records that a transition begins in a container, where the app knows it. The linter then joins
  /// its events, and checks their order against the kind.
  ///
  /// ```swift
  /// func pageViewController(
  ///   _ pager: UIPageViewController, willTransitionTo pages: [UIViewController]
  /// ) {
  ///   turn = recorder?.recordBeginning(of: .pageScroll, in: pager)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - kind: What kind it is; nil if it is not known.
  ///   - container: The container whose screens take part, as their own calls name it.
  /// - Returns: the transition to pass to ``recordEnd(of:isCancelled:)``.
  public func recordBeginning(
    of kind: RecordedTransition.Kind? = nil, in container: AnyObject? = nil
  ) -> RecordedTransition {
    let scope = container.map { object($0) }
    return state.withLock { state in
      let number = state.nextTransition()
      state.begin(OpenTransition(number: number, kind: kind), in: scope)
      return RecordedTransition(number: number)
    }
  }

  /// Records that a transition ended; the last `did` may come before or after.
  public func recordEnd(of transition: RecordedTransition, isCancelled: Bool = false) {
    let outcome = RecordedTransition.Outcome(isCancelled: isCancelled)
    state.withLock { $0.end(transition.number, outcome) }
  }
}
