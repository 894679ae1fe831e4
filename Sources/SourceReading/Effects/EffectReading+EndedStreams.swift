/// Subscriptions and tasks that callbacks end by what they follow.
extension EffectReading {
  /// Whether the subscription that is put into a set ends with a named subject, and not with the
  /// screen.
  func endsWithSubject(_ number: Int) -> Bool {
    until(number)?.arguments
      .contains { $0.value.path != nil && !$0.value.text.holds("dealloc") } == true
  }

  /// Whether the subscription that is put into a set ends with what a callback says: a subject to which
  /// it sends something, or the call of the callback itself.
  func endsWithCallback(_ number: Int) -> Bool {
    guard let until = until(number) else { return false }
    let source = until.firstArgumentSource
    if ["methodInvoked", "sentMessage"].contains(where: source.holds) {
      return source.holds("Disappear")
    }
    guard let path = until.arguments.first?.value.path?.joined(separator: ".") else { return false }
    return steps.contains { step in
      step.isInCallback && Self.sending.contains(step.name) && step.receiverText == path
    }
  }

  /// Returns the call that says until when the subscription lasts that is put into a set.
  private func until(_ number: Int) -> UnfoldedStep? {
    guard Self.untils.contains(where: steps[number].receiver.contains) else { return nil }
    let function = steps[number].function
    return steps[..<number].last { Self.untils.contains($0.name) && $0.function == function }
  }

  private static let untils: Set = ["takeUntil", "take", "prefix"]

  private static let sending: Set = ["send", "onNext", "accept", "onCompleted"]

  /// Adds a task that waits for the values of a sequence without an end, and that nothing keeps.
  /// Returns whether a call makes one.
  mutating func readStreamTask(_ number: Int) -> Bool {
    let step = steps[number]
    guard step.name == "Task" || step.name == "detached", step.awaitsStream, !isGivenOn(step) else {
      return false
    }
    if !finishesStream { add(number, "task", .token, "", .acquire) }
    return true
  }

  /// Whether a callback ends a stream: `continuation?.finish()`.
  private var finishesStream: Bool {
    steps.contains { step in
      step.isInCallback && step.name == "finish"
        && step.receiver.last?.lowercased().hasSuffix("continuation") == true
    }
  }

  /// Whether a call repeats its own function later: `tick()` in a closure that `tick()` runs after a
  /// delay. On a condition it may be another attempt. What a callback cancels does not go on.
  func repeatsItself(_ step: UnfoldedStep) -> Bool {
    guard
      step.callsItself && step.isInOwnClass && step.receiver.isEmpty && !step.route.isEmpty
        && step.isPlainly(.deferred)
        && !step.marks.contains(.conditional)
    else { return false }
    return !step.traits.contains(.performing)
      || !steps.contains {
        $0.isInCallback && $0.name.hasPrefix("cancelPreviousPerformRequests")
      }
  }
}
