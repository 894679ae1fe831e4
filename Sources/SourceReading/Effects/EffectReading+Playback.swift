/// What callbacks do to players.
extension EffectReading {
  /// Reads that a callback starts a player that it has made anew, or that the user may have paused.
  mutating func readPlayback(_ number: Int, _ match: ResourceMatch) {
    let isNew = isMadeAnew(match.identity, in: steps[number].phase)
    guard isNew || isPausedByUser(match) else { return }
    add(
      number, "playback", .unknown, match.identity, .start(.playback),
      value: isNew ? nil : "paused")
  }

  /// Whether code that answers the user pauses a player.
  private func isPausedByUser(_ match: ResourceMatch) -> Bool {
    steps.contains { step in
      step.matches.contains {
        $0.act == .release && $0.row == match.row && $0.identity == match.identity
      } && answersTouch(step)
    }
  }

  /// Whether a step is reached from a method that answers a touch, by its name or as an action.
  func answersTouch(_ step: UnfoldedStep) -> Bool {
    step.phase == .elsewhere && !step.isPlainly(.answering)
      && (step.answersChoice
        || words.words(of: step.entryName).contains(where: Self.touches.contains)
        || uses.actions.contains(step.entry))
  }

  /// The words in names of methods that answer a touch.
  static let touches: Set = [
    "tap", "tapped", "press", "pressed", "touch", "touched", "click", "clicked", "toggle", "button",
    "action", "pause",
  ]

  /// Whether a call gives a player something to play, from its beginning.
  func replacesMedia(_ step: UnfoldedStep) -> Bool {
    guard let root = step.receiver.first, root.first != "~", !step.isResolved,
      let media = step.arguments.first, !media.value.isNil
    else { return false }
    return step.name.hasPrefix("replaceCurrentItem") || step.name == "loadWithVideoId"
      || step.name == "load" && media.label == "withVideoId"
  }

  /// Whether a call sets a player to its beginning.
  func startsOver(_ step: UnfoldedStep) -> Bool {
    guard let root = step.receiver.first, root.first != "~", let time = step.arguments.first?.value
    else { return false }
    return [".zero", "CMTime.zero", "kCMTimeZero"].contains(time.text)
  }
}
