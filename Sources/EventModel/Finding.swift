/// A finding: a problem in a log, or a risk, as a value for reports.
public struct Finding: Hashable, Sendable {
  /// A related place: the line that set the state, or the previous call.
  public struct Note: Hashable, Sendable {
    /// What happened there.
    public var message: String

    /// The log.
    public var file: String

    /// The position in the log.
    public var position: LogPosition

    /// The callback that a view got there; for client source, the callback whose body contains the
    /// place.
    public var event: String?

    /// The name of the view that got the callback; nil for client source.
    public var view: String?

    /// Makes a note.
    public init(
      _ message: String, file: String, position: LogPosition, event: String? = nil,
      view: String? = nil
    ) {
      self.event = event
      self.view = view
      self.message = message
      self.file = file
      self.position = position
    }
  }

  /// The place in the source code that recorded the event, if the log names it.
  public struct Source: Hashable, Sendable {
    /// The source file.
    public var file: String

    /// The line, from 1.
    public var line: Int

    /// Whether `file` is the path of a file that was found. A log often has only the file's name,
    /// which is not enough for a link in a report.
    public var isFound: Bool

    /// Makes a place in source code.
    public init(file: String, line: Int, isFound: Bool = false) {
      self.file = file
      self.line = line
      self.isFound = isFound
    }
  }

  /// The rule's id, e.g. `repeated_callback`.
  public var rule: String

  /// The severity.
  public var severity: Severity

  /// What happened and what was legal there; lower case, without a full stop.
  public var message: String

  /// The log.
  public var file: String

  /// The position in the log.
  public var position: LogPosition

  /// The name of the view, if the finding is about one.
  public var view: String?

  /// The callback, if the finding is about one.
  public var event: String?

  /// The scope, if the log names one.
  public var scope: String?

  /// The number of the transition in its scope, from 1.
  public var transition: Int?

  /// The label of the state of the view before the event, if only one is possible.
  public var state: String?

  /// The events that were legal at the place.
  public var expected: [String] = []

  /// The assumption the finding is about, as written.
  public var assumption: String?

  /// The verdict on the assumption.
  public var verdict: String?

  /// The events that demonstrate the finding, in order.
  public var witness: [String] = []

  /// The shortest legal order that demonstrates the finding, if no log does.
  public var history: Witness?

  /// The subject other than the view: a resource, a property.
  public var subject: String?

  /// The source code of a test that replays the history, if one was requested.
  public var test: String?

  /// Related places, in the order to read them.
  public var notes: [Note] = []

  /// The advice.
  public var help: String?

  /// The source line that recorded the event, if the log names it.
  public var source: Source?

  /// The source line, if its file was found.
  public var foundSource: Source? { source.flatMap { $0.isFound ? $0 : nil } }

  /// Makes a finding; set the other properties afterwards.
  public init(
    rule: String, severity: Severity, message: String, file: String, position: LogPosition
  ) {
    self.rule = rule
    self.severity = severity
    self.message = message
    self.file = file
    self.position = position
  }
}
