import Automata

/// A transition as far as it decides what the calls that follow do: without which views it has and where
/// its events stand. Transitions of one shape are one state of a ``LazyAutomaton``.
struct TransitionShape: Hashable, Sendable {
  /// How a transition is followed.
  enum Stage {
    /// None is under way.
    case none
    /// By its shape.
    case open
    /// Call by call, by a ``ProcessRun``.
    case long
    /// It closed.
    case closed
  }

  /// What the marks of states say.
  enum Mark {
    /// A transition of that shape is followed the long way.
    static let slow: UInt8 = 1
    /// It closed, and all there is to say is how often that happened.
    static let closed: UInt8 = 2
    /// It closed, and one side left while none came.
    static let leaving: UInt8 = 4
  }

  var stage = Stage.none
  /// The transition, with its views numbered from 0 and its events at no place.
  var open = OpenTransition()

  /// Returns its mark.
  func mark(_ orders: SidedOrders) -> UInt8 {
    switch stage {
    case .none, .open: 0
    case .long: Mark.slow
    case .closed: open.isLeaving(orders) ? Mark.closed | Mark.leaving : Mark.closed
    }
  }
}

extension OpenTransition {
  /// The same transition without which views it has and where its events stand.
  var shape: OpenTransition {
    var shape = self
    shape.scope = 0
    shape.number = 0
    for index in slots.indices {
      shape.slots[index].view = UInt32(index)
      shape.slots[index].start = 0
    }
    for index in calls.indices { shape.calls[index].position = RecordPosition() }
    return shape
  }
}

/// A scope whose open transition is followed by its shape: 24 bytes in place of a transition.
struct ScopeShape: Sendable {
  /// The shape, as a ``ShapeTracker`` numbers them.
  var shape = ShapeTracker.none
  /// How many events it has.
  var eventCount: UInt32 = 0
  /// The two views, in the order of their first event.
  var views: (UInt32, UInt32) = (0, 0)
  /// How many views take part.
  var viewCount: UInt32 = 0
  /// How many transitions were opened here that the scope has not counted yet.
  var opened: UInt32 = 0

  /// The most events of one. A usual one has eight.
  static let longest = 12
}
