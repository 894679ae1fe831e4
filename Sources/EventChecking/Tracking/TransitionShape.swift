import Automata

/// The part of a transition that decides the effect of further calls: without the numbers of its
/// views and the positions of its events. Transitions of one shape are one state of a
/// ``LazyAutomaton``.
struct TransitionShape: Hashable, Sendable {
  enum Stage {
    case none
    /// It is open and followed by its shape.
    case open
    /// It is followed call by call, by a ``ProcessRun``.
    case long
    case closed
  }

  enum Mark {
    /// A transition of this shape is followed call by call.
    static let slow: UInt8 = 1
    /// It closed and only needs to be counted.
    static let closed: UInt8 = 2
    /// It closed, and one side left while none came.
    static let leaving: UInt8 = 4
  }

  var stage = Stage.none
  /// The transition, with views numbered from 0 and events without positions.
  var open = OpenTransition()

  func mark(_ orders: SidedOrders) -> UInt8 {
    switch stage {
    case .none, .open: 0
    case .long: Mark.slow
    case .closed: open.isLeaving(orders) ? Mark.closed | Mark.leaving : Mark.closed
    }
  }
}

/// The open transition of a scope that is followed by its shape, in 24 bytes.
struct ScopeShape: Sendable {
  /// The shape's number in its ``ShapeTracker``.
  var shape = ShapeTracker.none
  var eventCount: UInt32 = 0
  /// The two views, in the order of their first event.
  var views: (UInt32, UInt32) = (0, 0)
  var viewCount: UInt32 = 0
  /// The number of transitions that were opened here and are not counted by the scope yet.
  var opened: UInt32 = 0

  /// The maximum number of events of a transition followed by shape. A usual one has eight.
  static let longest = 12
}
