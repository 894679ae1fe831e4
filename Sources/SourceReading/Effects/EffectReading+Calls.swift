extension EffectReading {
  /// Reads `start…` and `stop…` of an object whose class is not in the scanned files.
  mutating func readNamedPair(_ number: Int) {
    let step = steps[number]
    guard !step.isResolved, !step.receiver.isEmpty, step.receiver != ["super"],
      step.receiver.first?.first != "~", let pair = words.pair(step.name),
      !NamedPair.isForCells(step.arguments)
    else { return }
    add(
      number, "named_pair", .unknown, "\(step.receiverText) \(pair.noun)",
      pair.isAcquire ? .acquire : .release, value: step.path)
  }

  /// Reads what only grows or starts over, in a callback.
  mutating func readRepetition(_ number: Int) {
    let step = steps[number]
    guard case .callback = step.phase else { return }
    readOverlay(number)
    for match in step.matches where match.act == .acquire {
      switch table.rows[match.row].id {
      case "page_load": addLoad(number, match.identity)
      case "playback":
        guard isMadeAnew(match.identity, in: step.phase) else { continue }
        add(number, "playback", .unknown, match.identity, .start(.playback))
      default: continue
      }
    }
    guard step.matches.isEmpty, case .call = step.kind, !readPosition(number), !readToggle(number)
    else { return }
    if step.name == "Task" || step.name == "detached", step.awaitsStream {
      add(number, "task", .token, "", .acquire)
      return
    }
    readRestoring(number)
    if step.name == "setEditing", step.arguments.first?.value.isFalse == true {
      readEndOfEditing(number)
      return
    }
    if Self.growing.contains(step.name) || Self.collectsWork(step) {
      readGrowth(number)
    } else if asksForMore(step) {
      add(number, "growth", .unknown, step.path, .start(.growth))
    } else if step.name == "reload" || step.name == "reloadFromOrigin", Self.isPage(step) {
      addLoad(number, step.receiverText)
    } else if step.name.hasPrefix("reload") {
      add(number, "reload", .unknown, step.path, .start(.reload))
    } else if clearsInput(step) {
      add(number, "input", .unknown, step.path, .start(.input))
    } else if step.name == "setDate", isDatePicker(step), let date = step.arguments.first?.value {
      readInput(number, date)
    } else if step.name.hasPrefix("seek"), startsOver(step) {
      add(number, "playback", .unknown, step.receiverText, .start(.playback))
    } else if Self.requesting.contains(step.name), !step.isResolved {
      add(number, "request", .unknown, step.path, .start(.request))
    } else if StepNames.presents(step) || step.name.hasPrefix("performSegue") {
      let shown = step.arguments.first?.value.text ?? ""
      add(number, "presentation", .unknown, shown, .start(.presentation))
    }
  }

  /// Whether a call empties a view that the user fills: `codeView.clearInput()`.
  private func clearsInput(_ step: UnfoldedStep) -> Bool {
    guard let root = step.receiver.first, root.first != "~", root != "super" else { return false }
    let words = self.words.words(of: step.name)
    guard words.count > 1, words[0] == "clear" || words[0] == "reset" else { return false }
    return ["input", "inputs", "text", "fields", "entry"].contains(words[words.count - 1])
  }

  /// Whether a call puts a player to its beginning.
  private func startsOver(_ step: UnfoldedStep) -> Bool {
    guard let root = step.receiver.first, root.first != "~", let time = step.arguments.first?.value
    else { return false }
    return [".zero", "CMTime.zero", "kCMTimeZero"].contains(time.text)
  }

  /// Adds the load of a page. What conditions ask for is mostly which page it is; where that may change
  /// meanwhile, or is not known, the page may not be loaded again.
  private mutating func addLoad(_ number: Int, _ page: String) {
    add(number, "page_load", .unknown, page, .start(.load))
    let step = steps[number]
    let asked = step.state.askedStates
    let mayChange = asked.contains { isWritten($0, besides: step.phase) }
    // What another object loads at the end of something else was asked for by that.
    let isOfOther = !step.isInOwnClass && step.marks.contains(.deferred)
    if !asked.isEmpty, !mayChange, !isOfOther {
      effects[effects.count - 1].marks.remove(.conditional)
    }
  }

  /// Whether a call is one of a web page.
  private static func isPage(_ step: UnfoldedStep) -> Bool {
    step.receiverType?.hasSuffix("WebView") == true
      || step.receiver.last?.lowercased().hasSuffix("webview") == true
  }

  /// Whether a callback makes the object of a name: what is started is another one each time.
  private func isMadeAnew(_ name: String, in phase: SourcePhase) -> Bool {
    name.first == "~" || madeAnew[phase]?.contains(name) == true
  }

  private mutating func readGrowth(_ number: Int) {
    let step = steps[number]
    guard !step.isResolved, let first = step.arguments.first?.value,
      step.receiver.first?.first != "~"
    else { return }
    let putsIn = Self.putsIn(step.name)
    guard step.isInOwnClass || putsIn else { return }
    if putsIn {
      // What is put into a new view is there once.
      guard !isMadeAnew(step.receiver.first ?? "", in: step.phase),
        !isMadeAnew(step.receiverText, in: step.phase)
      else { return }
      // What a type makes or gives is another object each time, but for the shared ones.
      guard step.receiver.first?.startsWithCapital != true || SharedNames.holds(step.receiver)
      else { return }
      guard first.isNew && !isKept(first) || madeAnew[step.phase]?.contains(first.text) == true,
        !clearedViews.contains(step.receiverText), !takenOut.contains(first.text),
        !exchanging.contains(step.function), !isOfReplacedList(step)
      else { return }
      add(number, "growth", .unknown, "\(step.receiverText) \(step.name)", .start(.growth))
      removeSteadyCondition(step)
    } else if let root = step.receiver.first, root != "super", !step.isLocal, !first.isSelf,
      !SharedNames.holds(step.receiver), root.first?.isUppercase == false,
      !cleared.contains(step.receiverText), step.receiverType?.hasPrefix("Set") != true
    {
      add(number, "growth", .unknown, step.receiverText, .start(.growth))
    }
  }

  /// Whether a function also puts its new views into a list whose views the same callback takes out.
  private func isOfReplacedList(_ step: UnfoldedStep) -> Bool {
    !takenOut.isEmpty
      && steps.contains { other in
        other.function == step.function && other.phase == step.phase
          && Self.collecting.contains(other.name) && takenOut.contains(other.receiverText)
      }
  }

  /// Whether a property keeps an object.
  private func isKept(_ value: UnfoldedValue) -> Bool {
    guard let root = value.path?.first else { return false }
    return root.first == "~" ? keptLocals.contains(value.text) : !root.startsWithCapital
  }

  private static let growing: Set = [
    "append", "addObject", "insert", "addSubview", "addSublayer", "addGestureRecognizer",
    "addChild",
    "addChildViewController", "addArrangedSubview", "appendContentsOf", "addObjectsFromArray",
    "addObjects",
    "addAnnotation", "addOverlay", "insertSubview", "insertSublayer", "insertArrangedSubview",
    "addBehavior", "addMotionEffect", "addInteraction",
  ]

  /// Whether a call puts an object into a view or the like, rather than an element into a list.
  private static func putsIn(_ name: String) -> Bool {
    name.hasPrefix("add") && !name.hasPrefix("addObject") && name != "add"
      || name.hasPrefix("insert") && name != "insert"
  }

  /// Whether a call puts work that goes on into what can stop it: `disposable.add(user.start())`.
  private static func collectsWork(_ step: UnfoldedStep) -> Bool {
    guard step.name == "add", let last = step.receiver.first(where: { $0 != "inner" }) else {
      return false
    }
    return last.lowercased().hasSuffix("disposable") || last.lowercased().hasSuffix("disposables")
  }

  /// Whether a call asks for the next part of a list: `loadMoreMessages()`, `fetchNextPage()`.
  private func asksForMore(_ step: UnfoldedStep) -> Bool {
    let words = self.words.words(of: step.name)
    guard let first = words.first, ["load", "fetch", "request", "get"].contains(first) else {
      return false
    }
    return words.contains("more") || (words.contains("next") && words.contains("page"))
  }

  private static let requesting: Set = [
    "dataTask", "downloadTask", "uploadTask", "dataTaskWithURL", "dataTaskWithRequest",
    "sendAsynchronousRequest",
  ]

  /// Reads what cannot be undone, in a callback.
  mutating func readDecision(_ number: Int) {
    let step = steps[number]
    guard case .callback = step.phase else { return }
    let words = self.words.words(of: step.name)
    if step.isResolved, !isOtherObject(step) {
      _ = readEndOfMode(number, words)
      return
    }
    // What is saved is saved again.
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
    if isTold(step) {
      guard words.contains(where: Self.endings.contains) || Self.saysGone(words),
        !isSetUpByCallback(step)
      else { return }
      add(number, "delegate", .unknown, step.path, .irreversible(.delegateTold))
      return
    }
    guard let first = words.first else { return }
    if readPost(number) || readEndOfMode(number, words) { return }
    let drops =
      Self.dropping.contains(first) || Self.removals.contains(step.name)
      || Self.farewells.contains(step.name.lowercased())
    if step.receiver.isEmpty, step.isInOwnClass, !step.isResolved { return }
    if screens.contains(step.receiverText), drops, !Self.emptying.contains(first) {
      add(number, "screen", .unknown, step.receiverText, .irreversible(.screenDropped))
      return
    }
    guard step.receiver.first?.first != "~" else { return }
    if cancelsWork(step, words) {
      add(
        number, "work", .unknown, step.receiverText, .irreversible(.workCanceled),
        isShared: step.isInOwnClass && SharedNames.holds(step.receiver))
    }
    // The screen that takes itself out of a list of listeners throws nothing away.
    guard !step.isResolved, step.arguments.first?.value.isSelf != true else { return }
    if drops, step.receiver != ["super"], step.isInOwnClass, !isFilledAgain(number),
      !isFilledByCallback(step),
      // What a cache held is made again when it is needed.
      !step.receiver.contains(where: { $0.lowercased().holds("cache") })
    {
      add(number, "state", .unknown, step.path, .irreversible(.stateDropped))
    }
  }

  /// Returns the name by which other code fills a property: that of the parameter which an initializer puts into
  /// it, else its own.
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

  /// Whether the same function has the object of an emptied list fill it again.
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

  /// Whether a call reaches an object that is not the screen.
  private func isOtherObject(_ step: UnfoldedStep) -> Bool {
    !step.receiver.isEmpty && step.receiver != ["super"]
  }

  /// Reads a notification whose name says that the screen is gone: `.chatDidClose`.
  private mutating func readPost(_ number: Int) -> Bool {
    let step = steps[number]
    guard step.name == "post" || step.name.hasPrefix("postNotification"),
      let text = step.arguments.first?.value.text
    else { return false }
    let name = String(text.split { !($0.isLetter || $0.isNumber) }.last ?? "")
    let words = self.words.words(of: name)
    guard words.contains("did") || words.contains("has") || words.contains("was"),
      words.contains(where: Self.endings.contains) || Self.saysGone(words)
    else { return false }
    add(number, "notification_post", .unknown, name, .irreversible(.delegateTold))
    return true
  }

  /// Reads a call that ends what the user is about: a search, the choice among messages.
  private mutating func readEndOfMode(_ number: Int, _ words: [String]) -> Bool {
    let step = steps[number]
    // `endEditing` takes the keyboard away.
    guard step.receiver.isEmpty, step.isInOwnClass, let first = words.first,
      Self.ends.contains(first), words.dropFirst() != ["editing"],
      !Self.timers.contains(words[words.count - 1]),
      let mode = words.first(where: Self.modes.contains),
      !isEnteredByCallback(mode), !step.isResolved || changesAnything(number)
    else { return false }
    add(number, "mode", .unknown, step.name, .irreversible(.stateDropped))
    // What is asked for is mostly whether there is anything to end.
    if !step.state.askedStates.isEmpty { effects[effects.count - 1].marks.remove(.conditional) }
    return true
  }

  /// Whether a function that is called writes something, ends something or gives something back.
  private func changesAnything(_ number: Int) -> Bool {
    let call = steps[number].site
    return steps[(number + 1)...].contains { step in
      guard step.route.contains(call) else { return false }
      if case .write = step.kind { return true }
      let verb = words.words(of: step.name).first ?? ""
      return !step.matches.isEmpty || Self.ends.contains(verb) || Self.dropping.contains(verb)
        || Self.removals.contains(step.name)
    }
  }

  /// Whether a callback begins what the user may be about.
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

  /// Reads a call in a callback that loads a list without what is searched for, where the code that answers the
  /// search passes it to the same function.
  mutating func readQuery(_ number: Int) {
    let step = steps[number]
    guard case .callback = step.phase, step.isInOwnClass, step.receiver.isEmpty,
      step.arguments.isEmpty, step.isResolved
    else { return }
    let isSearched = steps.contains { other in
      guard other.phase == .elsewhere, other.name == step.name, other.isInOwnClass,
        other.receiver.isEmpty, case .call = other.kind
      else { return false }
      return other.arguments.contains { argument in
        let text = argument.value.text.lowercased()
        return text.holds("search") && argument.value.namesViewState
          || argument.value.path?.count == 1 && (text.holds("search") || text.holds("query"))
      }
    }
    if isSearched { add(number, "search", .unknown, step.name, .start(.search)) }
  }

  /// Whether a call tells a delegate or a coordinator something.
  private func isTold(_ step: UnfoldedStep) -> Bool {
    guard let last = step.receiver.last?.lowercased(),
      Self.listeners.contains(where: last.hasSuffix)
    else { return false }
    // The screen that answers itself tells no other.
    return step.receiver.count == 1
      || !steps.contains { $0.path == step.receiverText && $0.value?.isSelf == true }
  }

  private static let listeners = [
    "delegate", "coordinator", "router", "navigator", "flow",
  ]

  static let endings: Set = [
    "finish", "finished", "close", "closed", "dismiss", "dismissed", "cancel", "canceled",
    "cancelled", "end", "ended", "exit", "exited", "leave", "left", "complete", "completed",
    "remove", "removed", "done", "pop", "popped", "abort", "aborted", "gone", "destroy",
  ]

  /// What a screen can be made to do that stays: it is not thrown away.
  private static let emptying: Set = ["reset", "clear", "delete", "erase", "remove"]

  /// Whether a name says that a screen was hidden: `visibleChatWasHidden`.
  private func saysHidden(_ words: [String]) -> Bool {
    words.contains("was") && words.contains("hidden")
      || words.contains("was") && ["closed", "dismissed", "popped"].contains(where: words.contains)
  }

  /// Whether a name says that the screen has left: `sheetDidDisappear`, and not that it is about to.
  private static func saysGone(_ words: [String]) -> Bool {
    words.contains("disappeared") || (words.contains("did") && words.contains("disappear"))
  }

  private static let removals: Set = [
    "removeAll", "removeAllObjects", "removeItem", "removeItemAtPath", "removeItemAtURL",
    "removeCoordinator", "removeChildCoordinator", "removeValue", "removeObject",
    "removeObjectForKey", "remove", "removeLast", "removeFirst",
  ]

  private static let farewells: Set = ["logout", "signout", "hangup"]

  private static let dropping: Set = [
    "reset", "clear", "destroy", "delete", "discard", "wipe", "cleanup", "clean", "teardown",
    "tear", "purge", "erase",
  ]
}
