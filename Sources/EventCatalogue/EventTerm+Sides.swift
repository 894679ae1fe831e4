public import EventModel

extension EventTerm {
  /// Returns the event of a callback on the side that leaves.
  public static func current(_ callback: Callback) -> EventTerm {
    EventTerm(.current, callback)
  }

  /// Returns the event of a callback on the side that comes.
  public static func new(_ callback: Callback) -> EventTerm { EventTerm(.new, callback) }

  /// Returns the event of a callback in the life of each view.
  public static func view(_ callback: Callback) -> EventTerm { EventTerm(.view, callback) }
}

extension Subject {
  /// The side that leaves.
  public static let current = Subject.role("current")

  /// The side that comes.
  public static let new = Subject.role("new")

  /// Each view separately.
  public static let view = Subject.each("view")
}
