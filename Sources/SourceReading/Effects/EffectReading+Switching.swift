/// Controls that callbacks switch on or off, and other code too.
extension EffectReading {
  /// Reads that a control is disabled which the code that answers the user enables when something
  /// is typed or chosen. It is then disabled although the input is still there.
  mutating func readDisabling(_ number: Int) -> Bool {
    let step = steps[number]
    guard step.name == "isEnabled" || step.name == "enabled" else { return false }
    guard step.value?.isFalse == true, step.isInOwnClass, !step.isPlainly(.deferred),
      Self.pressed.contains(where: step.receiver[step.receiver.count - 1].lowercased().hasSuffix)
    else { return true }
    let isSwitchedOn = views.answer(.isSwitchedOn, step.path) {
      uses.writes(to: step.path).contains {
        $0.phase == .elsewhere && !$0.isPlainly(.answering) && $0.value?.isFalse == false
          && $0.functionName.lowercased().holds("change")
      }
    }
    let isOnlySwitchedOff = views.answer(.isOnlySwitchedOff, step.path) {
      uses.writes(to: step.path).allSatisfy { !$0.isInCallback || $0.value?.isFalse == true }
    }
    guard isSwitchedOn || uses.boundControls.contains(step.receiverText), isOnlySwitchedOff,
      // What is emptied with it, or read again, is chosen anew.
      !effects.contains(where: {
        $0.phase == step.phase && [.start(.input), .start(.reload)].contains($0.act)
      })
    else { return true }
    add(number, "control", .unknown, step.path, .start(.disabling))
    return true
  }

  private static let pressed = ["button", "item", "buttonitem"]

  /// Reads that a callback switches on, or shows again, a button that the user's press switches off.
  /// The work that the press began may still run.
  mutating func readEnabling(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, Self.switchesOn(step) == true,
      let button = step.receiver.last?.lowercased(), Self.pressed.contains(where: button.hasSuffix)
    else { return }
    let isPressed = views.answer(.isPressed, step.path) {
      let offs = uses.writes(to: step.path).filter { Self.switchesOn($0) == false }
      return offs.allSatisfy { !$0.isInCallback } && offs.contains(where: beginsWork)
    }
    guard isPressed else { return }
    add(number, "control", .unknown, step.path, .start(.enabling))
  }

  /// Whether a step answers a press that begins work and stays on the screen, and its function does
  /// not itself undo it.
  private func beginsWork(_ off: UnfoldedStep) -> Bool {
    answersTouch(off) && off.state.condition == nil
      && off.isEnteredFromFunction(naming: Self.waits)
      && !off.isEnteredFromFunction(naming: Self.leaving)
      && !uses.writes(to: off.path).contains { other in
        other.entry == off.entry && Self.switchesOn(other) == true && other.phase == .elsewhere
          && other.marks.isDisjoint(with: [.deferred, .answering])
      }
  }

  /// The names of what shows that the user has to wait, and of what waits.
  private static let waits = NameSearch([
    "startAnimating", "startLoading", "showLoading", "showSpinner", "showHUD", "Task", "await",
  ])

  private static let leaving = NameSearch([
    "present", "presentViewController", "pushViewController", "performSegue", "dismiss", "show",
  ])

  /// Whether a step switches a control on, or shows it; nil if it does neither that nor the opposite.
  private static func switchesOn(_ step: UnfoldedStep) -> Bool? {
    guard case .write(UInt8(ascii: "=")) = step.kind, let value = step.value,
      value.isTrue || value.isFalse
    else { return nil }
    switch step.name {
    case "isEnabled", "enabled", "isUserInteractionEnabled", "userInteractionEnabled":
      return value.isTrue
    case "isHidden", "hidden": return value.isFalse
    default: return nil
    }
  }
}
