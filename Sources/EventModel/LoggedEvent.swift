/// One event of a log as text: what a test recorded, and what `convert` writes.
public struct LoggedEvent: Hashable, Sendable {
  /// The name of the view.
  public var view: String
  /// The instance, if the log has one.
  public var instance: String?
  /// Whether the name is a class's, of which there may be several instances.
  public var isClass = false
  /// The callback.
  public var callback: Callback
  /// The scope: a window, a container, a process.
  public var scope: String?
  /// The time as the log spells it.
  public var time: String?
  /// The id of the transition the event belongs to.
  public var transition: String?
  /// The kind the recorder declares.
  public var kind: String?
  /// The outcome the recorder declares.
  public var outcome: String?
  /// The name of the view's container.
  public var parent: String?
  /// The source place that recorded the event.
  public var source: Finding.Source?
  /// The id of the process, where another one begins to log.
  public var process: String?
  /// Whether a heading stands in front, in a log without times.
  public var followsHeading = false
  /// The line of the log, from 1.
  public var line: Int

  /// Makes an event; set what else is known afterwards.
  public init(view: String, _ callback: Callback, scope: String? = nil, line: Int = 0) {
    self.view = view
    self.callback = callback
    self.scope = scope
    self.line = line
  }
}
