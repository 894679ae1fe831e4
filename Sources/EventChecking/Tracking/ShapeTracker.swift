import EventModel

/// The transitions of two views made deterministic while they are followed: each shape an open one
/// can have gets a number, and each step is worked out once and then looked up.
///
/// A shape is an ``OpenTransition`` without which views it has and where its events stand. Only the
/// usual is kept: at most two views, told from all others, without id or declared kind, and nothing
/// for a rule to report. Every other step is ``slow``, and taken by ``Run`` the long way.
///
/// - Complexity: a step is two table look-ups once it has been seen.
final class ShapeTracker {
  /// The number of a shape; also what a step leads to.
  typealias Shape = UInt32

  /// No transition is open.
  static let closed: Shape = 0
  /// A transition is open that is followed the long way.
  static let unfolded: Shape = 1
  /// Set in a step that closes the transition; the rest is the index of its ``closings``.
  static let closing: UInt32 = 1 << 30
  /// Set in a step that closes a transition in which one side leaves and none comes.
  static let leaving: UInt32 = 1 << 29
  /// A step to be taken the long way.
  static let slow: UInt32 = .max - 1
  /// A step that was not seen yet.
  static let missing: UInt32 = .max

  /// How a view takes part in a transition before its next call.
  enum Place {
    /// It is not in it: its first call ever, at rest before, under way before.
    static let first = 2
    static let rested = 3
    static let cut = 4
    static let count = 5
  }

  private static let shapeLimit = 4096

  private let tables: Unmanaged<TrackingTables>
  /// How many callbacks the contract has.
  let width: Int
  private var shapes: [OpenTransition] = [OpenTransition(), OpenTransition()]
  private var numbers: [ShapeKey: Shape] = [:]
  /// By life state and callback: the next state above two bits, whether a view rests after and before.
  @exclusivity(unchecked) private(set) var lives: [UInt32] = []
  /// By shape, place, callback and rest after it.
  @exclusivity(unchecked) private(set) var steps: [UInt32] = []
  /// The transitions that closed so far, each order once, with their views' numbers and their events'
  /// places left out.
  private(set) var closings: [ClosedTransition] = []
  /// By order, its index among ``closings``; -1 for one that a rule may have something to say about.
  private var closingNumbers: [ShapeKey: Int] = [:]

  /// Makes a tracker for a log's tables, which own it.
  init(_ tables: TrackingTables) {
    self.tables = .passUnretained(tables)
    width = tables.contract.callbacks.count
    steps = Array(repeating: Self.missing, count: rowWidth)
    steps += Array(repeating: Self.slow, count: rowWidth)
  }

  /// How many steps lead out of a shape.
  var rowWidth: Int { Place.count * width * 2 }

  /// Returns an open transition of a shape, with its views' numbers and its events' places left out.
  func transition(of shape: Shape) -> OpenTransition { shapes[Int(shape)] }

  /// Returns what a call does to a view's life, as in ``lives``.
  func life(_ life: UInt32, _ callback: Int) -> UInt32 {
    let index = Int(life) * width + callback
    return index < lives.count ? lives[index] : Self.missing
  }

  /// Returns where a step stands in ``steps``.
  func index(_ shape: Shape, _ place: Int, _ callback: Int, isResting: Bool) -> Int {
    Int(shape) * rowWidth + (place * width + callback) * 2 + (isResting ? 1 : 0)
  }

  /// Works out what a call does to a view's life.
  func learnLife(_ life: UInt32, _ callback: Int) {
    let index = Int(life) * width + callback
    if index >= lives.count {
      lives += Array(repeating: Self.missing, count: (Int(life) + 1) * width - lives.count)
    }
    let singles = tables.takeUnretainedValue().singles
    let result = singles.step(life, callback)
    guard result & LifeTracker.illegal == 0 else { return lives[index] = Self.slow }
    lives[index] =
      result << 2 | (singles.mustRest(result) ? 2 : 0) | (singles.mustRest(life) ? 1 : 0)
  }

