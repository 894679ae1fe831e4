package import EventModel

/// The part of a screen's life in which a piece of code runs.
package enum SourcePhase: Hashable, Sendable {
  /// Once, before the first appearance: `init`, `viewDidLoad`, `loadView`, `awakeFromNib`.
  case once
  /// In a callback, each time the framework calls it.
  case callback(Callback)
  /// At the end: `deinit`, `dealloc`.
  case end
  /// At another time: a button, a notification, a handler that was passed on.
  case elsewhere
}

extension SourcePhase {
  /// The callback, if it is one.
  package var callback: Callback? {
    if case .callback(let callback) = self { callback } else { nil }
  }

  package var isCallback: Bool { callback != nil }
}

extension SourcePhase: CustomStringConvertible {
  /// `once`, the callback's name, `end` or `elsewhere`.
  package var description: String {
    switch self {
    case .once: "once"
    case .callback(let callback): callback.name
    case .end: "end"
    case .elsewhere: "elsewhere"
    }
  }
}
