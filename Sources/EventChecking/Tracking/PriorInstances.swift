/// What may exist from before the log.
package enum PriorInstances: Int, CaseIterable, Sendable {
  /// Any view in any state.
  case before
  /// Views at rest.
  case resting
  /// Nothing: the log shows the launch.
  case none
}
