/// What the user types or chooses.
extension UnfoldedStep {
  /// Whether it writes what the user has just typed or chosen: in a method that a control calls with
  /// itself, or in one by which a view tells of a change: `func cell(_ cell: NameCell, didChange name:
  /// String)`.
  var takesInput: Bool {
    guard case .write(UInt8(ascii: "=")) = kind, phase == .elsewhere, isInOwnClass,
      let first = method.parameters.first
    else { return false }
    let type = first.type.filter { !"?!*".contains($0) }
    guard Self.controls.contains(type) || Self.tells(method, by: type) else { return false }
    let text = source.text
    return step.value.contains { token in
      text[token].kind == .identifier && !text.isMark(token - 1, ".")
        && method.parameters.contains { text.matches(token, $0.name) }
    }
  }

  private static let controls: Set = [
    "UIButton", "UIControl", "UIDatePicker", "UISegmentedControl", "UISlider", "UIStepper",
    "UISwitch", "UITextField", "UITextView",
  ]

  /// Whether a method's name, or one of its labels, says that a view of a type tells of a change. A
  /// list tells of the row that is opened.
  private static func tells(_ method: SourceMethod, by type: String) -> Bool {
    views.contains(where: type.hasSuffix) && !["UITableView", "UICollectionView"].contains(type)
      && method.says(changes)
  }

  private static let views = ["Cell", "Row", "Field", "View", "Control", "Picker"]

  private static let changes: Set = [
    "change", "changed", "edit", "edited", "editing", "enter", "entered", "pick", "picked",
    "select",
    "selected", "type", "typed", "update", "updated",
  ]
}
