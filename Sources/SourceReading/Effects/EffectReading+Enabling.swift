/// Buttons that their own press switches off while work runs.
extension EffectReading {
  /// Reads that a callback switches on, or shows again, a button that the user's press switches off.
  /// The work that the press began may still run.
  mutating func readEnabling(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, let isOn = Self.switchesOn(step), isOn,
      let button = step.receiver.last?.lowercased(), Self.pressed.contains(where: button.hasSuffix)
    else { return }
    let others = uses.writes(to: step.path).filter { Self.switchesOn($0) != nil }
    let offs = others.filter { Self.switchesOn($0) == false }
    guard offs.allSatisfy({ !$0.isInCallback }), offs.contains(where: beginsWork) else { return }
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
