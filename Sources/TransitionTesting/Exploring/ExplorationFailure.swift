public import EventModel
import EventReports

/// A history under which a test fails: the check that failed, and the events that led to it.
public struct ExplorationFailure: Error, Sendable, CustomStringConvertible {
  /// The text of the check that failed.
  public let problem: String

  /// The events up to the one after which the check failed; subjects are the screens' names.
  public let events: [LifecycleEvent]

  /// The transitions of the history: the names of the variants, or `permitted` and the outcome.
  public let transitions: [String]

  /// The text that ``TransitionOrders/replaying(_:)`` plays again.
  public let replay: String

  /// The seed of a random history; nil for any other.
  public let seed: UInt64?

  let script: Script
  let calls: ArraySlice<Script.Call>
  private let names: [String]
  private let life: LifeAutomaton

  init(problem: String, script: Script, count: Int, names: [String], life: LifeAutomaton) {
    self.problem = problem
    self.script = script
    self.names = names
    self.life = life
    seed = script.seed
    calls = script.calls.prefix(count)
    events = calls.map { LifecycleEvent(names[$0.screen], $0.callback) }
    replay = Script.text(of: calls)
    var left = count
    transitions = script.parts.prefix { part in
      defer { left -= part.calls.count }
      return left > 0
    }
    .map(\.name).filter { !$0.isEmpty }
  }

  /// The events as text, one per line, with a column for each screen and the states between.
  public var timeline: String {
    var picture = LanePicture(events, lanes: names, life: life)
    for lane in names.indices { picture.starts[lane] = life.initial }
    if !events.isEmpty { picture.steps[events.count - 1].note = "here" }
    return picture.text
  }

  /// The check that failed, the timeline that leads to it, and how to play it again.
  public var description: String { [headline, timeline, advice].joined(separator: "\n\n") }

  var headline: String {
    let line = "\(problem) – after \(events.count) events"
    return transitions.isEmpty ? line : line + " (\(transitions.joined(separator: ", ")))"
  }

  /// How to play it again, and how to judge it.
  var advice: String {
    var code = "play it again: explore(.replaying(\"\(replay)\")) { … }"
    if transitions.contains(where: { $0.hasPrefix("permitted.") }) {
      code = "no system is known to send this order, which is only permitted\n\(code)"
    }
    return seed.map { "\(code)\nfound among random histories, with seed \($0)" } ?? code
  }
}
