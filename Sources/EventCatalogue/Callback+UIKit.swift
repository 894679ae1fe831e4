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
