public import EventModel

extension Callback {
  /// A view is about to be added to the hierarchy.
  public static let viewWillAppear: Callback = "viewWillAppear"
  /// A view was added and its transition has ended.
  public static let viewDidAppear: Callback = "viewDidAppear"
  /// A view is about to be removed from the hierarchy, or covered.
  public static let viewWillDisappear: Callback = "viewWillDisappear"
  /// A view was removed and its transition has ended.
  public static let viewDidDisappear: Callback = "viewDidDisappear"

  /// The callbacks by the short words of a history that a test replays.
  package static let shortWords: [String: Callback] = [
    "wa": .viewWillAppear, "da": .viewDidAppear, "wd": .viewWillDisappear, "dd": .viewDidDisappear,
  ]

  /// The short word, or the name if there is none.
  package var shortWord: String { Self.shortWords.first { $0.value == self }?.key ?? name }
}

extension LifecycleEvent {
  /// Returns the event of a callback on the side that leaves.
  public static func current(_ callback: Callback) -> LifecycleEvent {
    LifecycleEvent("current", callback)
  }

  /// Returns the event of a callback on the side that comes.
  public static func new(_ callback: Callback) -> LifecycleEvent {
    LifecycleEvent("new", callback)
  }
}
