import Testing
import ViewTransitions

// The Swift code of README.md, line by line; a tidy test compares the two.

@Suite("The README's Swift code")
struct ReadmeExamples {
  @Test("lints a log")
  func lint() throws {
    let findings = try Linter.findings(inLogAt: "Transcripts/broken-container.log")
    for finding in findings where finding.severity == .error {
      print("\(finding.position.line): \(finding.message)")
    }
    #expect(findings.map(\.rule) == ["repeated_callback"])
    #expect(findings.map(\.position.line) == [6])
  }

  @Test("lists orders")
  func orders() throws {
    let contract = Contract.viewTransitions
    for sequence in try contract.sequences() {
      print(sequence.variants, sequence.events.map(\.description))
    }
    print(contract.permittedSequences().count)  // 24
    #expect(contract.permittedSequences().count == 24)
  }

  @Test("decides an assumption")
  func assumption() throws {
    let contract = Contract.viewTransitions
    let claim = Formula.before(.current(.viewDidDisappear), .new(.viewDidAppear))
    let judgement = try contract.judgement(on: claim)
    print(judgement.verdict, judgement.violatedBy)  // violated ["pageScroll.completed"]
    print(judgement.instead[0])  // current.viewWillDisappear before new.viewDidAppear
    #expect(judgement.verdict == .violated)
    #expect(judgement.violatedBy == ["pageScroll.completed"])
    #expect(judgement.insteadTexts == ["current.viewWillDisappear before new.viewDidAppear"])
  }

  @Test("makes a log and lints it")
  func histories() throws {
    let contract = Contract.viewTransitions
    let history = try contract.randomHistory(length: 100, seed: 7)
    let quiet = Linter.findings(in: history.events, contract: contract)
    print(quiet.isEmpty)  // true
    #expect(quiet.isEmpty)
    let broken = history.mutated(.drop, at: 40, in: contract)
    let loud = Linter.findings(in: broken.events, contract: contract)
    print(loud.map(\.position.line), broken.breaks.map { $0 + 1 })
    #expect(loud.map(\.position.line) == broken.breaks.map { $0 + 1 })
  }
}
