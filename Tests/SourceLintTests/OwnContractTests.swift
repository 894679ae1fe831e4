import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// How the source of contracts of one's own is read.
@Suite struct OwnContractTests {
  @Test func `UIKit's callbacks are read as UIKit declares them, whatever the contract's name`()
    throws
  {
    var contract = Contract.viewTransitions
    contract.name = "my-app"
    let begin =
      "NotificationCenter.default.addObserver(self, selector: #selector(a), name: .a, object: nil)"
    let text =
      "class Form: UIViewController {\n" + override("viewDidAppear", begin)
      + override("viewDidDisappear", "NotificationCenter.default.removeObserver(self)") + "}\n"
    let code = SourceCode([("Form.swift", text)], for: contract)
    let found = try SourceScan(contract: contract).findings(in: code)
    #expect(found.map(\.rule) == ["acquired_twice"])
  }

  @Test func `Other callbacks may be declared with any parameters`() {
    let contract = Contract(
      name: "panes", actor: "pane", callbacks: ["paneDidShow"],
      life: LifeAutomaton(states: [], steps: [], initial: ""), families: [], promises: [],
      kinds: [], documentedKinds: [])
    let counts = SourceVocabulary.words(for: contract).callbacks.map(\.parameterCount)
    #expect(counts == [nil])
    let own = SourceVocabulary.words(for: .componentControllers).callbacks.map(\.parameterCount)
    #expect(own.allSatisfy { $0 == 0 })
  }
}
