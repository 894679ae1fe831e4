import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

/// The verdict on an assumption about transitions, by looking at every order.
private struct DirectVerdict: Equatable {
  var verdict = Verdict.guaranteed
  var violatedBy: [String] = []
  var vacuousIn: [String] = []
  var brokenOutside: [String] = []
  var witnessLength: Int?

  init(_ judgement: Judgement) {
    verdict = judgement.verdict
    violatedBy = judgement.violatedBy.map(\.description)
    vacuousIn = judgement.vacuousIn.map(\.description)
    brokenOutside = judgement.brokenOutside.map(\.description)
    witnessLength = judgement.witness?.events.count
  }

  init(_ assumption: Assumption, kinds: [String] = ["navigation", "pageScroll", "pageCurl"]) {
    let all = DirectOrders.all.filter { Self.concerns(assumption, $0) }
    let outcomes = Set(all.map(\.outcome))
    let broken = all.filter { !Self.meaning(assumption, $0).holds(on: $0.word) }
    let named = assumption.limits.compactMap(\.kind)
    let chosen = { (order: DirectOrder) in (kinds + named).contains(order.kind!) }
    violatedBy = broken.filter(chosen).map { $0.name! }.sorted()
    brokenOutside = broken.filter { !chosen($0) }.map { $0.name! }.sorted()
    vacuousIn = all.filter {
      chosen($0) && !broken.contains($0)
        && !Self.meaning(assumption, $0).isTriggered(on: $0.word)
    }.map { $0.name! }.sorted()
    if !violatedBy.isEmpty {
      verdict = .violated
      witnessLength = broken.filter(chosen).map(\.word.count).min()
      return
    }
    let permitted = DirectOrders.permitted.filter {
      (assumption.limits.isEmpty || outcomes.contains($0.outcome))
        && !Self.meaning(assumption, $0).holds(on: $0.word)
    }
    if !permitted.isEmpty { verdict = .incidental }
    witnessLength = permitted.map(\.word.count).min()
  }

  private static func meaning(_ assumption: Assumption, _ order: DirectOrder) -> DirectMeaning {
    DirectMeaning(formula: assumption.formula, starts: order.start)
  }

  private static func concerns(_ assumption: Assumption, _ order: DirectOrder) -> Bool {
    assumption.limits.isEmpty
      || assumption.limits.contains {
        ($0.kind == nil || $0.kind == order.kind)
          && ($0.outcome == nil || $0.outcome?.name == order.outcome)
      }
  }
}

@Suite struct TransitionBruteForceTests {
  let contract = Contract.viewTransitions

  @Test func `The permitted orders are 24`() {
    #expect(DirectOrders.permitted.count == 24)
    #expect(DirectOrders.permitted.count { $0.outcome == "completed" } == 4)
  }

  @Test func `Every template over every ordered pair of the eight events is judged right`() throws {
    var judge = Judge(contract)
    let events = [Subject.current, .new].flatMap { side in
      contract.callbacks.map { EventTerm(side, $0) }
    }
    var verdicts: [Verdict: Int] = [:]
    for template in Formula.Template.all {
      for first in events {
        let seconds = template.arity == 2 ? events.filter { $0 != first } : [first]
        for second in seconds.sampled(oneIn: 7) {
          for count in template.takesCount ? [1, 2, 3] : [1] {
            let claim = Formula.TemplateClaim(
              template, template.arity == 2 ? [first, second] : [first], count: count)
            let assumption = Assumption(.template(claim))
            let judgement = try judge.judgement(on: assumption)
            #expect(DirectVerdict(judgement) == DirectVerdict(assumption), "\(assumption)")
            verdicts[judgement.verdict, default: 0] += 1
          }
        }
      }
    }
    let pairs = 16 * (TestScale.isExhaustive ? 56 : 8)
    let (counts, places) = (3 * 3 * 8, 2 * 8)
    #expect(verdicts.values.reduce(0, +) == pairs + counts + places)
    #expect(verdicts.values.allSatisfy { $0 > TestScale.count(20) })
  }

  @Test func `Random formulas with states, limits and chosen kinds are judged right`() throws {
    var random = TestRandom(state: 11)
    let choices = [
      ["navigation", "pageScroll", "pageCurl"], ["navigation"], ["modal", "pageScroll"],
      ["sheet", "sheetDismiss"], DirectOrders.all.map { $0.kind! },
    ]
    var seen: [Verdict: Int] = [:]
    for kinds in choices {
      var judge = try Judge(contract, kinds: kinds)
      let formulas = RandomFormulas(subjects: [.current, .new])
      for _ in 0..<TestScale.count(400) {
        var limits: [Assumption.Limit] = []
        while random.below(3) == 0 {
          let order = random.pick(DirectOrders.all)
          if random.below(4) == 0 {
            limits.append(Assumption.Limit(outcome: Outcome(order.outcome)))
            continue
          }
          limits.append(
            Assumption.Limit(order.kind!, random.below(2) == 0 ? Outcome(order.outcome) : nil))
        }
        let assumption = Assumption(formulas.formula(&random), in: limits)
        let judgement = try judge.judgement(on: assumption)
        #expect(
          DirectVerdict(judgement) == DirectVerdict(assumption, kinds: kinds),
          "\(kinds) \(assumption)")
        seen[judgement.verdict, default: 0] += 1
      }
    }
    #expect(seen.count == 3 && seen.values.allSatisfy { $0 > TestScale.count(40) })
  }
}
