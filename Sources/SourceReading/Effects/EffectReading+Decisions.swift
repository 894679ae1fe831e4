extension EffectReading {
  /// Reads something in a callback that cannot be undone.
  mutating func readDecision(_ number: Int) {
    let step = steps[number]
    guard case .callback = step.phase else { return }
    let words = self.words.words(of: step.name)
    // A color of Objective-C is no call: `UIColor.clearColor`.
    if words.last == "color" { return }
    if step.isResolved, !isOtherObject(step) {
      if !readEndOfMode(number, words) { readReset(number, words) }
      return
    }
    // Saving again does no harm.
    if let owner = step.closureOwner, !words.contains(where: Self.savings.contains) {
      add(
        number, "closure", .unknown, step.path, .irreversible(.closureCalled),
        value: owner.isEmpty ? passedName(of: step.name) : "\(owner).\(step.name)")
      return
    }
    if saysHidden(words), SharedNames.holds(step.receiver) {
      add(number, "screen", .unknown, step.path, .irreversible(.screenDropped))
      return
    }
    if setsBack(step, words) {
      add(number, "choice", .unknown, step.path, .irreversible(.delegateTold))
      return
    }
    if readTelling(number, words) { return }
    guard let first = words.first else { return }
    if controlsScreenBelow(step, first) {
      add(number, "presenter", .unknown, step.path, .irreversible(.delegateTold))
      return
    }
    if readPop(number) || readPost(number) || readEndOfMode(number, words)
      || readEndOfChoice(number)
    {
      return
    }
    let drops =
      Self.dropping.contains(first) || Self.removals.contains(step.name)
      || Self.signsOut(step)
    if step.receiver.isEmpty, step.isInOwnClass, !step.isResolved { return }
    if let isPushed = isPushed(step.receiverText), drops,
      !Self.emptying.contains(first)
        || StepNames.keepsCoordinators(step.receiverText) && step.arguments.isEmpty
    {
      if isPushed {
        add(number, "screen", .unknown, step.receiverText, .irreversible(.screenDropped))
      }
      return
    }
    guard step.receiver.first?.first != "~" else { return }
    if cancelsWork(step, words) {
      add(
        number, first == "pause" ? "playing" : "work", .unknown, step.receiverText,
        .irreversible(.workCanceled),
        isShared: step.isInOwnClass && SharedNames.holds(step.receiver))
      if asksForWork(step, words) { effects[effects.count - 1].marks.remove(.conditional) }
    }
    if drops { readDrop(number, first) }
  }

  /// Whether a condition asks only whether there is any work to cancel: `if recorder.isRecording`. A
  /// search that is only stopped still stands in its field.
  private func asksForWork(_ step: UnfoldedStep, _ words: [String]) -> Bool {
    let asked = step.state.askedStates
    return !asked.isEmpty && !words.contains(where: ["find", "search"].contains)
      && asked.allSatisfy { $0.isOrStandsIn(step.receiverText) }
  }

  /// Reads a call that discards state: `draft.clear()`.
  private mutating func readDrop(_ number: Int, _ verb: String) {
    let step = steps[number]
    let signsOut = Self.signsOut(step)
    let isDeleted = signsOut || Self.deleting.contains(verb)
    // What an object in the scanned files does is read there, but what is deleted stays deleted.
    if step.isResolved, !isDeleted, !emptiesObject(number), !tearsDown(number) { return }
    // A screen that removes itself from a list of listeners discards nothing.
    guard step.arguments.first?.value.isSelf != true, step.receiver != ["super"],
      step.isInOwnClass, !isFilledAgain(number), !isFilledByCallback(step), !isCanceled(step),
      !isPartOfUpdate(number),
      // The content of a cache is made again when it is needed, but no session is.
      signsOut || !(step.receiver + [step.name]).contains(where: { $0.lowercased().holds("cache") })
    else { return }
    let isShown =
      step.name.hasPrefix("removeAll") && emptiesRowsForGood(number, step.receiverText)
    let resource = isDeleted ? "deletion" : isShown ? "given" : "state"
    add(number, resource, .unknown, step.path, .irreversible(.stateDropped))
    // A condition usually asks whether anyone is signed in, or whether what is deleted was used.
    if signsOut || isDeleted && asksForDeleted(step) {
      effects[effects.count - 1].marks.remove(.conditional)
    }
  }

  /// Whether the function that is called empties lists of its object, none of which a callback fills.
  private func emptiesObject(_ number: Int) -> Bool {
    let owner = steps[number].receiver
    guard owner.count == 1, property(owner[0]) != nil else { return false }
    let emptied = steps(ledToBy: number).filter {
      $0.owner == owner && !$0.marks.contains(.conditional)
    }
    .compactMap(\.emptiedList)
    return !emptied.isEmpty
      && !steps.contains { step in step.isInCallback && emptied.contains(where: step.fills) }
  }

  /// Whether another object is told to tear itself down because the screen seems to leave, and
  /// notes it: `if isMovingFromParent { model.deallocate() }`.
  private func tearsDown(_ number: Int) -> Bool {
    let step = steps[number]
    return step.marks.contains(.asksLeaving) && step.receiver.count == 1
      && property(step.receiver[0]) != nil
      && steps(ledToBy: number).contains { other in
        guard case .write = other.kind else { return false }
        return other.owner == step.receiver
      }
  }

  /// Whether a condition asks only for the state of what a call deletes: `if draft.title.isEmpty {
  /// context.delete(draft) }`.
  private func asksForDeleted(_ step: UnfoldedStep) -> Bool {
    guard let deleted = step.arguments.first?.value.path?.joined(separator: "."),
      !step.state.askedStates.isEmpty
    else { return false }
    return step.state.askedStates.allSatisfy { $0.isOrStandsIn(deleted) }
  }

  /// Reads that the screen sets itself back because it seems to leave: `if isMovingFromParent {
  /// resetWizard() }`.
  private mutating func readReset(_ number: Int, _ words: [String]) {
    let step = steps[number]
    guard step.isInOwnClass, words.first.map(Self.dropping.contains) == true,
      step.marks.contains(.asksLeaving),
      steps(ledToBy: number).contains(where: isOwnWrite)
    else { return }
    add(number, "mode", .unknown, step.name, .irreversible(.stateDropped))
    // Another condition usually checks whether there is anything to set back.
    effects[effects.count - 1].marks.remove(.conditional)
  }

  private func isOwnWrite(_ step: UnfoldedStep) -> Bool {
    guard case .write = step.kind, step.isInOwnClass, step.receiver.isEmpty else { return false }
    return property(step.name) != nil
  }

  /// Whether another object of the app is told another state because the screen seems to leave:
  /// `if isMovingFromParent { wizard.setStep(step - 1) }`.
  private func setsBack(_ step: UnfoldedStep, _ words: [String]) -> Bool {
    step.isInOwnClass && step.receiver.count == 1
      && words.first.map(Self.setting.contains) == true && !step.arguments.isEmpty
      && step.isResolved && property(step.receiver[0]) != nil && step.marks.contains(.asksLeaving)
  }

  private static let setting: Set = [
    "set", "patch", "update", "switch", "move", "go", "step", "rewind", "restore",
  ]

  /// Whether the same callback has canceled the work in a list. Emptying the list too is then no
  /// second loss.
  private func isCanceled(_ step: UnfoldedStep) -> Bool {
    effects.contains { effect in
      effect.act == .irreversible(.workCanceled) && effect.phase == step.phase
        && effect.identity.hasPrefix(step.receiverText)
    }
  }

  /// Whether a call makes the screen below a sheet continue:
  /// `presentingViewController.player.resume()`. Showing again what may have changed, and arranging
  /// its views, does no harm.
  private func controlsScreenBelow(_ step: UnfoldedStep, _ verb: String) -> Bool {
    step.isInOwnClass && step.receiver.contains("presentingViewController")
      && !step.receiver.contains("view") && !Self.showing.contains(verb)
  }

  private static let showing: Set = [
    "reload", "refresh", "update", "view", "layout", "begin", "end", "present", "show", "get", "is",
  ]

  /// Returns the name by which other code sets a property: that of the parameter which an
  /// initializer assigns to it, else its own.
  private func passedName(of property: String) -> String {
    let passed = steps.first { step in
      guard case .write = step.kind, step.phase == .once, step.name == property else {
        return false
      }
      return step.isInOwnClass && step.receiver.isEmpty
    }?.value?.path
    guard let passed, passed.count == 1, passed[0].first == "~" else { return property }
    return String(passed[0].dropFirst())
  }

  /// Whether the same function makes the object of an emptied list fill it again.
  private func isFilledAgain(_ number: Int) -> Bool {
    let step = steps[number]
    let owner = Array(step.receiver.dropLast())
    guard !owner.isEmpty else { return false }
    return steps[(number + 1)...].contains { other in
      guard other.function == step.function, other.receiver == owner, case .call = other.kind else {
        return false
      }
      return ["get", "load", "reload", "refresh", "update", "build", "fill", "fetch"]
        .contains(words.words(of: other.name).first)
    }
  }

  /// Whether a call reaches an object other than the screen.
  private func isOtherObject(_ step: UnfoldedStep) -> Bool {
    !step.receiver.isEmpty && step.receiver != ["super"]
  }

  /// Reads that the screens of the navigation controller are popped where the screen begins to
  /// leave.
  private mutating func readPop(_ number: Int) -> Bool {
    let step = steps[number]
    guard step.name.hasPrefix("pop"), step.receiver.last == "navigationController",
      step.isInOwnClass
    else { return false }
    add(number, "pop", .unknown, step.path, .irreversible(.stateDropped))
    return true
  }

  /// Reads a notification whose name says that the screen is gone: `.chatDidClose`; or that it is left,
  /// where a condition checks whether the screen leaves: `.pickerCancel`.
  private mutating func readPost(_ number: Int) -> Bool {
    let step = steps[number]
    guard step.name == "post" || step.name.hasPrefix("postNotification"),
      let text = step.arguments.first?.value.text
    else { return false }
    let name = String(text.split { !($0.isLetter || $0.isNumber) }.last ?? "")
    let words = self.words.words(of: name)
    let isPast = ["did", "has", "was"].contains(where: words.contains)
    guard isPast || step.marks.contains(.asksLeaving) && !words.contains("will"),
      words.contains(where: Self.endings.contains) || Self.saysGone(words)
    else { return false }
    add(number, "notification_post", .unknown, name, .irreversible(.delegateTold))
    return true
  }

  /// Reads a call that ends what the user is doing: a search, a selection of messages.
  private mutating func readEndOfMode(_ number: Int, _ words: [String]) -> Bool {
    let step = steps[number]
    // `endEditing` dismisses the keyboard.
    guard step.receiver.isEmpty, step.isInOwnClass, let first = words.first,
      Self.ends.contains(first), words.dropFirst() != ["editing"],
      !Self.timers.contains(words[words.count - 1]),
      let mode = words.first(where: Self.modes.contains),
      !isEnteredByCallback(mode), !step.isResolved || changesAnything(number, of: mode)
    else { return false }
    add(number, "mode", .unknown, step.name, .irreversible(.stateDropped))
    // The condition usually checks whether there is anything to end.
    if !step.state.askedStates.isEmpty { effects[effects.count - 1].marks.remove(.conditional) }
    return true
  }

  /// Reads that the user's choice is reset by sending an empty one:
  /// `input.allSelected.onNext(false)`.
  private mutating func readEndOfChoice(_ number: Int) -> Bool {
    let step = steps[number]
    if Self.endsStream(step) {
      add(number, "state", .unknown, step.path, .irreversible(.stateDropped))
      return true
    }
    guard ["onNext", "accept", "send"].contains(step.name), let sent = step.arguments.first?.value,
      sent.isNothing || sent.isFalse, let last = step.receiver.last,
      words.words(of: last).contains(where: Self.chosen.contains)
    else { return false }
    add(number, "state", .unknown, step.path, .irreversible(.stateDropped))
    return true
  }

  /// Whether a call ends a stream of values, or answers for good what waits for the screen:
  /// `subject.send(completion: .finished)`, `continuation.resume(returning: nil)`.
  private static func endsStream(_ step: UnfoldedStep) -> Bool {
    guard step.isInOwnClass, step.receiver.first?.first != "~" else { return false }
    switch step.name {
    case "send": return step.arguments.first?.label == "completion"
    case "resume": return ["returning", "throwing"].contains(step.arguments.first?.label)
    case "onCompleted", "sendCompleted": return step.arguments.isEmpty
    default: return false
    }
  }

  /// Whether a called function writes something, ends something or releases something. A search that
  /// another object stops still stands in its field.
  private func changesAnything(_ number: Int, of mode: String) -> Bool {
    let isSearch = mode.hasPrefix("search") || mode == "find"
    return steps(ledToBy: number).contains { step in
      if case .write = step.kind { return true }
      if isSearch, !step.receiver.isEmpty, !Self.isOfSearchView(step) { return false }
      let verb = words.words(of: step.name).first ?? ""
      return !step.matches.isEmpty || Self.ends.contains(verb) || Self.dropping.contains(verb)
        || Self.removals.contains(step.name)
    }
  }

  /// Whether a call reaches the view in which the user searches.
  private static func isOfSearchView(_ step: UnfoldedStep) -> Bool {
    step.receiver.contains { name in
      let name = name.lowercased()
      return name.holds("search") && ["bar", "controller", "field"].contains(where: name.hasSuffix)
    }
  }

  /// Whether a property holds a screen that the class pushes, or presents; nil if it shows none, or
  /// if a segue shows it and may present it.
  private func isPushed(_ path: String) -> Bool? {
    if let isPushed = names.screens[path] { return isPushed }
    let isPushedBySegue =
      names.destinations.contains(path)
      && property(path).map { !$0.isWeak && $0.type?.holds("Navigation") != true } == true
      && !uses.writes(toMembersOf: path).contains { step in
        step.path.holds("resentation") || step.name == "transitioningDelegate"
      }
    return isPushedBySegue ? true : nil
  }

  /// Whether a callback begins what the user may be doing.
  private func isEnteredByCallback(_ mode: String) -> Bool {
    steps.contains { step in
      guard case .callback = step.phase, case .call = step.kind else { return false }
      let words = self.words.words(of: step.name)
      return words.contains(mode)
        && ["begin", "start", "enter", "resume", mode].contains(words.first)
    }
  }

  private static let ends: Set = [
    "end", "cancel", "exit", "leave", "quit", "stop", "abort", "close",
  ]
  private static let savings: Set = ["save", "saved", "store", "persist"]
  private static let timers: Set = ["timer", "timers", "timeout", "delay"]
  private static let modes: Set = [
    "search", "searching", "find", "selection", "selecting", "select", "editing", "edit", "reply",
    "recording",
  ]

  static let endings: Set = [
    "finish", "finished", "close", "closed", "dismiss", "dismissed", "dismissal", "cancel",
    "canceled", "cancelled", "end", "ended", "exit", "exited", "leave", "left", "complete",
    "completed", "remove", "removed", "done", "pop", "popped", "abort", "aborted", "gone",
    "destroy",
  ]

  /// Words for state that a screen drops while it stays itself.
  static let emptying: Set = ["reset", "clear", "delete", "erase", "remove"]

  /// Whether a name says that a screen was hidden: `visibleChatWasHidden`.
  private func saysHidden(_ words: [String]) -> Bool {
    words.contains("was") && words.contains("hidden")
      || words.contains("was") && ["closed", "dismissed", "popped"].contains(where: words.contains)
  }

  /// Whether a name says that the screen has left, `sheetDidDisappear`, and not that it is about
  /// to.
  static func saysGone(_ words: [String]) -> Bool {
    words.contains("disappeared")
      || words.contains("did") && words.last == "back"
        && words.dropLast().last.map(goingBack.contains) == true
      || (words.contains("did") || words.first == "on") && words.contains("disappear")
  }

  /// Verbs before `back` for what a user does to leave a screen: `didPressBack`.
  private static let goingBack: Set = [
    "click", "go", "move", "navigate", "press", "step", "swipe", "tap", "touch",
  ]

  private static let removals: Set = [
    "removeAll", "removeAllObjects", "removeItem", "removeItemAtPath", "removeItemAtURL",
    "removeCoordinator", "removeChildCoordinator", "removeValue", "removeObject",
    "removeObjectForKey", "remove", "removeLast", "removeFirst",
  ]

  private static func signsOut(_ step: UnfoldedStep) -> Bool {
    ["logout", "signout", "hangup"].contains(step.name.lowercased())
  }

  private static let deleting: Set = ["delete", "erase", "wipe"]

  static let dropping: Set = [
    "reset", "clear", "destroy", "delete", "discard", "wipe", "cleanup", "clean", "teardown",
    "tear", "purge", "erase", "rollback", "revert", "deallocate",
  ]
}
