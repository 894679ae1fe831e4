extension EffectReading {
  /// Reads a `start…` or `stop…` call of an object whose class is not in the scanned files.
  mutating func readNamedPair(_ number: Int) {
    let step = steps[number]
    guard let root = step.receiver.first, step.receiver != ["super"], root.first != "~",
      let pair = words.pair(step.name), !NamedPair.isForCells(step.arguments),
      !step.isResolved || isOpaque(number)
    else { return }
    add(
      number, "named_pair", .unknown, "\(step.receiverText) \(pair.noun)",
      pair.isAcquire ? .acquire : .release, value: step.path)
  }

  /// Reads a call on what a function that acquires something has returned: `token?.cancel()` after
  /// `token = store.subscribe(self)`.
  ///
  /// - Returns: whether it is one.
  mutating func readEndOfPair(_ number: Int) -> Bool {
    let step = steps[number]
    guard Self.givingBack.contains(step.name), step.isInOwnClass, step.receiver.count == 1,
      property(step.receiver[0]) != nil,
      let begin = steps.first(where: {
        $0.traits.contains(.pair) && !$0.isResolved && $0.matches.allSatisfy(\.isOfAnyName)
          && $0.holder == step.receiverText
      }), let pair = words.pair(begin.name), pair.isAcquire
    else { return false }
    add(
      number, "named_pair", .unknown, "\(begin.receiverText) \(pair.noun)", .release,
      value: step.path)
    return true
  }

  private static let givingBack: Set = [
    "cancel", "dispose", "stop", "remove", "invalidate", "unsubscribe", "detach", "unregister",
  ]

  /// Whether the function that is called does nothing that is known, so that only its name tells what
  /// it does.
  private func isOpaque(_ number: Int) -> Bool {
    steps(ledToBy: number).allSatisfy { step in
      step.matches.isEmpty && (!step.traits.contains(.pair) || step.receiver.first?.first == "~")
    }
  }

  /// Reads a call in a callback that only adds something or that starts something over.
  mutating func readRepetition(_ number: Int) {
    let step = steps[number]
    guard case .callback = step.phase else { return }
    readOverlay(number)
    if beginsEndlessStream(step) {
      add(number, "disposable", .token, "", .acquire)
      return
    }
    for match in step.matches where match.act == .acquire {
      switch table.rows[match.row].id {
      case "page_load" where !step.loadsNothing: addLoad(number, match.identity)
      case "playback": readPlayback(number, match)
      default: continue
      }
    }
    if repeatsItself(step) {
      add(number, "loop", .unknown, step.name, .start(.loop))
      return
    }
    guard step.matches.isEmpty, case .call = step.kind, !readPosition(number), !readToggle(number),
      !readRenewal(number), !readEndOfSearch(number), !readUpload(number)
    else { return }
    if readStreamTask(number) { return }
    readRestoring(number)
    if step.name == "setEditing", step.arguments.first?.value.isFalse == true {
      readEndOfEditing(number)
      return
    }
    if Self.growing.contains(step.name) || Self.collectsWork(step) || Self.addsAnswer(step) {
      readGrowth(number)
    } else if asksForMore(step) {
      add(number, "growth", .unknown, step.path, .start(.more))
    } else if step.name == "reload" || step.name == "reloadFromOrigin", Self.isPage(step) {
      addLoad(number, step.receiverText)
    } else if step.name.hasPrefix("reload") {
      add(number, "reload", .unknown, step.path, .start(.reload))
      readRereading(number)
    } else if step.name == "setDate", isDatePicker(step), let date = step.arguments.first?.value {
      readInput(number, date)
    } else if step.name == "selectRow",
      step.arguments.contains(where: { $0.label == "inComponent" })
    {
      readChoice(number, step.arguments[0].value)
    } else if replacesMedia(step) {
      addToView(
        number, "playback", step.receiverText, step.arguments.first?.value, .start(.playback))
    } else if step.name.hasPrefix("seek"), startsOver(step) {
      add(number, "playback", .unknown, step.receiverText, .start(.playback))
    } else if Self.requesting.contains(step.name) || changesServer(step), !step.isResolved {
      add(number, "request", .unknown, step.path, .start(.request))
    } else if StepNames.presents(step) || step.name.hasPrefix("performSegue")
      || Self.showsOldAlert(step)
    {
      readPresentation(number)
    }
  }

  /// Adds the load of a page. A condition usually selects which page is loaded. Where that may
  /// change meanwhile, or is not known, the page may not be loaded again.
  private mutating func addLoad(_ number: Int, _ page: String) {
    let step = steps[number]
    // A page that each layout loads too is there already.
    if views.laidOut.contains(step) { return }
    add(number, "page_load", .unknown, page, .start(.load))
    let asked = step.state.askedStates
    let mayChange = asked.contains { isWritten($0, besides: step.phase) || tellsOfPast($0) }
    // What another object loads when something else ends was asked for by that.
    let isOfOther = !step.isInOwnClass && step.isPlainly(.deferred)
    if !asked.isEmpty, !mayChange, !isOfOther {
      effects[effects.count - 1].marks.remove(.conditional)
    }
  }

  /// Whether a name asks another object whether something was done: `page.hasBeenShown`.
  private func tellsOfPast(_ path: String) -> Bool {
    guard let dot = path.lastIndex(of: ".") else { return false }
    let words = self.words.words(of: String(path[path.index(after: dot)...]))
    return ["has", "did", "was", "is"].contains(words.first)
      && words.dropFirst().contains { $0.hasSuffix("ed") || ["shown", "done"].contains($0) }
  }

  /// Whether a call loads a web page.
  private static func isPage(_ step: UnfoldedStep) -> Bool {
    step.receiverType?.hasSuffix("WebView") == true
      || step.receiver.last?.lowercased().hasSuffix("webview") == true
  }

  /// Whether a callback makes the object of a name. What is started is then a new object each time.
  func isMadeAnew(_ name: String, in phase: SourcePhase) -> Bool {
    name.first == "~" || assignsNew(name, in: phase)
  }

  /// Whether a callback assigns a new object to a path, and not only where nothing is there.
  private func assignsNew(_ path: String, in phase: SourcePhase) -> Bool {
    views.answer(.isMadeAnew, path, in: phase) {
      uses.writes(to: path).contains { step in
        step.phase == phase && step.value?.isNew == true && !step.state.askedStates.contains(path)
      }
    }
  }

  /// Whether a callback assigns something to a path, and not only where nothing is there.
  func isReplaced(_ path: String, in phase: SourcePhase) -> Bool {
    views.answer(.isReplaced, path, in: phase) {
      views.written.paths[path]?.contains(phase) == true
        && uses.writes(to: path).contains { step in
          step.phase == phase && !step.state.askedStates.contains(path)
        }
    }
  }

  /// Whether a callback assigns a new text to what a step then appends to.
  private func startsAnew(_ number: Int) -> Bool {
    let path = steps[number].receiverText
    return path.hasSuffix(".text") && !assignments(to: path, before: number).isEmpty
  }

  /// Whether the callback of a step has always set a path before.
  func isSet(_ path: String, before number: Int) -> Bool {
    assignments(to: path, before: number).contains { !$0.marks.contains(.conditional) }
  }

  /// Returns the steps before a step of the same callback that assign a value to a path.
  private func assignments(to path: String, before number: Int) -> [UnfoldedStep] {
    uses.writes(to: path, before: number).filter { step in
      guard case .write(UInt8(ascii: "=")) = step.kind else { return false }
      return step.phase == steps[number].phase
    }
  }

  private mutating func readGrowth(_ number: Int) {
    let step = steps[number]
    guard !step.isResolved, let first = step.arguments.first?.value,
      step.receiver.first?.first != "~", !step.isInStream, !Self.fillsSet(step)
    else { return }
    let putsIn = Self.putsIn(step.name)
    if addsToSharedList(step) {
      add(number, "growth", .unknown, step.receiverText, .start(.growth))
      return
    }
    guard
      step.isInOwnClass || putsIn || Self.appends(step) && lengthensModel(step, step.receiver)
    else { return }
    if putsIn {
      // What is put into a new view is there once.
      guard !isMadeAnew(step.receiver.first ?? "", in: step.phase),
        !isReplaced(step.receiverText, in: step.phase)
      else { return }
      // An indicator of activity is removed when the work has ended.
      guard !first.text.lowercased().hasSuffix("hud") else { return }
      // What a type makes or returns is a new object each time, except for the shared ones.
      guard step.receiver.first?.startsWithCapital != true || SharedNames.holds(step.receiver)
      else { return }
      guard
        first.isNew || Self.makesEach(step) || step.name.hasPrefix("insertSegment")
          || assignsNew(first.text, in: step.phase),
        !names.clearedViews.contains(step.receiverText),
        !names.exchanges(step), !isOfReplacedList(step),
        step.name != "addUserScript"
          || !uses.calls(of: "removeAllUserScripts").contains(where: \.isInCallback),
        !readPlacing(number, of: first)
      else { return }
      add(
        number, "growth", .unknown, "\(step.receiverText) \(step.name)", .start(.growth),
        value: first.text)
      removeSteadyCondition(step)
    } else if let root = step.receiver.first, root != "super", !step.isLocal, !first.isSelf,
      !SharedNames.holds(step.receiver), root.first?.isUppercase == false,
      names.cleared[step.phase]?.contains(step.receiverText) != true,
      !startsAnew(number), !isSearchedFirst(step), !addsOnlyNew(step, to: step.receiverText),
      // A list in a new table is new.
      step.receiver.count == 1
        || !isMadeAnew(root, in: step.phase) && !isSet(root, before: number),
      !step.isOfSet
    {
      // What one callback fills and another one empties is held in between.
      let isEmptied = names.cleared.values.contains { $0.contains(step.receiverText) }
      if isEmptied {
        add(number, "list", .clearAll, step.receiverText, .acquire)
      } else {
        add(number, "growth", .unknown, step.receiverText, .start(.growth))
        // What a condition checks of each element is the same for the same elements.
        if asksOnlyElements(step) {
          effects[effects.count - 1].marks.remove(.conditional)
        }
      }
    }
  }

  /// Whether a condition checks a local that a loop over the list sets: `if !isFound {
  /// list.append(item) }`.
  private func isSearchedFirst(_ step: UnfoldedStep) -> Bool {
    step.state.askedStates.contains { path in
      path.first == "~"
        && uses.isSet(path, inLoopOver: step.receiverText, in: step.function)
    }
  }

  /// Whether the conditions around a step check only the elements of a list that a loop is over.
  private func asksOnlyElements(_ step: UnfoldedStep) -> Bool {
    let asked = step.state.askedStates
    guard !asked.isEmpty else { return false }
    let lists = step.loopLists
    return !lists.isEmpty
      && asked.allSatisfy { path in
        path.first == "~" || path.startsWithCapital || lists.contains { path.isOrStandsIn($0) }
      }
  }

  /// Whether a call is passed a new object for each element of a list: `places.map { Pin($0) }`.
  private static func makesEach(_ step: UnfoldedStep) -> Bool {
    step.firstArgumentSource.split(separator: ".map").dropFirst()
      .contains { $0.contains(where: \.isUppercase) }
  }

  /// Reads that a callback empties a list.
  mutating func readEmptiedList(_ number: Int, _ list: String) {
    guard names.cleared[steps[number].phase]?.contains(list) == true else { return }
    add(number, "list", .clearAll, list, .release)
  }

  /// Whether a function also puts its new views into a list whose views the same callback removes.
  private func isOfReplacedList(_ step: UnfoldedStep) -> Bool {
    !names.takenOut.isEmpty
      && steps.contains { other in
        other.function == step.function && other.phase == step.phase
          && Self.collecting.contains(other.name) && names.takenOut.contains(other.receiverText)
      }
  }

  private static let growing: Set = [
    "append", "addObject", "insert", "addSubview", "addSublayer", "addGestureRecognizer",
    "addChild",
    "addChildViewController", "addArrangedSubview", "appendContentsOf", "addObjectsFromArray",
    "addObjects",
    "addAnnotation", "addAnnotations", "addOverlay", "addOverlays", "insertSubview",
    "insertSublayer", "insertArrangedSubview",
    "addUserScript", "addBehavior", "addMotionEffect", "addInteraction", "insertSegment",
    "insertSegmentWithTitle",
    "insertSegmentWithImage",
  ]

  /// Whether a call gives a control one more closure for an event: `button.addAction(UIAction { },
  /// for: .touchUpInside)`. An action replaces the one of the same identifier.
  private static func addsAnswer(_ step: UnfoldedStep) -> Bool {
    step.name == "addAction" && step.arguments.count == 2 && step.arguments[1].label == "for"
      && !step.firstArgumentSource.holds("identifier:")
  }

  /// Whether a call puts an element into a set, which has each one once: lists are told where.
  private static func fillsSet(_ step: UnfoldedStep) -> Bool {
    step.name == "insert" && step.arguments.count == 1 && step.arguments[0].label == "_"
  }

  /// Whether a call puts an object into a view or the like, rather than an element into a list.
  static func putsIn(_ name: String) -> Bool {
    name.hasPrefix("add") && !name.hasPrefix("addObject") && name != "add"
      || name.hasPrefix("insert") && name != "insert"
  }

  /// Whether a call puts ongoing work into an object that can stop it:
  /// `disposable.add(user.start())`.
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

  /// Whether a call asks another object for something that is done once: `client.redeem(coupon) { … }`.
  private func changesServer(_ step: UnfoldedStep) -> Bool {
    !step.receiver.isEmpty && step.receiver != ["super"]
      && step.arguments.contains { $0.isClosure || $0.label.lowercased().hasPrefix("completion") }
      && words.words(of: step.name).first.map(Self.doneOnce.contains) == true
  }

  private static let doneOnce: Set = [
    "book", "buy", "checkout", "donate", "mint", "pay", "purchase", "redeem", "submit", "transfer",
    "vote", "withdraw",
  ]

  /// Reads a call in a callback that loads a list without the search text, where the code that
  /// answers the search passes the text to the same function.
  mutating func readQuery(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, Self.leavesOutSearch(step) else { return }
    let isSearched = uses.calls(of: step.name).contains { other in
      guard other.phase == .elsewhere, other.isInOwnClass, other.receiver == step.receiver else {
        return false
      }
      return other.arguments.contains { argument in
        let text = argument.value.text.lowercased()
        return text.holds("search") && argument.value.namesViewState
          || argument.value.path?.count == 1 && (text.holds("search") || text.holds("query"))
          || BodyStep.saysSearch(argument.label) && !argument.value.isNil
      }
    }
    if isSearched { add(number, "search", .unknown, step.name, .start(.search)) }
  }

  /// Whether a call has no argument for what is searched for, or nil: `load()`, `model.load(query:
  /// nil)`.
  private static func leavesOutSearch(_ step: UnfoldedStep) -> Bool {
    guard let argument = step.step.arguments.first else {
      return step.receiver.isEmpty && step.isResolved
    }
    return step.step.arguments.count == 1 && BodyStep.saysSearch(argument.label)
      && step.arguments[0].value.isNil
  }
}
