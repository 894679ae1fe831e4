import EventModel

// Histories by trying everything: the first screen appears, then any listed order with any two
// screens that are where the order has them start. Screens beyond the named ones come as needed.

/// A history made of some orders.
struct DirectHistory {
  var word: [Call] = []
  var names: Set<String> = []
  var transitionCount = 0
  /// The screens that have come up, each with its state.
  var states: [String: String] = [:]

  /// Returns every history of up to so many transitions after the first screen's appearance.
  ///
  /// - Parameters:
  ///   - named: the names the assumption knows; all others are `1`, `2`, ….
  ///   - others: how many screens beyond the named ones may come up.
  static func all(
    of orders: [DirectOrder], upTo length: Int, named: [String], others: Int
  ) -> [DirectHistory] {
    var last: [DirectHistory] = (named + ["1"]).map { first in
      var history = DirectHistory()
      history.states = Dictionary(uniqueKeysWithValues: named.map { ($0, "hidden") })
      history.states[first] = "shown"
      history.word = ["viewWillAppear", "viewDidAppear"].map { Call(subject: first, callback: $0) }
      return history
    }
    var all = last
    for _ in 0..<length {
      last = last.flatMap { $0.continued(by: orders, most: named.count + others) }
      all += last
    }
    return all
  }

  private func continued(by orders: [DirectOrder], most: Int) -> [DirectHistory] {
    let fresh = (1...).lazy.map { "\($0)" }.filter { states[$0] == nil }
    let screens = states.keys.sorted() + fresh.prefix(min(2, most - states.count))
    return orders.flatMap { order in
      let roles = order.start.keys.sorted()
      return screens.flatMap { first in
        screens.filter { $0 != first }.compactMap { second in
          continued(by: order, [roles[0]: first, roles[1]: second])
        }
      }
    }
  }

  private func continued(
    by order: DirectOrder, _ actors: [String: String]
  ) -> DirectHistory? {
    for (role, screen) in actors where (states[screen] ?? "hidden") != order.start[role] {
      return nil
    }
    var next = self
    for (role, screen) in actors { next.states[screen] = order.end[role] }
    next.word += order.word.map { Call(subject: actors[$0.subject]!, callback: $0.callback) }
    next.names.formUnion(order.name.map { [$0] } ?? [])
    next.transitionCount += 1
    return next
  }
}

/// What an assumption is read on, with the cheapest history that gives it.
struct DirectWords {
  private(set) var words: [[Call]: (events: Int, transitions: Int)] = [:]

  /// The words over the named screens, all others being one.
  init(histories: [DirectHistory], named: [String]) {
    for history in histories {
      add(
        history.word.map { named.contains($0.subject) ? $0 : Call(subject: "*", callback: "*") },
        history)
    }
  }

  /// The lives of the screens that are called at all.
  init(lives histories: [DirectHistory]) {
    for history in histories {
      for screen in Set(history.word.map(\.subject)) {
        add(
          history.word.filter { $0.subject == screen }.map {
            Call(subject: "view", callback: $0.callback)
          },
          history)
      }
    }
  }

  private mutating func add(_ word: [Call], _ history: DirectHistory) {
    let cost = (history.word.count, history.transitionCount)
    if let known = words[word], known <= cost { return }
    words[word] = cost
  }

  /// Returns the cost of the cheapest word that breaks a formula, or nil.
  func cheapestBreak(of meaning: DirectMeaning) -> (events: Int, transitions: Int)? {
    words.filter { !meaning.holds(on: $0.key) }.map(\.value).min { $0 < $1 }
  }

  func isBroken(_ meaning: DirectMeaning) -> Bool {
    words.keys.contains { !meaning.holds(on: $0) }
  }

  func isTriggered(_ meaning: DirectMeaning) -> Bool {
    words.keys.contains { meaning.isTriggered(on: $0) }
  }
}
