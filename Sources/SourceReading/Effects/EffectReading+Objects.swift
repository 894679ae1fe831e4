/// What a screen makes once and discards in a callback.
extension EffectReading {
  /// Adds the objects that are made once, before the first callback, and ended or set to nil in a
  /// callback: a screen that comes back has none. Objects that are made again at any time are left
  /// out.
  mutating func readObjects() {
    let ended = endedObjects
    guard !ended.isEmpty else { return }
    var made: [String: [Int]] = [:]
    var renewed: Set<String> = []
    for (number, step) in steps.enumerated() {
      guard case .write(UInt8(ascii: "=")) = step.kind, step.isInOwnClass, step.receiver.isEmpty,
        ended[step.name] != nil, step.value?.isNil != true
      else { continue }
      if step.phase == .once, step.value?.isNew == true {
        made[step.name, default: []].append(number)
      } else {
        renewed.insert(step.name)
      }
    }
    for (name, numbers) in ended.sorted(by: { $0.key < $1.key }) {
      let places = made[name] ?? firstUse(ofOutlet: name).map { [$0] } ?? []
      guard !places.isEmpty, !renewed.contains(name), name.first != "~", names.screens[name] == nil,
        !effects.contains(where: { $0.act == .acquire && $0.identity == name })
      else { continue }
      for number in places { add(number, "object", .idempotent, name, .acquire) }
      for number in numbers { add(number, "object", .idempotent, name, .release) }
    }
  }

  /// Returns the first step of code that runs once and uses a view from the screen's interface
  /// file.
  private func firstUse(ofOutlet name: String) -> Int? {
    guard let outlet = property(name),
      outlet.modifiers.contains("@IBOutlet") || outlet.modifiers.contains("IBOutlet")
    else { return nil }
    return steps.firstIndex { $0.phase == .once && $0.receiver.first == name }
  }

  /// The steps of callbacks that end an object or set it to nil, by its name.
  private var endedObjects: [String: [Int]] {
    var ended: [String: [Int]] = [:]
    for (number, step) in steps.enumerated() {
      guard case .callback = step.phase else { continue }
      switch step.kind {
      case .write(UInt8(ascii: "=")) where step.isInOwnClass && step.receiver.isEmpty:
        if step.value?.isNil == true { ended[step.name, default: []].append(number) }
      case .call where step.receiver.count == 1 && Self.ending.contains(step.name):
        ended[step.receiver[0], default: []].append(number)
      default: continue
      }
    }
    return ended
  }

  private static let ending: Set = ["dispose", "shutdown", "shutDown"]
}
