/// What a screen shows from the start, and hides in a callback.
extension EffectReading {
  /// Adds what code that runs once shows and only a callback hides or empties. A screen that does
  /// not leave after all no longer has it.
  mutating func readLeft() {
    var taken: [String: [Int]] = [:]
    for (number, step) in steps.enumerated() {
      guard step.isInCallback, step.isInOwnClass, step.matches.allSatisfy(\.isOfAnyName),
        let path = takenAway(step)
      else { continue }
      taken[path, default: []].append(number)
    }
    guard !taken.isEmpty else { return }
    var shown: [String: [Int]] = [:]
    for (number, step) in steps.enumerated() {
      guard let path = shownPath(step), taken[path] != nil else { continue }
      shown[path, default: []].append(number)
    }
    for (path, numbers) in taken.sorted(by: { $0.key < $1.key }) {
      let first = steps[numbers[0]]
      let others = (shown[path] ?? []).filter { !numbers.contains($0) }
      guard numbers.allSatisfy({ steps[$0].phase == first.phase }) else { continue }
      if others.isEmpty {
        guard isOnAtFirst(first) else { continue }
        add(numbers[0], "view_state", .idempotent, path, .acquire)
        effects[effects.count - 1].phase = .once
      } else {
        guard others.allSatisfy({ steps[$0].phase == .once }),
          steps[others[0]].value == nil || steps[others[0]].value?.text != first.value?.text
        else { continue }
        add(others[0], "view_state", .idempotent, path, .acquire)
      }
      for number in numbers { add(number, "view_state", .idempotent, path, .release) }
    }
  }

  /// Whether what a step switches off is on unless code switches it off: touches of the screen's own
  /// view, a control or a list of its interface file.
  private func isOnAtFirst(_ step: UnfoldedStep) -> Bool {
    guard Self.abilities.contains(step.name), step.receiver.count == 1 else { return false }
    if step.receiver == ["view"] || step.receiver == ["tableView"] { return true }
    return property(step.receiver[0])?.modifiers.contains { $0.hasSuffix("IBOutlet") } == true
  }

  /// Returns the path of what a step writes, or of the view that it puts into another one.
  private func shownPath(_ step: UnfoldedStep) -> String? {
    switch step.kind {
    case .write: Self.plainPath(step)
    case .call where Self.putsIn(step.name): step.arguments.first?.value.text
    case .call, .use: nil
    }
  }

  /// Returns the path of what a step hides or empties, or of the view or the gesture that it takes out.
  private func takenAway(_ step: UnfoldedStep) -> String? {
    if step.name == "removeGestureRecognizer", let gesture = step.arguments.first?.value.text {
      return gesture
    }
    if step.name == "removeFromSuperview", let root = step.receiver.first, property(root) != nil {
      let words = step.receiver.flatMap(words.words(of:))
      return words.contains(where: Self.waiting.contains) ? nil : step.receiverText
    }
    guard case .write(UInt8(ascii: "=")) = step.kind, let value = step.value,
      Self.looks.contains(step.name) && (value.isNothing || Self.hiding.contains(value.text))
        || Self.abilities.contains(step.name) && value.isFalse
        || Self.rests.contains(step.name) && value.isTrue
    else { return nil }
    let path = step.receiver + [step.name]
    guard let root = path.first, root.first?.isLowercase == true, !SharedNames.holds(path) else {
      return nil
    }
    return Self.plainPath(step)
  }

  /// Returns the path of what a step writes. The title of a screen is that of its navigation item.
  private static func plainPath(_ step: UnfoldedStep) -> String {
    step.path == "navigationItem.title" ? "title" : step.path
  }

  /// The words of views that say that the app works: they are taken out when it is ready.
  private static let waiting: Set = [
    "loading", "loader", "spinner", "indicator", "hud", "progress", "splash", "launch", "overlay",
    "placeholder",
  ]

