/// A call that is recorded: an appearance callback, or one with which a screen's life begins or ends.
public enum RecordedCall: String, Hashable, Sendable, CaseIterable {
  case viewDidLoad, viewWillAppear, viewIsAppearing, viewDidAppear, viewWillDisappear
  case viewDidDisappear, `deinit`

  var name: String { rawValue }

  var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }

  /// Whether the life of a screen begins or ends with it. What was known about its address is then
  /// no longer valid.
  var bordersLife: Bool { self == .viewDidLoad || self == .deinit }
}