  /// Works out where a call leads.
  func learnStep(_ shape: Shape, _ place: Int, _ callback: Int, isResting: Bool) {
    let step = step(shape, place, callback, isResting: isResting)
    steps[index(shape, place, callback, isResting: isResting)] = step
  }

  private func step(
    _ shape: Shape, _ place: Int, _ callback: Int, isResting: Bool
  ) -> UInt32 {
    let tables = tables.takeUnretainedValue()
    var open = shapes[Int(shape)]
    if shape == Self.closed, !tables.isOpening(callback) { return Self.closed }
    var slot = place
    if place < open.slots.count {
      // A view that is called on without its end: something to report.
      if tables.isOpening(callback), !open.slots[place].isResting,
        open.completion(besides: place, tables.orders) != nil
      {
        return Self.slow
      }
      if tables.isOpening(callback), open.hasWholeWord(slot: slot, tables.orders) {
        return Self.slow
      }
    } else {
      guard open.slots.count < 2, place >= Place.first else { return Self.slow }
      slot = open.slots.count
      _ = open.add(view: UInt32(slot), side: tables.sideOfFirst[callback], isPool: false)
      open.slots[slot].isCut = place == Place.cut
      open.slots[slot].wasAtRest = place == Place.rested
    }
    guard open.eventCount < ScopeShape.longest else { return Self.slow }
    open.append(
      slot: slot, callback: callback, tables.orders, mark: RecordPosition(), isResting: isResting)
    guard open.unresting == 0 else { return number(of: open) }
    guard !open.mayGoOn(tables.orders), let closing = closing(of: open) else { return Self.slow }
    return Self.closing | (open.isLeaving(tables.orders) ? Self.leaving : 0) | UInt32(closing)
  }

  private func number(of open: OpenTransition) -> UInt32 {
    let key = ShapeKey(open)
    if let known = numbers[key] { return known }
    guard shapes.count < Self.shapeLimit else { return Self.slow }
    let number = Shape(shapes.count)
    shapes.append(open)
    numbers[key] = number
    steps += Array(repeating: Self.missing, count: rowWidth)
    return number
  }

  /// Returns the index among ``closings`` of the order of a transition of at most two views that closes;
  /// nil for one that a rule may have something to say about.
  ///
  /// - Complexity: one look-up once an order has been seen.
  func closing(of open: OpenTransition) -> Int? {
    let key = ShapeKey(open)
    if let known = closingNumbers[key] { return known < 0 ? nil : known }
    guard closingNumbers.count < Self.shapeLimit else { return nil }
    let tables = tables.takeUnretainedValue()
    let closed = Classifier(tables.orders, tables).classify(open, unrecorded: 0)
    closingNumbers[key] = closed.interestsRules ? -1 : closings.count
    if closed.interestsRules { return nil }
    closings.append(closed)
    return closings.count - 1
  }
}

/// What tells one shape from another: its events, each with its view, and what is known of each view.
private struct ShapeKey: Hashable {
  private var early: UInt64 = 0
  private var late: UInt64 = 0
  private var views: UInt32 = 0

  /// - Precondition: the transition has at most two views and ``ScopeShape/longest`` events.
  init(_ open: OpenTransition) {
    for step in open.steps {
      // The callback is one of 64, so that a byte holds it, its view, and that there is an event at all.
      early = early << 8 | late >> 56
      late = late << 8 | UInt64(step.slot) << 6 | UInt64(step.callback) | 1 << 7
    }
    for slot in open.slots {
      let known =
        (slot.side == 0 ? 0 : 1) | (slot.isResting ? 2 : 0) | (slot.isCut ? 4 : 0)
        | (slot.wasAtRest ? 8 : 0)
      views = views << 5 | UInt32(known) | 16
    }
  }
}
