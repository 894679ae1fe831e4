/// Alerts that callbacks present.
extension EffectReading {
  /// Reads a call that shows another screen, or an alert.
  mutating func readPresentation(_ number: Int) {
    let step = steps[number]
    let shown = step.arguments.first?.value.text ?? ""
    let isAlert = asksAgain(step)
    add(number, "presentation", .unknown, shown, .start(isAlert ? .alert : .presentation))
    if isAlert { removeSteadyCondition(step) }
  }

  /// Whether a call presents an alert that the user can answer without leaving the screen.
  private func asksAgain(_ step: UnfoldedStep) -> Bool {
    (step.presentedType?.holds("Alert") == true || Self.showsOldAlert(step))
      && !step.isInFunction(naming: Self.exits)
      && !step.isEnteredFromFunction(naming: Self.exits)
  }

  /// Whether a call shows an alert as apps did before iOS 9: `[alert show]`.
  static func showsOldAlert(_ step: UnfoldedStep) -> Bool {
    step.name == "show" && step.arguments.isEmpty
      && (step.receiverType == "UIAlertView" || step.receiver.first == "UIAlertView")
  }

  /// The names of what removes a screen or shows another one.
  private static let exits = NameSearch([
    "popViewController", "popViewControllerAnimated", "popToRootViewController",
    "popToRootViewControllerAnimated", "dismiss", "dismissViewControllerAnimated", "performSegue",
    "performSegueWithIdentifier", "pushViewController", "openSettingsURLString",
    "UIApplicationOpenSettingsURLString",
  ])
}
