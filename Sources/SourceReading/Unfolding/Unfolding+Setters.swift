extension Unfolding {
  /// Returns the setter, the `didSet` or the `willSet` in the screen's own lineage that runs when a
  /// step writes one of its properties.
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
    let accessors = found == nil ? index.accessors(step.name, of: frame.type) : []
    found =
      found ?? accessors.first { $0.method.kind == .setter || $0.method.kind == .didSet }
      ?? accessors.first { $0.method.kind == .willSet }
    return found.flatMap { function($0, of: frame.type) }.map { Callee(function: $0, selfPath: []) }
  }
}

extension KnownFunction {
  /// The name that stands for the written value in a setter or an observer; nil in other functions,
  /// such as the setters of Objective-C, which have a parameter, and where the body writes it.
  var writtenName: String? {
    switch method.kind {
    case .setter, .willSet: "newValue"
    case .didSet: body.writes(method.name) ? nil : method.name
    default: nil
    }
  }
}

extension KnownBody {
  /// Whether it writes a property of `self`, or a parameter, with a name.
  func writes(_ name: String) -> Bool {
    steps.contains { step in
      if case .write = step.kind {
        step.name == name && Unfolding.isSelf(step.receiver)
      } else {
        false
      }
    }
  }

  /// Whether it writes a parameter with a name, and not a variable of the class: `_color = color`.
  func writesParameter(_ name: String, _ text: SourceText) -> Bool {
    steps.contains { step in
      guard case .write = step.kind, step.receiver.isEmpty, !step.isMember(text) else {
        return false
      }
      return text.matches(step.token, name)
    }
  }
}
