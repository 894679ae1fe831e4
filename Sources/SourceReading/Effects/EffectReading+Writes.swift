extension EffectReading {
  /// Reads the effect of a write: a shared value is set or saved, a property is filled or emptied.
  mutating func readWrite(_ number: Int) {
    let step = steps[number]
    guard case .write(let operation) = step.kind, let value = step.value else { return }
    if readRegistryWrite(number, value) { return }
    let counting = operation == UInt8(ascii: "=") ? counting(step) ?? operation : operation
    guard counting == UInt8(ascii: "=") else {
      readCounting(number, counting)
      return
    }
    readSave(number, value)
    if SharedNames.holds(step.receiver) || Self.writesStaticMode(step, value) {
      // What only tests and assistants read is not shared with what users see.
      guard !SharedNames.isMade(step.receiver), !step.name.hasPrefix("accessibility") else {
        return
      }
      add(number, "shared_value", .flag, step.path, .set, isShared: true, value: value.text)
      return
    }
    guard step.isInOwnClass, step.receiver.isEmpty, step.name.first != "~" else {
      readBackButton(number, value)
      readViewState(number)
      return
    }
    if value.isNil || value.isEmptyCollection {
      readEmptiedList(number, step.path)
      readEmptiedRows(number, step.path)
      if value.isEmptyCollection { readEmptiedChoice(number, step.name) }
      readEmptied(number, step.name, value)
      return
    }
    readPresentationStyle(number, value)
    if names.needed.contains(step.name) {
      add(number, "property", .unknown, step.name, .assign, value: value.text)
    }
    guard case .callback = step.phase else { return }
    readListWrite(number, value)
    readMode(number, value)
    if value.isTrue || value.isFalse {
      add(number, "own_flag", .flag, step.name, .set, isShared: false, value: value.text)
    } else if step.name == "selectedIndex", property(step.name) == nil,
      value.text.allSatisfy(\.isNumber)
    {
      add(number, "input", .unknown, step.name, .start(.input))
    } else if isFilledByUser(step.name) && !isSavedByCallback(step.name, besides: step.phase)
      || isChosenByTaps(step) || isTyped(step, value)
      || renewsField(step, value)
    {
      add(number, "input", .unknown, step.name, .start(.input))
    }
  }

  /// Reads that a shared value is kept somewhere, to set it again later.
  private mutating func readSave(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    guard let path = value.path, path.count > 1, Self.isRead(value),
      SharedNames.holds(Array(path.dropLast())), step.path.first != "~"
    else { return }
    add(
      number, savedResource(value.text), .flag, value.text, .save, isShared: true,
      value: step.path)
  }

  /// Whether a constant is written to a property of a type, which all screens share:
  /// `AppDelegate.orientationLock = .landscape`.
  private static func writesStaticMode(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    step.receiver.count == 1 && step.receiver[0].startsWithCapital
      && (value.isTrue || value.isFalse || value.text.first == "."
        || value.path.map { $0.count == 2 && $0[0].startsWithCapital } == true)
  }

  /// Reads a call that writes a shared value and has more arguments than the value:
  /// `setStatusBarStyle(.lightContent, animated: true)`.
  mutating func readSharedSetter(_ number: Int) {
    let step = steps[number]
    guard SharedNames.holds(step.receiver), Self.writesFirstArgument(step),
      let name = ObjectiveCBodyReader.writtenName(step.name)
    else { return }
    add(
      number, "shared_value", .flag, "\(step.receiverText).\(name)", .set, isShared: true,
      value: step.arguments[0].value.text)
  }

  /// Whether calls of a name may write a shared value and be passed more than that.
  static func isSharedSetter(_ name: String) -> Bool {
    ["setStatusBarStyle", "setBackgroundImage"].contains(name) || isHiding(name)
  }

  /// Whether a call of a shared setter writes what it is passed first. What is hidden or shown may
  /// be so over some time: `[tabs setTabBarHidden:YES animated:YES withDelay:0.2]`.
  private static func writesFirstArgument(_ step: UnfoldedStep) -> Bool {
    guard isHiding(step.name) else { return step.arguments.count == 2 }
    guard step.arguments.count > 1, step.matches.isEmpty else { return false }
    return step.arguments[0].value.isTrue || step.arguments[0].value.isFalse
  }

  private static func isHiding(_ name: String) -> Bool {
    name.hasPrefix("set") && name.hasSuffix("Hidden")
  }

  /// Whether the user changes the members of a property's value through fields, and they are not
  /// kept elsewhere while they are typed.
  private func isFilledByUser(_ name: String) -> Bool {
    views.answer(.isFilledByUser, name) {
      areInputs(
        uses.writes(toMembersOf: name).filter { step in
          guard step.phase == .elsewhere, step.isInOwnClass else { return false }
          // What was typed is passed to a delegate: `inputChanged(_ cell:, text:)`.
          return step.value?.namesInput == true || step.value?.namesChoice == true
            || step.value?.text == "~text"
            || ["textField", "textView"].contains(where: step.functionName.hasPrefix)
        })
    }
  }

  /// Whether the user puts elements into a property's collection by selecting rows, and they are not
  /// kept elsewhere, at once or by another callback: `selected.insert(id)` in `didSelectRowAt`.
  private func isChosenByTaps(_ write: UnfoldedStep) -> Bool {
    let name = write.name
    guard let choices = uses.choices[name], !choices.contains(where: keeps) else { return false }
    return !isNamedByCallback(name, besides: write.phase)
  }

  /// Whether a callback other than a given one names a property in a value or in an argument.
  private func isNamedByCallback(_ name: String, besides phase: SourcePhase) -> Bool {
    views.answer(.isNamedByOthers, name, in: phase) {
      steps.contains { step in
        step.isInCallback && step.phase != phase && step.names { $0 == name }
      }
    }
  }

  /// Whether the function that contains a step also saves something, by its names.
  func keeps(_ step: UnfoldedStep) -> Bool {
    views.answer(.keeps, of: step) { step in
      step.isInFunction { words.words(of: $0).contains(where: Self.keeping.contains) }
    }
  }

  /// Whether the user types the value of a property, and a callback writes another one, which code
  /// at other times does not change.
  private func isTyped(_ write: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    views.answer(.isTyped, write.path) {
      let writes = uses.writes(to: write.path).filter { step in
        step.takesInput
          || step.phase == .elsewhere && step.isInOwnClass && step.value?.text.first == "~"
            && step.isInFunction(naming: Self.tellsOfTyping)
      }
      return areInputs(writes) && !writes.contains(where: views.passed.pass)
    } && !value.namesInput && !isKeptUpToDate(value, write)
  }

  /// Whether code of another phase changes what a callback writes to a property, besides writing the
  /// property itself, except where the user confirms what they have typed.
  private func isKeptUpToDate(_ value: UnfoldedValue, _ write: UnfoldedStep) -> Bool {
    if value.isResult, write.names({ isWritten($0, besides: write.phase) }) { return true }
    guard let path = value.path, path.count > 1, path.last == write.name else {
      return isChanged(value, besides: write.phase)
    }
    let words = path.dropLast().filter { $0.first != "~" }
    return words.contains { isWritten($0, besides: write.phase) }
      || uses.writes(to: value.text).contains { other in
        other.phase != write.phase && other.phase != .once
          && !views.confirmsInput(other, of: write.name)
      }
  }

  /// Whether a name is that of a function, or of a closure, that is called for each change of a
  /// text: `textFieldDidChange`, `onTextChange`.
  private static func tellsOfTyping(_ name: String) -> Bool {
    let lower = name.lowercased()
    return lower.holds("text") && lower.holds("chang") || lower == "editingchanged"
  }

  /// Whether there are writes of what the user types, in functions that keep nothing elsewhere.
  private func areInputs(_ writes: [UnfoldedStep]) -> Bool {
    let functions = Set(writes.map(\.function))
    return !writes.isEmpty && !writes.contains(where: savesInput)
      && !steps.contains { step in
        guard case .call = step.kind, functions.contains(step.function) else { return false }
        return words.words(of: step.name).contains(where: Self.keeping.contains)
      }
  }

  static let keeping: Set = [
    "save", "store", "keep", "persist", "write", "put", "update", "defaults", "synchronize",
  ]

  /// Reads that a property is emptied. Its value may be made again at any time; only a screen that
  /// the class shows, and what the user has chosen or typed, is lost.
  private mutating func readEmptied(_ number: Int, _ name: String, _ value: UnfoldedValue) {
    let isPushed = names.screens[name]
    if isPushed == false { return }
    if emptiesRowsForGood(number, name) {
      add(number, "given", .unknown, name, .irreversible(.stateDropped), value: value.text)
    } else if isPushed == true, !isOnlyKept(number, name) {
      add(number, "screen", .unknown, name, .irreversible(.screenDropped), value: value.text)
    } else if words.words(of: name).contains(where: Self.chosen.contains) {
      add(number, "property", .unknown, name, .irreversible(.stateDropped), value: value.text)
    } else if !value.isNil, isFilledByEvents(number, name) {
      add(number, "list", .unknown, name, .irreversible(.stateDropped), value: value.text)
    } else if value.isNil, isSwitchedByUser(name) {
      add(number, "state", .unknown, name, .irreversible(.stateDropped), value: value.text)
    } else if let given = givenOnce(number, name) {
      add(number, given, .unknown, name, .irreversible(.stateDropped), value: value.text)
    } else {
      add(number, "property", .unknown, name, .release, value: value.text)
    }
  }

  /// Whether no code uses a screen through a property after the function that sets it. The screen is
  /// shown as long as before, whatever the property holds. A coordinator may have no other owner.
  private func isOnlyKept(_ number: Int, _ name: String) -> Bool {
    guard !StepNames.keepsCoordinators(name) else { return false }
    let setting = uses.writes(to: name).filter { $0.value?.isNil != true }.map(\.function)
    return !setting.isEmpty && !steps[number].isUsedElsewhere(name, besides: Set(setting))
  }

  /// Whether the user toggles a member of a property's value: `filter.showsAll = !filter.showsAll`.
  private func isSwitchedByUser(_ name: String) -> Bool {
    views.answer(.isSwitchedByUser, name) {
      uses.writes(toMembersOf: name).contains(where: isToggle)
        || uses.calls(of: "toggle").contains { step in
          step.receiver.count > 1 && step.receiver[0] == name && isToggle(step)
        }
    }
  }

  /// Returns the steps at other times than callbacks that toggle a flag.
  func togglesByUser(of path: String) -> [UnfoldedStep] {
    uses.writes(to: path).filter(isToggle)
      + uses.calls(of: "toggle").filter { $0.receiverText == path && isToggle($0) }
  }

  /// Whether a step of the screen at other times than callbacks toggles what it writes or calls.
  private func isToggle(_ step: UnfoldedStep) -> Bool {
    guard step.phase == .elsewhere, step.isInOwnClass else { return false }
    guard case .write = step.kind else { return step.name == "toggle" }
    // Names of Swift are read without the operator that negates them.
    return step.negatesValue
      && ["", "!", "!self."].contains { step.value?.text == $0 + step.path }
  }

  /// Whether a callback empties a list that only events fill and that no callback requests.
  func isFilledByEvents(_ number: Int, _ name: String) -> Bool {
    steps[number].isInCallback && views.answer(.isFilledByEvents, name) { isFilledByEvents(name) }
  }

  private func isFilledByEvents(_ name: String) -> Bool {
    var isFilled = false
    for step in steps where step.isInOwnClass {
      switch step.kind {
      case .write where step.name == name && step.receiver.isEmpty:
        // A first value without elements is no choice.
        if step.value?.isNothing == true || step.phase == .once && step.makesEmptyCollection {
          continue
        }
      case .call where step.receiver == [name] && Self.collecting.contains(step.name): break
      default: continue
      }
      guard step.phase == .elsewhere, !step.isPlainly(.answering) else { return false }
      isFilled = true
    }
    return isFilled
  }

  /// Returns what a callback empties, if it is the value of a property that other code sets: the class
  /// does not set it, and the callback does not use it before. Such an object counts only if another
  /// function calls it; what another callback names, which will run again, is "given".
  private func givenOnce(_ number: Int, _ name: String) -> String? {
    guard steps[number].isInCallback, let found = property(name), let type = found.type else {
      return nil
    }
    let isClosure = type.holds("->") || type.holds("(^")
    guard isClosure || isGiven(found, type), !isFilledOrCalled(name, in: steps[number].phase) else {
      return nil
    }
    guard isClosure || steps[number].isCalledElsewhere(name) else { return nil }
    return isNamedByCallback(name, besides: steps[number].phase) ? "given" : "closure"
  }

  /// Whether the class fills a property, or a callback calls it.
  private func isFilledOrCalled(_ name: String, in phase: SourcePhase) -> Bool {
    views.answer(.isFilledOrCalled, name, in: phase) {
      steps.contains { step in
        guard step.name == name, step.isInOwnClass, step.receiver.isEmpty else { return false }
        switch step.kind {
        case .write: return step.value?.isNil != true
        case .call: return step.phase == phase
        case .use: return false
        }
      }
    }
  }

  /// Whether a property has no value of its own: only other code can set it.
  private func isGiven(_ property: SourceProperty, _ type: String) -> Bool {
    property.initialValue == nil && !property.isPrivate
      && ["?", "!", "*"].contains(where: type.hasSuffix) && !Self.isView(type)
      && !property.modifiers.contains { $0.hasSuffix("IBOutlet") }
  }

  /// Whether a type is that of a view, by its name. An interface file may set it.
  private static func isView(_ type: String) -> Bool {
    let name = type.filter { !"?!* ".contains($0) }
    return name.hasPrefix("UI")
      || ["View", "Button", "Label", "Field", "Layer", "Item"].contains(where: name.hasSuffix)
  }

  /// The words in names of what the user has chosen or typed.
  static let chosen: Set = [
    "search", "query", "selected", "selection", "selections", "draft", "drafts",
  ]

  /// Returns the row of a flag that is read, so that saving it and writing it have the same name.
  private func savedResource(_ path: String) -> String {
    let row = names.flagRows[path].map { table.rows[$0] }
    return row.flatMap { $0.holding == .flag ? $0.id : nil } ?? "shared_value"
  }

  /// The operator of a write that counts, or adds to what is there, without one.
  private func counting(_ step: UnfoldedStep) -> UInt8? {
    if let known = step.counting { return known }
    return (step.addsToItself || step.addsToCopy) && isOnlyAddedTo(step)
      || step.extendsItself && step.property(step.name)?.property.isList == true
      ? UInt8(ascii: "+") : nil
  }

  /// Reads `x += 1` and `x -= 1`.
  private mutating func readCounting(_ number: Int, _ operation: UInt8) {
    let step = steps[number]
    guard step.path.first != "~", !SharedNames.holds(step.receiver) || !step.isInOwnClass else {
      return
    }
    switch operation {
    case UInt8(ascii: "+"):
      add(number, Self.isGeometry(step) ? "offset" : "counter", .counted, step.path, .acquire)
      let isList = step.property(step.name)?.property.isList == true
      if case .callback = step.phase, !step.isLocal,
        step.isInOwnClass || isList && lengthensModel(step, step.receiver + [step.name]),
        !Self.isGeometry(step) || isOnlyAddedTo(step), !isAsked(step.path, in: step.phase),
        !isSet(step.path, before: number), !addsOnlyNew(step, to: step.path)
      {
        let isNumber = !isList && step.value?.isCollectionOrText == false
        add(
          number, "growth", .unknown, step.path, .start(.growth), value: isNumber ? "+=" : nil)
      }
    case UInt8(ascii: "-"):
      add(number, Self.isGeometry(step) ? "offset" : "counter", .counted, step.path, .release)
      if step.isInCallback, step.isInOwnClass, step.name == "constant", isOnlyAddedTo(step),
        !isAsked(step.path, in: step.phase)
      {
        add(number, "growth", .unknown, step.path, .start(.growth), value: "-=")
      }
    default: return
    }
  }

  /// Whether a condition in a phase checks a path.
  private func isAsked(_ path: String, in phase: SourcePhase) -> Bool {
    views.answer(.isAsked, path, in: phase) {
      steps.contains { $0.phase == phase && $0.state.askedStates.contains(path) }
    }
  }

  /// Whether a number belongs to a layout, which is computed again.
  private static func isGeometry(_ step: UnfoldedStep) -> Bool {
    (step.receiver + [step.name]).contains { geometry.contains($0) }
  }

  /// Whether only one place writes the constant of a constraint, or the inset or the size of what a
  /// list shows, so that each layout keeps it.
  private func isOnlyAddedTo(_ step: UnfoldedStep) -> Bool {
    var paths = [step.path]
    if step.name != "constant" {
      let names = step.receiver + [step.name]
      guard let last = names.lastIndex(where: Self.contentParts.contains) else { return false }
      let whole = names[...last].joined(separator: ".")
      paths =
        [whole] + ["top", "left", "bottom", "right", "width", "height"].map { whole + "." + $0 }
    }
    return paths.allSatisfy { path in
      uses.writes(to: path).allSatisfy { $0.site == step.site || $0.isLocal }
    }
  }

  private static let contentParts: Set = ["contentInset", "contentSize"]

  private static let geometry: Set = [
    "frame", "bounds", "center", "origin", "size", "width", "height", "x", "y", "constant",
    "contentOffset", "contentInset", "contentSize", "alpha", "transform", "insets",
  ]
}
