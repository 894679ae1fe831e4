import EventCatalogue
import EventModel

extension Witness {
  /// Returns a test that replays the history on the app's own screen, to paste into a test target
  /// that imports TransitionTesting; nil for a contract whose screens cannot be played in a test.
  func test(_ contract: Contract) -> String? {
    guard contract.name == Contracts.standard.name, !transitions.isEmpty, let view else {
      return nil
    }
    var names: [String: String] = [view: "A"]
    for event in events where names[event.subject] == nil {
      guard let letter = "BCDEFGHIJKLMNOPQRSTUVWXYZ".dropFirst(names.count - 1).first else {
        return nil
      }
      names[event.subject] = String(letter)
    }
    let calls = events.filter { contract.number(of: $0.callback) != nil }.map { event in
      "\(names[event.subject]!).\(event.callback.shortWord)"
    }
    let others = names.filter { $0.key != view }.map(\.value).sorted()
      .map { name in "; $0.add(UIViewController(), as: \"\(name)\")" }.joined()
    return "explore(.replaying(\"\(calls.joined(separator: " "))\")) { "
      + "$0.add(\(view)(), as: \"A\")\(others) }"
  }
}
