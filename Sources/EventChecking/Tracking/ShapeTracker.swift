import Automata
import EventModel

/// The transitions of two views, made deterministic on demand: each shape that an open transition
/// can have gets a number, and each step is computed once and looked up afterwards.
///
/// Only usual transitions are followed by shape: at most two views that are distinguished from all
/// others, without an id or a declared kind, that no rule reports and that break no assumption.
/// Every other step leads to ``long``, and ``ProcessRun`` reads it.
///
/// - Complexity: a known step is two table lookups.
final class ShapeTracker {
  typealias Shape = UInt32

  /// No transition is open.
  static let none: Shape = 0
  /// A transition is open and followed call by call.
  static let long: Shape = 1

  /// How a view takes part in a transition before its next call: by the number of its slot, or as
  /// one of these values if it does not take part yet.
  enum Participation {
    /// It does not take part: its first call ever, at rest before, or under way before.
    static let first = 2
    static let rested = 3
    static let cut = 4
    static let count = 5
  }

  private static let shapeLimit = 8192

  private let tables: Unmanaged<TrackingTables>
  private let width: Int
  @exclusivity(unchecked) private var automaton: LazyAutomaton<TransitionShape>

  /// Makes a tracker for the tables of a log, which own it.
  init(_ tables: TrackingTables) {
    self.tables = .passUnretained(tables)
    width = tables.contract.callbacks.count
    let orders = tables.orders
    automaton = LazyAutomaton(
      symbolCount: Self.symbolCount(width), limit: Self.shapeLimit,
      standIn: { _ in TransitionShape(stage: .long) }, mark: { $0.mark(orders) })
    _ = automaton.number(of: TransitionShape())
    _ = automaton.number(of: TransitionShape(stage: .long))
  }

  var shapes: [TransitionShape] { automaton.states }

  static func symbolCount(_ width: Int) -> Int { Participation.count &* width &* 2 }

  static func symbol(_ participation: Int, _ callback: Int, isResting: Bool, width: Int) -> Int {
    (participation &* width &+ callback) &* 2 &+ (isResting ? 1 : 0)
  }

  /// Returns the shape that a call leads to, and whether it was computed now.
  func next(
    _ shape: Shape, _ participation: Int, _ callback: Int, isResting: Bool
  ) -> (shape: Shape, isNew: Bool) {
    let symbol = Self.symbol(participation, callback, isResting: isResting, width: width)
    let known = automaton.table[Int(shape) * Self.symbolCount(width) + symbol]
    if known != LazyAutomaton<TransitionShape>.missing { return (known, false) }
    let next = automaton.next(shape, symbol) {
      step($0, participation, callback, isResting: isResting) ?? TransitionShape(stage: .long)
    }
    return (next, true)
  }

  func isSlow(_ shape: Shape) -> Bool {
    automaton.marks[Int(shape)] & TransitionShape.Mark.slow != 0
  }

  var lookUp: (table: [UInt32], marks: [UInt8]) { (automaton.table, automaton.marks) }

  private func step(
    _ shape: TransitionShape, _ participation: Int, _ callback: Int, isResting: Bool
  ) -> TransitionShape? {
    let tables = tables.takeUnretainedValue()
    var open = shape.open
    if shape.stage == .none, !tables.isOpening(callback) { return shape }
    var slot = participation
    if participation < open.slots.count {
      // The view was called again without the end of what was begun, which is reported.
      if tables.isOpening(callback),
        open.hasWholeWord(slot: slot, tables.orders)
          || !open.slots[participation].isResting
            && open.completion(besides: participation, tables.orders) != nil
      {
        return nil
      }
    } else {
      guard shape.stage != .long, open.slots.count < 2, participation >= Participation.first else {
        return nil
      }
      slot = open.slots.count
      _ = open.add(view: UInt32(slot), side: tables.sideOfFirst[callback], isPool: false)
      open.slots[slot].isCut = participation == Participation.cut
      open.slots[slot].wasAtRest = participation == Participation.rested
    }
    guard open.eventCount < ScopeShape.longest else { return nil }
    open.append(
      slot: slot, callback: callback, tables.orders, position: RecordPosition(),
      isResting: isResting)
    if open.unresting > 0 { return TransitionShape(stage: .open, open: open) }
    guard !open.mayGoOn(tables.orders), isUneventful(open) else { return nil }
    return TransitionShape(stage: .closed, open: open)
  }

  private func recognize(_ open: OpenTransition) -> ClosedTransition {
    tables.takeUnretainedValue().classify(open, unrecorded: 0)
  }

  /// Returns whether no rule may report a closing transition, and it breaks no assumption.
  private func isUneventful(_ open: OpenTransition) -> Bool {
    let closed = recognize(open)
    let tables = tables.takeUnretainedValue()
    return !closed.interestsRules && tables.monitors.verdicts.verdicts(on: closed).broken.isEmpty
  }

  /// Returns the classification of a shape; nil if it is not closed.
  func closed(_ shape: Shape) -> ClosedTransition? {
    let state = shapes[Int(shape)]
    return state.stage == .closed ? recognize(state.open) : nil
  }
}
