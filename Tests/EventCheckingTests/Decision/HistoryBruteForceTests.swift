import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

/// The words of the documented, the permitted and each variant's histories up to some length.
private struct DirectWorld {
  var documented: DirectWords
  var permitted: DirectWords
  var initial: DirectWords
  var alone: [String: DirectWords] = [:]
  /// The words of what a variant needs, without it; nothing for what needs nothing.
  var before: [String: DirectWords] = [:]
  var chosen: [String]
  /// What the limits need, besides the examined variants.
  var needed: [String]
  var named: [String]?
  var documentedLength: Int
  var permittedLength: Int

  init(
    kinds: [String], named: [String]?, limits: [Assumption.Limit] = [], documented: Int,
    permitted: Int, alone: Int
  ) {
    let question = DirectQuestion(kinds: kinds, limits: limits)
    let words = { (orders: [DirectOrder], length: Int, others: Int) in
      let all = DirectHistory.all(of: orders, upTo: length, named: named ?? [], others: others)
      return named.map { DirectWords(histories: all, named: $0) } ?? DirectWords(lives: all)
    }
    self.named = named
    chosen = question.examined.map { $0.name! }
    needed = question.needed.map { $0.name! }
    documentedLength = documented
    permittedLength = permitted
    self.documented = words(question.examined + question.needed, documented, 3)
    self.permitted = words(question.permitted, permitted, 3)
    initial = words([], 0, 1)
    for order in question.concerned + question.needed {
      let needs = question.needs(of: order)
      self.alone[order.name!] = words([order] + needs, alone, needs.isEmpty ? 2 : 3)
      if !needs.isEmpty { before[order.name!] = words(needs, alone, 3) }
    }
  }

  /// Compares a judgement with what the words say; returns what differs.
  func differences(_ judgement: Judgement) -> [String] {
    let meaning = DirectMeaning(formula: judgement.assumption.formula)
    var found: [String] = []
    func same<Value: Equatable>(_ what: String, _ engine: Value, _ direct: Value) {
      if engine != direct { found.append("\(what): engine \(engine), direct \(direct)") }
    }
    let broken = alone.filter { $0.value.isBroken(meaning) }.keys
    let vacuous = chosen.filter { !broken.contains($0) && !alone[$0]!.isTriggered(meaning) }
    same("vacuous", judgement.vacuousIn.map(\.description), vacuous.sorted())
    if initial.isBroken(meaning) {
      same("violated by", judgement.violatedBy.map(\.description), ["initial"])
    } else {
      same(
        "outside", judgement.brokenOutside.map(\.description),
        broken.filter { !chosen.contains($0) && !needed.contains($0) }.sorted())
      let breaking = (chosen + needed).filter { name in
        broken.contains(name) && before[name]?.isBroken(meaning) != true
      }.sorted()
      if !breaking.isEmpty {
        same("violated by", judgement.violatedBy.map(\.description), breaking)
      }
    }
    let (words, length) =
      judgement.verdict == .violated
      ? (documented, documentedLength) : (permitted, permittedLength)
    if judgement.verdict != .violated { same("documented", documented.isBroken(meaning), false) }
    compare(judgement, words.cheapestBreak(of: meaning), within: length, same)
    found += replayed(judgement, meaning)
    return found
  }

  private func compare(
    _ judgement: Judgement, _ direct: (events: Int, transitions: Int)?, within length: Int,
    _ same: (String, Int?, Int?) -> Void
  ) {
    let transitions = judgement.witness.map { $0.transitions.count - 1 }
    guard let transitions, transitions > length else {
      same("witness events", judgement.witness?.events.count, direct?.events)
      same("witness transitions", transitions, direct?.transitions)
      return
    }
    // Longer than what was tried: then what was tried must not be shorter.
    if let direct, direct.events < judgement.witness!.events.count {
      same("witness events", judgement.witness!.events.count, direct.events)
    }
  }

