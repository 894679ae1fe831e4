import EventModel

/// A check whether every call of a class name came twice: two instances, or duplicate forwarding.
package struct Doubling: Sendable {
  package private(set) var pairCount = 0
  /// The position and the callback of the second call of the first pair.
  package private(set) var position = RecordPosition()
  package private(set) var callback = 0
  private var open: Int?
  private var callbacks: UInt64 = 0
  private var isBroken = false

  mutating func add(_ callback: Int, _ record: EventRecord) {
    guard let first = open else { return open = callback }
    guard first == callback else { return isBroken = true }
    open = nil
    pairCount += 1
    callbacks |= 1 << UInt64(callback)
    guard pairCount == 1 else { return }
    self.callback = callback
    position = RecordPosition(of: record)
  }

  /// Whether enough calls came, of several callbacks, all of them twice.
  var isCertain: Bool {
    !isBroken && open == nil && pairCount >= Limits.doubledPairs && callbacks.nonzeroBitCount > 1
  }
}

extension ProcessRun {
  mutating func reportDoublings() {
    for view in doublings.keys.sorted() {
      guard let doubling = doublings[view], doubling.isCertain else { continue }
      output.add(.doubled(doubling, view: view))
    }
    doublings = [:]
  }
}
