import Automata
import EventModel

/// The transitions of two views made deterministic while they are followed: each shape an open one
/// can have gets a number, and each step is worked out once and then looked up.
///
/// Only the usual is followed so: at most two views, told from all others, without id or declared kind,
/// and nothing for a rule to report. Every other step leads to ``long``, and is taken by ``ProcessRun``.
///
/// - Complexity: a step is two table look-ups once it has been seen.
final class ShapeTracker {
  /// The number of a shape.
  typealias Shape = UInt32

  /// No transition is open.
  static let none: Shape = 0
  /// A transition is open that is followed call by call.
  static let long: Shape = 1

  /// How a view takes part in a transition before its next call: by its slot, or not yet.
  enum Participation {
    /// It is not in it: its first call ever, at rest before, under way before.
    static let first = 2
    static let rested = 3
    static let cut = 4
    static let count = 5
  }

  private static let shapeLimit = 8192

  private let tables: Unmanaged<TrackingTables>
  private let width: Int
  @exclusivity(unchecked) private var automaton: LazyAutomaton<TransitionShape>
  /// By shape that closed, what it was recognised as.
  private var recognised: [Shape: ClosedTransition] = [:]

  /// Makes a tracker for a log's tables, which own it.
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

  /// The shapes met so far, by number.
  var shapes: [TransitionShape] { automaton.states }

  /// How many symbols there are where there are so many callbacks.
  static func symbolCount(_ width: Int) -> Int { Participation.count &* width &* 2 }

  /// Returns the symbol of a call.
  static func symbol(_ participation: Int, _ callback: Int, isResting: Bool, width: Int) -> Int {
    (participation &* width &+ callback) &* 2 &+ (isResting ? 1 : 0)
  }

  /// Returns the shape that a call leads to, and whether it was not worked out before.
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

  /// Returns whether a transition of a shape is followed the long way.
  func isSlow(_ shape: Shape) -> Bool {
    automaton.marks[Int(shape)] & TransitionShape.Mark.slow != 0
  }

  /// The steps and marks known so far.
  var lookUp: (table: [UInt32], marks: [UInt8]) { (automaton.table, automaton.marks) }

  private func step(
    _ shape: TransitionShape, _ participation: Int, _ callback: Int, isResting: Bool
  ) -> TransitionShape? {
    let tables = tables.takeUnretainedValue()
    var open = shape.open
    if shape.stage == .none, !tables.isOpening(callback) { return shape }
    var slot = participation
    if participation < open.slots.count {
      // A view that is called on without its end: something to report.
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
    guard !open.mayGoOn(tables.orders), !recognise(open).interestsRules else { return nil }
    return TransitionShape(stage: .closed, open: open)
  }

  private func recognise(_ open: OpenTransition) -> ClosedTransition {
    let tables = tables.takeUnretainedValue()
    return TransitionClassifier(tables.orders, tables).classify(open, unrecorded: 0)
  }

  /// Returns the shape of a transition of at most two views that closes; nil if a rule may have
  /// something to say about it.
  ///
  /// - Complexity: one look-up once an order has been seen.
  func closing(of open: OpenTransition) -> Shape? {
    let shape = TransitionShape(stage: .closed, open: open.shape)
    if let known = automaton.known(shape) { return known }
    guard !recognise(shape.open).interestsRules else { return nil }
    let number = automaton.number(of: shape)
    return isSlow(number) ? nil : number
  }

  /// Returns what a shape was recognised as; nil if it did not close.
  func closed(_ shape: Shape) -> ClosedTransition? {
    if let known = recognised[shape] { return known }
    let state = shapes[Int(shape)]
    guard state.stage == .closed else { return nil }
    recognised[shape] = recognise(state.open)
    return recognised[shape]
  }
}
