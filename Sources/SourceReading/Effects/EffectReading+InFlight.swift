/// Flags that say that work is going on: they prevent that it begins twice at the same time, and not
/// that it begins again later.
extension EffectReading {
  /// Whether a condition requires that a flag is not set which the code sets where work begins, and
  /// which a closure that is passed on resets: `guard !isLoading else { return }`.
  func isOfWork(_ asked: String, _ step: UnfoldedStep) -> Bool {
    guard step.state.deniedStates.contains(asked), let name = asked.split(separator: ".").last,
      words.words(of: String(name)).last.map(Self.saysOngoing) == true
    else { return false }
    let writes = uses.writes(to: asked)
    let isSet = writes.contains { $0.value?.isTrue == true && !Self.runsLater($0) }
    return isSet && writes.contains { $0.value?.isFalse == true && Self.runsLater($0) }
  }

  /// Removes the mark of a condition from what only waits until the work before has ended, or whose
  /// condition is the same in each run.
  mutating func markInFlight() {
    for number in effects.indices where effects[number].marks.contains(.conditional) {
      guard case .start = effects[number].act, effects[number].phase.isCallback else { continue }
      let step = steps[origins[number]]
      let asked = step.state.askedStates
      let act = effects[number].act
      let isMet = { (state: String) -> Bool in
        if self.isOfWork(state, step) || self.isOfFirstTime(state, step) { return true }
        switch act {
        case .start(.paging):
          return Self.isSearchText(state) || Self.isOfAnswer(state, step)
            || self.isTheSame(state, step)
        case .start(.growth):
          return self.isOfPage(state, in: step.phase) || Self.isOfAnswer(state, step)
            || self.isTheSame(state, step)
        case .start(.load), .start(.position), .start(.enabling):
          return self.isTheSame(state, step)
        case .start(.input): return step.value?.isNew == true && self.isReady(state, step)
        default: return false
        }
      }
      guard !asked.isEmpty, asked.allSatisfy(isMet) else { continue }
      effects[number].marks.remove(.conditional)
    }
  }

  /// Whether a condition asks for a flag that is so only until the screen has appeared once, and holds
  /// each time after that: `if hasAppeared { reload() }` and `hasAppeared = true`.
  private func isOfFirstTime(_ asked: String, _ step: UnfoldedStep) -> Bool {
    let isRequired = step.state.requiredStates.contains(asked)
    guard isRequired || step.state.deniedStates.contains(asked), property(asked) != nil else {
      return false
    }
    let writes = uses.writes(to: asked).filter { $0.phase != .once }
    return writes.contains { $0.isInCallback && $0.state.condition == nil }
      && writes.allSatisfy { write in
        write.isInCallback
          && (isRequired ? write.value?.isTrue : write.value?.isFalse) == true
      }
  }

  /// Whether a condition asks for the text that is searched for. It is there where rows are found.
  private static func isSearchText(_ asked: String) -> Bool {
    let asked = asked.lowercased()
    return asked.hasPrefix("~query") || asked.holds("search") && asked.holds(".text")
  }

  /// Whether a condition asks whether data is there. Where the user is typing, it is.
  private func isReady(_ asked: String, _ step: UnfoldedStep) -> Bool {
    let says = { (flags: [String], words: Set<String>) in
      flags.contains { flag in
        flag.isOrStandsIn(asked)
          && self.words.words(of: flag).last.map(words.contains) == true
      }
    }
    return says(step.state.requiredStates, ["loaded", "ready"])
      || says(step.state.deniedStates, ["loading"])
  }

  /// Whether a condition asks what work has passed when it ended: whether there was an error, or any
  /// rows.
  private static func isOfAnswer(_ asked: String, _ step: UnfoldedStep) -> Bool {
    asked.first == "~" && step.isPlainly(.deferred)
  }

  /// Whether a condition asks for the page to which the user has scrolled, with which the callback
  /// does not begin anew: its number, or what the answer before has said about the next one.
  func isOfPage(_ asked: String, in phase: SourcePhase) -> Bool {
    // How long a text is says whether there is one: `nextPage.isEmpty`, `nextPage.length`.
    let name = String(asked.prefix { $0 != "." })
    guard words.words(of: name).contains(where: Self.pages.contains) else { return false }
    let writes = uses.writes(to: name)
    let isContinued = writes.contains { write in
      Self.increases(write) || write.isPlainly(.deferred) && write.value?.isNothing == false
    }
    return isContinued
      && !writes.contains { $0.phase == phase && !$0.marks.contains(.deferred) }
  }

  /// Whether a condition of a step asks for that page.
  func asksForPage(_ step: UnfoldedStep) -> Bool {
    step.state.askedStates.contains { isOfPage($0, in: step.phase) }
  }

  /// The words in names of the page of a list.
  private static let pages: Set = ["page", "paginate", "pagination", "paging", "cursor"]

  /// Whether a step adds something to a number: `page += 1`, `page = page + 1`.
  static func increases(_ step: UnfoldedStep) -> Bool {
    guard case .write(let operation) = step.kind else { return false }
    return operation == UInt8(ascii: "+")
      || step.value.map { $0.text.holds("+") && $0.text.holds(step.name) } == true
  }

  /// Whether a step is in a closure that runs when work ends or when something happens.
  private static func runsLater(_ step: UnfoldedStep) -> Bool {
    !step.marks.isDisjoint(with: [.deferred, .answering]) || step.phase == .elsewhere
  }

  private static func saysOngoing(_ word: String) -> Bool {
    word.hasSuffix("ing") || word == "progress" || word == "busy"
  }
}
