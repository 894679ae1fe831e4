/// An event in an assumption: a callback delivered to a subject.
///
/// ```swift
/// EventTerm(.role("current"), "viewWillDisappear")
/// EventTerm(.named("Inbox"), "viewDidAppear")
/// ```
public struct EventTerm: Hashable, Sendable {
  /// The subject that the callback is delivered to.
  public var subject: Subject

  /// The callback.
  public var callback: Callback

  /// Makes the event of a callback delivered to a subject.
  public init(_ subject: Subject, _ callback: Callback) {
    self.subject = subject
    self.callback = callback
  }

  /// Returns the event of a callback delivered to the actor with a name.
  public static func named(_ name: String, _ callback: Callback) -> EventTerm {
    EventTerm(.named(name), callback)
  }

  /// Returns the event of a callback delivered to the actor in a role of one transition.
  public static func role(_ role: String, _ callback: Callback) -> EventTerm {
    EventTerm(.role(role), callback)
  }

  /// The event, with the subject as text.
  public var event: LifecycleEvent { LifecycleEvent(subject.name, callback) }
}
