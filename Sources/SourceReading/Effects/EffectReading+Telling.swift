/// Delegates and coordinators that callbacks tell something.
extension EffectReading {
  /// Reads that a delegate or a coordinator is told that the screen is gone, and returns whether a
  /// call tells one anything.
  mutating func readTelling(_ number: Int, _ words: [String]) -> Bool {
    let step = steps[number]
    let part = Self.told(by: step)
    let words = part.map { words + self.words.words(of: $0) } ?? words
    let saysGone =
      words.contains(where: Self.endings.contains) || Self.saysGone(words)
      || words.first.map(Self.givingUp.contains) == true
    let isMeant = saysGone || tellsChoice(step, words)
    guard isTold(step), isMeant || !isKeeper(step, words) else { return false }
    guard isMeant, !isSetUpByCallback(step) else { return true }
    if let first = words.first, Self.emptying.contains(first) {
      add(number, "state", .unknown, step.path, .irreversible(.stateDropped))
    } else {
      let told = part.map { "\(step.path)(_:\($0):)" } ?? step.path
      add(number, saysGone ? "delegate" : "choice", .unknown, told, .irreversible(.delegateTold))
    }
    return true
  }

  /// Returns the label that says what a delegate is told, where the name only says by whom:
  /// `delegate?.editor(self, didFinishWith: text)`.
  private static func told(by step: UnfoldedStep) -> String? {
    guard step.arguments.first?.label == "_" else { return nil }
    return step.arguments.dropFirst().first { $0.label.hasPrefix("did") }?.label
  }

  /// Whether a delegate is told what the user has chosen, because the screen seems to leave.
  private func tellsChoice(_ step: UnfoldedStep, _ words: [String]) -> Bool {
    words.contains("did")
      && words.contains { ["select", "choose", "pick", "change", "update", "set"].contains($0) }
      && step.marks.contains(.asksLeaving)
  }

  /// Whether a call tells a delegate or a coordinator something.
  private func isTold(_ step: UnfoldedStep) -> Bool {
    guard let last = step.receiver.last?.lowercased(),
      Self.listeners.contains(where: last.hasSuffix) || isAddressed(step)
    else { return false }
    // A screen that is its own delegate tells no other object.
    return step.receiver.count == 1
      || !steps.contains { $0.path == step.receiverText && $0.value?.isSelf == true }
  }

  /// Whether a call goes to a property of the screen that is declared as a delegate; or as another
  /// object, where a condition checks whether the screen leaves: `if isBeingDismissed {
  /// viewModel.handleDismissal() }`.
  private func isAddressed(_ step: UnfoldedStep) -> Bool {
    guard step.receiver.count == 1, step.isInOwnClass, let type = property(step.receiver[0])?.type
    else { return false }
    return type.holds("Delegate")
      || !type.hasPrefix("UI") && step.marks.contains(.asksLeaving) && !isPlainCancel(step)
  }

  /// Whether a call cancels work, and says nothing else: `task?.cancel()`.
  private func isPlainCancel(_ step: UnfoldedStep) -> Bool {
    let words = words.words(of: step.name)
    return words.count == 1 && cancelsWork(step, words)
  }

  /// Whether a call discards something of an object that is no listener by its name:
  /// `if isBeingDismissed { context.rollback() }`.
  private func isKeeper(_ step: UnfoldedStep, _ words: [String]) -> Bool {
    guard let verb = words.first, Self.dropping.contains(verb), !Self.emptying.contains(verb),
      let last = step.receiver.last?.lowercased()
    else { return false }
    return !Self.listeners.contains(where: last.hasSuffix)
  }

  private static let listeners = [
    "delegate", "coordinator", "router", "navigator", "flow",
  ]

  /// Verbs for giving up what the user has on the screen.
  private static let givingUp: Set = [
    "abandon", "decline", "forfeit", "refuse", "reject", "release", "revoke", "surrender",
    "unreserve", "withdraw",
  ]
}
