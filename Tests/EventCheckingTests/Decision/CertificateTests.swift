import EventCatalogue
import EventChecking
import EventModel
import Testing

private let contract = Contract.viewTransitions

@Suite struct CertificateTests {
  @Test func `Every verdict carries a proof, and every damaged proof is found out`() throws {
    var random = TestRandom(state: 41)
    let worlds: [[Subject]] = [[.current, .new], [.view], [.named("Inbox"), .named("Detail")]]
    for subjects in worlds {
      var judge = Judge(contract)
      var checker = CertificateChecker(judge)
      let formulas = RandomFormulas(subjects: subjects, deepest: 2)
      for _ in 0..<60 {
        let judgement = try judge.judgement(on: Assumption(formulas.formula(&random)))
        let certificate = try judge.certificate(for: judgement)
        #expect(try checker.problems(in: certificate, for: judgement) == [], "\(judgement.text)")
        for damaged in damaged(certificate, &random) {
          #expect(try checker.problems(in: damaged, for: judgement) != [], "\(judgement.text)")
        }
      }
    }
  }

  private func damaged(_ whole: Certificate, _ random: inout TestRandom) -> [Certificate] {
    var list: [Certificate] = []
    for index in whole.closures.indices where !whole.closures[index].pairs.isEmpty {
      var damaged = whole
      damaged.closures[index].pairs.remove(
        at: random.below(whole.closures[index].pairs.count))
      list.append(damaged)
    }
    for index in whole.witnesses.indices {
      var damaged = whole
      let count = whole.witnesses[index].events.count
      damaged.witnesses[index].events.swapAt(0, count - 1)
      list.append(damaged)
    }
    // Pairs of states that there are not: none of them may be looked up.
    for pair in [
      Certificate.Pair(-1, 0), .init(0, -1), .init(1 << 40, 0), .init(0, 1 << 40),
    ] {
      for index in whole.closures.indices {
        var damaged = whole
        damaged.closures[index].pairs.append(pair)
        list.append(damaged)
      }
    }
    var none = whole
    none.closures = []
    none.witnesses = []
    return list + [none]
  }

  @Test func `A witness of another claim is no proof`() throws {
    let claim = try contract.assumption("current.viewDidDisappear before new.viewDidAppear")
    let other = try contract.assumption("new.viewDidAppear before current.viewDidDisappear")
    let witness = try contract.verdict(on: claim).witness!
    #expect(try contract.replay(witness, against: claim).isSound)
    #expect(try contract.replay(witness, against: other).problem == nil)
    #expect(try !contract.replay(witness, against: other).refutes)
  }

  @Test func `A witness of another family is refused in words`() throws {
    let claim = try contract.assumption("current.viewDidDisappear before new.viewDidAppear")
    let ofOthers = try Contract.componentControllers.assumption(
      "parent.didMount before child.didMount")
    let foreign = try Contract.componentControllers.verdict(on: ofOthers).witness!
    #expect(
      try contract.replay(foreign, against: claim).problem?.hasPrefix(
        "the contract has no callback")
        == true)
    let nested = try contract.assumption("parent.viewWillAppear before child.viewWillAppear")
    let witness = try contract.verdict(on: claim).witness!
    #expect(try contract.replay(witness, against: nested).problem != nil)
    #expect(try !contract.replay(witness, against: nested).refutes)
    var unknown = witness
    unknown.events[0].callback = "viewWillWhatever"
    #expect(
      try contract.replay(unknown, against: claim).problem
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
    let witness = try contract.verdict(on: claim).witness!
    #expect(
      witness.events.map(\.description) == [
        "Inbox.viewWillAppear", "Inbox.viewDidAppear", "Inbox.viewWillDisappear",
        "A.viewWillAppear", "Inbox.viewDidDisappear", "A.viewDidAppear",
      ])
    #expect(try contract.replay(witness, against: claim).isSound)
    var wrong = witness
    wrong.transitions[1].actors.swapAt(0, 1)
    wrong.transitions[1].actors[0].role = "current"
    wrong.transitions[1].actors[1].role = "new"
    #expect(try contract.replay(wrong, against: claim).problem != nil)
    wrong = witness
    wrong.transitions.removeFirst()
    #expect(
      try contract.replay(wrong, against: claim).problem
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
    #expect(judge.graphvizOfPermittedTransitions().contains("digraph \"twoSided.cancelled\""))
  }
}
