public import EventModel

extension EventHistory {
  /// Returns the history as written by a recorder that leaves out events, for example a callback
  /// that is not logged or a view without logging.
  public func leavingOut(_ isLeftOut: (LoggedEvent) -> Bool) -> EventHistory {
    expanded { isLeftOut($0) ? [] : [$0] }
  }

  /// Returns the history as written by a recorder that is switched on and off in the middle: only
  /// the events in the range.
  public func cut(_ range: Range<Int>) -> EventHistory {
    var index = -1
    return expanded { event in
      index += 1
      return range.contains(index) ? [event] : []
    }
  }
}
