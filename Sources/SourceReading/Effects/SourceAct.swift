/// What a piece of code does to a resource.
package enum SourceAct: Hashable, Sendable {
  /// Acquires it: adds the observer, starts the timer, sets the flag.
  case acquire
  case release
  /// Writes a shared value; `value` of the effect is what is written.
  case set
  /// Saves a shared value for later; `value` of the effect is the variable that holds it.
  case save
  /// Does something again that only adds or starts over.
  case start(SourceStart)
  /// Does what cannot be undone.
  case irreversible(SourceDecision)
  /// Gives a property a value, where a later forced unwrap needs it.
  case assign
  /// Unwraps an optional property with `!`.
  case unwrap
}

/// What only adds or starts over when it is done again.
package enum SourceStart: String, Hashable, Sendable, CaseIterable {
  /// An element is appended or a number added: `append`, `+=`, `addObject:`.
  case growth
  /// The next part of a list is requested: `loadMoreMessages()`.
  case more
  /// A page or a document is loaded from its start: `webView.load`.
  case load
  /// Rows are read again: `reloadData`. Harmless beside a flicker.
  case reload
  /// A request is sent.
  case request
  /// An upload begins: `uploadDocument()`.
  case upload
  /// Playback starts.
  case playback
  /// Work begins that calls itself again after a delay: `tick()` in a closure of `tick()`.
  case loop
  /// Another screen is presented or pushed.
  case presentation
  /// An alert is presented.
  case alert
  /// A list, a page or a map is moved to a place: `scrollToRow`, `setVisibleMapRect`.
  case position
  /// The cursor of a text that the user types is moved: `textView.selectedRange = NSRange()`.
  case cursor
  /// The text of a field or the choice of a control is written: `nameField.text = account.name`.
  case input
  /// The rows of a list can no longer be edited: `setEditing(false, animated: true)`.
  case editing
  /// The rows are read again of a list that itself keeps which of them are chosen.
  case selection
  /// A flag says that what the user has begun is over: `isSearching = false`.
  case mode
  /// A list is loaded without the search text.
  case search
  /// A list begins at its first page again: `page = 1`.
  case paging
  /// A list is shown empty until it is filled anew: `rows = []; tableView.reloadData()`.
  case emptying
  /// An overlay shows activity: `SVProgressHUD.show()`.
  case overlay
  /// What says that a list is empty is hidden: `emptyLabel.isHidden = true`.
  case notice
  /// What another callback saves is loaded: `loadDraft()`.
  case restoring
  /// A state is toggled: `isOpen.toggle()`.
  case toggle
  /// A secret is made anew: `generatePassphrase()`.
  case renewal
  /// A title or a label is set to its first text: `title = "1 of \(count)"`.
  case caption
  /// The buttons of the bar are set that other code replaces: `rightBarButtonItem = editButton`.
  case buttons
  /// A control is disabled that only other code enables: `doneButton.isEnabled = false`.
  case disabling
  /// A button is switched on, or shown again, that its own press switches off while work runs:
  /// `payButton.isEnabled = true`.
  case enabling
}

/// What cannot be undone.
package enum SourceDecision: String, Hashable, Sendable, CaseIterable {
  /// A delegate or a coordinator is told: `delegate?.didClose(self)`.
  case delegateTold
  /// A property that holds a closure is called, and a class sets it: `onDismiss?()`.
  case closureCalled
  /// State is discarded: deleted, removed, reset.
  case stateDropped
  /// An object that this class pushed or presented is discarded: `detail.destroy()`, `detail =
  /// nil`.
  case screenDropped
  /// Work in progress is canceled.
  case workCanceled
  /// What was set for a pushed screen is used and forgotten: `reload(); edited = nil`.
  case pushUsedUp
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
