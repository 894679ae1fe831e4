import EventModel

extension Limits {
  /// The most functions that begin a mode with buttons of its own which are examined for one button
  /// of a screen.
  static let buttonModes = 16
}

/// What a function begins: it sets flags of the screen, and the buttons of the bar.
struct ButtonMode {
  var function: CallerName
  var value: String
  var flags: [String]
}

/// Buttons of the navigation bar that callbacks set.
extension EffectReading {
  /// Reads that a callback sets the buttons of the bar, although the user may have begun something
  /// for which other code has set other buttons: a selection of rows.
  mutating func readButtons(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, let set = Self.buttons(step) else { return }
    let modes = modes(set.path).filter {
      $0.function != step.function && $0.value != set.value.text
    }
    let flags = Set(modes.flatMap(\.flags))
    guard !flags.isEmpty, !isChanged(set.value, besides: step.phase),
      !flags.contains(where: { isNamedByCallback($0) || isAsked($0, step) })
    else { return }
    addToView(number, "buttons", set.path, set.value, .start(.buttons))
  }

  /// Returns the modes in which other code sets some buttons of the bar, at most
  /// ``Limits/buttonModes``.
  private mutating func modes(_ path: String) -> [ButtonMode] {
    if let known = buttonModes[path] { return known }
    var found: [ButtonMode] = []
    for other in uses.writes(to: path)
    where other.phase == .elsewhere && other.isInOwnClass && !other.isPlainly(.answering)
      && Self.buttons(other) != nil && found.count < Limits.buttonModes
    {
      let flags = flagsSet(beside: other)
      guard !flags.isEmpty else { continue }
      found.append(
        ButtonMode(function: other.function, value: other.value?.text ?? "", flags: flags))
    }
    buttonModes[path] = found
    return found
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
    uses.steps(in: step.function).filter(\.isInOwnClass).compactMap { other in
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

  /// Whether a callback writes, calls or uses something by its name or its path.
  private func isNamedByCallback(_ name: String) -> Bool {
    steps.contains { $0.isInCallback && ($0.name == name || $0.path == name) }
  }

  /// Whether a step depends on a flag.
  private func isAsked(_ flag: String, _ step: UnfoldedStep) -> Bool {
    let name = flag.split(separator: ".").last.map(String.init) ?? flag
    return step.state.askedStates.contains { $0.isOrStandsIn(name) }
      || step.namesByLocals { $0.holds(name) }
  }
}
