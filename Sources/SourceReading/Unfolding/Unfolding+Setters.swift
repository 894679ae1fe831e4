extension Unfolding {
  /// Returns the setter, the `didSet` or the `willSet` that runs when a step writes a property of the
  /// screen, or of an object whose declared type is among the scanned ones.
  func setter(_ number: Int, _ frame: Frame) -> Callee? {
    let step = frame.body.steps[number]
    guard case .write(UInt8(ascii: "=")) = step.kind else { return nil }
    guard Self.isSelf(step.receiver) else { return objectSetter(number, frame) }
    let isMember = step.isMember(frame.text)
    guard frame.selfPath.isEmpty, isMember || frame.body.local(step.name, at: step.token) == nil
    else { return nil }
    let hasMethod = isMember || !step.receiver.isEmpty
    return setter(of: step.name, hasMethod, frame.type, frame)
      .map { Callee(function: $0, selfPath: []) }
  }

  private func objectSetter(_ number: Int, _ frame: Frame) -> Callee? {
    guard isInReach(number, frame), let type = receiverNumber(number, frame),
      !screenLineage.contains(type)
    else { return nil }
    let path = calleePath(number, frame)
    // What was made on the spot is another object each time.
    guard let root = path.first, root.first != "~", !root.startsWithCapital else { return nil }
    let owner = index.implementation(of: type, near: frame.file)
    return setter(of: frame.body.steps[number].name, true, owner, frame)
      .map { Callee(function: $0, selfPath: path) }
  }

  /// - Parameter hasMethod: Whether a method may be the setter, as in Objective-C: `setTitle:`.
  private func setter(
    of property: String, _ hasMethod: Bool, _ type: Int, _ frame: Frame
  ) -> KnownFunction? {
    var found: FoundMethod?
    if hasMethod, frame.text.file.language == .objectiveC {
      let name = "set" + property.prefix(1).uppercased() + property.dropFirst()
      found = index.method(name, labels: ["_"], of: type, near: frame.file)
    }
    let accessors = found == nil ? index.accessors(property, of: type) : []
    found =
      found ?? accessors.first { $0.method.kind == .setter || $0.method.kind == .didSet }
      ?? accessors.first { $0.method.kind == .willSet }
    return found.flatMap { function($0, of: type) }
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
