import EventCatalogue
import EventChecking
import EventModel
import TestScale
import Testing

private let contract = Contract.viewTransitions

@Suite struct CertificateTests {
  @Test func `Every verdict carries a proof, and every damaged proof is found out`() throws {
    var random = TestRandom(state: 41)
    let worlds: [[Subject]] = [[.current, .new], [.view], [.named("Inbox"), .named("Detail")]]
    for subjects in worlds {
      let formulas = RandomFormulas(subjects: subjects, deepest: 2)
      let claims = (0..<TestScale.count(60, oneIn: 5)).map { _ in
        Assumption(formulas.formula(&random))
      }
      try expectProofs(of: claims.sampled(oneIn: 4), in: contract, &random)
    }
  }

  @Test func `Verdicts on controllers, parents and limits carry a proof too`() throws {
    var random = TestRandom(state: 43)
    let controllers = Contract.componentControllers
    let claims = try [
      "parent.didMount before child.didMount", "child.didMount before parent.didMount",
      "controller.willMount before controller.didMount", "Song.didMount before List.didMount",
      "in unmount: sendAction during controller.willUnmount",
      "sendAction during controller.didMount", "useViewContext during controller.didMount",
      "not (sendAction during controller.didMount) or never controller.didMount",
      "sendAction during child.invalidateController",
      "in invalidate: never controller.didMount", "Song.didMount at least once",
      "in unmountInvalidated: never controller.didUnmount",
      "controller.willUpdateComponent leads to controller.didUpdateComponent",
    ].map { try controllers.assumption($0) }
    try expectProofs(of: claims, in: controllers, &random)
    let limited = try [
      "in cancelled: never new.viewDidAppear", "in tab: never current.viewWillAppear",
      "in sheetDismiss: never view.viewWillDisappear",
      "in navigation: view.viewDidAppear at most once",
      "in navigation: current.viewDidDisappear before new.viewDidAppear",
      "in cancelled: B is not shown at A.viewDidAppear",
      "in sheet.cancelled: B is not shown at A.viewDidAppear",
      "in sheet: never view.viewWillDisappear", "End(view.viewWillDisappear)",
      "parent.viewWillAppear before child.viewWillAppear",
      "view.viewDidAppear balanced by view.viewWillDisappear",
      "view.viewWillAppear to view.viewDidDisappear free while hidden",
    ].map { try contract.assumption($0) }
    try expectProofs(of: limited, in: contract, &random)
  }