  private static let looks: Set = [
    "isHidden", "hidden", "alpha", "image", "prompt", "title", "titleView", "rightBarButtonItem",
    "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
  ]

  /// What a view can do while it is true.
  private static let abilities: Set = [
    "isUserInteractionEnabled", "userInteractionEnabled", "isScrollEnabled", "scrollEnabled",
    "isEnabled", "enabled", "isActive", "active",
  ]

  /// What stands still while it is true.
  private static let rests: Set = [
    "isPaused", "paused", "isSuspended", "suspended", "isMuted", "muted",
  ]

  /// Whether a name says what an object does or can do, rather than what is seen.
  static func isSwitch(_ name: String) -> Bool { abilities.contains(name) || rests.contains(name) }

  private static let hiding: Set = ["true", "YES", "0", "0.0", "0.0f"]
}

/// What callbacks load, renew or toggle.
extension EffectReading {
  /// Reads a call that loads what another callback saves, and the call that saves it. If the load
  /// runs again before the save, the changes made in between are overwritten.
  mutating func readRestoring(_ number: Int) {
    let step = steps[number]
    let names = words.words(of: step.name)
    guard names.count > 1, case .callback = step.phase else { return }
    let isLoad = Self.loading.contains(names[0])
    guard isLoad || Self.saving.contains(names[0]) else { return }
    let hasCounterpart = steps.contains { other in
      guard case .callback = other.phase, case .call = other.kind, other.phase != step.phase,
        other.receiverText == step.receiverText
      else { return false }
      let others = words.words(of: other.name)
      return others.count > 1 && others[1] == names[1]
        && (isLoad ? Self.saving : Self.loading).contains(others[0])
    }
    guard hasCounterpart else { return }
    add(
      number, "restoring", .unknown, "\(step.receiverText) \(names[1])",
      isLoad ? .start(.restoring) : .release)
  }

  private static let loading: Set = ["load", "restore"]
  private static let saving: Set = ["save", "store"]

  /// Reads a call that switches between two states without naming one: `togglePassword()`.
  mutating func readToggle(_ number: Int) -> Bool {
    let step = steps[number]
    let words = self.words.words(of: step.name)
    // What depends on something else does not switch over: `toggleButtonByStatus()`.
    guard words.first == "toggle", !words.contains(where: ["by", "for", "if", "from"].contains),
      step.isInOwnClass, !step.isLocal
    else { return false }
    let isOfFlag = step.name == "toggle" && step.receiver.count == 1 && step.arguments.isEmpty
    let isOfScreen =
      step.receiver.isEmpty && step.route.isEmpty
      && step.arguments.allSatisfy { $0.label == "_" && $0.value.path?.isEmpty == false }
      && !step.arguments.contains { $0.value.isTrue || $0.value.isFalse }
    guard
      isOfScreen && (!step.isResolved || switchesOver(number))
        || (isOfFlag && step.receiver[0].first != "~")
    else { return false }
    add(number, "toggle", .unknown, step.path, .start(.toggle))
    return true
  }

  /// Whether a called function sets something to the opposite of its own value.
  private func switchesOver(_ number: Int) -> Bool {
    steps(ledToBy: number).contains { step in
      if step.name == "toggle", step.arguments.isEmpty { return true }
      guard case .write = step.kind, let value = step.value else { return false }
      return value.text == step.path
        || ((value.isTrue || value.isFalse) && step.state.askedStates.contains(step.path))
    }
  }

  /// Whether a new view that the user fills replaces the one before.
  func renewsField(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard value.isNew, case .callback = step.phase else { return false }
    let type = property(step.name)?.type ?? ""
    guard ["TextField", "TextView", "SearchBar", "SearchController"].contains(where: type.holds)
    else { return false }
    // What the user has typed may be put into the new one.
    return !steps.contains { other in
      other.phase == step.phase && other.name == "text" && other.receiver.first == step.name
        && other.value?.isNothing == false
    }
  }
}
