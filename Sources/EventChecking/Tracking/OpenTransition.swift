import Automata
import EventModel

/// An open transition, whose events are still arriving.
package struct OpenTransition: Hashable, Sendable {
  package struct Slot: Hashable, Sendable {
    package var view: UInt32
    /// The side, as a number in the order table.
    package var side: Int
    /// The state after its callbacks in the automaton of its side's own words.
    package var wordState = 0
    /// The state after its callbacks in the automaton of orders in which both sides have its name.
    package var unnamedState = 0
    package var isResting = false
    /// Whether it stands for all instances of a class.
    package var isPool: Bool
    /// Whether the log itself declares that it takes part: by marks, an id or a kind.
    package var isDeclared = false
    /// The index of its first call that does so.
    package var firstDeclared = 0
    /// Whether it was under way before its first event here.
    package var isCut = false
    /// Whether it was seen at rest before its first event here.
    package var wasAtRest = false
    /// The tracker's state before its first event here; 0, which means any, if it is not followed.
    package var start: UInt32 = 0
  }

  package struct Call: Hashable, Sendable {
    package var slot: UInt8
    package var callback: UInt8
    package var position: RecordPosition
  }

  package var scope: UInt32 = 0
  package var number = 0
  /// The views, in the order of their first event.
  package var slots: [Slot] = []
  /// The events, at most ``Limits/transitionEvents``.
  package var calls: [Call] = []
  /// The state after all events in the automaton of the variants' orders.
  package var orderState = 0
  /// The number of slots that are not at rest.
  package var unresting = 0
  /// The number of events, including those beyond the limit.
  package var eventCount = 0
  package var id: String?
  package var declaredKind: String?
  package var declaredOutcome: String?
  /// Whether the recorder marks transitions, and has not marked the end of this one yet.
  package var awaitsEnd = false
  /// Whether one of its calls broke its view's automaton, certainly or possibly.
  package var hasDoubtfulCall = false
  /// Whether one of its calls is wrong if the log shows the launch, which is undecided.
  var isDoubted = false
  /// Whether the recorder marked its beginning.
  package var isBegun = false
  /// Whether one of its calls is certainly an error.
  package var isIllegal = false
  /// Whether the life of one of its views ended during it.
  package var isCutShort = false

  /// Removes everything and keeps the capacity.
  mutating func reset(scope: UInt32, number: Int) {
    var next = OpenTransition(scope: scope, number: number)
    swap(&next.slots, &slots)
    swap(&next.calls, &calls)
    next.slots.removeAll(keepingCapacity: true)
    next.calls.removeAll(keepingCapacity: true)
    self = next
  }

  /// Returns whether the detail of an event declares that its view takes part.
  func isDeclared(by detail: SharedDetail?) -> Bool {
    id == nil ? declaredKind != nil && detail?.value.kind == declaredKind : isSame(detail)
  }

  /// Returns whether only the side that leaves was called, each view with a complete word.
  func isLeaving(_ orders: SidedOrders) -> Bool {
    slots.allSatisfy { $0.side == 0 && orders.isWhole(side: 0, at: $0.wordState) }
  }

  /// Returns whether what looks like a cancelled leaving of a class may be one instance that leaves
  /// and one that comes.
  func mayReplace(_ orders: SidedOrders) -> Bool {
    slots.contains { $0.isPool && !orders.isCompleted(side: 0, at: $0.wordState) }
  }

  func callbacks(of slot: Int) -> some Sequence<Int> {
    calls.lazy.filter { Int($0.slot) == slot }.map { Int($0.callback) }
  }

  /// Returns whether each class received calls that one transition of one window can give it: to an
  /// instance of one side, to one of each side, or to several with each call in turn.
  func isOfOneWindow(_ orders: SidedOrders) -> Bool {
    slots.enumerated().allSatisfy { index, slot in
      !slot.isPool || orders.isWhole(side: slot.side, at: slot.wordState)
        || orders.unnamed.sets[slot.unnamedState] != 0
        || orders.isOfOneTransition(Array(callbacks(of: index)))
    }
  }

  /// Whether it began in the log and not before: the recorder marked its beginning, or one of its
  /// views was seen at rest.
  package var isSeenWhole: Bool {
    isBegun || slots.contains { $0.isDeclared && $0.wasAtRest }
  }

  /// Whether its calls have an id each, and the log declares that it was completed. Then each side
  /// has one word, and no missing line can change the order of two calls.
  var isDeclaredCompleted: Bool {
    id != nil && !isBegun && declaredOutcome == Outcome.completed.name
  }

  /// Whether the log declares that all its views belong together, and shows all of it.
  package var isDeclared: Bool {
    isSeenWhole && slots.allSatisfy { $0.isDeclared && !$0.isCut }
  }

  /// Whether it has more events or views than are kept.
  package var isOverflowing: Bool {
    eventCount > calls.count || slots.count >= Limits.transitionViews
  }

  /// Adds a view and returns its slot's index; nil if there are too many.
  package mutating func add(view: UInt32, side: Int, isPool: Bool) -> Int? {
    guard slots.count < Limits.transitionViews else { return nil }
    slots.append(Slot(view: view, side: side, isResting: true, isPool: isPool))
    return slots.count - 1
  }

  package mutating func append(
    slot: Int, callback: Int, _ orders: SidedOrders, position: RecordPosition, isResting: Bool
  ) {
    eventCount += 1
    let side = slots[slot].side
    orderState = orders.orders.next(orderState, orders.symbol(side: side, callback: callback))
    slots[slot].wordState = orders.own[side].next(slots[slot].wordState, callback)
    slots[slot].unnamedState = orders.unnamed.next(slots[slot].unnamedState, callback)
    rest(slot: slot, isResting)
    if calls.count < Limits.transitionEvents {
      calls.append(Call(slot: UInt8(slot), callback: UInt8(callback), position: position))
    }
  }

  package mutating func rest(slot: Int, _ isResting: Bool) {
    if slots[slot].isResting != isResting {
      unresting += isResting ? -1 : 1
      slots[slot].isResting = isResting
    }
  }
}

