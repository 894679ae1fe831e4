/// Buttons of the navigation bar that callbacks set.
extension EffectReading {
  /// Reads that a callback sets the buttons of the bar, although the user may have begun something
  /// for which other code has set other buttons: a selection of rows.
  mutating func readButtons(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, let set = Self.buttons(step) else { return }
    let modes = steps.filter { other in
      guard other.phase == .elsewhere, other.isInOwnClass, other.function != step.function,
        !other.marks.contains(.answering), let others = Self.buttons(other)
      else { return false }
      return others.path == set.path && others.value.text != set.value.text
    }
    .flatMap { flagsSet(beside: $0) }
    guard !modes.isEmpty, !isChanged(set.value, besides: step.phase),
      !modes.contains(where: { isEnded($0) || isAsked($0, step) })
    else { return }
    addToView(number, "buttons", set.path, set.value, .start(.buttons))
  }

  /// Returns the buttons that a step sets, and what it sets them to.
  private static func buttons(_ step: UnfoldedStep) -> (path: String, value: UnfoldedValue)? {
    guard case .write(UInt8(ascii: "=")) = step.kind, step.receiver.last == "navigationItem",
      sides.contains(step.name), let value = step.value
    else { return nil }
    return (step.path, value)
  }

  private static let sides: Set = [
    "rightBarButtonItem", "rightBarButtonItems", "leftBarButtonItem", "leftBarButtonItems",
  ]

  /// Returns the flags of the screen that the function of a step sets: it begins something. What the
  /// app does meanwhile is nothing that the user has begun.
  private func flagsSet(beside step: UnfoldedStep) -> [String] {
    steps.filter { $0.function == step.function && $0.isInOwnClass }.compactMap { other in
      if other.name == "setEditing" {
        return other.arguments.first?.value.isTrue == true ? "setEditing" : nil
      }
      guard case .write = other.kind, other.value?.isTrue == true,
        property(other.name) != nil || other.name.lowercased().hasSuffix("editing"),
        !words.words(of: other.name).contains(where: Self.work.contains)
      else { return nil }
      return other.path
    }
  }

  private static let work: Set = [
    "loading", "fetching", "refreshing", "saving", "sending", "uploading", "downloading", "syncing",
    "busy", "animating",
  ]

  /// Whether a callback ends what a flag says.
  private func isEnded(_ flag: String) -> Bool {
    steps.contains { $0.isInCallback && ($0.path == flag || $0.name == flag) }
  }

  /// Whether a step depends on a flag.
  private func isAsked(_ flag: String, _ step: UnfoldedStep) -> Bool {
    let name = flag.split(separator: ".").last.map(String.init) ?? flag
    return step.state.askedStates.contains { $0.isOrStandsIn(name) }
      || step.namesByLocals { $0.holds(name) }
  }
}