  private func expectProofs(
    of claims: [Assumption], in contract: Contract, _ random: inout TestRandom
  ) throws {
    var judge = Judge(contract)
    var checker = CertificateChecker(judge)
    for claim in claims {
      let judgement = try judge.judgement(on: claim)
      let certificate = try judge.certificate(for: judgement)
      #expect(try checker.problems(in: certificate, for: judgement) == [], "\(judgement.text)")
      for damaged in damaged(certificate, &random) {
        #expect(try checker.problems(in: damaged, for: judgement) != [], "\(judgement.text)")
      }
      for (certificate, damaged) in try wrong(judgement, certificate, &judge) {
        #expect(
          try checker.problems(in: certificate, for: damaged) != [],
          "\(judgement.text) as \(damaged.verdict) by \(damaged.violatedBy)")
      }
    }
  }

  private func damaged(_ whole: Certificate, _ random: inout TestRandom) -> [Certificate] {
    var list: [Certificate] = []
    for index in whole.closures.indices where !whole.closures[index].rests.isEmpty {
      var damaged = whole
      let rest = damaged.closures[index].rests.remove(
        at: random.below(whole.closures[index].rests.count))
      // One that differs in its numbers of others may stand for it.
      let isCovered = damaged.closures[index].rests.contains {
        $0.phase == rest.phase && $0.states == rest.states && $0.claims == rest.claims
      }
      if !isCovered { list.append(damaged) }
      // Rests that no contract and no claim has: nothing may be looked up by them.
      for change in 0..<3 {
        var rest = whole.closures[index].rests[0]
        switch change {
        case 0: rest.claims = []
        case 1: rest.states = ["nowhere"]
        default: rest.others.append(.init("nowhere", 1))
        }
        damaged = whole
        damaged.closures[index].rests.append(rest)
        list.append(damaged)
      }
    }
    for index in whole.witnesses.indices where !whole.witnesses[index].events.isEmpty {
      var damaged = whole
      damaged.witnesses[index].events.removeLast()
      list.append(damaged)
      damaged = whole
      damaged.witnesses[index].events[0].callback = "viewWillWhatever"
      list.append(damaged)
    }
    var none = whole
    none.closures = []
    none.witnesses = []
    return list + [none]
  }

  /// Returns judgements that say something else than what is true, each with the certificate that an
  /// honest judge would give it.
  private func wrong(
    _ judgement: Judgement, _ certificate: Certificate, _ judge: inout Judge
  ) throws -> [(Certificate, Judgement)] {
    var list: [(Certificate, Judgement)] = []
    for verdict in Verdict.allCases where verdict != judgement.verdict {
      var damaged = judgement
      damaged.verdict = verdict
      list.append((certificate, damaged))
      if verdict == .violated { damaged.violatedBy = ["navigation.completed"] }
      if verdict != .violated { damaged.violatedBy = [] }
      list.append((try judge.certificate(for: damaged), damaged))
    }
    guard judgement.verdict == .violated else { return list }
    for index in judgement.violatedBy.indices {
      var fewer = judgement
      fewer.violatedBy.remove(at: index)
      list.append((certificate, fewer))
      list.append((try judge.certificate(for: fewer), fewer))
    }
    var more = judgement
    more.violatedBy.append("modal.completed")
    list.append((certificate, more))
    return list
  }

  @Test func `A witness of another claim is no proof`() throws {
    let claim = try contract.assumption("current.viewDidDisappear before new.viewDidAppear")
    let other = try contract.assumption("new.viewDidAppear before current.viewDidDisappear")
    let witness = try contract.judgement(on: claim).witness!
    #expect(contract.replay(witness, against: claim).isSound)
    #expect(contract.replay(witness, against: other).problem == nil)
    #expect(!contract.replay(witness, against: other).refutes)
  }

  @Test func `A witness of another family is refused in words`() throws {
    let claim = try contract.assumption("current.viewDidDisappear before new.viewDidAppear")
    let ofOthers = try Contract.componentControllers.assumption(
      "parent.didMount before child.didMount")
    let foreign = try Contract.componentControllers.judgement(on: ofOthers).witness!
    #expect(
      contract.replay(foreign, against: claim).problem?.hasPrefix(
        "the contract has no callback")
        == true)
    let nested = try contract.assumption("parent.viewWillAppear before child.viewWillAppear")
    let witness = try contract.judgement(on: claim).witness!
    #expect(contract.replay(witness, against: nested).problem != nil)
    #expect(!contract.replay(witness, against: nested).refutes)
    var unknown = witness
    unknown.events[0].callback = "viewWillWhatever"
    #expect(
      contract.replay(unknown, against: claim).problem
        == "the contract has no callback viewWillWhatever")
  }

  @Test func `A contract in which two states share a name is refused`() throws {
    var doubled = contract
    doubled.life.states.append(doubled.life.states[0])
    let claim = try contract.assumption("view.viewWillAppear before view.viewDidAppear")
    var judge = Judge(doubled)
    #expect(throws: DecisionError.self) { try judge.judgement(on: claim) }
    #expect(
      doubled.flaws().map(\.message) == [
        "two states are named 'hidden'; each needs a name of its own"
      ])
  }

  @Test func `A history that its screens cannot take is refused`() throws {
    let claim = try contract.assumption("never Inbox.viewDidDisappear")
    let witness = try contract.judgement(on: claim).witness!
    #expect(
      witness.events.map(\.description) == [
        "Inbox.viewWillAppear", "Inbox.viewDidAppear", "Inbox.viewWillDisappear",
        "A.viewWillAppear", "Inbox.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(contract.replay(witness, against: claim).isSound)
    var wrong = witness
    wrong.transitions[1].actors.swapAt(0, 1)
    wrong.transitions[1].actors[0].role = "current"
    wrong.transitions[1].actors[1].role = "new"
    #expect(contract.replay(wrong, against: claim).problem != nil)
    wrong = witness
    wrong.transitions.removeFirst()
    #expect(
      contract.replay(wrong, against: claim).problem
        == "transition 1 must begin where the one before ends")
  }

  @Test func `The automaton of a claim is drawn with its events`() throws {
    var judge = Judge(contract)
    let claim = try contract.assumption("never view.viewDidDisappear")
    #expect(
      try judge.graphviz(of: claim) == """
        digraph "never view.viewDidDisappear" {
          rankdir=LR;
          start [shape=point];
          s0 [label="0", shape=doublecircle];
          start -> s0;
          s0 -> s0 [label="view.viewWillAppear\\nview.viewDidAppear\\nview.viewWillDisappear"];
        }

        """)
  }
}
