import EventModel

/// The last calls of each view, where a contract's states remember more than the last call.
///
/// A component that acquired its view is in another state from then on; if the acquiring is not logged,
/// the call that shows it may come much later. UIKit's four states tell no more than the last call, so
/// nothing is kept for them.
struct RecentCalls: Sendable {
  /// The most calls kept of a view one by one.
  static let limit = 12

  /// The calls of one view.
  struct OfView: Sendable {
    /// The states it may have been in before the calls that are kept, as a mask.
    var states = UInt64.max
    /// The numbers of the calls, the first one first.
    var calls: [UInt8] = []
  }

  private var views: [OfView] = []

  /// Adds a call of a view, and returns its last calls with this one.
  ///
  /// - Parameter unseen: The callbacks its log has not shown that it records, as a mask.
  mutating func add(
    _ callback: Int, of view: UInt32, unseen: UInt64, _ numbers: LifeNumbers
  ) -> OfView {
    let index = Int(view)
    if index >= views.count {
      views += Array(repeating: OfView(), count: index + 1 - views.count)
    }
    if views[index].calls.count == Self.limit {
      let first = Int(views[index].calls.removeFirst())
      views[index].states = numbers.step(views[index].states, first, unseen: unseen).states
    }
    views[index].calls.append(UInt8(callback))
    return views[index]
  }

  /// Forgets the calls of a view whose life ended.
  mutating func forget(_ view: UInt32) {
    if Int(view) < views.count { views[Int(view)] = OfView() }
  }

  /// Forgets the calls of views that the name table forgot.
  mutating func forget(_ gone: NameTable.Forgotten) {
    for view in views.indices where gone.views[view] { views[view] = OfView() }
  }
}

extension LifeNumbers {
  /// Whether a view can have got these calls, with calls that are not logged anywhere between them.
  ///
  /// - Parameter unseen: The callbacks that may come without being logged, as a mask.
  /// - Complexity: O(calls × steps).
  func admits(_ recent: RecentCalls.OfView, unseen: UInt64) -> Bool {
    var states = recent.states
    var isLegal = true
    for callback in recent.calls {
      (states, isLegal) = step(states, Int(callback), unseen: unseen)
    }
    return isLegal
  }

  /// Returns the states after a call, and whether it was legal in one before.
  ///
  /// A break is a finding of its own; it leads where the call leads.
  fileprivate func step(
    _ states: UInt64, _ callback: Int, unseen: UInt64
  ) -> (states: UInt64, isLegal: Bool) {
    let reached = adding(unseen, to: states)
    let next = targets(of: callback, from: reached)
    return next == 0 ? (targets(of: callback, from: .max), false) : (next, true)
  }

  /// Adds the states that calls which are not logged lead to.
  func adding(_ unseen: UInt64, to states: UInt64) -> UInt64 {
    var states = states
    while true {
      var next = states
      for callback in 0..<callbackCount where unseen >> UInt64(callback) & 1 == 1 {
        next |= targets(of: callback, from: states)
      }
      if next == states { return states }
      states = next
    }
  }
}
