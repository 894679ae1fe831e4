/// One event of a log on its way from a reader to the checker: numbers only, no text.
///
/// Names stand in a ``NameTable``, rare facts in the batch's ``EventDetail`` list.
public struct EventRecord: Hashable, Sendable {
  /// The number of bytes before the first byte of the callback's name.
  public var offset: UInt64

  /// The line, from 1; 0 if it is resolved later from the offset.
  public var line: UInt32

  /// The view's number in the name table.
  public var view: UInt32

  /// The scope's number in the name table; 0 for none.
  public var scope: UInt32

  /// The index of the detail in the batch; 0 for none.
  public var detail: UInt32

  /// What happened: the number of a callback of the contract, or one of ``Code``.
  public var code: UInt8

  /// How many bytes the callback's name takes at `offset`.
  public var length: UInt8

  /// Makes a record.
  @inlinable
  public init(
    offset: UInt64, line: UInt32 = 0, view: UInt32, scope: UInt32 = 0, detail: UInt32 = 0,
    code: UInt8, length: UInt8 = 0
  ) {
    self.offset = offset
    self.line = line
    self.view = view
    self.scope = scope
    self.detail = detail
    self.code = code
    self.length = length
  }

  /// The calls with which a life begins or ends; no two are equally long.
  public static let boundaries = ["init", "loadView", "viewDidLoad", "deinit", "dealloc"]

  /// What a record is if it is not a callback of the contract; callbacks take the numbers below.
  public enum Code {
    /// The most callbacks a contract may have.
    public static let callbackLimit: UInt8 = 64
    /// A life of the view begins or ends here (`init`, `loadView`, `viewDidLoad`, `deinit`, `dealloc`).
    public static let lifeBoundary: UInt8 = 64
    /// Prose or a blank line between events, in a log without time stamps; at most one between two events.
    public static let separator: UInt8 = 65
    /// The events from here on are another process's; the detail's `text` is its id.
    public static let process: UInt8 = 66
    /// A warning of the framework itself; the detail's `text` is the line.
    public static let frameworkWarning: UInt8 = 67
    /// A line of a structured log that cannot be read; the detail's `text` says why.
    public static let malformed: UInt8 = 68
    /// The recorder says that a transition starts; the detail names it.
    public static let transitionBegins: UInt8 = 69
    /// The recorder says that a transition ended; the detail names it and its outcome.
    public static let transitionEnds: UInt8 = 70
    /// The recorder declares an assumption; the detail's `text` is it.
    public static let assumption: UInt8 = 71
    /// A bound of ``Limits`` was reached; the detail's `text` says which.
    public static let limit: UInt8 = 72
    /// The first client action of the contract (`sendAction`); the others take the numbers above.
    public static let firstAction: UInt8 = 128
  }
}

/// What few events have: the columns of a structured log beside view and callback.
public struct EventDetail: Hashable, Sendable {
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
  /// The source file that recorded the event.
  public var file: String?
  /// The line in that source file.
  public var sourceLine: Int?
  /// The text of a warning, an assumption, a reason.
  public var text: String?

  /// Makes an empty detail.
  public init() {}
}

/// Some events in the order of the log, as a reader hands them on.
public struct EventBatch: Sendable {
  /// The events.
  public var records: [EventRecord]

  /// What few of them have; index 0 is an empty detail.
  public var details: [EventDetail]

  /// Makes an empty batch.
  public init() {
    records = []
    details = [EventDetail()]
  }

  /// Forgets the events and keeps the room.
  public mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    if details.count > 1 { details.removeSubrange(1...) }
  }

  /// Adds a detail and returns its index.
  public mutating func add(_ detail: EventDetail) -> UInt32 {
    details.append(detail)
    return UInt32(details.count - 1)
  }
}

/// What reads a log pushes its batches into.
public protocol EventConsumer {
  /// Takes the next events of the log, in its order.
  mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable)

  /// Empties the table of names that are no longer needed, and forgets what it keeps of them.
  ///
  /// Called between batches when the table has reached ``Limits/views`` or ``Limits/scopes``. What
  /// keeps nothing between batches needs no own implementation: every name is forgotten.
  mutating func makeRoom(in names: inout NameTable)
}

extension EventConsumer {
  /// Forgets every name.
  public mutating func makeRoom(in names: inout NameTable) {
    names = NameTable()
  }
}
