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
      pair.isAcquire ? .acquire : .release)
  }

  /// Reads what only grows or starts over, in a callback.
  mutating func readRepetition(_ number: Int) {
    let step = steps[number]
    guard case .callback = step.phase else { return }
    for match in step.matches where match.act == .acquire {
      switch table.rows[match.row].id {
      case "page_load": addLoad(number, match.identity)
      case "playback":
        guard isMadeAnew(match.identity, in: step.phase) else { continue }
        add(number, "playback", .unknown, match.identity, .start(.playback))
      default: continue
      }
    }
    guard step.matches.isEmpty, case .call = step.kind, !readPosition(number) else { return }
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
    } else if Self.requesting.contains(step.name), !step.isResolved {
      add(number, "request", .unknown, step.path, .start(.request))
    } else if StepNames.presents(step) || step.name.hasPrefix("performSegue") {
      let shown = step.arguments.first?.value.text ?? ""
      add(number, "presentation", .unknown, shown, .start(.presentation))
    }
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
    let putsIn = step.name.hasPrefix("add") && step.name != "addObject" && step.name != "add"
    guard step.isInOwnClass || (putsIn && !isMadeAnew(step.receiver[0], in: step.phase)) else {
      return
    }
    if putsIn {
      // What a type makes or gives is another object each time, but for the shared ones.
      guard step.receiver.first?.startsWithCapital != true || SharedNames.holds(step.receiver)
      else { return }
      guard first.isNew && !isKept(first) || madeAnew[step.phase]?.contains(first.text) == true,
        !clearedViews.contains(step.receiverText), !takenOut.contains(first.text),
        !exchanging.contains(step.function)
      else { return }
      add(number, "growth", .unknown, "\(step.receiverText) \(step.name)", .start(.growth))
    } else if let root = step.receiver.first, root != "super", !step.isLocal, !first.isSelf,
      !SharedNames.holds(step.receiver), root.first?.isUppercase == false,
      !cleared.contains(step.receiverText), step.receiverType?.hasPrefix("Set") != true
    {
      add(number, "growth", .unknown, step.receiverText, .start(.growth))
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
    "addAnnotation", "addOverlay",
  ]

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
    if let owner = step.closureOwner {
      add(
        number, "closure", .unknown, step.path, .irreversible(.closureCalled),
        value: owner.isEmpty ? step.name : "\(owner).\(step.name)")
      return
    }
    if isTold(step) {
      guard words.contains(where: Self.endings.contains) || Self.saysGone(words) else { return }
      add(number, "delegate", .unknown, step.path, .irreversible(.delegateTold))
      return
    }
    guard let first = words.first else { return }
    if readEndOfMode(number, words) { return }
    let drops = Self.dropping.contains(first) || Self.removals.contains(step.name)
    if step.receiver.isEmpty, step.isInOwnClass, !step.isResolved { return }
    if screens.contains(step.receiverText), drops, !Self.emptying.contains(first) {
      add(number, "screen", .unknown, step.receiverText, .irreversible(.screenDropped))
      return
    }
    guard step.receiver.first?.first != "~" else { return }
    if cancelsWork(step, words) {
      add(number, "work", .unknown, step.receiverText, .irreversible(.workCanceled))
    }
    guard !step.isResolved else { return }
    if drops, step.receiver != ["super"], step.isInOwnClass {
      add(number, "state", .unknown, step.path, .irreversible(.stateDropped))
    }
  }

  /// Whether a call reaches an object that is not the screen.
  private func isOtherObject(_ step: UnfoldedStep) -> Bool {
    !step.receiver.isEmpty && step.receiver != ["super"]
  }

  /// Reads a call that ends what the user is about: a search, the choice among messages.
  private mutating func readEndOfMode(_ number: Int, _ words: [String]) -> Bool {
    let step = steps[number]
    guard step.receiver.isEmpty, step.isInOwnClass, let first = words.first,
      Self.ends.contains(first), let mode = words.first(where: Self.modes.contains),
      !isEnteredByCallback(mode)
    else { return false }
    add(number, "mode", .unknown, step.name, .irreversible(.stateDropped))
    // What is asked for is mostly whether there is anything to end.
    if !step.state.askedStates.isEmpty { effects[effects.count - 1].marks.remove(.conditional) }
    return true
  }

  /// Whether a callback begins what the user may be about.
  private func isEnteredByCallback(_ mode: String) -> Bool {
    steps.contains { step in
      guard case .callback = step.phase, case .call = step.kind else { return false }
      let words = self.words.words(of: step.name)
      return words.contains(mode) && ["begin", "start", "enter", "resume"].contains(words.first)
    }
  }

  private static let ends: Set = [
    "end", "cancel", "exit", "leave", "quit", "stop", "abort", "close",
  ]
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
      return other.arguments.contains {
        $0.value.namesViewState && $0.value.text.lowercased().holds("search")
      }
    }
    if isSearched { add(number, "search", .unknown, step.name, .start(.search)) }
  }

  /// Whether a call cancels the work of another object that its name or that of the object says.
  private func cancelsWork(_ step: UnfoldedStep, _ words: [String]) -> Bool {
    guard words.first == "cancel" || words.first == "suspend", step.receiver != ["super"],
      !step.receiver.isEmpty, !isBegunOnAppearing(step)
    else { return false }
    let last = step.receiver.last?.lowercased() ?? ""
    return words.count > 1 || Self.works.contains(where: last.hasSuffix)
  }

  private static let works = [
    "operation", "operations", "operationqueue", "task", "tasks", "request", "requests", "download",
    "downloads", "upload", "uploads", "transfer", "export", "import",
  ]

  /// Whether another callback than that of a call makes the call's object, or calls it: what is canceled may
  /// be begun there.
  private func isBegunOnAppearing(_ step: UnfoldedStep) -> Bool {
    guard let root = step.receiver.first, root != "oldValue" else { return true }
    let work = Set(step.receiver.flatMap(words.words(of:)))
    return steps.contains { other in
      guard case .callback = other.phase, other.phase != step.phase else { return false }
      // `search(for:)` begins what `searchQueue` does.
      if other.receiver.isEmpty, other.isInOwnClass, case .call = other.kind,
        let verb = words.words(of: other.name).first, verb.utf8.count > 3, work.contains(verb)
      {
        return true
      }
      guard (other.receiver.first ?? other.name) == root else { return false }
      return !["add", "remove", "register", "observe"].contains(words.words(of: other.name).first)
    }
  }

  /// Whether a call tells a delegate or a coordinator something.
  private func isTold(_ step: UnfoldedStep) -> Bool {
    guard let last = step.receiver.last?.lowercased() else { return false }
    return Self.listeners.contains(where: last.hasSuffix)
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

  /// Whether a name says that the screen has left: `sheetDidDisappear`, and not that it is about to.
  private static func saysGone(_ words: [String]) -> Bool {
    words.contains("disappeared") || (words.contains("did") && words.contains("disappear"))
  }

  private static let removals: Set = [
    "removeAll", "removeAllObjects", "removeItem", "removeItemAtPath", "removeItemAtURL",
    "removeCoordinator", "removeChildCoordinator", "removeValue", "removeObject",
    "removeObjectForKey", "remove", "removeLast", "removeFirst",
  ]

  private static let dropping: Set = [
    "reset", "clear", "destroy", "delete", "discard", "wipe", "cleanup", "clean", "teardown",
    "tear", "purge", "erase",
  ]
}
