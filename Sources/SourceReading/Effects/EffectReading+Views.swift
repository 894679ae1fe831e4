/// What callbacks do to views of the screen that the user moves and fills: lists, maps, fields.
extension EffectReading {
  /// Reads a write to a view: the position that a list shows, the content of a field, whether a
  /// search is active.
  mutating func readViewState(_ number: Int) {
    let step = steps[number]
    guard case .callback = step.phase, let value = step.value, let root = step.receiver.first,
      let last = step.receiver.last, root.first != "~"
    else { return }
    if (step.name == "title" || step.name == "text")
      && (isOutdated(step, value) || !isField(step) && isPrompt(step, value))
      || step.name == "image" && isPlaceholder(step)
    {
      add(number, "caption", .unknown, step.path, .start(.caption), value: value.text)
      return
    }
    readEnabling(number)
    readNotice(number, value)
    if readDisabling(number) { return }
    readButtons(number)
    if dropsOnLeaving(step, value) {
      add(number, "state", .unknown, step.path, .irreversible(.stateDropped), value: value.text)
      return
    }
    let isSearch = last.lowercased().holds("search")
    if isSearch, step.name == "isActive" || step.name == "active" {
      guard value.isFalse else { return }
      addEndOfSearch(number)
      return
    }
    if takesSearchAway(step, value) {
      addEndOfSearch(number)
      return
    }
    if readPlace(number, value) { return }
    if step.name == "isEditing" || step.name == "editing", value.isFalse {
      readEndOfEditing(number)
      return
    }
    if step.name == "value", Self.isSlider(step) {
      if isSavedLater(step) { readInput(number, value) } else { readChoice(number, value) }
      return
    }
    guard isField(step), !emptiesHidden(step, value) else { return }
    readInput(number, value)
  }

  /// Reads that a control in which the user chooses a number, or a row, is set to a fixed one.
  mutating func readChoice(_ number: Int, _ value: UnfoldedValue) {
    guard value.text.first?.isNumber == true, value.text.allSatisfy({ $0.isNumber || $0 == "." })
    else { return }
    addToView(number, "input", steps[number].receiverText, value, .start(.input))
  }

  private static func isSlider(_ step: UnfoldedStep) -> Bool {
    let name = (step.receiverType ?? step.receiver.last ?? "").lowercased()
    return name.hasSuffix("slider") || name.hasSuffix("stepper")
  }

  /// Whether a write removes a search from the navigation bar, into which no callback puts one.
  private func takesSearchAway(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard step.path == "navigationItem.searchController", value.isNil else { return false }
    return !steps.contains { other in
      other.isInCallback && other.path == step.path && other.value?.isNil == false
    }
  }

  /// Reads that a call takes away what a search shows, and the search with it:
  /// `searchController.dismiss(animated: false)`.
  mutating func readEndOfSearch(_ number: Int) -> Bool {
    let step = steps[number]
    guard StepNames.dismissing.contains(step.name), let last = step.receiver.last,
      (step.receiverType ?? last).lowercased().hasSuffix("searchcontroller")
    else { return false }
    addEndOfSearch(number)
    return true
  }

  /// Adds that a search is ended. A check whether there is one to end is no condition.
  private mutating func addEndOfSearch(_ number: Int) {
    let step = steps[number]
    add(number, "mode", .unknown, step.path, .irreversible(.stateDropped), value: step.value?.text)
    let asked = step.state.askedStates
    if !asked.isEmpty, asked.allSatisfy({ $0 == step.path || step.path.hasPrefix($0 + ".") }) {
      effects[effects.count - 1].marks.remove(.conditional)
    }
  }

  /// Reads that a field is filled, or a date is chosen, and nothing keeps the previous content.
  mutating func readInput(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    guard !isKept(number, value), !step.isMadeOfInput else { return }
    addToView(
      number, "input", step.path, value, .start(.input),
      isOfUser: isReadElsewhere(Self.text(step)) || isSavedLater(step))
    if !emptiesCode(step, value) {
      addToView(number, "state", step.path, value, .irreversible(.stateDropped))
    }
  }

  /// Reads that the rows of a list can no longer be edited. The user's selection is lost.
  mutating func readEndOfEditing(_ number: Int) {
    let step = steps[number]
    guard !step.isResolved, step.receiver != ["super"], step.receiver.first?.first != "~",
      !steps.contains(where: {
        $0.isInCallback && $0.phase != step.phase && $0.path == step.path
          && $0.value?.isTrue == true
      })
    else { return }
    let chooses = letsChooseRows
    // Where no rows are chosen, one tap begins editing again.
    add(
      number, "state", .unknown, step.path, .irreversible(.stateDropped), value: step.value?.text,
      marks: chooses ? [] : .conditional)
    if names.isEdited, chooses { add(number, "editing", .unknown, step.path, .start(.editing)) }
  }

  /// Whether the screen lets the user choose several rows, or asks which ones are chosen.
  private var letsChooseRows: Bool {
    uses.files.contains {
      $0.isInFile(naming: ["allowsMultipleSelection", "indexPathsForSelected"])
    }
  }

