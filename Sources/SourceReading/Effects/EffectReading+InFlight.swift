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

  /// Removes the mark of a condition from what only waits until the work before has ended.
  mutating func markInFlight() {
    for number in effects.indices where effects[number].marks.contains(.conditional) {
      guard case .start = effects[number].act, effects[number].phase.isCallback else { continue }
      let step = steps[origins[number]]
      let asked = step.state.askedStates
      guard !asked.isEmpty, asked.allSatisfy({ isOfWork($0, step) }) else { continue }
      effects[number].marks.remove(.conditional)
    }
  }

  /// Whether a step is in a closure that runs when work ends or when something happens.
  private static func runsLater(_ step: UnfoldedStep) -> Bool {
    !step.marks.isDisjoint(with: [.deferred, .answering]) || step.phase == .elsewhere
  }

  private static func saysOngoing(_ word: String) -> Bool {
    word.hasSuffix("ing") || word == "progress" || word == "busy"
  }
}
