package import EventModel

/// An observation of the tracker that a rule may report, in numbers.
package enum Observation: Sendable {
  /// A call that its view's automaton does not allow, and whether missing log lines can explain it.
  case outOfTurn(OutOfTurn)
  /// Calls that could not be checked, because the log never records calls that should come before.
  case unrecorded(Unrecorded)
  case closed(ClosedTransition)
  /// A warning of the framework; the text is the line.
  case frameworkWarning(text: String, at: RecordPosition)
  /// A line of a structured log that could not be read.
  case malformed(reason: String, at: RecordPosition)
  case limit(text: String, at: RecordPosition)
  /// A promise between a parent and its child that was broken in one pass.
  case brokenPass(BrokenActorRule)
  /// An action in a place where the contract does not allow it.
  case misusedAction(BrokenActorRule)
  /// An action that was not answered in time.
  case unansweredAction(BrokenActorRule)
  /// Obligations that could not be checked, since the log may not record their answers.
  case unrecordedAnswer(UnrecordedAnswer)
  /// An assumption that the log broke.
  case brokenAssumption(AssumptionBreak)
  /// The verdict on an assumption, which is independent of the log; the assumption's index.
  case judgedAssumption(Int)
  /// An assumption that the log did not trigger; its index.
  case untestedAssumption(Int)
  /// A closed transition in which a child came before a container that the log named only later.
  case childFirst(ClosedTransition)
  /// Every call of a class name came twice in a row.
  case doubled(Doubling, view: UInt32)
  /// A call that had to come for a view before another one, although the other side of the
  /// transition was completed.
  case missingDid(DueDid, next: ActorEvent)
  /// None of these logs, which are all, contained a call.
  case noEvents(logs: [String], isEmpty: Bool)

  package struct OutOfTurn: Sendable {
    package var view: UInt32
    package var scope: UInt32
    /// The number of the open transition; 0 if none was open.
    package var transition: Int
    /// The numbers of the previous callback and of the odd one.
    package var previous: Int
    package var callback: Int
    package var previousPosition: RecordPosition
    package var position: RecordPosition
    /// The label of the state of the view, if only one is possible.
    package var state: String?
    /// The callbacks that were legal instead, by number.
    package var legal: [Int]
    /// The fewest callbacks that would make the call legal if they came between.
    package var gap: [Int]
    /// Whether it is certainly an error; if not, it is only a repeat in one transition.
    package var isCertain: Bool
    package var detail: EventDetail
  }

  /// The calls that could not be checked, of one name or of the whole run.
  package struct Unrecorded: Sendable {
    /// The first view with the name; 0 for the whole run.
    package var view: UInt32
    /// The callbacks that the log never records, by number; empty for lines without a name, since
    /// each of their views may not record some.
    package var callbacks: [Int] = []
    package var count = 0
    package var position = RecordPosition()
  }
}

/// A closed transition with its classification; views and variants by number.
package struct ClosedTransition: Sendable {
  /// The views, events and ids.
  package var open: OpenTransition
  /// The part of the contract that explains the order.
  package var conformance: ViewTransition.Conformance
  package var candidates: UInt64 = 0
  /// The index of the first call that no order of the declared kind allows, if the order is that of
  /// other kinds.
  package var outsideKind: Int?
  /// The promise that two of its views broke, if an id joins them.
  package var broken: BrokenPromise?
  /// A child that was called before its container.
  package var childFirst: ChildFirst?
  /// The process whose end left the transition open, if another process follows in the log; empty
  /// if the log does not name it.
  package var endedProcess: String?
  /// The callbacks that the run had not recorded when the transition was classified, as a bit mask.
  package var unrecorded: UInt64 = 0
  /// By slot, the label of the state of the view before its first event here, if only one is
  /// possible.
  package var starts: [String?] = []

  /// Whether every view received a complete word of its side, as far as the log records it.
  package var isWhole: Bool {
    switch conformance {
    case .documented, .catalogued, .permitted, .oneSided: true
    case .compound, .partial, .unfinished, .illegal: false
    }
  }

  /// Whether claims about its sides are judged: both sides are complete and belong together.
  var isJudged: Bool {
    switch conformance {
    case .documented, .catalogued: open.slots.count > 1
    case .permitted: open.pairOfOnlyOrder != nil
    case .illegal: open.slots.count == 2 && broken != nil
    default: false
    }
  }

  /// A promise of the contract that two views of one transition broke.
  package struct BrokenPromise: Sendable {
    package var promise: Int
    /// The indices of the call that came too early and of the one that should have come before it.
    package var early: Int
    package var late: Int
  }

  /// A child's call that came before the same call of its container.
  package struct ChildFirst: Sendable {
    package var child: Int
    package var parent: Int
  }
}
