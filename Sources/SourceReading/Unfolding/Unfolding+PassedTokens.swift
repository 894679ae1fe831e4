/// Where functions keep what they are passed.
extension Unfolding {
  /// Returns where a value is kept that a call is passed, if the function that it calls is among the
  /// scanned ones: in a property of its object, or in a new object that something keeps. Nil if it is
  /// not known.
  func place(of passed: PassedArgument, _ frame: Frame) -> ResultPlace? {
    let call = frame.body.steps[passed.step]
    guard passed.argument < call.arguments.count else { return nil }
    let label = call.arguments[passed.argument].label
    if let callee = callee(passed.step, frame) {
      return keeper(of: label, in: callee).map { ResultPlace(path: $0) }
    }
    guard let kept = member(of: call, keeping: label, frame) else { return nil }
    let owner = place(of: call, frame)
    guard !owner.path.isEmpty else { return nil }
    if endsWithObject(kept.member, of: kept.type) {
      return ResultPlace(path: owner.path, endsWithObject: true)
    }
    return ResultPlace(path: "\(owner.path).\(kept.member)", endsWithObject: owner.endsWithObject)
  }

  /// Returns the property in which a function keeps what it is passed under a label.
  private func keeper(of label: String, in callee: Callee) -> String? {
    let function = callee.function
    guard let parameter = function.method.parameters.first(where: { $0.label == label }),
      let path = function.body.keeperPath(of: parameter.name, function.text)
    else { return nil }
    return (callee.selfPath + path).joined(separator: ".")
  }

  /// Returns the member of a new object that keeps what its initializer is passed under a label, and
  /// the object's type: by the initializer's body, or by the label if a structure has none.
  private func member(
    of call: BodyStep, keeping label: String, _ frame: Frame
  ) -> (member: String, type: Int)? {
    guard call.receiver.isEmpty, call.name.startsWithCapital,
      let type = index.find(call.name, near: frame.file)
    else { return nil }
    let initializers = index.functions(of: type).filter { $0.method.kind == .initializer }
    guard !initializers.isEmpty else {
      return index.property(label, of: type).map { ($0.property.name, type) }
    }
    for found in initializers {
      guard let function = function(found, of: type),
        let parameter = function.method.parameters.first(where: { $0.label == label }),
        let path = function.body.keeperPath(of: parameter.name, function.text)
      else { continue }
      return path.last.map { ($0, type) }
    }
    return nil
  }
}

extension Unfolding {
  /// Whether a path is that of a property whose wrapper releases the old value when a new one is
  /// written: `@AutoInvalidating var timer: Timer?`.
  func isReplacedByWrapper(_ path: [String], _ frame: Frame) -> Bool {
    guard path.count == 1, let found = index.property(path[0], of: frame.type) else { return false }
    return found.property.modifiers.contains { modifier in
      guard modifier.first == "@", modifier.dropFirst().first?.isUppercase == true,
        let type = index.find(String(modifier.dropFirst().prefix { $0 != "(" }), near: found.file)
      else { return false }
      return index.accessors("wrappedValue", of: type).contains { accessor in
        accessor.method.kind != .getter
          && accessor.method.body?.contains { token in
            let text = index.files[accessor.file].text
            return text[token].kind == .identifier && text.isMark(token + 1, "(")
              && NamedPair.releases(CamelWords.first(of: text.string(token)))
          } == true
      }
    }
  }
}

extension KnownBody {
  /// Returns the arguments of calls that are a local and nothing else.
  func passed(_ local: String, _ text: SourceText) -> [PassedArgument] {
    steps.indices.flatMap { number in
      steps[number].arguments.indices.lazy.filter { argument in
        let tokens = self.steps[number].arguments[argument].tokens
        return tokens.count == 1 && text.matches(tokens.lowerBound, local)
      }.map { PassedArgument(step: number, argument: $0) }
    }
  }

  /// Returns the property that a body sets to a parameter, or the collection into which it puts the
  /// parameter.
  func keeperPath(of parameter: String, _ text: SourceText) -> [String]? {
    for step in steps {
      switch step.kind {
      case .write(UInt8(ascii: "=")) where text.path(whole: step.value) == [parameter]:
        return (step.receiver + [step.name]).filter { $0 != "self" }
      case .call
      where EffectReading.adding.contains(step.name) && !step.receiver.isEmpty
        && step.arguments.contains { text.path(whole: $0.tokens) == [parameter] }:
        return step.receiver.filter { $0 != "self" }
      default: continue
      }
    }
    return nil
  }
}
