public import EventModel

// Changes of what a recorder would have written. The transitions keep the screens' own names.

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
    expanded { event, _ in
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
    return expanded { event, index in
      var child = event
      child.parent = container
      guard first.contains(index) else { return [child] }
      var root = event
      root.view = container
      return [root, child]
    }
  }

  /// Returns the history with other names for its views, for example one class name for all pages
  /// of a pager.
  public func renamed(_ name: (String) -> String) -> EventHistory {
    changed { event, _ in
      event.view = name(event.view)
      event.parent = event.parent.map(name)
    }
  }

  /// Returns the history with an instance for each view, for example a pointer.
  public func instanced(_ instance: (String) -> String) -> EventHistory {
    changed { event, _ in event.instance = instance(event.view) }
  }

  /// Returns the history in a scope: a window, a container, a process.
  public func scoped(_ scope: String) -> EventHistory {
    changed { event, _ in event.scope = scope }
  }

  /// Returns the history with times in seconds: one second between transitions, one millisecond
  /// between their events. Where transitions overlap, the events keep the order of the history.
  public func timed() -> EventHistory {
    let starts = Set(transitions.compactMap { $0.events?.lowerBound })
    var milliseconds = 0
    return changed { event, index in
      milliseconds =
        starts.contains(index) ? (milliseconds / 1000 + 1) * 1000 : milliseconds + 1
      // The added thousand keeps the zeros after the point.
      event.time = "\(milliseconds / 1000).\(String(1000 + milliseconds % 1000).dropFirst())"
    }
  }

  /// Returns the history as written by a recorder that leaves out events, for example a callback
  /// that is not logged or a view without logging.
  public func leavingOut(_ isLeftOut: (LoggedEvent) -> Bool) -> EventHistory {
    expanded { event, _ in isLeftOut(event) ? [] : [event] }
  }

  /// Returns the history as written by a recorder that is switched on and off in the middle: only
  /// the events in the range.
  public func cut(_ range: Range<Int>) -> EventHistory {
    expanded { event, index in range.contains(index) ? [event] : [] }
  }

  private func changed(_ change: (inout LoggedEvent, _ index: Int) -> Void) -> EventHistory {
    expanded { event, index in
      var copy = event
      change(&copy, index)
      return [copy]
    }
  }

  /// Returns the history with each event replaced by others and with adjusted ranges.
  private func expanded(
    _ replacement: (LoggedEvent, _ index: Int) -> [LoggedEvent]
  ) -> EventHistory {
    var starts = [0]
    var all: [LoggedEvent] = []
    for (index, event) in events.enumerated() {
      all += replacement(event, index)
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
