/// Work of other objects that callbacks cancel.
extension EffectReading {
  /// Whether a call cancels work of another object, by its name or that of the object.
  func cancelsWork(_ step: UnfoldedStep, _ words: [String]) -> Bool {
    guard let verb = words.first,
      ["cancel", "suspend", "disconnect", "pause"].contains(verb)
        || step.name == "invalidateAndCancel",
      step.receiver != ["super"], !step.receiver.isEmpty,
      // The content of a cache is requested again when it is needed.
      !step.receiver.contains(where: { $0.lowercased().holds("cache") })
    else { return false }
    if verb == "disconnect" {
      return SharedNames.holds(step.receiver) && !isCalledByCallback(step.receiver, ["connect"])
    }
    if isBegunOnAppearing(step) || isNeverSet(step.receiver)
      || verb == "pause" && words.last == "timer"
    {
      return false
    }
    let last = step.receiver.last { $0 != "values" && $0 != "allValues" }
    return words.count > 1
      || [last, step.receiverType].contains { name in
        name.map { Self.works.contains(where: $0.lowercased().hasSuffix) } == true
      }
  }

  /// Whether a path is a variable of the class to which nothing in it assigns an object.
  private func isNeverSet(_ path: [String]) -> Bool {
    guard path.count == 1, let property = property(path[0]), !property.isConstant,
      property.initialValue == nil, !property.modifiers.contains("lazy")
    else { return false }
    return !uses.writes(to: path[0]).contains { $0.value?.isNil == false }
  }

  private static let works = [
    "operation", "operations", "operationqueue", "task", "tasks", "request", "requests", "download",
    "downloads", "upload", "uploads", "transfer", "export", "import", "directions", "exportsession",
    "connection",
  ]

  /// Whether another callback makes the object of a call, or calls it: what is canceled may be
  /// begun there.
  private func isBegunOnAppearing(_ step: UnfoldedStep) -> Bool {
    guard let root = step.receiver.first, root != "oldValue" else { return true }
    let work = Set(step.receiver.flatMap(words.words(of:)))
    return steps.contains { other in
      guard case .callback = other.phase, other.phase != step.phase else { return false }
      // `search(for:)` begins what `searchQueue` does.
      if other.receiver.isEmpty, other.isInOwnClass, case .call = other.kind,
        let verb = words.words(of: other.name).first, verb.utf8.count > 3, work.contains(verb)
      {
        return true
      }
      guard (other.receiver.first ?? other.name) == root else { return false }
      return other.name.hasPrefix("addOperation")
        || !["add", "remove", "register", "observe"].contains(words.words(of: other.name).first)
    }
  }
}
