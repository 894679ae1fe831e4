/// What code sets where it pushes another screen, and a callback uses and forgets.
extension EffectReading {
  /// Reads that a callback forgets what was set for a pushed screen, after using it: where the list
  /// takes over what the pushed screen has edited, `if edited != nil { reload(); edited = nil }`.
  mutating func readUsedUp(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, step.receiver.isEmpty,
      let value = step.value, value.isNil || value.isFalse
    else { return }
    let isSet = uses.writes(to: step.path).contains { other in
      other.phase == .elsewhere && other.isInOwnClass && preparesPush(other)
        && other.value.map { !$0.isNil && !$0.isFalse } == true
    }
    guard isSet, isUsed(step.path, in: step.phase) else { return }
    add(number, "push", .unknown, step.path, .irreversible(.pushUsedUp))
    effects[effects.count - 1].marks.remove(.conditional)
  }

  /// Whether a callback changes something where a property has a value.
  private func isUsed(_ path: String, in phase: SourcePhase) -> Bool {
    steps.contains { step in
      guard step.phase == phase, case .call = step.kind,
        step.state.boundStates.contains(path) || step.state.requiredStates.contains(path)
      else { return false }
      return words.words(of: step.name).first.map(Self.changing.contains) == true
    }
  }

  private static let changing: Set = [
    "reload", "refresh", "update", "insert", "delete", "replace", "save", "apply",
  ]

  /// Whether a function of the screen pushes another screen, or prepares a segue that may.
  private func preparesPush(_ step: UnfoldedStep) -> Bool {
    step.isInSeguePreparation || step.isInFunction(naming: StepNames.pushing)
  }
}
