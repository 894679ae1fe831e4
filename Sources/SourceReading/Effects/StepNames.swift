/// What all steps of a class say about its names.
struct StepNames {
  /// The properties that hold screens which the class shows, and whether it pushes them. No
  /// transition that can still be cancelled brings back the screen below one that is only presented.
  var screens: [String: Bool] = [:]

  /// The properties that hold screens which segues show, pushed or presented.
  var destinations: Set<String> = []

  /// The rows of the shared values that are written, by their names.
  var flagRows: [String: Int] = [:]

  /// The collections that each callback empties.
  var cleared: [SourcePhase: Set<String>] = [:]

  /// The views whose subviews are removed by callbacks.
  var clearedViews: Set<String> = []

  /// The views and screens that callbacks remove from their containers.
  var takenOut: Set<String> = []

  /// The functions that remove views, layers or screens from their containers, by the call: what
  /// they add of the same kind replaces it.
  private var exchanging: [CallerName: Set<String>] = [:]

  /// The functions that remove the screen itself.
  var leaving: Set<CallerName> = []

  /// Whether the user can edit the rows of a list.
  var isEdited = false

  /// What identifies everything that is acquired, by the rows.
  var acquired: [Int: Set<String>] = [:]

  /// The names whose values matter to callbacks or that are emptied at any time, among those of
  /// properties; also `self`, which an initializer of Objective-C assigns.
  var needed: Set<String> = ["self"]

  /// The indices of the steps that make subscriptions.
  var subscriptions: [Int] = []

