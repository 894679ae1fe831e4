extension Unfolding {
  /// Returns when the closure of a context runs that is passed to a function in the scanned files:
  /// that function calls it, passes it on or keeps it. Nil if the function is not known or does
  /// none of these.
  func time(_ context: Int, _ passed: PassedArgument, _ frame: Frame) -> ClosureTime? {
    if let known = frame.function.times[context] { return known }
    let time = timeInCallee(of: passed, frame)
    frame.function.times[context] = .some(time)
    return time
  }

  private func timeInCallee(of passed: PassedArgument, _ frame: Frame) -> ClosureTime? {
    let step = frame.body.steps[passed.step]
    guard passed.argument < step.arguments.count,
      let callee = callee(passed.step, frame)?.function,
      let parameter = parameter(
        step.arguments[passed.argument].label, of: callee.method, callee.text.file.language)
    else { return nil }
    let text = callee.text
    // What a function keeps where it cannot run yet, and runs otherwise, runs.
    return callee.body.steps.compactMap { inner -> ClosureTime? in
      let around = callee.body.contexts.time(around: inner.context)
      switch inner.kind {
      case .call where inner.name == parameter && inner.receiver.isEmpty: return around
      case .call:
        let argument = inner.arguments.first { text.path(whole: $0.tokens) == [parameter] }
        guard let argument else { return nil }
        return around.orLater(
          ClosureTime.of(
            call: inner.name, receiver: inner.receiver, label: argument.label, isFirst: true))
      case .write where text.path(whole: inner.value) == [parameter]: return .onEvent
      default: return nil
      }
    }.min()
  }

  /// Returns the name of the parameter that receives a closure.
  private func parameter(
    _ label: String, of method: SourceMethod, _ language: SourceLanguage
  ) -> String? {
    // The first argument of a message has no label.
    if language == .objectiveC, label == "_" { return method.parameters.first?.name }
    if label != "_" { return method.parameters.first { $0.label == label }?.name }
    return method.parameters.last { $0.type.holds("->") || $0.type.holds("^") }?.name
  }

  /// Returns the type name of the object whose closure a call runs: an empty one if it is the
  /// screen, nil if the call runs no closure.
  func closureOwner(_ number: Int, _ frame: Frame) -> String? {
    let step = frame.body.steps[number]
    let isOfSelf = Self.isSelf(step.receiver)
    let type =
      isOfSelf
      ? frame.type : receiverType(number, frame).flatMap { index.find($0, near: frame.file) }
    guard let type, index.property(step.name, of: type) != nil else { return nil }
    return isOfSelf && frame.selfPath.isEmpty ? "" : index.types[type].name
  }
}
