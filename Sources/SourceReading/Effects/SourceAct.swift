/// What a piece of code does to a resource.
package enum SourceAct: Hashable, Sendable {
  /// Takes it: adds the observer, starts the timer, sets the flag.
  case acquire
  /// Gives it back.
  case release
  /// Writes a shared value; `value` of the effect is what is written.
  case set
  /// Keeps a shared value for later; `value` of the effect is the variable that keeps it.
  case save
  /// Does again what only grows or starts over.
  case start(SourceStart)
  /// Does what cannot be undone.
  case irreversible(SourceDecision)
  /// Gives a property a value, where a later forced unwrap needs it.
  case assign
  /// Unwraps an optional property with `!`.
  case unwrap
}

/// What only grows or starts over when it is done again.
package enum SourceStart: String, Hashable, Sendable, CaseIterable {
  /// An element is appended or a number added: `append`, `+=`, `addObject:`.
  case growth
  /// The next part of a list is asked for: `loadMoreMessages()`.
  case more
  /// A page or a document is loaded from its start: `webView.load`.
  case load
  /// Rows are read again: `reloadData`. Harmless beside a flicker.
  case reload
  /// A request is sent.
  case request
  /// Playback starts.
  case playback
  /// Another screen is presented or pushed.
  case presentation
  /// A list, a page or a map is moved to a place: `scrollToRow`, `setVisibleMapRect`.
  case position
  /// The text of a field or the choice of a control is written: `nameField.text = account.name`.
  case input
  /// The rows of a list can no longer be edited: `setEditing(false, animated: true)`.
  case editing
  /// A list is loaded without what is searched for.
  case search
  /// A list begins at its first page again: `page = 1`.
  case paging
  /// An overlay says that the app works: `SVProgressHUD.show()`.
  case overlay
  /// What another callback saves is loaded: `loadDraft()`.
  case restoring
  /// One of two states becomes the other: `isOpen.toggle()`.
  case toggle
  /// A title or a label says what it says at first: `title = "1 of \(count)"`.
  case caption
  /// A control is switched off that only other code switches on: `doneButton.isEnabled = false`.
  case disabling
}

/// What cannot be undone.
package enum SourceDecision: String, Hashable, Sendable, CaseIterable {
  /// A delegate or a coordinator is told: `delegate?.didClose(self)`.
  case delegateTold
  /// A property that holds a closure is called, and a class fills it: `onDismiss?()`.
  case closureCalled
  /// State is thrown away: deleted, removed, reset.
  case stateDropped
  /// An object that this class pushed or presented is thrown away: `detail.destroy()`, `detail = nil`.
  case screenDropped
  /// Work in flight is canceled.
  case workCanceled
}

extension SourceAct: CustomStringConvertible {
  /// The act as facts print it: `acquire`, `start load`, `irreversible delegateTold`.
  package var description: String {
    switch self {
    case .acquire: "acquire"
    case .release: "release"
    case .set: "set"
    case .save: "save"
    case .start(let start): "start \(start.rawValue)"
    case .irreversible(let decision): "irreversible \(decision.rawValue)"
    case .assign: "assign"
    case .unwrap: "unwrap"
    }
  }
}
