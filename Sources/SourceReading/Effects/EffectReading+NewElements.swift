/// What callbacks add to a list only where it is not there yet.
extension EffectReading {
  /// Whether what a step adds to a list is added once: the callback takes it from another list that it
  /// then empties, `rows.append(contentsOf: pending)` before `pending.removeAll()`, or leaves out what
  /// the list contains, `found.filter { !rows.contains($0) }`.
  func addsOnlyNew(_ step: UnfoldedStep, to list: String) -> Bool {
    let added = step.arguments.first?.value ?? step.value
    if let path = added?.path?.joined(separator: "."),
      names.cleared[step.phase]?.contains(path) == true
    {
      return true
    }
    let name = list.split(separator: ".").last.map(String.init) ?? list
    return step.namesByLocals { $0 == "contains" }
      && step.calls.contains { $0.name == "contains" && $0.receiver.last == name }
  }
}
