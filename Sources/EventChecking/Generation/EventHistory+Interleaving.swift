import EventModel

extension EventHistory {
  /// Returns the histories as if they ran concurrently. Each keeps its own order; the history of
  /// the next event is drawn with a probability proportional to its number of remaining events.
  ///
  /// The ranges of transitions may overlap; the range of a transition goes from its first event to
  /// its last.
  package static func interleaving(
    _ histories: [EventHistory], using random: inout SeededGenerator
  ) -> EventHistory {
    var next = Array(repeating: 0, count: histories.count)
    var indices: [[Int]] = histories.map { _ in [] }
    var merged = EventHistory()
    for left in stride(from: histories.reduce(0) { $0 + $1.events.count }, to: 0, by: -1) {
      var drawn = random.below(left)
      let chosen = histories.indices.first { number in
        drawn -= histories[number].events.count - next[number]
        return drawn < 0
      }
      guard let chosen else { break }
      indices[chosen].append(merged.events.count)
      merged.events.append(histories[chosen].events[next[chosen]])
      next[chosen] += 1
    }
    for (history, indices) in zip(histories, indices) {
      for var transition in history.transitions {
        transition.events = transition.events.map {
          indices[$0.lowerBound]...indices[$0.upperBound]
        }
        merged.transitions.append(transition)
      }
    }
    merged.transitions.sort { ($0.events?.lowerBound ?? 0) < ($1.events?.lowerBound ?? 0) }
    return merged
  }
}
