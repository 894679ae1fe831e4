extension ResourcePattern {
  /// Returns what identifies the resource that a step acquires or releases by this pattern, or nil
  /// if the step does not match.
  func identity(of step: UnfoldedStep) -> String? {
    switch step.kind {
    case .call: guard written == nil, hasArguments(of: step) else { return nil }
    case .write(let operation):
      guard let written, operation == UInt8(ascii: "="), let value = step.value,
        Self.isValue(value, written)
      else {
        return nil
      }
    case .use: return nil
    }
    guard hasReceiver(of: step), !isOfHolder || !step.holder.isEmpty else { return nil }
    return identity.count == 1
      ? part(identity[0], of: step) : identity.map { part($0, of: step) }.joined(separator: " ")
  }

  /// Whether a value is one that the pattern allows to be written.
  func mayWrite(_ value: UnfoldedValue) -> Bool { written.map { Self.isValue(value, $0) } ?? false }

  private func part(_ key: String, of step: UnfoldedStep) -> String {
    switch key {
    case "receiver":
      let text = step.receiverText
      return step.isOfElement ? Self.withoutView(text) : Self.withoutTaking(text)
    case "target": return step.path
    case "result", "holder": return step.holder
    default: break
    }
    guard let argument = step.arguments.first(where: { $0.label == key }) else { return "" }
    // What a shared object holds is not a constant of a type.
    if let path = argument.value.path, path.count > 2, SharedNames.holds(path) {
      return argument.value.text
    }
    let name = Self.lastName(argument.value.text)
    guard argument.value.isElement else { return name }
    return key != "_" ? "~" + name : Self.withoutView(name)
  }

  /// Returns the name of the collection whose elements are accessed in some form: `tokens` of
  /// `tokens.values`, or of `$0.value` for each of `tokens`.
  private static func withoutView(_ name: String) -> String {
    for view in [".values", ".value", ".allValues", ".allObjects"] where name.hasSuffix(view) {
      return String(name.dropLast(view.count))
    }
    return name
  }

  /// Returns the name of the collection out of which something is taken: `timers` of
  /// `timers.removeValue(forKey: name)`.
  private static func withoutTaking(_ name: String) -> String {
    for call in [".removeValue", ".updateValue", ".removeFirst", ".removeLast", ".popLast"]
    where name.hasSuffix(call) {
      return String(name.dropLast(call.count))
    }
    return name
  }

  /// Returns the part of a name that is the same in both spellings: `keyboardWillShowNotification`
  /// of `UIResponder.keyboardWillShowNotification`, the argument of `#selector(App.run)`, `failed` of
  /// `Key.failed.rawValue`.
  private static func lastName(_ text: String) -> String {
    if text.hasSuffix(".rawValue") { return lastName(String(text.dropLast(".rawValue".count))) }
    guard text.first?.isUppercase == true, let dot = text.lastIndex(of: "."), !text.holds("(")
    else { return text.hasPrefix(".") ? String(text.dropFirst()) : text }
    return String(text[text.index(after: dot)...])
  }

  private func hasArguments(of step: UnfoldedStep) -> Bool {
    guard let arguments else { return true }
    guard step.arguments.count >= arguments.count else { return false }
    for (wanted, given) in zip(arguments, step.arguments) {
      guard wanted.label == given.label else { return false }
      if let value = wanted.value, !Self.isValue(given.value, value) { return false }
    }
    return allowsMore
      || step.arguments.dropFirst(arguments.count).allSatisfy { $0.isClosure && $0.label == "_" }
  }

  private static func isValue(_ value: UnfoldedValue, _ wanted: Value) -> Bool {
    switch wanted {
    case .any: !value.isNil
    case .nil: value.isNil
    case .self: value.isSelf
    case .true: value.isTrue
    case .false: value.isFalse
    case .closure: value.mayBeClosure
    case .text(let text): value.text == text
    }
  }

  private func hasReceiver(of step: UnfoldedStep) -> Bool {
    guard let receiver else { return true }
    if let first = step.receiver.first, step.receiver.count <= 2, first == receiver { return true }
    if let type = step.receiverType {
      if SourceIndex.plainName(type) == receiver || type.lowercased().hasSuffix(shortReceiver) {
        return true
      }
    }
    guard let last = step.receiver.last else { return false }
    return last.lowercased().hasSuffix(shortReceiver)
  }

  /// Returns a type's name without the prefix of its framework: `Player` of `AVPlayer`.
  static func withoutPrefix(_ name: String) -> Substring {
    let capitals = name.prefix { $0.isUppercase }
    return capitals.count > 2 ? name.dropFirst(capitals.count - 1) : name[...]
  }
}
