/// One event of a log as text: recorded by a test, or written by `convert`.
public struct LoggedEvent: Hashable, Sendable {
  /// The name of the view.
  public var view: String
  /// The instance, if the log has one.
  public var instance: String?
  /// Whether the name is that of a class, which may have several instances.
  public var isClass = false
  /// The callback.
  public var callback: Callback
  /// The scope: a window, a container, a process.
  public var scope: String?
  /// The time, as written in the log.
  public var time: String?
  /// The id of the transition that the event belongs to.
  public var transition: String?
  /// The kind that the recorder declares.
  public var kind: String?
  /// The outcome that the recorder declares.
  public var outcome: String?
  /// The name of the view's container.
  public var parent: String?
  /// The place in the source code that recorded the event.
  public var source: Finding.Source?
  /// The id of the process, at the first event of another process.
  public var process: String?
  /// Whether a heading comes before the event, in a log without times.
  public var followsHeading = false
  /// The line of the log, from 1.
  public var line: Int

  /// Makes an event; set the other properties afterwards.
  public init(view: String, _ callback: Callback, scope: String? = nil, line: Int = 0) {
    self.view = view
    self.callback = callback
    self.scope = scope
    self.line = line
  }
}
