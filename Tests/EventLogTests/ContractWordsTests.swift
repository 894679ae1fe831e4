import EventLog
import EventModel
import Testing

@Suite("Words of a contract of one's own")
struct ContractWordsTests {
  private let contract = Contract(
    name: "fragments", actor: "fragment",
    callbacks: [
      "onAttach", "onCreate", "onCreateView", "onViewCreated", "onViewStateRestored", "onStart",
      "onResume", "onPause", "onStop", "onSaveInstanceState", "onDestroyView", "onDestroy",
      "onDetach",
    ],
    life: LifeAutomaton(states: [], steps: [], initial: ""), families: [], promises: [], kinds: [],
    documentedKinds: [])

  @Test("words of a contract of your own are each found once, also if one contains another")
  func once() throws {
    for lines in [1, 3, 40] {
      let calls = (0..<lines).flatMap { _ in contract.callbacks.map(\.name) }
      let text = calls.map { "D/Shop: ListFragment \($0)\n" }.joined()
      var listing = Listing(callbacks: contract.callbacks)
      var names = NameTable()
      var reader = try LogReader(
        ByteSource(bytes: Array(text.utf8), name: "a.log"), contract: contract)
      try reader.read(into: &listing, names: &names)
      #expect(listing.lines.map { $0.split(separator: " ").last.map(String.init) } == calls)
    }
  }
}
