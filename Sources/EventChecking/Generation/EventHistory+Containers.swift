import EventModel

extension EventHistory {
  /// Returns the history with each screen in containers of its own. Whatever a screen is sent, its
  /// containers are sent first, the outermost before the others, as UIKit forwards appearance
  /// calls.
  ///
  /// ```swift
  /// history.wrapped(in: { ["Tab\($0)", "Nav\($0)"] })  // TabA before NavA before A, in each phase
  /// ```
  ///
  /// Every event names the next outer container as its parent; containers belong to the scope and
  /// transition of their screen.
  public func wrapped(in containers: (String) -> [String]) -> EventHistory {
    expanded { event in
      let names = containers(event.view) + [event.view]
      return names.indices.map { depth in
        var copy = event
        copy.view = names[depth]
        copy.parent = depth == 0 ? event.parent : names[depth - 1]
        return copy
      }
    }
  }

  /// Returns the history with all screens in one container, which appears with the first screen,
  /// its call first in each phase, and stays.
  public func rooted(in container: String) -> EventHistory {
    guard let first = transitions.first?.events else { return self }
    var index = -1
    return expanded { event in
      index += 1
      var child = event
      child.parent = container
      guard first.contains(index) else { return [child] }
      var root = event
      root.view = container
      return [root, child]
    }
  }

  /// Returns the history with each event replaced by others and with adjusted ranges.
  func expanded(_ replacement: (LoggedEvent) -> [LoggedEvent]) -> EventHistory {
    var starts = [0]
    var all: [LoggedEvent] = []
    for event in events {
      all += replacement(event)
      starts.append(all.count)
    }
    var moved = transitions
    for number in moved.indices {
      guard let range = moved[number].events else { continue }
      let (first, end) = (starts[range.lowerBound], starts[range.upperBound + 1])
      moved[number].events = first < end ? first...(end - 1) : nil
    }
    return EventHistory(events: all, transitions: moved)
  }
}
