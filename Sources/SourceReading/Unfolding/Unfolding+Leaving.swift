/// Flags by which a screen remembers that it seems to leave for good: `leaving = isMovingFromParent`.
extension Unfolding {
  /// Whether a property of a type is such a flag.
  func remembersLeaving(_ name: String, of type: Int) -> Bool {
    guard isFlag(name, of: type) else { return false }
    if let known = leavingFlags[type] { return known.contains(name) }
    let flags = newLeavingFlags(of: type)
    leavingFlags[type] = flags
    return flags.contains(name)
  }

  private func isFlag(_ name: String, of type: Int) -> Bool {
    guard let found = index.property(name, of: type) ?? index.property("_" + name, of: type) else {
      return false
    }
    if let declared = found.property.type { return ["Bool", "BOOL", "bool"].contains(declared) }
    return found.property.initialValue?.first.map {
      index.files[found.file].text.constant($0) != nil
    } == true
  }

  /// - Complexity: O(*n*) for *n* tokens of the type's functions.
  private func newLeavingFlags(of type: Int) -> Set<String> {
    var flags: Set<String> = []
    for found in index.functions(of: type) {
      let text = index.files[found.file].text
      guard let tokens = found.method.body, Self.leaving.stand(in: tokens, of: text),
        let body = function(found, of: type)?.body
      else { continue }
      for step in body.steps {
        guard case .write(UInt8(ascii: "=")) = step.kind, Self.isSelf(step.receiver) else {
          continue
        }
        let name = ObjectiveCBodyReader.plain(step.name)
        let isAnswer = Self.leaving.stand(in: step.value, of: text)
        let isRaised = body.asksLeaving(around: step, text) && text.isConstant(true, step.value)
        if isAnswer || isRaised && isCleared(name, of: type) { flags.insert(name) }
      }
    }
    return flags
  }

  /// Whether code of a type sets a flag to false.
  private func isCleared(_ name: String, of type: Int) -> Bool {
    let search = NameSearch(property: name)
    return index.functions(of: type).contains { found in
      let text = index.files[found.file].text
      guard let tokens = found.method.body, search.stand(in: tokens, of: text) else { return false }
      return function(found, of: type)?.body.steps.contains { step in
        guard case .write = step.kind, Self.isSelf(step.receiver) else { return false }
        return ObjectiveCBodyReader.plain(step.name) == name && text.isConstant(false, step.value)
      } == true
    }
  }

  fileprivate static let leaving = NameSearch([
    "isMovingFromParent", "isMovingFromParentViewController", "isBeingDismissed",
  ])
}

extension KnownBody {
  /// Whether a step is done only where a condition says that the screen leaves.
  fileprivate func asksLeaving(around step: BodyStep, _ text: SourceText) -> Bool {
    branches(around: step).contains { branch in
      !branch.isNegated && Unfolding.leaving.stand(in: branch.condition, of: text)
    }
  }
}

extension SourceText {
  /// Whether tokens are one constant, true or false.
  fileprivate func isConstant(_ constant: Bool, _ tokens: Range<Int>) -> Bool {
    tokens.count == 1 && self.constant(tokens.lowerBound) == constant
  }
}

extension UnfoldedValue {
  /// What it checks about the transition, where a function is passed the answer:
  /// `leave(isMovingFromParent)`.
  var askedMarks: SourceMarks {
    guard text.holds("is") else { return [] }
    return text.split { !$0.isLetter && $0 != "." }.reduce(into: []) { marks, name in
      let names = name.split(separator: ".").drop { $0 == "self" }
      guard names.count == 1, let name = names.first,
        let mark = ConditionReading.mark(of: String(name))
      else { return }
      marks.formUnion(mark)
    }
  }
}
