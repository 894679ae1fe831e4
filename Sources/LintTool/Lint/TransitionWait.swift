import EventLint
import EventModel

/// Findings on their way to a report that draws transitions. A finding waits until its transition
/// has closed, and those behind it wait with it, so that the order stays.
///
/// The number of waiting findings is bounded, and the wait ends with the log.
struct TransitionWait {
  /// The most findings that wait; a transition closes a few events after its finding.
  private static let limit = 64

  /// The most closed transitions kept for findings that come later.
  private static let memory = 64

  private var waiting: [Finding] = []
  private var closed: [ViewTransition] = []
  /// The indices in ``closed`` of the transitions with each number.
  private var places: [Int: [Int]] = [:]

  typealias Pair = LineOrder.Pair

  var isEmpty: Bool { waiting.isEmpty }

  /// Takes new findings and returns those that are ready, in order; all of them if nothing waits
  /// any longer.
  mutating func add(
    _ findings: [Finding], closing transitions: [ViewTransition], waits: Bool
  ) -> [Pair] {
    waiting += findings
    for transition in transitions { keep(transition) }
    var ready: [Pair] = []
    for finding in waiting {
      let transition = transition(of: finding)
      let mayCome = finding.transition != nil && transition == nil
      if mayCome, waits, waiting.count - ready.count <= Self.limit { break }
      ready.append((finding, transition))
    }
    waiting.removeFirst(ready.count)
    forget()
    return ready
  }

  private mutating func keep(_ transition: ViewTransition) {
    places[transition.number, default: []].append(closed.count)
    closed.append(transition)
  }

  /// Forgets all but the last transitions, after the findings of this part of the log have found
  /// theirs. One part may close thousands.
  private mutating func forget() {
    guard closed.count > Self.memory else { return }
    let kept = closed.suffix(Self.memory)
    closed = []
    places = [:]
    for transition in kept { keep(transition) }
  }

  private func transition(of finding: Finding) -> ViewTransition? {
    guard let number = finding.transition else { return nil }
    return places[number]?.reversed().lazy.map { closed[$0] }.first {
      $0.scope == finding.scope ?? "" && $0.holds(finding.position)
    }
  }
}

extension ViewTransition {
  /// Whether a place of the log lies in it; two processes may use the same scopes and numbers.
  fileprivate func holds(_ position: LogPosition) -> Bool {
    guard let first = events.first, let last = events.last else { return false }
    return (first.position.offset...max(first.position.offset, last.position.offset))
      .contains(position.offset)
  }
}
