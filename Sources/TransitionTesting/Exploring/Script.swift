import EventCatalogue
import EventChecking
import EventModel

/// One history to be played on screens: the order in which screens get callbacks, by the screens'
/// numbers.
struct Script {
  struct Call: Hashable {
    var screen: Int
    var callback: Callback
  }

  struct Part {
    var name: String
    var calls: [Call]
  }

  var parts: [Part]

  var seed: UInt64?

  /// Whether each transition is of a chosen kind, and not only permitted.
  var isDocumented = true

  var calls: [Call] { parts.flatMap(\.calls) }
}

extension Script {
  /// Makes the script of a generated history, whose screens are named by their numbers.
  init(_ history: EventHistory, screens: Int, seed: UInt64? = nil) {
    let names = (0..<screens).map(EventHistory.Options.name)
    self.seed = seed
    parts = history.transitions.map { transition in
      let events = transition.events.map { Array(history.events[$0]) } ?? []
      return Part(
        name: transition.variant ?? "permitted.\(transition.outcome)",
        calls: events.map { event in
          Call(screen: names.firstIndex(of: event.view) ?? 0, callback: event.callback)
        })
    }
    isDocumented = history.transitions.allSatisfy { $0.variant != nil }
  }

  /// Makes the script in which a first screen appears and a sequence follows.
  init(_ sequence: EventSequence, current: Int, new: Int, isDocumented: Bool) {
    let calls = sequence.events.map { event in
      Call(screen: event.subject == "new" ? new : current, callback: event.callback)
    }
    let first = [Callback.viewWillAppear, .viewDidAppear].map {
      Call(screen: current, callback: $0)
    }
    let name = sequence.variants.first ?? "permitted.\(sequence.outcome)"
    let needsFirst = sequence.events.contains { $0.subject == "current" }
    self.isDocumented = isDocumented
    parts = [Part(name: name, calls: calls)]
    if needsFirst { parts.insert(Part(name: "initial.completed", calls: first), at: 0) }
  }
}

extension Script {
  /// Makes the script of a text such as `A.wa A.da B.wa`; nil for any other text.
  init?(text: String, screens: Int) {
    let names = (0..<screens).map(EventHistory.Options.name)
    var calls: [Call] = []
    for word in text.split(separator: " ") {
      let halves = word.split(separator: ".")
      guard halves.count == 2, let screen = names.firstIndex(of: String(halves[0])),
        let callback = Callback.shortWords[String(halves[1])]
      else { return nil }
      calls.append(Call(screen: screen, callback: callback))
    }
    parts = [Part(name: "", calls: calls)]
  }

  /// Returns the text of some calls, from which they can be played again.
  static func text(of calls: some Sequence<Call>) -> String {
    calls.map { call in
      "\(EventHistory.Options.name(ofScreen: call.screen)).\(call.callback.shortWord)"
    }
    .joined(separator: " ")
  }
}
