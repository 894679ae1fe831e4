import EventModel

/// What callbacks fill in or show only while the user has changed nothing, or only the first time.
extension EffectReading {
  /// Whether the conditions around a step exclude what the user would lose.
  func sparesUser(_ step: UnfoldedStep) -> Bool {
    asksForEdits(step) || asksForFirstTime(step)
  }

  /// Whether a condition checks that the user has changed nothing yet: `guard !hasUnsavedChanges`,
  /// where code that answers typing raises the flag, or `if draft == nil`, where it makes the draft.
  private func asksForEdits(_ step: UnfoldedStep) -> Bool {
    (step.state.deniedStates + step.state.emptyStates).contains { path in
      let name = path.split(separator: ".").last.map(String.init) ?? path
      let saysEdited = words.words(of: name).contains(where: Self.edited.contains)
      // The model of the screen compares what it holds with what was loaded.
      if saysEdited, path.holds(".") { return true }
      return uses.writes(to: path).contains { write in
        write.phase == .elsewhere && write.value?.isFalse != true && write.value?.isNothing != true
          && (saysEdited || views.found.typing.run(write.functionName))
      }
    }
  }

  /// Whether a condition checks a flag that another callback changes before a swipe back can be let
  /// go, and that no code changes back: `if !hasAppeared`, where `viewDidAppear` raises the flag.
  private func asksForFirstTime(_ step: UnfoldedStep) -> Bool {
    step.state.deniedStates.contains { changesForGood($0, to: true, besides: step.phase) }
      || step.state.requiredStates.contains { changesForGood($0, to: false, besides: step.phase) }
  }

  private func changesForGood(
    _ flag: String, to isRaised: Bool, besides phase: SourcePhase
  ) -> Bool {
    guard property(flag) != nil else { return false }
    let writes = uses.writes(to: flag).filter { $0.phase != .once }
    return writes.contains { $0.phase != phase && $0.comesWhileShown }
      && writes.allSatisfy { (isRaised ? $0.value?.isTrue : $0.value?.isFalse) == true }
  }
}

extension UnfoldedStep {
  /// Whether it is done in a callback that comes before the screen is hidden for the first time.
  fileprivate var comesWhileShown: Bool {
    guard let name = phase.callback?.name else { return false }
    return !EffectReading.saysGone(CamelWords.of(name)) && !isPlainly(.deferred)
  }
}