extension OpenTransition {
  /// The slots of each pair of a view that leaves and a view that comes.
  var pairs: [(Int, Int)] {
    let current = slots.indices.filter { slots[$0].side == 0 }
    let new = slots.indices.filter { slots[$0].side == 1 }
    return current.flatMap { first in new.map { (first, $0) } }
  }

  package func calls(of pair: (Int, Int)) -> [Call] {
    calls.filter { Int($0.slot) == pair.0 || Int($0.slot) == pair.1 }
  }

  /// A pair of views of both sides, if every pair has the same order, as those of containers and
  /// their children do; nil for views whose orders differ, which may be of several transitions.
  ///
  /// - Complexity: O(pairs of views × events).
  package var pairOfOnlyOrder: (Int, Int)? {
    func order(_ pair: (Int, Int)) -> [[Int]] {
      calls(of: pair).map { [Int($0.slot) == pair.0 ? 0 : 1, Int($0.callback)] }
    }
    let pairs = pairs
    guard let first = pairs.first else { return nil }
    let expected = order(first)
    return pairs.dropFirst().allSatisfy { order($0) == expected } ? first : nil
  }

  /// Returns another view that is under way, if the log shows all calls of the other views since an
  /// event of this one, and they have not all been at rest since.
  func underWay(
    besides asking: Int, since position: RecordPosition, _ singles: LifeTracker
  ) -> UInt32? {
    if isOverflowing { return nil }
    var lives: [Int: UInt32] = [:]
    func isAtRest(_ lifeState: UInt32) -> Bool { singles.mustRest(lifeState) }
    for call in calls {
      let slot = Int(call.slot)
      if slot != asking, !slots[slot].isPool {
        let lifeState = lives[slot] ?? slots[slot].start
        let next = singles.step(lifeState, Int(call.callback))
        // The log lacks calls of another view too.
        if singles.isBroken(next), call.position.offset > position.offset { return nil }
        lives[slot] = next
      }
      if call.position.offset >= position.offset, !lives.isEmpty, lives.values.allSatisfy(isAtRest)
      {
        return nil
      }
    }
    return lives.keys.sorted().first { !isAtRest(lives[$0]!) }.map { slots[$0].view }
  }
}
