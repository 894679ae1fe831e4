import EventModel

extension EventHistory {
  /// Returns the history with other names for its views, for example one class name for all pages
  /// of a pager. The transitions keep the screens' own names.
  public func renamed(_ name: (String) -> String) -> EventHistory {
    expanded { event in
      var copy = event
      copy.view = name(event.view)
      copy.parent = event.parent.map(name)
      return [copy]
    }
  }

  /// Returns the history with an instance for each view, for example a pointer.
  public func instanced(_ instance: (String) -> String) -> EventHistory {
    expanded { event in
      var copy = event
      copy.instance = instance(event.view)
      return [copy]
    }
  }

  /// Returns the history with times in seconds: one second between transitions, one millisecond
  /// between their events. Where transitions overlap, the events keep the order of the history.
  public func timed() -> EventHistory {
    var starts: Set<Int> = []
    for transition in transitions {
      if let range = transition.events { starts.insert(range.lowerBound) }
    }
    var index = -1
    var milliseconds = 0
    return expanded { event in
      index += 1
      milliseconds =
        starts.contains(index) ? (milliseconds / 1000 + 1) * 1000 : milliseconds + 1
      var copy = event
      copy.time = Self.seconds(milliseconds)
      return [copy]
    }
  }

  private static func seconds(_ milliseconds: Int) -> String {
    let fraction = String(milliseconds % 1000)
    let zeros = String(repeating: "0", count: 3 - fraction.count)
    return "\(milliseconds / 1000).\(zeros)\(fraction)"
  }
}
