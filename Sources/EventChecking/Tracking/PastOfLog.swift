/// What may be there from before the log.
package enum PastOfLog: Int, Sendable {
  /// Anything, in the middle of something too.
  case open
  /// Views at rest.
  case resting
  /// Nothing: the log shows the launch.
  case none
}
