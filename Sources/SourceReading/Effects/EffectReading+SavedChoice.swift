/// Switches, sliders and segments whose state only a button of the screen saves.
extension EffectReading {
  /// Whether what a callback puts into a control is what the user may have changed since: other code
  /// reads the control only where the user saves everything, as in `save:`, and nothing follows each
  /// change of a control.
  func isSavedLater(_ step: UnfoldedStep) -> Bool {
    guard step.isInCallback, let control = step.receiver.last,
      let states = Self.states.first(where: { $0.contains(step.name) })
    else { return false }
    return views.answer(.isSavedLater, step.path, in: step.phase) {
      let functions = views.functions
      let readers = states.reduce(into: Set<String>()) { $0.formUnion(functions.naming($1)) }
        .subtracting([step.functionName, step.entryName])
      return !readers.isEmpty && readers.isSubset(of: functions.naming(control))
        && readers.allSatisfy { isPressed($0) && !isCalledAtRuntime($0) }
        && functions.reached(from: { _, method, _ in Self.followsChange(method) }).isEmpty
        && Self.events.allSatisfy { functions.naming($0).isEmpty }
    }
  }

  /// Whether a function's name says that the user has pressed a button to save everything.
  private func isPressed(_ function: String) -> Bool {
    CamelWords.of(function).contains(where: Self.saving.contains)
  }

  /// Whether functions other than those that run once name a function.
  private func isCalledAtRuntime(_ function: String) -> Bool {
    !views.functions.naming(function).isSubset(of: Self.once.union([function]))
  }

  /// Whether a function may be called for each change of a control.
  private static func followsChange(_ method: SourceMethod) -> Bool {
    method.says(changes)
      || method.parameters.contains { parameter in
        ["Switch", "Slider", "Segment", "Stepper", "UIControl"].contains(
          where: parameter.type.holds)
      }
  }

  /// The properties of controls that hold what the user has chosen, each with its other name.
  private static let states: [Set<String>] = [["isOn", "on"], ["value"], ["selectedSegmentIndex"]]

  private static let saving: Set = ["save", "submit", "apply", "done", "confirm"]
  private static let once: Set = [
    "viewDidLoad", "loadView", "awakeFromNib", "init", "initWithStyle",
  ]
  private static let changes: Set = [
    "changed", "change", "toggle", "toggled", "switch", "switched", "slider", "slide", "segment",
    "stepper",
  ]
  private static let events = [
    "valueChanged", "UIControlEventValueChanged", "primaryActionTriggered",
  ]
}
