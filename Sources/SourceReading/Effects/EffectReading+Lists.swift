/// What callbacks do to lists that the user is working with: they show the first page again, or
/// everything that a search had left out, or forget what was chosen.
extension EffectReading {
  /// Reads a value that a callback assigns to a property from which the screen makes a list.
  mutating func readListWrite(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    readCut(number, of: [step.name], step.valueSource)
    readCountdown(number, value)
    if isFirstPage(step, value) || cutsList(step, value) {
      // A list that is continued does not begin anew.
      if asksForPage(step) { return }
      add(number, "growth", .unknown, step.name, .start(.paging))
    } else if isChosenElsewhere(step, value) || resetsChoice(step, value) || isProgress(step, value)
      || isSwitchedElsewhere(step, value)
      || value.isNew && isFilledByTouches(step.name)
    {
      add(number, "input", .unknown, step.name, .start(.input))
    } else if showsAll(step, value) {
      add(number, "search", .unknown, step.name, .start(.search))
    }
  }

  /// Reads that a callback empties a collection of what the user has chosen, which only the user's
  /// choices fill.
  mutating func readEmptiedChoice(_ number: Int, _ name: String) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass,
      words.words(of: name).contains(where: Self.choices.contains), isFilledByEvents(number, name)
    else { return }
    add(number, "input", .unknown, name, .start(.input))
  }

  /// Reads that a callback empties a list that other code extends while the user scrolls.
  mutating func readEmptiedPages(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, step.receiver.count == 1 else { return }
    let isContinued = views.answer(.isContinued, step.receiver[0]) {
      uses.additions(to: step.receiver[0]).contains(where: isOfScrolling)
    }
    guard isContinued else { return }
    add(number, "growth", .unknown, step.receiver[0], .start(.paging))
  }

  /// Reads that only the first part of a list is kept, and the count of its rows begins anew in the
  /// same function: `items.accept(Array(items.value.prefix(limit)))` and `offset = 0`.
  mutating func readCut(_ number: Int, of list: [String], _ value: String) {
    let step = steps[number]
    guard step.isInCallback, !list.isEmpty, Self.isBeginning(value, of: list.last ?? ""),
      uses.countsAnew.contains(step.function)
    else { return }
    add(number, "growth", .unknown, list.joined(separator: "."), .start(.paging))
  }

  /// Whether a value is the first part of a list: `Array(rows.prefix(20))`, `[rows
  /// subarrayWithRange:NSMakeRange(0, 20)]`.
  private static func isBeginning(_ text: String, of list: String) -> Bool {
    guard text.holds("prefix") || text.holds("subarrayWithRange") else { return false }
    let text = text.filter { $0 != " " }
    return text.holds(list + ".prefix(") || text.holds(list + ".value.prefix(")
      || text.holds(list + "subarrayWithRange:NSMakeRange(0,")
  }

  /// Reads a call that asks for the first part of a list, where other code of the screen asks for
  /// the next one by the same function: `load(page: nil)` and `load(page: next)`.
  mutating func readFirstPart(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass,
      words.words(of: step.name).first.map(Self.asking.contains) == true
    else { return }
    let firsts = step.arguments.filter { argument in
      BodyStep.saysPage(argument.label)
        && (argument.value.isNil || argument.value.isNumber)
    }
    let asksForNext = uses.calls(of: step.name).contains { other in
      other.phase == .elsewhere && other.isInOwnClass
        && other.arguments.contains { argument in
          firsts.contains { $0.label == argument.label } && argument.value.path?.isEmpty == false
        }
    }
    guard asksForNext else { return }
    add(number, "growth", .unknown, step.name, .start(.paging))
  }

  private static let asking: Set = [
    "load", "fetch", "get", "request", "refresh", "reload", "query", "list", "read",
  ]

  private static let choices: Set = [
    "selected", "selection", "selections", "chosen", "checked", "expanded",
  ]

  /// Whether a number is the next page of a list to be loaded, and starts over: other code
  /// increases it.
  private func isFirstPage(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard value.isNumber, !step.names({ _ in true }),
      words.words(of: step.name).contains(where: Self.paging.contains)
    else { return false }
    return views.answer(.isIncreased, step.path) {
      uses.writes(to: step.path).contains(where: Self.increases)
    }
  }

  /// Whether a number starts over that a touch increases or decreases: the question of a quiz, the
  /// quantity of an order.
  private func isProgress(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard value.isNumber, !step.names({ _ in true }),
      !words.words(of: step.name).contains(where: Self.tries.contains)
    else { return false }
    return views.answer(.isCountedByTouches, step.path) {
      uses.writes(to: step.path).contains { other in
        guard case .write(let operation) = other.kind else { return false }
        return (operation == UInt8(ascii: "-") || Self.increases(other)) && answersTouch(other)
      }
    }
  }

  /// Reads that the time which is left for something starts over, and is counted down elsewhere:
  /// `secondsLeft = 60` and `secondsLeft -= 1`.
  private mutating func readCountdown(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    let isConstant = value.isNumber || value.path?.count == 2 && value.text.startsWithCapital
    guard isConstant, words.words(of: step.name).contains(where: Self.left.contains),
      views.answer(
        .isCountedDown, step.path,
        {
          uses.writes(to: step.path).contains { other in
            guard case .write(UInt8(ascii: "-")) = other.kind else { return false }
            return other.phase == .elsewhere && other.isInOwnClass
          }
        })
    else { return }
    add(number, "mode", .unknown, step.name, .start(.mode), value: value.text)
  }

  private static let left: Set = ["countdown", "remaining", "left"]

  private static let tries: Set = [
    "retry", "retries", "attempt", "attempts", "tries", "tick", "tap", "taps", "tapped",
  ]

  /// Whether a flag gets what another object says although the user toggles it, and nothing else keeps
  /// it: `showsList = settings.showsList` and `showsList.toggle()`.
  private func isSwitchedElsewhere(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard !value.isTrue, !value.isFalse, !value.isNothing, let flag = property(step.name),
      flag.type.map({ $0.lowercased() == "bool" }) ?? true
    else { return false }
    return views.answer(.isSwitched, step.path) {
      let toggles = togglesByUser(of: step.path)
      return !toggles.isEmpty
        && !toggles.contains { toggle in
          toggle.isInFunction { words.words(of: $0).contains(where: Self.lasting.contains) }
        }
    } && !isChanged(value, besides: step.phase)
  }

  /// The words in names of what keeps a flag when the screen is gone.
  private static let lasting: Set = [
    "save", "saved", "store", "persist", "write", "defaults", "preferences", "settings", "config",
    "configuration",
  ]

  /// Whether the user puts elements into a member of a property's value: `order.items.append(item)`.
  private func isFilledByTouches(_ name: String) -> Bool {
    views.answer(.isFilledByTouches, name) {
      let choices = steps.filter { step in
        step.traits.contains(.collecting) && step.receiver.count > 1 && step.receiver[0] == name
          && answersTouch(step)
      }
      return !choices.isEmpty && !choices.contains(where: keeps)
    }
  }

  private static let paging: Set = ["page", "pages"]

  /// Whether a list is replaced that other code extends while the user scrolls: `loadMore()`.
  private func cutsList(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    let isOfItself = value.path.map { $0.first == step.name } ?? value.text.holds(step.name)
    guard !isOfItself else { return false }
    return views.answer(.isExtended, step.name) {
      uses.additions(to: step.name).contains(where: isOfScrolling)
        || isList(step.name)
          && uses.writes(to: step.path).contains { other in
            guard case .write(UInt8(ascii: "+")) = other.kind else { return false }
            return isOfScrolling(other)
          }
    }
  }

  /// Whether a step runs when the user scrolls on. A function of a superclass that is named for it
  /// may be called by other screens only.
  private func isOfScrolling(_ step: UnfoldedStep) -> Bool {
    guard step.phase == .elsewhere, step.isInOwnClass else { return false }
    return step.answersScrolling
      || !step.isInherited
        && [step.functionName, step.entryName].contains { name in
          words.words(of: name).contains(where: Self.further.contains)
        }
  }

  private static let further: Set = ["more", "next", "scroll", "older", "additional"]

  /// Whether a property gets what another property of the screen holds, although the user has selected
  /// a row since which decides what the first one holds, and nothing else keeps it.
  private func isChosenElsewhere(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard let path = value.path, path.count == 1, !value.isNew, !value.isResult,
      property(path[0]) != nil
    else { return false }
    return views.answer(.isChosen, step.path) {
      let choices = choices(of: step.path)
      return !choices.isEmpty && !choices.contains(where: keeps)
    } && !isReplaced(path[0], besides: step.phase)
  }

  /// Returns the steps that write what the user chooses by selecting a row.
  private func choices(of path: String) -> [UnfoldedStep] {
    uses.writes(to: path).filter { step in
      guard case .write(UInt8(ascii: "=")) = step.kind, step.phase == .elsewhere else {
        return false
      }
      return step.answersChoice && step.value?.isNothing == false
    }
  }

  /// Whether a constant replaces what the user has chosen by selecting a row, which stays on the screen:
  /// the selection opens no other screen, and nothing else keeps it.
  private func resetsChoice(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard value.isNumber || value.text.first == ".", property(step.name) != nil else {
      return false
    }
    return views.answer(.isReset, step.path) {
      let choices = choices(of: step.path)
      return !choices.isEmpty
        && !choices.contains { choice in
          keeps(choice)
            || views.answer(.showsOther, of: choice) { $0.isInFunction(naming: Self.leaving) }
        }
    }
  }

  /// The names of what opens another screen, or tells the one that has opened this one.
  private static let leaving = NameSearch([
    "pushViewController", "present", "presentViewController", "performSegue",
    "performSegueWithIdentifier", "show", "showDetailViewController", "dismiss",
    "dismissViewControllerAnimated", "popViewController", "popViewControllerAnimated", "delegate",
    "coordinator", "router", "completion", "navigationController",
  ])

  /// Whether code of another phase writes a property while the screen stays. What it writes before a
  /// segue is what other screens get.
  private func isReplaced(_ name: String, besides phase: SourcePhase) -> Bool {
    isWritten(name, besides: phase)
      && !uses.writes(to: name).allSatisfy { write in
        write.phase == phase || write.phase == .once || write.isInSeguePreparation
      }
  }

  /// Whether a list that the code of a search fills is filled with something else, while the search
  /// stays as it is.
  private func showsAll(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard step.state.askedStates.isEmpty, !Self.namesSearch(value.text),
      !step.names({ $0.lowercased().hasSuffix("searchbar") })
    else { return false }
    let searches = uses.searches[step.path] ?? []
    return searches.contains {
      $0.phase == .elsewhere && $0.function != step.function && $0.value?.text != value.text
    } && !searches.contains { $0.phase == step.phase && $0.function != step.function }
  }

  /// Whether a step is in the method that a search bar or its controller calls while the user
  /// types.
  static func answersSearch(_ step: UnfoldedStep) -> Bool {
    [step.functionName, step.entryName].contains { name in
      ["searchBar", "updateSearchResults", "filterContent"].contains(where: name.hasPrefix)
    }
  }

  private static func namesSearch(_ text: String) -> Bool {
    ["search", "filter", "query"].contains(where: text.lowercased().holds)
  }
}
