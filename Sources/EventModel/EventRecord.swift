/// One event of a log on its way from a reader to the checker: numbers only, no text.
///
/// Names stand in a ``NameTable``, rare facts in the batch's ``EventDetail`` list.
package struct EventRecord: Hashable, Sendable {
  /// The number of bytes before the first byte of the callback's name.
  package var offset: UInt64

  /// The line, from 1; 0 if it is resolved later from the offset.
  package var line: UInt32

  /// The view's number in the name table.
  package var view: UInt32

  /// The scope's number in the name table; 0 for none.
  package var scope: UInt32

  /// The index of the detail in the batch; 0 for none.
  package var detail: UInt32

  /// What happened: the number of a callback of the contract, or one of ``Code``.
  package var code: UInt8

  /// How many bytes the callback's name takes at `offset`.
  package var length: UInt8

  /// Makes a record.
  @inlinable
  package init(
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
  package static let boundaries = ["init", "loadView", "viewDidLoad", "deinit", "dealloc"]

  /// What a record is if it is not a callback of the contract; callbacks take the numbers below.
  package enum Code {
    /// The most callbacks a contract may have.
    package static let callbackLimit: UInt8 = 64
    /// A life of the view begins or ends here (`init`, `loadView`, `viewDidLoad`, `deinit`, `dealloc`).
    package static let lifeBoundary: UInt8 = 64
    /// Prose or a blank line between events, in a log without time stamps; at most one between two events.
    package static let separator: UInt8 = 65
    /// The events from here on are another process's; the detail's `text` is its id.
    package static let process: UInt8 = 66
    /// A warning of the framework itself; the detail's `text` is the line.
    package static let frameworkWarning: UInt8 = 67
    /// A line of a structured log that cannot be read; the detail's `text` says why.
    package static let malformed: UInt8 = 68
    /// The recorder says that a transition starts; the detail names it.
    package static let transitionBegins: UInt8 = 69
    /// The recorder says that a transition ended; the detail names it and its outcome.
    package static let transitionEnds: UInt8 = 70
    /// The recorder declares an assumption; the detail's `text` is it.
    package static let assumption: UInt8 = 71
    /// A bound of ``Limits`` was reached; the detail's `text` says which.
    package static let limit: UInt8 = 72
    /// The first client action of the contract (`sendAction`); the others take the numbers above.
    package static let firstAction: UInt8 = 128
  }
}

/// What few events have: the columns of a structured log beside view and callback.
package struct EventDetail: Hashable, Sendable {
  /// The time as the log spells it.
  package var time: String?
  /// The id of the transition the event belongs to.
  package var transition: String?
  /// The kind the recorder declares.
  package var kind: String?
  /// The outcome the recorder declares.
  package var outcome: String?
  /// The name of the view's container.
  package var parent: String?
  /// The source file that recorded the event.
  package var file: String?
  /// The line in that source file.
  package var sourceLine: Int?
  /// The text of a warning, an assumption, a reason.
  package var text: String?

  /// Makes an empty detail.
  package init() {}
}

/// Some events in the order of the log, as a reader hands them on.
package struct EventBatch: Sendable {
  /// The events.
  package var records: [EventRecord]

  /// What few of them have; index 0 is an empty detail.
  package var details: [EventDetail]

  /// Makes an empty batch.
  package init() {
    records = []
    details = [EventDetail()]
  }

  /// Forgets the events and keeps the room.
  package mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    if details.count > 1 { details.removeSubrange(1...) }
  }

  /// Adds a detail and returns its index.
  package mutating func add(_ detail: EventDetail) -> UInt32 {
    details.append(detail)
    return UInt32(details.count - 1)
  }
}

/// What reads a log pushes its batches into.
package protocol EventConsumer {
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
  package mutating func makeRoom(in names: inout NameTable) {
    names = NameTable()
  }
}
