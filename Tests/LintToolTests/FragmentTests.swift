import ContractFiles
import EventChecking
import EventLint
import EventModel
import Foundation
import TestScale
import Testing

@testable import LintTool

/// The worked example of a contract in a file: Android's fragments.
@Suite("The contract of fragments")
struct FragmentTests {
  private static let path = "Transcripts/fragment.contract"
  private let contracts: [Contract]

  /// The versions, read once for all tests.
  private static let read = Result {
    try ContractFile(json: Array(SourceTree.file(path).text.utf8)).contracts
  }

  init() throws { contracts = try Self.read.get() }

  @Test("the contract of fragments is the one in the article")
  func article() throws {
    let article = try SourceTree.file(
      "Sources/ViewTransitions/ViewTransitions.docc/Articles/ContractsOfYourOwn.md")
    let block = try #require(ReadmeTests.blocks("json", in: article.text).first)
    #expect(block.joined(separator: "\n") + "\n" == (try SourceTree.file(Self.path).text))
  }

  @Test(
    "the contract of fragments has two versions, and each is the same after writing and reading")
  func versions() throws {
    #expect(contracts.map(\.profile) == ["api-28", "api-27"])
    #expect(try ContractFile(json: Array(ContractFile(contracts).json.utf8)).contracts == contracts)
  }

  @Test("check decides what a fragment may rely on")
  func verdicts() {
    let claims = [
      ("parent.onStart before child.onStart", "guaranteed"),
      ("child.onStop before parent.onStop", "guaranteed"),
      ("parent.onResume before child.onResume", "incidental"),
      ("leaving.onDestroyView before entering.onCreateView", "incidental"),
      ("leaving.onPause before entering.onResume", "incidental"),
      ("entering.onAttach before leaving.onPause", "violated"),
      ("fragment is hasView at fragment.onStop", "violated"),
      ("not fragment.onDestroyView leads to fragment.onCreateView", "violated"),
      ("fragment.onDestroyView leads to fragment.onDestroy", "violated"),
      ("fragment.onAttach at most once", "guaranteed"),
      ("fragment.onCreate only after fragment.onAttach", "guaranteed"),
      ("useView during fragment.onCreate", "violated"),
      ("commit during fragment.onSaveInstanceState", "violated"),
      ("useView during fragment.onStart", "incidental"),
    ]
    let file = SourceTree.root.appendingPathComponent(Self.path).path
    let run = ToolRun(["check", "--contract", file, "--format", "jsonl"] + claims.map(\.0))
    let lines = run.output.split(separator: "\n")
    #expect(lines.count == claims.count, "\(run.errors)")
    for (line, (claim, verdict)) in zip(lines, claims) {
      #expect(line.contains("\"verdict\":\"\(verdict)\""), "\(claim): \(line)")
    }
  }

  private func alarms(_ events: [LoggedEvent], _ contract: Contract) -> [Finding] {
    Linter.findings(in: events, contract: contract).filter { $0.severity > .note }
  }

  private func history(_ contract: Contract, seed: UInt64) throws -> EventHistory {
    var options = EventHistory.Options(screens: 4)
    options.parents = EventHistory.Options.drawnTree(ofScreens: 4, seed: seed)
    return try contract.randomHistory(length: 12, seed: seed, options)
  }

  @Test("lint finds nothing in histories of fragments, whole or cut")
  func silence() throws {
    for contract in contracts {
      for seed in (UInt64(1)...15).sampled() {
        let whole = try history(contract, seed: seed)
        let cut = whole.cut(Int(seed) % 7..<whole.events.count)
        for events in [whole.events, cut.events] {
          #expect(alarms(events, contract).map(\.message) == [], "seed \(seed)")
        }
      }
    }
  }

  @Test("lint finds each dropped, doubled or swapped call that breaks a fragment's life")
  func mutants() throws {
    let contract = contracts[0]
    var judged = 0
    for seed in UInt64(1)...4 {
      let history = try history(contract, seed: seed)
      for operation in [EventHistory.Mutation.Operation.drop, .duplicate, .swap] {
        for index in history.events.indices.sampled(oneIn: 24) {
          var mutant = history.mutated(operation, at: index, in: contract)
          // Every call of every fragment once more, so that all are known to be recorded.
          let views = Set(mutant.events.map(\.view)).sorted()
          let first = mutant.breaks.first { place in
            mutant.events[..<place].contains { $0.view == mutant.events[place].view }
          }
          mutant.events += views.flatMap { view in
            [LoggedEvent(view: view, "init")]
              + contract.callbacks.map { LoggedEvent(view: view, $0) }
          }
          guard let first else { continue }
          judged += 1
          let found = alarms(mutant.events, contract)
          #expect(
            found.map(\.position.line).min() == first + 1,
            "\(operation) at \(index) of seed \(seed): \(found.first?.message ?? "nothing")")
        }
      }
    }
    #expect(judged > TestScale.count(100, oneIn: 24))
  }

  @Test("lint distinguishes the versions by where a fragment's state is saved")
  func profiles() {
    let calls: [Callback] = [
      "onAttach", "onCreate", "onCreateView", "onViewCreated", "onViewStateRestored", "onStart",
      "onResume", "onPause", "onStop", "onSaveInstanceState", "onDestroyView", "onDestroy",
      "onDetach",
    ]
    let since28 = calls.map { LoggedEvent(view: "List", $0) }
    var until27 = since28
    until27.swapAt(8, 9)
    #expect(alarms(since28, contracts[0]).isEmpty)
    #expect(alarms(until27, contracts[1]).isEmpty)
    #expect(alarms(since28, contracts[1]).first?.message.contains("onSaveInstanceState") == true)
    #expect(alarms(until27, contracts[0]).first?.message.contains("onSaveInstanceState") == true)
  }
}