  /// Collects the names.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  init(_ steps: [UnfoldedStep]) {
    var keepers: [String: [String]] = [:]
    var shown: [String: Bool] = [:]
    for (number, step) in steps.enumerated() {
      collectAcquired(step)
      collectNeeded(step)
      switch step.kind {
      case .write:
        guard let value = step.value else { continue }
        if step.name == "isEditing" || step.name == "editing", !value.isFalse { isEdited = true }
        if value.text.hasSuffix("editButtonItem") { isEdited = true }
        let isCleared = value.isEmptyCollection
        if isCleared || value.isNil, step.isInCallback, Self.holdsParts(step.name) {
          clearedViews.insert(step.receiverText)
        }
        if Self.isDestination(value.text) { destinations.insert(step.path) }
        let isOfLocal = value.text.utf8.first == UInt8(ascii: "~")
        guard isCleared || value.isNew || isOfLocal || !step.matches.isEmpty else { continue }
        let path = step.path
        if step.phase == .elsewhere, value.isNew, Self.keepsCoordinators(path), path.first != "~" {
          screens[path] = true
        }
        if isCleared, step.isInCallback { cleared[step.phase, default: []].insert(path) }
        if isOfLocal, path.first != "~" { keepers[value.text, default: []].append(path) }
        if let match = step.matches.first, flagRows[path] == nil { flagRows[path] = match.row }
      case .call:
        // A coordinator shows its screens itself, also one of several.
        if step.traits.contains(.collecting), step.phase == .elsewhere,
          let last = step.receiver.last, Self.keepsCoordinators(last), step.receiver[0].first != "~"
        {
          screens[step.receiverText] = true
        }
        guard step.traits.contains(.telling) else { continue }
        if Self.subscribing.contains(step.name) { subscriptions.append(number) }
        if step.name == "setEditing", step.arguments.first?.value.isFalse == false,
          step.receiver != ["super"]
        {
          isEdited = true
        }
        if step.name.hasPrefix("remove") || Self.removesEach(step) { collectRemoval(step) }
        if step.isInCallback, Self.replacing.contains(step.name) {
          cleared[step.phase, default: []].insert(step.receiverText)
        }
        if Self.takesAway(step) { leaving.insert(step.function) }
        guard Self.presents(step), let first = step.arguments.first else { continue }
        let isPushed = !step.name.hasPrefix("present")
        shown[first.value.text] = isPushed || shown[first.value.text] == true
      case .use: continue
      }
    }
    collectScreens(shown, keepers)
  }

  /// Whether a name is that of a coordinator or of several.
  static func keepsCoordinators(_ name: String) -> Bool {
    name.hasSuffix("oordinator") || name.hasSuffix("oordinators")
  }

  /// Whether a value is the screen that a segue shows: `segue.destination as? DetailController`.
  private static func isDestination(_ value: String) -> Bool {
    value == "~segue.destination" || value == "~segue.destinationViewController"
  }

  /// Collects the properties that keep the screens which are shown, by the names of what is shown.
  private mutating func collectScreens(_ shown: [String: Bool], _ keepers: [String: [String]]) {
    for (name, isPushed) in shown {
      for property in name.first == "~" ? keepers[name] ?? [] : [name]
      where screens[property] != true {
        screens[property] = isPushed
      }
    }
  }

  private mutating func collectAcquired(_ step: UnfoldedStep) {
    for match in step.matches where match.act == .acquire {
      acquired[match.row, default: []].insert(match.identity)
    }
  }

  /// Collects the name that a step of a callback is about, and one that is emptied.
  private mutating func collectNeeded(_ step: UnfoldedStep) {
    if step.isInCallback, step.receiver.count < 2 {
      needed.insert(step.receiver.first ?? step.name)
    }
    guard case .write = step.kind, let value = step.value else { return }
    if value.isNil || value.isEmptyCollection { needed.insert(step.name) }
  }

  private static let subscribing: Set = ["sink", "subscribe", "assign"]

  /// The calls that replace all that an object holds: `text.setAttributedString(NSAttributedString())`.
  private static let replacing: Set = ["setAttributedString", "setString", "setArray", "setSet"]

  /// Whether calls of a name may say something about all names of a class, besides those that remove
  /// or show something.
  static func tells(_ name: String) -> Bool {
    subscribing.contains(name) || replacing.contains(name) || dismissing.contains(name)
      || name.hasPrefix("popViewController") || name == "setEditing"
      || name == "makeObjectsPerformSelector"
  }

  /// Whether a call removes the screen itself: `dismiss(animated: true)`.
  private static func takesAway(_ step: UnfoldedStep) -> Bool {
    guard step.isInOwnClass else { return false }
    return step.name.hasPrefix("popViewController")
      ? step.receiver.last == "navigationController"
      : dismissing.contains(step.name) && !step.arguments.isEmpty
        && (step.receiver.isEmpty || step.receiver == ["presentingViewController"])
  }

  static let dismissing: Set = ["dismiss", "dismissViewControllerAnimated"]

  /// Whether a call removes all elements of a list: `[view.subviews makeObjectsPerformSelector:…]`.
  private static func removesEach(_ step: UnfoldedStep) -> Bool {
    step.name == "makeObjectsPerformSelector"
      && step.arguments.first?.value.text.holds("removeFrom") == true
  }

  /// Collects what a call removes from a view or a list.
  private mutating func collectRemoval(_ step: UnfoldedStep) {
    if step.name.hasPrefix("removeFrom") {
      exchanging[step.function, default: []].insert(step.name)
    }
    guard step.isInCallback else { return }
    if step.name.hasPrefix("removeAll") {
      cleared[step.phase, default: []].insert(step.receiverText)
    }
    if let last = step.receiver.last, Self.holdsParts(last) {
      clearedViews.insert(step.receiver.dropLast().joined(separator: "."))
    }
    // An extension that is not among the files: `view.removeAllSubviews()`.
    if Self.holdsParts(step.name) { clearedViews.insert(step.receiverText) }
    if let first = step.arguments.first {
      takenOut.insert(first.value.text)
      // Everything that a view holds: `map.removeAnnotations(map.annotations)`.
      if !step.receiver.isEmpty, first.value.text.hasPrefix(step.receiverText + ".") {
        clearedViews.insert(step.receiverText)
      }
    }
    if step.name.hasPrefix("removeFrom") {
      takenOut.insert(step.receiverText)
      takenOut.formUnion(step.loopLists)
    }
  }

  /// Whether what a call puts into a container replaces what its function removes from one.
  func exchanges(_ step: UnfoldedStep) -> Bool {
    guard let removed = exchanging[step.function] else { return false }
    let isOfLayer = step.name.hasSuffix("ublayer")
    return removed.contains { $0.hasSuffix("layer") == isOfLayer }
  }

  /// Whether a name is that of a list of things in a view.
  private static func holdsParts(_ name: String) -> Bool {
    ["ubviews", "ublayers", "estureRecognizers", "Segments"].contains(where: name.hasSuffix)
  }

  /// Whether a call shows the screen that is its first argument.
  static func presents(_ step: UnfoldedStep) -> Bool {
    switch step.name {
    case "present": step.arguments.contains { $0.label == "animated" }
    case "show": step.arguments.contains { $0.label == "sender" }
    default: presents(step.name)
    }
  }

  /// Whether calls of a name may show the screen that is their first argument.
  static func presents(_ name: String) -> Bool { presenting.contains(name) }

  /// The names of calls that push a screen, or perform a segue, which may push one.
  static let pushing = NameSearch([
    "pushViewController", "performSegue", "performSegueWithIdentifier",
  ])

  private static let presenting: Set = [
    "pushViewController", "presentViewController", "showViewController",
    "showDetailViewController", "present", "show",
  ]
}
