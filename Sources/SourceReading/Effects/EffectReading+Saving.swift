/// Shared values that a screen saves and puts back, however they are read and written.
extension EffectReading {
  /// Adds to each save of a shared value the writes of the same value in callbacks, where none is known
  /// by the same name: `setNavigationBarHidden(true, animated: true)` writes what
  /// `isNavigationBarHidden` reads.
  mutating func readSavedValues() {
    let saves = effects.filter { $0.act == .save && $0.phase.isCallback }
    guard !saves.isEmpty else { return }
    let saved = Dictionary(saves.map { (Self.plainPath($0.identity), $0.identity) }) { first, _ in
      first
    }
    let known = Set(effects.lazy.filter { $0.act == .set }.map(\.identity))
    for (number, step) in steps.enumerated() where step.isInCallback {
      guard let (path, value) = writtenShared(step), let identity = saved[Self.plainPath(path)],
        !known.contains(identity)
      else { continue }
      add(number, "saved_value", .unknown, identity, .set, value: value)
    }
  }

  /// Returns the path of the shared value that a step writes, and what it writes.
  private func writtenShared(_ step: UnfoldedStep) -> (path: String, value: String)? {
    guard SharedNames.holds(step.receiver) else { return nil }
    switch step.kind {
    case .write(UInt8(ascii: "=")): return step.value.map { (step.path, $0.text) }
    case .call:
      guard let name = ObjectiveCBodyReader.writtenName(step.name),
        let first = step.arguments.first, !first.isClosure
      else { return nil }
      return ("\(step.receiverText).\(name)", first.value.text)
    default: return nil
    }
  }

  /// Whether a value is read from a shared object by a call that has the name of what it reads:
  /// `[bar backgroundImageForBarMetrics:UIBarMetricsDefault]`.
  static func isRead(_ value: UnfoldedValue) -> Bool {
    guard let name = value.path?.last else { return false }
    return !value.isResult || plainPath(name) == "backgroundImage"
  }

  /// Returns a path with the name under which a value is set: `isToolbarHidden` is `toolbarHidden`,
  /// and `backgroundImageForBarMetrics` is `backgroundImage`.
  private static func plainPath(_ path: String) -> String {
    var names = path.split(separator: ".").map(String.init)
    guard var last = names.popLast() else { return path }
    let rest = last.dropFirst(2)
    if last.hasPrefix("is"), let first = rest.first, first.isUppercase {
      last = first.lowercased() + rest.dropFirst()
    }
    if last.hasPrefix("backgroundImageFor") { last = "backgroundImage" }
    return (names + [last]).joined(separator: ".")
  }
}