  /// Plays a witness by hand: every transition an order of its kind, every screen where the order has
  /// it start; and the word breaks the claim.
  private func replayed(_ judgement: Judgement, _ meaning: DirectMeaning) -> [String] {
    guard let witness = judgement.witness else { return [] }
    var states: [String: String] = [:]
    for (index, transition) in witness.transitions.enumerated() {
      let calls = witness.events[transition.events]
      guard index > 0 else {
        let first = transition.actor("new")!
        states[first] = "shown"
        if calls.map(\.description) != ["\(first).viewWillAppear", "\(first).viewDidAppear"] {
          return ["the first appearance is wrong"]
        }
        continue
      }
      let word = calls.map { event in
        Call(
          subject: transition.actors.first { $0.name == event.subject }!.role,
          callback: event.callback.name)
      }
      let orders = transition.kind == nil ? DirectOrders.permitted : DirectOrders.catalogue
      guard
        let order = orders.first(where: {
          $0.word == word && $0.outcome == transition.outcome.name
            && (transition.kind == nil || $0.kind == transition.kind)
        })
      else { return ["no order for transition \(index)"] }
      for actor in transition.actors {
        if (states[actor.name] ?? "hidden") != order.start[actor.role] {
          return ["\(actor.name) cannot be \(actor.role) in transition \(index)"]
        }
        states[actor.name] = order.end[actor.role]
      }
    }
    let word = witness.events.compactMap { event -> Call? in
      if let named {
        return named.contains(event.subject)
          ? Call(subject: event.subject, callback: event.callback.name)
          : Call(subject: "*", callback: "*")
      }
      return event.subject == witness.view
        ? Call(subject: "view", callback: event.callback.name) : nil
    }
    return meaning.holds(on: word) ? ["the witness does not refute"] : []
  }
}

@Suite struct HistoryBruteForceTests {
  let documented = ["navigation", "pageScroll", "pageCurl"]

  @Test func `Every template over every pair of one view's calls is judged right`() throws {
    var judge = Judge(.viewTransitions)
    let world = DirectWorld(kinds: documented, named: nil, documented: 3, permitted: 2, alone: 6)
    let events = Contract.viewTransitions.callbacks.map { EventTerm(.view, $0) }
    for template in Formula.Template.all {
      for first in events {
        let seconds = template.arity == 2 ? events.filter { $0 != first } : [first]
        for second in seconds.sampled(oneIn: 5) {
          for count in template.takesCount ? [1, 2, 3] : [1] {
            let claim = Formula.TemplateClaim(
              template, template.arity == 2 ? [first, second] : [first], count: count)
            let judgement = try judge.judgement(on: Assumption(.template(claim)))
            #expect(world.differences(judgement) == [], "\(judgement.text)")
          }
        }
      }
    }
  }

  @Test func `Random claims about each view are judged right, whatever the kinds`() throws {
    var random = TestRandom(state: 21)
    for kinds in [documented, ["pageCurl"], ["navigation", "sheet", "sheetDismiss"]] {
      var judge = try Judge(.viewTransitions, kinds: kinds)
      let length = kinds == documented ? 3 : 4
      let world = DirectWorld(
        kinds: kinds, named: nil, documented: length, permitted: 2, alone: 6)
      let formulas = RandomFormulas(subjects: [.view], deepest: 2)
      for _ in 0..<TestScale.count(60) {
        let judgement = try judge.judgement(on: Assumption(formulas.formula(&random)))
        #expect(world.differences(judgement) == [], "\(kinds) \(judgement.text)")
      }
    }
  }

  @Test func `Random claims about named screens are judged right, whatever the kinds`() throws {
    var random = TestRandom(state: 31)
    let names = ["Inbox", "Detail"]
    for kinds in [documented, ["navigation", "sheet", "sheetDismiss"]] {
      var judge = try Judge(.viewTransitions, kinds: kinds)
      let world = DirectWorld(
        kinds: kinds, named: names, documented: 2, permitted: 1, alone: 5)
      let formulas = RandomFormulas(
        subjects: names.map(Subject.named), deepest: 2, largestCount: 2)
      for _ in 0..<TestScale.count(60) {
        let judgement = try judge.judgement(on: Assumption(formulas.formula(&random)))
        #expect(world.differences(judgement) == [], "\(kinds) \(judgement.text)")
      }
    }
  }

  @Test func `Random claims within limits are judged right, whatever the kinds`() throws {
    var random = TestRandom(state: 61)
    let limits: [[Assumption.Limit]] = [
      [.init(outcome: .cancelled)], [.init("sheetDismiss")], [.init("sheet", .cancelled)],
      [.init("navigation"), .init("sheet")], [.init("nestedDismiss"), .init(outcome: .cancelled)],
    ]
    for kinds in [documented, ["navigation"], ["tab"], ["nested", "sheet", "pageCurl"]] {
      var judge = try Judge(.viewTransitions, kinds: kinds)
      for limits in limits.sampled(oneIn: 2) {
        for names in [nil, ["Inbox", "Detail"]] {
          let isLife = names == nil
          let world = DirectWorld(
            kinds: kinds, named: names, limits: limits, documented: isLife ? 3 : 2,
            permitted: isLife ? 2 : 1, alone: 3)
          let formulas = RandomFormulas(
            subjects: names?.map(Subject.named) ?? [.view], deepest: 1, largestCount: 1)
          for _ in 0..<TestScale.count(20) {
            let judgement = try judge.judgement(
              on: Assumption(formulas.formula(&random), in: limits))
            #expect(world.differences(judgement) == [], "\(kinds) \(judgement.text)")
          }
        }
      }
    }
  }
}