  /// Adds an effect on a view. It runs each time if what the conditions check and what is written
  /// are properties of the screen that no other code changes.
  mutating func addToView(
    _ number: Int, _ resource: String, _ identity: String, _ value: UnfoldedValue?,
    _ act: SourceAct, isOfUser: Bool = false
  ) {
    let step = steps[number]
    // What is done on the way out of the screen is not seen.
    if names.leaving.contains(step.function), !step.route.isEmpty { return }
    if sparesUser(step) { return }
    // What each layout does too was done before the user could lose anything.
    if views.laidOut.contains(step) { return }
    // A condition on the system's version guards old code, and a condition on a build setting
    // guards code that few builds have.
    if step.state.askedStates.contains("available")
      || (step.state.askedStates + step.state.boundStates).contains(where: Self.isOfBuild)
    {
      return
    }
    let isConditional = step.marks.contains(.conditional)
    // Where the user has scrolled, there is something in the list.
    let bound = step.state.boundStates.filter { act != .start(.position) || !isList($0) }
    let alike =
      (!isConditional || !step.state.askedStates.isEmpty)
      && step.state.askedStates.allSatisfy { isAlike($0, step, isOfUser: isOfUser) }
      && bound.allSatisfy {
        isAlike($0, step, isOfUser: isOfUser) || isOfUser && isOnlyReplaced($0, step)
      }
    let isCertain =
      alike && (isOfUser || !isOfOther(value, step))
      && (step.isInOwnClass || act != .start(.position) || isFixed(value))
    // Another object may have its reasons.
    guard isCertain || step.isInOwnClass else { return }
    let written = act == .start(.position) ? step.name : step.value?.text
    add(number, resource, .unknown, identity, act, value: written)
    if isCertain {
      effects[effects.count - 1].marks.remove(.conditional)
    } else {
      effects[effects.count - 1].marks.insert(.conditional)
    }
  }

  /// Whether what a condition checks is the same in each run.
  private func isAlike(_ path: String, _ step: UnfoldedStep, isOfUser: Bool) -> Bool {
    isSteady(path, step) || views.isGiven(path) || isOfUser && isSteadyPart(path, step)
  }

  /// Whether other code only puts something else where a condition asks whether there is anything.
  private func isOnlyReplaced(_ path: String, _ step: UnfoldedStep) -> Bool {
    views.answer(.isOnlyReplaced, path, in: step.phase) {
      uses.writes(to: path).allSatisfy { $0.phase == step.phase || $0.value?.isNothing == false }
    }
  }

  func isList(_ path: String) -> Bool {
    property(path)?.isList == true
  }

  /// Whether a name is that of a macro, `HARD_CODED_LOGIN`, but not of one that checks the device,
  /// `IS_IPAD`.
  private static func isOfBuild(_ name: String) -> Bool {
    name.utf8.contains(UInt8(ascii: "_")) && name.utf8.count > 4 && !name.hasPrefix("IS_")
      && !["IPAD", "IPHONE", "IOS", "SYSTEM", "DEVICE"].contains(where: name.holds)
      && name.utf8.allSatisfy { $0 == UInt8(ascii: "_") || $0 < UInt8(ascii: "a") }
  }

  /// Whether a value is always the same: `.zero`, `IndexPath(row: 0, section: 0)`.
  private func isFixed(_ value: UnfoldedValue?) -> Bool {
    guard let value else { return false }
    return Self.words(of: value.text).allSatisfy {
      $0.first?.isLowercase != true || ["x", "y", "row", "section", "item", "zero"].contains($0)
    }
  }

  /// The name by which code reads what a write fills: a styled text is also read without its style.
  static func text(_ step: UnfoldedStep) -> String {
    step.name == "attributedText" ? step.receiverText + ".text" : step.path
  }

  /// Whether code that answers the user reads the content of a field: the user is meant to change
  /// it.
  private func isReadElsewhere(_ path: String) -> Bool {
    views.found.reads.contains { $0.phase == .elsewhere && $0.text.holds(path) }
  }

  /// Whether code of another phase writes a path, so that it may have another value in the next
  /// run.
  func isWritten(_ path: String, besides phase: SourcePhase) -> Bool {
    views.written.paths[path]?.contains { $0 != phase && $0 != .once } == true
  }

  /// Whether a value is the current state of another object: `viewModel.name`.
  private func isOfOther(_ value: UnfoldedValue?, _ step: UnfoldedStep) -> Bool {
    if let value, value.path == nil, !step.isInOwnClass { return value.text.holds("self.") }
    // A method of the screen that gets an argument computes a position for now.
    if let value, value.isResult, value.path?.count == 1, !value.text.startsWithCapital {
      return true
    }
    guard let path = value?.path, path.count > 1, let root = path.first, root.first != "~",
      root.first?.isLowercase == true, !["frame", "bounds"].contains(path[1])
    else { return false }
    return !step.state.boundStates.contains(root) && !isPlainValue(root)
  }

  /// Whether a property holds a value that is not changed from within: the address of a file, a
  /// text.
  private func isPlainValue(_ name: String) -> Bool {
    guard let type = property(name)?.type else { return false }
    return Self.plainValues.contains(type.filter { !"?!*".contains($0) })
  }

