extension EffectReading {
  /// Reads what a write does: a shared value that is set or saved, a property that is filled or emptied.
  mutating func readWrite(_ number: Int) {
    let step = steps[number]
    guard case .write(let operation) = step.kind, let value = step.value else { return }
    guard operation == UInt8(ascii: "=") else {
      readCounting(number, operation)
      return
    }
    if SharedNames.holds(step.receiver) {
      add(number, "shared_value", .flag, step.path, .set, isShared: true, value: value.text)
      return
    }
    if let path = value.path, path.count > 1, !value.isResult,
      SharedNames.holds(Array(path.dropLast())),
      step.path.first != "~"
    {
      add(
        number, savedResource(value.text), .flag, value.text, .save, isShared: true,
        value: step.path)
    }
    guard step.isInOwnClass, step.receiver.isEmpty, step.name.first != "~" else {
      readOthersState(number)
      return
    }
    let isEmpty = value.text == "nil" || value.text == "[]" || value.text == "@[]"
    if isEmpty {
      add(
        number, "property", .unknown, step.name,
        .irreversible(screens.contains(step.path) ? .screenDropped : .stateDropped),
        value: value.text)
    } else {
      add(number, "property", .unknown, step.name, .assign, value: value.text)
    }
  }

  /// Returns the row of a flag that is read, so that saving and writing it have the same name.
  private func savedResource(_ path: String) -> String {
    flagRows[path].map { table.rows[$0].id } ?? "shared_value"
  }

  /// Reads `x += 1` and `x -= 1`.
  private mutating func readCounting(_ number: Int, _ operation: UInt8) {
    let step = steps[number]
    guard step.path.first != "~", !SharedNames.holds(step.receiver) else { return }
    switch operation {
    case UInt8(ascii: "+"):
      add(number, "counter", .counted, step.path, .acquire)
      if case .callback = step.phase {
        add(number, "growth", .unknown, step.path, .start(.growth))
      }
    case UInt8(ascii: "-"): add(number, "counter", .counted, step.path, .release)
    default: return
    }
  }

  /// Reads what a write throws away of the state of an object: the text of a search, an editing mode.
  private mutating func readOthersState(_ number: Int) {
    let step = steps[number]
    guard case .callback = step.phase, let value = step.value, let last = step.receiver.last,
      last.lowercased().contains("search")
    else { return }
    let isEmptied =
      step.name == "text" && (value.text == "nil" || value.text == "\"\"" || value.text == "@\"\"")
    let isLeft =
      (step.name == "isActive" || step.name == "active")
      && (value.text == "false" || value.text == "NO")
    guard isEmptied || isLeft else { return }
    add(number, "state", .unknown, step.path, .irreversible(.stateDropped), value: value.text)
  }
}
