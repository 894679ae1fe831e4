import EventCatalogue
import EventChecking
import EventModel

/// A long legal log for measuring: many windows at once, each walking through documented transitions,
/// in one of several usual shapes. The same seed gives the same bytes.
package struct Workload {
  /// The shape of a log.
  package enum Shape: String, CaseIterable, Sendable {
    /// Console lines, every one an event.
    case plain
    /// Console lines, one in twenty an event.
    case console
    /// Our own flat NDJSON, every line an event.
    case ndjson
    /// Unified logging as NDJSON, one object in ten an event.
    case oslog
  }

  /// How many windows there are, and how many screens each has: as many as fill the caches of a
  /// tracker and no more.
  static let windows = 50
  static let screens = 40

  let shape: Shape
  var random: SeededGenerator
  /// The microseconds since the log began.
  var clock: UInt64 = 0
  /// How many events were written.
  package internal(set) var eventCount = 0

  private var windowStates: [WindowState]
  let names: [String]
  let callbacks: [String]

  /// Makes the log of a seed.
  package init(_ shape: Shape, seed: UInt64 = 42) {
    self.shape = shape
    random = SeededGenerator(seed: seed)
    let words = ["Inbox", "Thread", "Search", "Profile", "Camera", "Player", "Basket", "Map"]
    let kinds = ["Controller", "Page", "Screen", "Panel", "Sheet"]
    names = (0..<Self.screens).map {
      "\(words[$0 % words.count])\(kinds[$0 / words.count % kinds.count])"
    }
    callbacks = Contract.viewTransitions.callbacks.map(\.name)
    windowStates = (0..<Self.windows).map { _ in WindowState() }
    for number in windowStates.indices { windowStates[number].current = random.below(Self.screens) }
  }

  /// Appends lines until at least so many bytes were added.
  package mutating func append(_ bytes: Int, to log: inout [UInt8]) {
    let end = log.count + bytes
    log.reserveCapacity(end + 512)
    while log.count < end {
      log.append(contentsOf: nextLine().utf8)
      log.append(UInt8(ascii: "\n"))
    }
  }

  private mutating func nextLine() -> String {
    switch shape {
    case .plain: plain()
    case .console: random.below(20) == 0 ? plain() : noise()
    case .ndjson: flat()
    case .oslog: unified(isEvent: random.below(10) == 0)
    }
  }

  /// One window, in the middle of a transition or at rest.
  private struct WindowState {
    var current = 0
    var next = 0
    /// The calls that are still to come: each callback, and whether the new screen gets it.
    var rest: [(callback: Int, isNew: Bool)] = []
    var completes = false
  }

  struct Call {
    var window: Int
    var screen: Int
    var callback: Int
  }

  private static let orders: [(calls: [(callback: Int, isNew: Bool)], completes: Bool)] = {
    let contract = Contract.viewTransitions
    return contract.variants.filter { contract.documentedKinds.contains($0.kind) }.compactMap {
      guard let sequence = $0.sequence else { return nil }
      let calls = sequence.reversed().map { event in
        (callback: contract.number(of: event.callback) ?? 0, isNew: event.subject == "new")
      }
      return (calls, $0.outcome == .completed)
    }
  }()

  mutating func nextCall() -> Call {
    let window = random.below(Self.windows)
    if windowStates[window].rest.isEmpty {
      let order = Self.orders[random.below(Self.orders.count)]
      windowStates[window].rest = order.calls
      windowStates[window].completes = order.completes
      windowStates[window].next =
        (windowStates[window].current + 1 + random.below(Self.screens - 1)) % Self.screens
    }
    let call = windowStates[window].rest.removeLast()
    let screen = call.isNew ? windowStates[window].next : windowStates[window].current
    if windowStates[window].rest.isEmpty, windowStates[window].completes {
      windowStates[window].current = windowStates[window].next
    }
    eventCount += 1
    clock += UInt64(random.below(5_000))
    return Call(window: window, screen: screen, callback: call.callback)
  }
}
