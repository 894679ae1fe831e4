/// What may be there from before the log.
package enum PriorInstances: Int, CaseIterable, Sendable {
  /// Anything, in the middle of something too, if the log does not show the launch.
  case open
  /// Anything, in the middle of something too.
  case before
  /// Views at rest.
  case resting
  /// Nothing: the log shows the launch.
  case none
}
