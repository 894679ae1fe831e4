/// What a callback decides where the user has done nothing on the screen yet.
extension EffectReading {
  /// Removes the mark of a condition from decisions that depend only on whether the user, or an
  /// event, has done something before: `if codes.isEmpty { delegate?.didCancel(self) }`. On a
  /// screen that was just opened, and whose swipe back is let go, nothing was done.
  mutating func markUntouched() {
    for number in effects.indices where effects[number].marks.contains(.conditional) {
      guard case .irreversible(let decision) = effects[number].act,
        effects[number].phase.isCallback,
        decision == .delegateTold || decision == .closureCalled,
        isOnlyOfUntouched(steps[origins[number]])
      else { continue }
      effects[number].marks.remove(.conditional)
    }
  }

  /// Whether the conditions around a step hold as long as nothing has happened on the screen.
  private func isOnlyOfUntouched(_ step: UnfoldedStep) -> Bool {
    let state = step.state
    let first = Set(state.deniedStates + state.emptyStates)
    return !state.askedStates.isEmpty && state.boundStates.isEmpty
      && state.requiredStates.isEmpty
      && state.askedStates.allSatisfy { asked in
        first.contains { asked.isOrStandsIn($0) || $0.isOrStandsIn(asked) }
          && isChangedOnlyByEvents(String(asked.prefix { $0 != "." }))
      }
  }

  /// Whether a property of the screen has its first value until code changes it that no callback
  /// leads to.
  private func isChangedOnlyByEvents(_ name: String) -> Bool {
    guard property(name) != nil else { return false }
    let changes = steps.filter { step in
      switch step.kind {
      case .write: step.path == name
      case .call: step.receiver.first == name && step.traits.contains(.collecting)
      case .use: false
      }
    }
    return changes.contains { $0.phase == .elsewhere }
      && !changes.contains { $0.isInCallback && $0.value?.isNothing != true }
  }
}
