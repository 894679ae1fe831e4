/// A finding: a problem in a log, or a risk, as a value a report can print.
public struct Finding: Hashable, Sendable {
  /// A related place: the line that set the state, the call that came before.
  public struct Note: Hashable, Sendable {
    /// What happened there.
    public var message: String

    /// The log.
    public var file: String

    /// The place in it.
    public var position: LogPosition

    /// The callback in whose body it stands, if it is client source.
    public var event: String?

    /// Makes a note.
    public init(_ message: String, file: String, position: LogPosition, event: String? = nil) {
      self.event = event
      self.message = message
      self.file = file
      self.position = position
    }
  }

  /// The place in the source code that recorded the event, if the log has it.
  public struct Source: Hashable, Sendable {
    /// The source file.
    public var file: String

    /// The line in it, from 1.
    public var line: Int

    /// Whether `file` is the path of a file that was looked for and is there; a log often has only its
    /// name, to which no report can point.
    public var isFound: Bool

    /// Makes a source place.
    public init(file: String, line: Int, isFound: Bool = false) {
      self.file = file
      self.line = line
      self.isFound = isFound
    }
  }

  /// The rule's id, e.g. `repeated_callback`.
  public var rule: String

  /// How much it matters.
  public var severity: Severity

  /// What happened and what was legal there, lower case, no full stop.
  public var message: String

  /// The log.
  public var file: String

  /// The place in it.
  public var position: LogPosition

  /// The name of the view, if the finding is about one.
  public var view: String?

  /// The callback, if the finding is about one.
  public var event: String?

  /// The scope, if the log names one.
  public var scope: String?

  /// The number of the transition in its scope, from 1.
  public var transition: Int?

  /// The label of the state the view was in before the event, where it can only be one.
  public var state: String?

  /// The events that were legal at the place.
  public var expected: [String] = []

  /// The assumption the finding is about, as written.
  public var assumption: String?

  /// The assumption's verdict.
  public var verdict: String?

  /// The events that show it, in order.
  public var witness: [String] = []

  /// The shortest legal order that shows it, where no log shows it.
  public var history: Witness?

  /// What it is about beside the view: a resource, a property.
  public var subject: String?

  /// A test that replays the history, as source code, if one was asked for.
  public var test: String?

  /// Related places, in the order to read them.
  public var notes: [Note] = []

  /// What to do.
  public var help: String?

  /// The source line that recorded the event, if the log has it.
  public var source: Source?

  /// The source line, where reports can point to it.
  public var foundSource: Source? { source.flatMap { $0.isFound ? $0 : nil } }

  /// Makes a finding; set what else applies afterwards.
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
