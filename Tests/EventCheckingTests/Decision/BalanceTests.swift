import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

/// The four callbacks under their short names.
private let short = Callback.shortWords

/// The letters of the table, each with what it asks for.
private let letters: [(letter: String, aspect: Formula.BalanceClaim.Aspect)] = [
  ("D", .neverTwice), ("R", .neverWithout), ("L", .steady(while: "hidden")),
  ("F", .free(while: "hidden")), ("M", .held(while: "shown")),
]

/// The letters that are broken for an acquire at the row and a release at the column.
private let table: [(acquire: String, broken: [(release: String, letters: String)])] = [
  ("wa", [("da", "DLFM"), ("wd", ""), ("dd", "DL")]),
  ("da", [("wa", "RF"), ("wd", "R"), ("dd", "DRL")]),
  ("wd", [("wa", "RFM"), ("da", "DRLFM"), ("dd", "DLM")]),
  ("dd", [("wa", "RFM"), ("da", "DRLFM"), ("wd", "RFM")]),
]

@Suite struct BalanceTests {
  let contract = Contract.viewTransitions

  @Test func `The table of one life comes out cell by cell`() throws {
    var judge = Judge(contract)
    for (acquire, row) in table {
      for (release, broken) in row {
        for (letter, aspect) in letters {
          let claim = Formula.BalanceClaim(
            aspect, [.view(short[acquire]!)], [.view(short[release]!)])
          let judgement = try judge.judgement(on: Assumption(.balance(claim)))
          let wanted: Verdict = broken.contains(letter) ? .violated : .guaranteed
          #expect(judgement.verdict == wanted, "\(acquire) \(release) \(letter)")
        }
      }
    }
  }

  @Test
  func `Every claim over every two sets of sites agrees with all lives up to four transitions`()
    throws
  {
    var judge = Judge(contract)
    let orders = DirectOrders.all.filter { contract.documentedKinds.contains($0.kind ?? "") }
    let lives = DirectWords(
      lives: DirectHistory.all(of: orders, upTo: 4, named: [], others: 2))
    let aspects = letters.map(\.aspect) + [.balanced]
    let plans = (0..<81).sampled(oneIn: 16)
    #expect(plans.count >= TestScale.count(81, oneIn: 16))
    for plan in plans {
      // Each callback acquires, releases or does neither.
      let roles = (0..<4).map { place in plan / [1, 3, 9, 27][place] % 3 }
      let acquires = contract.callbacks.indices.filter { roles[$0] == 1 }
      let releases = contract.callbacks.indices.filter { roles[$0] == 2 }
      for isOnce in [false, true] {
        guard !releases.isEmpty, isOnce || !acquires.isEmpty else { continue }
        for aspect in aspects {
          let claim = Formula.BalanceClaim(
            aspect, acquires.map { .view(contract.callbacks[$0]) },
            releases.map { .view(contract.callbacks[$0]) }, isHeldAtStart: isOnce)
          let judgement = try judge.judgement(on: Assumption(.balance(claim)))
          let meaning = DirectMeaning(formula: .balance(claim))
          let cheapest = lives.cheapestBreak(of: meaning)
          #expect((judgement.verdict == .violated) == (cheapest != nil), "\(judgement.text)")
          #expect(judgement.witness?.events.count == cheapest?.events, "\(judgement.text)")
        }
      }
    }
  }

  @Test func `A claim that breaks names the nearest pair that holds`() throws {
    var judge = Judge(contract)
    let leaks = Formula.neverTwice(.view(.viewDidAppear), before: .view(.viewDidDisappear))
    #expect(
      try judge.judgement(on: Assumption(leaks)).insteadTexts == [
        "view.viewDidAppear never twice before view.viewWillDisappear"
      ])
    let counted = Formula.balanced(.view(.viewDidAppear), by: .view(.viewDidDisappear))
    #expect(
      try judge.judgement(on: Assumption(counted)).insteadTexts == [
        "view.viewWillAppear balanced by view.viewWillDisappear"
      ])
  }

  @Test func `Balanced is never twice, never without and free while hidden`() throws {
    var judge = Judge(contract)
    let pair = {
      ($0 as Formula.BalanceClaim.Aspect, [EventTerm.view(.viewWillAppear)], [EventTerm.view($1)])
    }
    for release in [Callback.viewDidAppear, .viewWillDisappear, .viewDidDisappear] {
      let parts: [Formula.BalanceClaim.Aspect] = [
        .neverTwice, .neverWithout, .free(while: "hidden"),
      ]
      let verdicts = try parts.map { aspect in
        let (aspect, acquires, releases) = pair(aspect, release)
        return try judge.judgement(
          on: Assumption(.balance(Formula.BalanceClaim(aspect, acquires, releases)))
        ).verdict
      }
      let (aspect, acquires, releases) = pair(.balanced, release)
      let whole = try judge.judgement(
        on: Assumption(.balance(Formula.BalanceClaim(aspect, acquires, releases))))
      #expect((whole.verdict == .guaranteed) == verdicts.allSatisfy { $0 == .guaranteed })
    }
  }

  @Test func `A named screen is judged like each view`() throws {
    var judge = Judge(contract)
    let text = "Inbox.viewDidAppear never twice before Inbox.viewDidDisappear"
    let judgement = try judge.judgement(on: contract.assumption(text))
    #expect(judgement.verdict == .violated)
    #expect(judgement.text == text)
  }

  @Test func `A log that shows a second acquire breaks the claim`() throws {
    let claim = Formula.neverTwice(.view(.viewDidAppear), before: .view(.viewDidDisappear))
    let monitor = try AssumptionMonitor(Assumption(claim), contract)
    var state = monitor.start
    let calls: [Callback] = [
      .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewWillAppear, .viewDidAppear,
    ]
    for call in calls.dropLast() { state = monitor.step(state, LifecycleEvent("view", call)) }
    #expect(monitor.status(state) != .permanentlyViolated)
    state = monitor.step(state, LifecycleEvent("view", calls[4]))
    #expect(monitor.status(state) == .permanentlyViolated)
  }
}
