import EventModel

/// The last calls of each view, for contracts whose states depend on more than the last call.
///
/// A component that acquired its view is in another state from then on. If the acquire is not
/// logged, the call that shows this may come much later. UIKit's four states only depend on the
/// last call, so nothing is kept for them.
struct RecentCalls: Sendable {
  static let limit = 12

  struct OfView: Sendable {
    /// The possible states of the view before the calls that are kept, as a bit mask.
    var states = UInt64.max
    /// The numbers of the calls, the oldest first.
    var calls: [UInt8] = []
  }

  private var views: [OfView] = []

  /// Adds a call of a view, and returns its last calls including this one.
  ///
  /// - Parameter unseen: the callbacks that its log has not recorded yet, as a bit mask.
  mutating func add(
    _ callback: Int, of view: UInt32, unseen: UInt64, _ numbers: LifeNumbers
  ) -> OfView {
    let index = Int(view)
    views.grow(to: index + 1, with: OfView())
    if views[index].calls.count == Self.limit {
      let first = Int(views[index].calls.removeFirst())
      views[index].states = numbers.step(views[index].states, first, unseen: unseen).states
    }
    views[index].calls.append(UInt8(callback))
    return views[index]
  }

  /// Removes the calls of a view whose life ended.
  mutating func forget(_ view: UInt32) {
    if Int(view) < views.count { views[Int(view)] = OfView() }
  }

  mutating func forget(_ gone: NameTable.Forgotten) {
    for view in views.indices where gone.views[view] { views[view] = OfView() }
  }
}

extension LifeNumbers {
  /// Returns whether the last of these calls is legal if unlogged calls may come between them.
  ///
  /// - Parameter unseen: the callbacks that may not be logged, as a bit mask.
  /// - Complexity: O(calls × steps).
  func admits(_ recent: RecentCalls.OfView, unseen: UInt64) -> Bool {
    var states = recent.states
    var isLegal = true
    for callback in recent.calls {
      (states, isLegal) = step(states, Int(callback), unseen: unseen)
    }
    return isLegal
  }

  /// Returns the possible states after a call, and whether it was legal in one before.
  ///
  /// A call that is not legal is reported elsewhere; here it leads to all of its target states.
  fileprivate func step(
    _ states: UInt64, _ callback: Int, unseen: UInt64
  ) -> (states: UInt64, isLegal: Bool) {
    let reached = adding(unseen, to: states)
    let next = targets(of: callback, from: reached)
    return next == 0 ? (targets(of: callback, from: .max), false) : (next, true)
  }

  /// Returns the states together with all that calls that are not logged lead to.
  func adding(_ unseen: UInt64, to states: UInt64) -> UInt64 {
    var states = states
    while true {
      var next = states
      for callback in 0..<callbackCount where unseen.has(callback) {
        next |= targets(of: callback, from: states)
      }
      if next == states { return states }
      states = next
    }
  }
}
