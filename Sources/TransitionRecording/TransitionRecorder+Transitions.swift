extension TransitionRecorder {
  /// Records that a transition begins in a container, where the app knows it: the linter then joins
  /// its events, and holds their order against the kind.
  ///
  /// ```swift
  /// func pageViewController(
  ///   _ pager: UIPageViewController, willTransitionTo pages: [UIViewController]
  /// ) {
  ///   page = recorder?.beginTransition("pageScroll", in: pager)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - kind: A kind of the catalogue, e.g. `pageScroll`; nil if it is not known.
  ///   - container: The container whose screens take part, as their own calls name it.
  /// - Returns: what ``endTransition(_:isCancelled:)`` is told.
  public func beginTransition(
    _ kind: String? = nil, in container: AnyObject? = nil
  ) -> RecordedTransition {
    let number = nextTransition()
    begin(OpenTransition(number: number, kind: kind), in: container.map(scope))
    return RecordedTransition(number: number)
  }

  /// Records that a transition ended; the last `did` may come before or after.
  public func endTransition(_ transition: RecordedTransition, isCancelled: Bool = false) {
    end(transition.number, isCancelled ? .cancelled : .completed)
  }
}