  private static let plainValues: Set = [
    "URL", "NSURL", "String", "NSString", "Date", "NSDate", "IndexPath", "NSIndexPath",
  ]

  /// Whether a write fills what the user fills too: a text field, the choice of a control.
  private func isField(_ step: UnfoldedStep) -> Bool {
    // Most names are not fields, and what all steps say about the views is computed only for the
    // others.
    Self.holdsInput(step.name) && isInput(step)
      && !views.found.readOnly.contains(step.receiverText)
      && !views.picked.holds(step.receiver.last ?? "")
  }

  private func isInput(_ step: UnfoldedStep) -> Bool {
    guard let last = step.receiver.last?.lowercased() else { return false }
    if step.name == "isOn" || step.name == "on" {
      return (last.hasSuffix("switch") || Self.isSwitch(step))
        && step.value.map { $0.isTrue || $0.isFalse || isGiven($0) || isSavedLater(step) } ?? false
    }
    if step.name == "selectedSegmentIndex" {
      guard let value = step.value, let first = value.text.first else { return false }
      return first.isNumber || isGiven(value) || isSavedLater(step)
        || first.isUppercase && value.path.map { !SharedNames.holds($0) } ?? false
          && !value.text.holds(".get")
    }
    if step.name == "date" { return isDatePicker(step) }
    if last.holds("search"), step.value?.isNothing == true { return true }
    if last.hasSuffix("fields") { return true }
    let type = step.receiverType ?? ""
    if Self.fieldTypes.contains(where: type.hasSuffix) { return true }
    if type.hasSuffix("TextView")
      || (type.isEmpty && Self.areaNames.contains(where: last.hasSuffix))
    {
      return views.found.edited.contains(step.receiverText)
    }
    return type.isEmpty && Self.fieldNames.contains(where: last.hasSuffix)
  }

  /// Whether a value is a variable of the screen that no code of its own writes: whoever shows the
  /// screen gives it.
  private func isGiven(_ value: UnfoldedValue) -> Bool {
    guard let path = value.path, path.count == 1, let property = property(path[0]) else {
      return false
    }
    return !property.isConstant && views.written.paths[path[0]] == nil
  }

  /// Whether a step concerns a view in which the user chooses a date.
  func isDatePicker(_ step: UnfoldedStep) -> Bool {
    guard let last = step.receiver.last, last.first != "~" else { return false }
    return (step.receiverType ?? last).lowercased().hasSuffix("datepicker")
  }

  /// Whether a write empties a field for a code that is valid only for a short time, or for a secret,
  /// and so is not kept on purpose.
  private func emptiesCode(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard value.isNothing else { return false }
    let name = step.receiver.last ?? ""
    // `PINTextField` has no small letter between its first two words.
    let field = ["TextField", "Field"].first(where: name.hasSuffix) ?? ""
    let words = words.words(of: String(name.dropLast(field.count)))
    return words.first == "code" || words.contains(where: Self.secrets.contains)
  }

  private static let secrets: Set = [
    "otp", "verification", "pin", "pincode", "passcode", "cvv", "cvc",
  ]

  /// Whether a write empties a field that the user does not see, because the system fills it.
  private func emptiesHidden(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    value.isNothing && words.words(of: step.receiver.last ?? "").first == "hidden"
  }

  private static func holdsInput(_ name: String) -> Bool {
    switch name {
    case "text", "isOn", "on", "selectedSegmentIndex", "date": true
    default: name.hasPrefix("attributedText")
    }
  }

  private static func isSwitch(_ step: UnfoldedStep) -> Bool {
    step.receiverType?.hasSuffix("Switch") == true
  }

  private static let fieldTypes = ["TextField", "SearchBar", "SearchTextField"]
  private static let fieldNames = ["textfield", "searchbar"]
  private static let areaNames = ["textview", "inputtoolbarview", "inputview", "inputbar"]

  /// Whether a value names what code of another phase writes, so that it may be another one in the
  /// next run.
  func isChanged(
    _ value: UnfoldedValue, besides phase: SourcePhase, isTyped: Bool = false
  ) -> Bool {
    let writers = isTyped ? views.found.unasked : views.written.writers
    if let path = value.path, path.count == 1, property(path[0]) != nil {
      return isTyped
        ? Self.isWritten(path[0], writers, besides: phase) : isWritten(path[0], besides: phase)
    }
    return Self.words(of: value.text).contains { Self.isWritten($0, writers, besides: phase) }
  }

  /// Whether code of another phase writes a name. A property of Objective-C is written by its own
  /// name, or by that of its variable.
  static func isWritten(
    _ name: String, _ writers: [String: [SourcePhase]], besides phase: SourcePhase
  ) -> Bool {
    [name, name.first == "_" ? String(name.dropFirst()) : "_" + name].contains { name in
      writers[name]?.contains { $0 != phase && $0 != .once } == true
    }
  }

  private static let constants: Set = ["self", "nil", "NULL", "true", "false", "YES", "NO"]

  static func words(of text: String) -> [String] {
    text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
      .filter { !constants.contains($0) }
  }
}
