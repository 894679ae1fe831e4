import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

private let contract = Contract.viewTransitions

/// A judge that has judged nothing yet.
private let freshJudge = Judge(contract)

@Suite struct AssumptionMinerTests {
  private func mined(
    _ orders: [(DirectOrder, Int)], minSupport: Int = 5, lives: [([Callback], Bool)] = []
  ) throws -> [MinedOrder] {
    var miner = try AssumptionMiner(contract)
    for (order, times) in orders {
      for _ in 0..<times {
        miner.add(transition: order.word.map { LifecycleEvent($0.subject, Callback($0.callback)) })
      }
    }
    for (life, isEnded) in lives { miner.add(life: life, isEnded: isEnded) }
    var judge = freshJudge
    return try miner.orders(minSupport: minSupport, judge: &judge)
  }

  private func order(_ name: String) -> DirectOrder {
    DirectOrders.all.first { $0.name == name }!
  }

  @Test func `What always held is listed with how often it was tried and whether it is promised`()
    throws
  {
    let orders = try mined([
      (order("navigation.completed"), 5), (order("navigation.cancelled"), 1),
    ])
    #expect(
      Set(orders.filter { $0.support == 6 }.map { "\($0.verdict) \($0.assumption)" }) == [
        "violated current.viewWillDisappear right before new.viewWillAppear",
        "violated current.viewWillDisappear before new.viewWillAppear",
      ])
    let seldom = orders.filter { $0.support == 5 }.map { "\($0.verdict) \($0.assumption)" }
    #expect(seldom.contains("guaranteed new.viewWillAppear before new.viewDidAppear"))
    #expect(seldom.contains("violated current.viewDidDisappear before new.viewDidAppear"))
    // It follows from the two being next to each other.
    #expect(!seldom.contains("violated new.viewDidAppear only after current.viewDidDisappear"))
    #expect(orders.map(\.support) == orders.map(\.support).sorted(by: >))
  }

  @Test func `One break removes an order, however often it held`() throws {
    let claim = try contract.assumption(
      "current.viewDidDisappear before new.viewDidAppear")
    let held = try mined([(order("navigation.completed"), 50)])
    #expect(held.contains { $0.assumption == claim && $0.support == 50 })
    let broken = try mined([
      (order("navigation.completed"), 50), (order("pageScroll.completed"), 1),
    ])
    #expect(!broken.contains { $0.assumption == claim })
  }

  @Test func `What was tried too seldom is not listed`() throws {
    #expect(try mined([(order("navigation.completed"), 4)]) == [])
    #expect(try mined([(order("navigation.completed"), 4)], minSupport: 4) != [])
  }

  @Test func `Without a callback in the log nothing is said of it`() throws {
    var miner = try AssumptionMiner(contract)
    for _ in 0..<9 {
      miner.add(
        transition: [.current(.viewWillDisappear), .new(.viewWillAppear)],
        recorded: [.viewWillAppear, .viewWillDisappear])
    }
    var judge = freshJudge
    let found = try miner.orders(minSupport: 1, judge: &judge)
    #expect(
      found.map(\.assumption.description) == [
        "current.viewWillDisappear before new.viewWillAppear",
        "new.viewWillAppear only after current.viewWillDisappear",
        "current.viewWillDisappear leads to new.viewWillAppear",
      ])
  }

  @Test func `What may still come in a life is no break, and no support either`() throws {
    let shown: [Callback] = [.viewWillAppear, .viewDidAppear]
    let gone = shown + [.viewWillDisappear, .viewDidDisappear]
    let claim = try contract.assumption("view.viewDidAppear leads to view.viewDidDisappear")
    let open = try mined([], lives: Array(repeating: (gone, false), count: 6) + [(shown, false)])
    #expect(open.first { $0.assumption == claim }?.support == 6)
    let chain = try contract.assumption(
      "view.viewDidAppear right before view.viewWillDisappear")
    #expect(open.first { $0.assumption == chain }?.support == 6)
    let ended = try mined([], lives: Array(repeating: (gone, false), count: 6) + [(shown, true)])
    #expect(!ended.contains { $0.assumption == chain })
  }

  @Test func `Two miners together know what one would`() throws {
    var (first, second, both) = (
      try AssumptionMiner(contract), try AssumptionMiner(contract), try AssumptionMiner(contract)
    )
    for (name, times) in [("navigation.completed", 4), ("pageCurl.completed", 3)] {
      let events = order(name).word.map { LifecycleEvent($0.subject, Callback($0.callback)) }
      for _ in 0..<times {
        if name.hasPrefix("page") {
          first.add(transition: events)
        } else {
          second.add(transition: events)
        }
        both.add(transition: events)
      }
    }
    first.merge(second)
    var judge = freshJudge
    #expect(
      try first.orders(minSupport: 5, judge: &judge)
        == both.orders(minSupport: 5, judge: &judge))
  }

  @Test func `Whatever was seen, each order is listed, broken, seldom, or implied`() throws {
    var random = TestRandom(state: 71)
    let events = [Subject.current, .new].flatMap { side in
      contract.callbacks.map { EventTerm(side, $0) }
    }
    let forms: [(EventTerm, EventTerm) -> Formula] = [
      Formula.before, Formula.onlyAfter, Formula.leadsTo, Formula.rightBefore,
    ]
    for _ in 0..<TestScale.count(6, oneIn: 3) {
      let seen = (0..<(1 + random.below(3))).map { _ in
        (random.pick(DirectOrders.permitted), 1 + random.below(9))
      }
      let listed = try mined(seen)
      for form in forms {
        for first in events {
          for second in events where second != first {
            let formula = form(first, second)
            let meaning = DirectMeaning(formula: formula)
            let support = seen.reduce(0) {
              $0 + (meaning.isTriggered(on: $1.0.word) ? $1.1 : 0)
            }
            let holds = seen.allSatisfy { meaning.holds(on: $0.0.word) }
            let found = listed.first { $0.assumption.formula == formula }
            if !holds || support < 5 {
              #expect(found == nil, "\(formula)")
            } else if let found {
              #expect(found.support == support)
            } else {
              let implied = listed.contains { other in
                other.support >= support
                  && Self.implies(other.assumption.formula, formula)
              }
              #expect(implied, "\(formula) is missing")
            }
          }
        }
      }
    }
  }

  /// Whether the second claim holds in every word over the four events in question, and one more,
  /// that keeps the first.
  private static func implies(_ first: Formula, _ second: Formula) -> Bool {
    let calls = Set(first.events + second.events).map {
      Call(subject: $0.subject.name, callback: $0.callback.name)
    }
    guard calls.count == 2 else { return false }
    var words: [[Call]] = [[]]
    var last = words
    for _ in 0..<4 {
      last = last.flatMap { word in
        (calls + [Call(subject: "*", callback: "*")]).map { word + [$0] }
      }
      words += last
    }
    return words.allSatisfy {
      !DirectMeaning(formula: first).holds(on: $0) || DirectMeaning(formula: second).holds(on: $0)
    }
  }
}
