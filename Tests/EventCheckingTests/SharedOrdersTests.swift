import Automata
import EventCatalogue
import EventChecking
import EventModel
import Testing
import Threads

/// The orders without some callbacks, which all logs of one contract share.
struct SharedOrdersTests {
  private static let masks = 1...UInt64(Limits.keptOrders) + 3

  @Test func `only the orders for a bounded number of sets of missing callbacks are kept`() throws {
    let compiled = try CompiledContract(.viewTransitions)
    let first = Self.masks.map { compiled.orders(without: $0) }
    let kept = zip(Self.masks, first).count { compiled.orders(without: $0) === $1 }
    #expect(kept == Limits.keptOrders)
    let again = try #require(Self.masks.last.map { compiled.orders(without: $0) })
    #expect(again.orders.words == first.last?.orders.words)
  }

  @Test func `logs that are followed at the same time get the same orders`() throws {
    let compiled = try CompiledContract(.viewTransitions)
    let alone = try CompiledContract(.viewTransitions)
    let wrong = Locked(0)
    let threads = (0..<4).compactMap { _ in
      WorkThread {
        for mask in Self.masks {
          let orders = compiled.orders(without: mask).orders.words
          let isSame = orders == alone.orders(without: mask).orders.words
          wrong.withLock { $0 += isSame ? 0 : 1 }
        }
      }
    }
    for thread in threads { thread.join() }
    #expect(wrong.withLock { $0 } == 0)
  }
}
