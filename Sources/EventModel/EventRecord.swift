/// One event of a log on its way from a reader to the checker, as numbers without text.
///
/// Names are kept in a ``NameTable``, rare facts in the batch's list of ``EventDetail``.
package struct EventRecord: Hashable, Sendable {
  /// The byte offset of the callback's name.
  package var offset: UInt64

  /// The line, from 1; 0 if it is computed later from the offset.
  package var line: UInt32

  /// The view's number in the name table.
  package var view: UInt32

  /// The scope's number in the name table; 0 for none.
  package var scope: UInt32

  /// The index of the detail in the batch; 0 for none.
  package var detail: UInt32

  /// The kind of event: the number of a callback of the contract, or one of ``Code``.
  package var code: UInt8

  /// The length of the callback's name at `offset`, in bytes.
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

  /// The calls that begin or end a life. Their lengths differ.
  package static let boundaries = ["init", "loadView", "viewDidLoad", "deinit", "dealloc"]

  /// The codes of events that are not callbacks of the contract; callbacks use the numbers below.
  package enum Code {
    /// The maximum number of callbacks of a contract.
    package static let callbackLimit: UInt8 = 64
    /// A life of the view begins or ends (`init`, `loadView`, `viewDidLoad`, `deinit`, `dealloc`).
    package static let lifeBoundary: UInt8 = 64
    /// Prose or a blank line between events, in a log without time stamps; at most one in a row.
    package static let separator: UInt8 = 65
    /// The following events belong to another process; the detail's `text` is its id.
    package static let process: UInt8 = 66
    /// A warning of the framework; the detail's `text` is the line.
    package static let frameworkWarning: UInt8 = 67
    /// A line of a structured log that cannot be read; the detail's `text` says why.
    package static let malformed: UInt8 = 68
    /// The recorder declares the start of a transition; the detail names it.
    package static let transitionBegins: UInt8 = 69
    /// The recorder declares the end of a transition; the detail names it and its outcome.
    package static let transitionEnds: UInt8 = 70
    /// The recorder declares an assumption, which is the detail's `text`.
    package static let assumption: UInt8 = 71
    /// A bound of ``Limits`` was reached; the detail's `text` says which.
    package static let limit: UInt8 = 72
    /// The first client action of the contract (`sendAction`); the others use the numbers above.
    package static let firstAction: UInt8 = 128
  }
}

/// Data that few events have: the columns of a structured log other than view and callback.
package struct EventDetail: Hashable, Sendable {
  /// The time, as written in the log.
  package var time: String?
  /// The id of the transition that the event belongs to.
  package var transition: String?
  /// The kind that the recorder declares.
  package var kind: String?
  /// The outcome that the recorder declares.
  package var outcome: String?
  /// The name of the view's container.
  package var parent: String?
  /// The source file that recorded the event.
  package var file: String?
  /// The line in the source file.
  package var sourceLine: Int?
  /// The text of a warning, an assumption or a reason.
  package var text: String?

  package init() {}
}

/// A batch of events from a reader, in the order of the log.
package struct EventBatch: Sendable {
  package var records: [EventRecord] = []

  /// The details of the events that have one; index 0 is an empty detail.
  package var details = [EventDetail()]

  package init() {}

  package mutating func removeAll() {
    records.removeAll(keepingCapacity: true)
    if details.count > 1 { details.removeSubrange(1...) }
  }

  package mutating func add(_ detail: EventDetail) -> UInt32 {
    details.append(detail)
    return UInt32(details.count - 1)
  }
}

/// A consumer of the batches that a reader produces.
package protocol EventConsumer {
  /// Consumes the next events, in the order of the log.
  mutating func consume(_ batch: borrowing EventBatch, names: borrowing NameTable)

  /// Removes names that are no longer needed, and drops the consumer's own data about them.
  ///
  /// Called between batches when the table has reached ``Limits/views`` or ``Limits/scopes``. A
  /// consumer that keeps nothing between batches can use the default, which removes every name.
  mutating func makeRoom(in names: inout NameTable)
}

extension EventConsumer {
  package mutating func makeRoom(in names: inout NameTable) {
    names = NameTable()
  }
}
