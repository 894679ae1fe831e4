/// Closures that end what a function has made: `end = { timer.invalidate() }`.
extension Unfolding {
  /// Returns where a closure that ends what a local holds is kept; nil if the body has none.
  func placeOfEnding(_ local: String, _ frame: Frame) -> ResultPlace? {
    let body = frame.body
    if let passed = body.passedEnd(of: local, frame.text) {
      return place(ofClosure: passed, frame)
    }
    guard let end = body.steps.indices.first(where: { body.ends(local, $0, frame.text) }) else {
      return nil
    }
    guard let around = body.closure(around: body.steps[end].context) else { return nil }
    if case .argument(_, let passed) = body.contexts[around].kind {
      return place(ofClosure: passed, frame)
    }
    for step in body.steps where body.isValue(of: step, end) {
      guard case .write(UInt8(ascii: "=")) = step.kind else { continue }
      let path = target(of: step, frame)
      return ResultPlace(path: path.joined(separator: "."), endsByCall: true)
    }
    return frame.place.path.isEmpty
      ? nil : ResultPlace(path: frame.place.path, endsByCall: !frame.place.endsWithObject)
  }

  /// Returns the place of a closure that a call is passed: an object that runs it at its end, or a
  /// list of closures.
  private func place(ofClosure passed: PassedArgument, _ frame: Frame) -> ResultPlace? {
    let call = frame.body.steps[passed.step]
    if call.name == "AnyCancellable" {
      return ResultPlace(path: place(of: call, frame).path, endsWithObject: true)
    }
    guard EffectReading.adding.contains(call.name), !call.receiver.isEmpty else { return nil }
    return ResultPlace(
      path: resolve(call.receiver, frame).joined(separator: "."), endsByCall: true)
  }

  /// Returns the path of the closure that a call without a receiver runs: a property, or the list of
  /// which it is each element.
  func closurePath(_ step: BodyStep, _ frame: Frame) -> String {
    guard step.receiver.isEmpty else { return "" }
    return resolve([step.name], frame, at: step.token).joined(separator: ".")
  }
}

extension KnownBody {
  /// Returns the argument that is a function which ends a local: `AnyCancellable(task.cancel)`.
  fileprivate func passedEnd(of local: String, _ text: SourceText) -> PassedArgument? {
    for (number, step) in steps.enumerated() {
      let argument = step.arguments.firstIndex { argument in
        argument.tokens.count == 3 && text.matches(argument.tokens.lowerBound, local)
          && Self.endings.contains(text.string(argument.tokens.upperBound - 1))
      }
      if let argument { return PassedArgument(step: number, argument: argument) }
    }
    return nil
  }

  private static let endings: Set = ["cancel", "invalidate", "remove", "dispose"]

  /// Whether a step releases a local, or something by the local.
  fileprivate func ends(_ local: String, _ number: Int, _ text: SourceText) -> Bool {
    guard case .call = steps[number].kind, traits[number].contains(.releasing) else { return false }
    return steps[number].receiver == [local]
      || steps[number].arguments.contains { text.path(whole: $0.tokens) == [local] }
  }

  /// Returns the innermost closure around a context that does not run at once.
  fileprivate func closure(around context: Int) -> Int? {
    var number = context
    while number > 0 {
      switch contexts[number].kind {
      case .closure(let time), .argument(let time, _): if time != .atOnce { return number }
      case .body, .branch, .side, .selected, .caught: break
      }
      number = contexts[number].parent
    }
    return nil
  }

  /// Whether a step writes a value in which another one is.
  fileprivate func isValue(of step: BodyStep, _ inner: Int) -> Bool {
    step.value.contains(steps[inner].token)
  }
}
