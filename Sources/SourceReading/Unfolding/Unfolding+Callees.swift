/// The function that a call reaches, and whose it is.
struct Callee {
  var found: FoundMethod
  /// The number of the type of its `self`.
  var type: Int
  /// How the screen reaches its `self`.
  var selfPath: [String]
}

extension Unfolding {
  /// Returns the function of the scanned files that a call reaches, as far as declared types say.
  mutating func callee(of step: BodyStep, _ frame: Frame) -> Callee? {
    let labels = step.arguments.filter { !$0.isClosure || $0.label != "_" }.map(\.label)
    let receiver = step.receiver
    if receiver == ["super"] { return baseCallee(step.name, labels, frame) }
    if receiver.isEmpty || (receiver.count == 1 && Self.selfNames.contains(receiver[0])) {
      guard !receiver.isEmpty || !isParameter(step.name, frame) else { return nil }
      let lineage = lineage(of: frame.type)
      return index.method(step.name, labels: labels, in: lineage, near: frame.file).map {
        Callee(found: $0, type: frame.type, selfPath: frame.selfPath)
      }
    }
    guard let name = typeName(of: receiver, frame), let type = index.find(name, near: frame.file),
      let found = index.method(
        step.name, labels: labels, in: lineage(of: type), near: frame.file)
    else { return nil }
    let path = resolve(receiver, frame)
    return Callee(found: found, type: type, selfPath: path == ["self"] ? [] : path)
  }

  /// Returns the inherited function that `super` reaches.
  private mutating func baseCallee(
    _ name: String, _ labels: [String], _ frame: Frame
  ) -> Callee? {
    guard let base = index.base(of: frame.owner) else { return nil }
    return index.method(name, labels: labels, in: lineage(of: base), near: frame.file).map {
      Callee(found: $0, type: frame.type, selfPath: frame.selfPath)
    }
  }

  private func isParameter(_ name: String, _ frame: Frame) -> Bool {
    frame.parameters.contains { $0.name == name }
  }
}
