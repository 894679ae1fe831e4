import EventModel

/// Whether every call of a class name came twice in a row: two instances, or each call forwarded twice.
package struct Doubling: Sendable {
  /// How many pairs came.
  package private(set) var pairCount = 0
  /// Where the second call of the first pair is, and its callback.
  package private(set) var position = RecordPosition()
  package private(set) var callback = 0
  private var open: Int?
  private var callbacks: UInt64 = 0
  private var isBroken = false

  /// Takes the next call of the name.
  mutating func add(_ callback: Int, _ record: EventRecord) {
    if isBroken { return }
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
  /// Reports the class names of which every call came twice.
  mutating func reportDoublings() {
    for view in doublings.keys.sorted() {
      guard let doubling = doublings[view], doubling.isCertain else { continue }
      output.add(.doubled(doubling, view: view))
    }
    doublings = [:]
  }
}
