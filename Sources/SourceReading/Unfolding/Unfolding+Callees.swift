/// The function that a call reaches, and its `self`.
struct Callee {
  var function: KnownFunction
  /// The path by which the screen reaches its `self`.
  var selfPath: [String]
}

extension Unfolding {
  /// Returns the function in the scanned files that a call reaches, if declared types show it.
  func callee(_ number: Int, _ frame: Frame) -> Callee? {
    if !frame.selfPath.isEmpty, let function = screenFunction(number, frame) {
      return Callee(function: function, selfPath: [])
    }
    return target(number, frame).map { Callee(function: $0, selfPath: calleePath(number, frame)) }
  }

  /// Returns the function of the screen that another object calls, such as a presenter: its receiver
  /// has the screen's own type, or that of a protocol that the screen adopts.
  func screenFunction(_ number: Int, _ frame: Frame) -> KnownFunction? {
    let step = frame.body.steps[number]
    guard !Self.isOfSelf(step.receiver), let type = receiverNumber(number, frame),
      screenLineage.contains(type)
    else { return nil }
    return index.method(
      step.name, labels: step.calledLabels, of: screen, near: frame.file, isStatic: false
    )
    .flatMap { function($0, of: screen) }
  }

  /// Returns the path by which the screen reaches `self` of the function that a call reaches.
  func calleePath(_ number: Int, _ frame: Frame) -> [String] {
    let receiver = frame.body.steps[number].receiver
    if Self.isOfSelf(receiver) { return frame.selfPath }
    let path = resolve(receiver, frame)
    return path == ["self"] ? [] : path
  }

  /// Returns the function that a call reaches, without its `self`.
  func target(_ number: Int, _ frame: Frame) -> KnownFunction? {
    if let known = frame.function.targets[number] { return known }
    let target = newTarget(number, frame)
    frame.function.targets[number] = .some(target)
    return target
  }

  private static func isOfSelf(_ receiver: [String]) -> Bool {
    isSelf(receiver) || receiver == ["super"]
  }

  private func newTarget(_ number: Int, _ frame: Frame) -> KnownFunction? {
    let step = frame.body.steps[number]
    let receiver = step.receiver
    let isOfSelf = Self.isOfSelf(receiver)
    var owner = frame.type
    if receiver == ["super"] {
      guard let base = index.base(of: frame.function.owner) else { return nil }
      owner = base
    } else if isOfSelf {
      guard !receiver.isEmpty || !isParameter(step.name, frame) else { return nil }
    } else {
      guard let type = receiverNumber(number, frame) else { return nil }
      owner = index.implementation(of: type, near: frame.file)
    }
    if isOfSelf, frame.body.traits[number].contains(.performing) { return performed(step, frame) }
    let free = receiver.isEmpty ? freeFunction(step, frame) : nil
    // A message has a receiver; what has none is a call of C.
    if let free, frame.text.file.language == .objectiveC { return function(free, of: frame.type) }
    let isOfType =
      isOfSelf
      ? frame.function.method.isStatic : receiver.count == 1 && receiver[0].startsWithCapital
    let found =
      index.method(
        step.name, labels: step.calledLabels,
        of: owner, near: frame.file, isStatic: isOfType
      ) ?? free
    return found.flatMap { function($0, of: isOfSelf ? frame.type : owner) }
  }

  /// Returns the function outside of types that a call without a receiver reaches in its file.
  private func freeFunction(_ step: BodyStep, _ frame: Frame) -> FoundMethod? {
    guard case .call = step.kind else { return nil }
    return index.freeFunction(
      step.name, labels: step.calledLabels, in: frame.file, for: frame.function.owner)
  }

  /// Returns the function of `self` whose selector a call passes: `perform(#selector(reset), with: nil,
  /// afterDelay: 0)`.
  private func performed(_ step: BodyStep, _ frame: Frame) -> KnownFunction? {
    let text = frame.text
    guard let selector = step.arguments.first?.tokens,
      let open = selector.first(where: { text.isMark($0, "(") }),
      let close = text.partner(of: open), close < selector.upperBound,
      text.keyword(selector.lowerBound) == .selector
        || text.matches(selector.lowerBound, "#selector")
    else { return nil }
    let name = (open + 1..<close).first { token in
      text[token].kind == .identifier
        && (token + 1 == close || text.isMark(token + 1, "(") || text.isMark(token + 1, ":"))
    }
    guard let name else { return nil }
    return index.method(
      ObjectiveCBodyReader.plain(text.string(name)), labels: [], of: frame.type, near: frame.file
    )
    .flatMap { function($0, of: frame.type) }
  }

  /// Returns the number of the type of a step's receiver, if it is among the scanned types.
  func receiverNumber(_ number: Int, _ frame: Frame) -> Int? {
    if let known = frame.function.receiverNumbers[number] { return known }
    let type = receiverType(number, frame).flatMap { index.findExtended($0, near: frame.file) }
    frame.function.receiverNumbers[number] = .some(type)
    return type
  }

  /// Returns the type name of a step's receiver, if declarations show it; for `.scheduledTimer()` that
  /// of the property that keeps the result.
  func receiverType(_ number: Int, _ frame: Frame) -> String? {
    if let known = frame.function.receiverTypes[number] { return known }
    let step = frame.body.steps[number]
    let name = typeName(of: step.receiver == [""] ? step.keptAt : step.receiver, frame)
    frame.function.receiverTypes[number] = .some(name)
    return name
  }

  private func isParameter(_ name: String, _ frame: Frame) -> Bool {
    frame.parameters.contains { $0.name == name }
  }

  /// Whether a method of the type of `self` invalidates a timer or a display link, itself or in
  /// another method that it calls.
  func invalidates(_ method: String, _ frame: Frame) -> Bool {
    let methods = index.lineage(of: frame.type).flatMap { index.types[$0].parts }.flatMap { part in
      index.declaration(part).methods.map { (text: index.files[part.file].text, method: $0) }
    }
    let ending = Set(
      methods.lazy.filter { found in
        found.method.body?.contains { found.text.matches($0, "invalidate") } == true
      }.map(\.method.name))
    return ending.contains(method)
      || methods.contains { found in
        found.method.name == method
          && found.method.body?.contains {
            found.text[$0].kind == .identifier && ending.contains(found.text.string($0))
          } == true
      }
  }
}
