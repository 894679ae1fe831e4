/// A call that is recorded: one of the four callbacks, or one with which a screen's life begins or
/// ends.
enum RecordedCall: Sendable {
  case viewDidLoad, viewWillAppear, viewDidAppear, viewWillDisappear, viewDidDisappear, `deinit`

  /// The word the log has for it.
  var name: StaticString {
    switch self {
    case .viewDidLoad: "viewDidLoad"
    case .viewWillAppear: "viewWillAppear"
    case .viewDidAppear: "viewDidAppear"
    case .viewWillDisappear: "viewWillDisappear"
    case .viewDidDisappear: "viewDidDisappear"
    case .deinit: "deinit"
    }
  }

  var isWill: Bool { self == .viewWillAppear || self == .viewWillDisappear }

  var isDid: Bool { self == .viewDidAppear || self == .viewDidDisappear }
}
