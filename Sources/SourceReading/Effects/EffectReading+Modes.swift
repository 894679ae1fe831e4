/// What the user is doing on the screen, and callbacks end: a search, the choice of rows.
extension EffectReading {
  /// Reads that the rows of a list are read again although the list itself keeps which of them the
  /// user has chosen.
  mutating func readRereading(_ number: Int) {
    let step = steps[number]
    guard step.name == "reloadData", let list = step.receiver.last, step.receiver.first != "super",
      asksForChosenRows(of: list), !endsEditing, !deselects(list, in: step.phase)
    else { return }
    addToView(number, "selection", step.receiverText, nil, .start(.selection))
  }

  /// Whether a callback itself ends the choice of rows of a list.
  private func deselects(_ list: String, in phase: SourcePhase) -> Bool {
    steps.contains { step in
      step.phase == phase && step.name.hasPrefix("deselect") && step.receiver.last == list
    }
  }

  /// Whether code that answers the user asks a list which of its rows are chosen, and only the user
  /// chooses rows.
  private func asksForChosenRows(of list: String) -> Bool {
    views.answer(.isAskedForRows, list) { isAskedForRows(list) }
  }

  private func isAskedForRows(_ list: String) -> Bool {
    uses.files.contains { $0.isInFile(naming: ["\(list).indexPathsForSelected"]) }
      && uses.files.allSatisfy { step in
        !step.isInFile(naming: ["selectRow", "selectItem"])
          || step.source.outline.types.flatMap(\.methods).allSatisfy { method in
            !Self.selections.stand(in: method.body ?? 0..<0, of: step.source.text)
              || words.words(of: method.name).contains(where: Self.touches.contains)
          }
      }
  }

  private static let selections = NameSearch(selecting)

  /// Whether a callback ends the editing of rows.
  private var endsEditing: Bool {
    steps.contains { step in
      step.isInCallback
        && (step.name == "setEditing" && step.receiver != ["super"]
          || (step.name == "isEditing" || step.name == "editing") && step.value?.isFalse == true)
    }
  }

  /// Whether a callback empties a member of an object of the screen because the screen seems to leave,
  /// and events fill it.
  func dropsOnLeaving(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    value.isNothing && step.marks.contains(.asksLeaving) && step.isInOwnClass
      && step.receiver.count == 1 && property(step.receiver[0]) != nil
      && uses.writes(to: step.path).contains {
        $0.phase == .elsewhere && !$0.isPlainly(.answering) && $0.value?.isNothing == false
      }
  }

  /// Reads that a flag is reset which says that the user is doing something, and which only the user
  /// sets.
  mutating func readMode(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    guard value.isFalse, isOfMode(step.name), property(step.name) != nil else { return }
    let isBegunByUser = views.answer(.isBegunByUser, step.name) {
      let others = uses.writes(to: step.name)
      return others.contains {
        $0.phase == .elsewhere && $0.isInOwnClass && !$0.isPlainly(.answering)
          && $0.value?.isTrue == true
      } && !others.contains(where: { $0.isInCallback && $0.value?.isFalse != true })
    }
    guard isBegunByUser else { return }
    add(number, "mode", .unknown, step.name, .irreversible(.stateDropped), value: value.text)
    add(number, "mode", .unknown, step.name, .start(.mode), value: value.text)
    guard step.state.askedStates.allSatisfy({ $0 == step.name }) else { return }
    for last in effects.indices.suffix(2) { effects[last].marks.remove(.conditional) }
  }

  /// Whether a name is that of a flag for what the user is doing: `isSearching`, `inEditMode`.
  private func isOfMode(_ name: String) -> Bool {
    let words = words.words(of: name.first == "_" ? String(name.dropFirst()) : name)
    guard let first = words.first, let last = words.last else { return false }
    return words.contains(where: Self.doings.contains)
      && (first == "in" || ["active", "mode"].contains(last)
        || first == "is" && last.hasSuffix("ing"))
  }

  private static let doings: Set = [
    "search", "searching", "selection", "selecting", "multiselect", "editing", "edit", "replying",
    "reply", "recording",
  ]
}
