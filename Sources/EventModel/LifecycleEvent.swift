/// An event: one callback of one actor, where the actor is a role (`current`) or a view (`Inbox`).
///
/// ```swift
/// LifecycleEvent("current", "viewWillDisappear").description  // "current.viewWillDisappear"
/// ```
public struct LifecycleEvent: Hashable, Sendable, CustomStringConvertible {
  /// The role, or the name of the view, that the call is delivered to.
  public var subject: String

  /// The call.
  public var callback: Callback

  /// Makes the event of a callback delivered to a subject.
  public init(_ subject: String, _ callback: Callback) {
    self.subject = subject
    self.callback = callback
  }

  /// The subject and the callback separated by a dot, as printed in reports.
  public var description: String { "\(subject).\(callback.name)" }
}
