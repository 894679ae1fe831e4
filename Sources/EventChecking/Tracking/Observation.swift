package import EventModel

/// What the tracker of a log saw that a rule may want to report, in numbers.
package enum Observation: Sendable {
  /// A call that its view's automaton does not allow, with what the log can and cannot rule out.
  case outOfTurn(OutOfTurn)
  /// Calls that could not be judged, because the log never records what would have to lie between.
  case unrecorded(Unrecorded)
  /// A transition that closed, classified.
  case closed(ClosedTransition)
  /// A warning of the framework itself; the text is its line.
  case frameworkWarning(text: String, at: RecordPosition)
  /// A line of a structured log that could not be read.
  case malformed(reason: String, at: RecordPosition)
  /// A bound was reached.
  case limit(text: String, at: RecordPosition)
  /// A promise between a parent and its child that was broken in one pass.
  case brokenPass(BrokenPass)
  /// An action where the contract does not allow it.
  case misusedAction(MisusedAction)
  /// An action that was not answered when its answer was due.
  case unansweredAction(UnansweredAction)
  /// Obligations that the log cannot tell were answered.
  case unrecordedAnswer(UnrecordedAnswer)
  /// An assumption that the log broke.
  case brokenAssumption(AssumptionWatch.Break)
  /// What is to be said of an assumption whatever the log holds, by its index.
  case judgedAssumption(Int)
  /// An assumption that the log gave no occasion to fail, by its index.
  case untestedAssumption(Int)
  /// A closed transition whose child came before a container that the log named only later.
  case childFirst(ClosedTransition)
  /// Every call of a class name came twice in a row.
  case doubled(Doubling, view: UInt32)
  /// A view that was called on without the end of what was begun.
  case missingDid(MissingDid)
  /// None of these logs, all that there are, held a call.
  case noEvents(logs: [String])

  /// A call that its view's automaton does not allow.
  package struct OutOfTurn: Sendable {
    /// The view's number.
    package var view: UInt32
    /// The scope's number.
    package var scope: UInt32
    /// The number of the open transition, 0 if none was open.
    package var transition: Int
    /// The callback before, and the one that does not fit, by number.
    package var previous: Int
    package var callback: Int
    /// Where the log has both.
    package var previousPosition: RecordPosition
    package var position: RecordPosition
    /// The label of the state its view was in, if it can only be one.
    package var state: String?
    /// What was legal instead, by number.
    package var legal: [Int]
    /// The fewest callbacks that would have to lie between.
    package var gap: [Int]
    /// Whether the log records one of them for this name; if not, it is only a repeat in one transition.
    package var isCertain: Bool
    /// The index of the event's detail in its batch's list, copied.
    package var detail: EventDetail
  }

  /// What could not be judged for one name, or in the whole run.
  package struct Unrecorded: Sendable {
    /// The first view of that name; 0 for the whole run.
    package var view: UInt32
    /// The callbacks the log never records, by number; none for lines without a name, whose views each
    /// may not record some.
    package var callbacks: [Int]
    /// How many calls could not be judged.
    package var count: Int
    /// The first of them.
    package var position: RecordPosition
  }
}

/// A transition that closed, with what it was recognised as; views and variants by number.
package struct ClosedTransition: Sendable {
  /// Its views, events and ids.
  package var open: OpenTransition
  /// How far its order is accounted for.
  package var conformance: ViewTransition.Conformance
  /// The variants with its order, as a mask over the contract's variants.
  package var candidates: UInt64 = 0
  /// The promise that two of its views broke, if an id joins them.
  package var broken: BrokenPromise?
  /// A child that got a call before its container.
  package var childFirst: ChildFirst?
  /// The process whose end left it open, if another process follows in the log.
  package var endedProcess: String?
  /// The callbacks the run had not recorded when it was classified, as a mask.
  package var unrecorded: UInt64 = 0
  /// By slot, the label of the state its view was in before its first event here, where it can only be
  /// one.
  package var starts: [String?] = []

  /// Whether every view in it had a whole word of its side, as far as the log records one.
  package var isWhole: Bool {
    switch conformance {
    case .documented, .catalogued, .permitted, .oneSided: true
    case .compound, .partial, .unfinished, .illegal: false
    }
  }

  /// A promise of the contract that two views of one transition broke.
  package struct BrokenPromise: Sendable {
    /// The promise's index in the contract.
    package var promise: Int
    /// The indices of the two calls: the one that came too early and the one it had to wait for.
    package var early: Int
    package var late: Int
  }

  /// A child's call that came before its container's.
  package struct ChildFirst: Sendable {
    /// The indices of the two calls.
    package var child: Int
    package var parent: Int
  }
}
