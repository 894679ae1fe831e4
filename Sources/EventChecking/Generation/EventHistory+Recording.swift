public import EventModel

extension EventHistory {
  /// Returns the history as a recorder writes it that leaves events out: a callback that is not logged, a
  /// view without logging.
  public func leavingOut(_ isLeftOut: (LoggedEvent) -> Bool) -> EventHistory {
    expanded { isLeftOut($0) ? [] : [$0] }
  }

  /// Returns the history as a recorder writes it that is switched on and off in the middle: the
  /// events in the range.
  public func cut(_ range: Range<Int>) -> EventHistory {
    var index = -1
    return expanded { event in
      index += 1
      return range.contains(index) ? [event] : []
    }
  }
}
