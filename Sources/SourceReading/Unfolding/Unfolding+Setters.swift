extension Unfolding {
  /// Returns the setter or the `didSet` in the screen's own lineage that runs when a step writes
  /// one of its properties.
  func setter(_ number: Int, _ frame: Frame) -> Callee? {
    let step = frame.body.steps[number]
    let isMember = step.isMember(frame.text)
    guard case .write(UInt8(ascii: "=")) = step.kind, frame.selfPath.isEmpty,
      Self.isSelf(step.receiver),
      isMember || frame.body.local(step.name, at: step.token) == nil
    else { return nil }
    var found: FoundMethod?
    if frame.text.file.language == .objectiveC, isMember || !step.receiver.isEmpty {
      let name = "set" + step.name.prefix(1).uppercased() + step.name.dropFirst()
      found = index.method(
        name, labels: ["_"], of: frame.type, near: frame.file)
    }
    found =
      found
      ?? index.accessors(step.name, of: frame.type).first {
        $0.method.kind == .setter || $0.method.kind == .didSet
      }
    return found.flatMap { function($0, of: frame.type) }.map { Callee(function: $0, selfPath: []) }
  }
}
