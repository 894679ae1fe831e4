import EventModel

extension Limits {
  /// The most functions that are examined for what they pass on.
  static let passingFunctions = 64
}

/// What the functions of a screen pass on to other objects, which may keep it.
final class PassedNames {
  private let steps: [UnfoldedStep]
  private let functions: OwnFunctions

  init(_ steps: [UnfoldedStep], _ functions: OwnFunctions) {
    self.steps = steps
    self.functions = functions
  }

  /// How often each function passes each name to a call.
  private lazy var passed: [String: [String: Int]] = functions.declared.mapValues { declared in
    var found: [String: Int] = [:]
    for (text, _, body) in declared {
      for token in body where text.isPassed(token) { found[text.string(token), default: 0] += 1 }
    }
    return found
  }

  /// The names in what each function writes to members of other objects.
  private lazy var written: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for step in steps
    where step.phase == .elsewhere && !step.receiver.isEmpty && step.value?.mayBeClosure == false {
      let text = step.source.text
      for token in step.valueTokens where text[token].kind == .identifier {
        found[step.functionName, default: []].insert(text.string(token))
      }
    }
    return found
  }()

  /// Whether what a step writes to a property is passed on at once, by its function or one that it
  /// calls: the property itself, or where a control or a view has told of it, what was passed.
  func pass(_ input: UnfoldedStep) -> Bool {
    let function = input.method.name
    let names = (input.takesInput ? input.method.parameters.map(\.name) : []) + [input.name]
    let text = input.source.text
    let reached = functions.reached(from: [function], atMost: Limits.passingFunctions)
    return reached.contains { other in
      names.contains { name in
        if written[other]?.contains(name) == true { return true }
        // The value that is written is not passed on yet.
        let own = other == function ? input.valueTokens : 0..<0
        let count = own.count { text.isPassed($0) && text.matches($0, name) }
        return passed[other]?[name] ?? 0 > count
      }
    }
  }
}

extension SourceText {
  /// Whether a token is a name that is passed to a call, as it is, as a member of `self` or as what a
  /// message to it returns: `[self.names allObjects]`.
  fileprivate func isPassed(_ token: Int) -> Bool {
    guard self[token].kind == .identifier else { return false }
    let isOfSelf = isMark(token - 1, ".") && keyword(token - 2) == .self
    var start = isOfSelf ? token - 2 : token
    while isMark(start - 1, "[") { start -= 1 }
    let isAsked = isMark(start - 1, "(") && [.if, .while, .switch].contains(keyword(start - 2))
    return !isAsked && [":", "(", ","].contains { isMark(start - 1, $0) } && !isLogged(start)
  }

  /// Whether what stands at a token is passed to a function that writes a log: `DLog(@"%@", text)`,
  /// `logger.info(text)`.
  private func isLogged(_ token: Int) -> Bool {
    guard let called = nameOfCall(around: token) else { return false }
    let owner = isMember(called - 1) && called > 1 ? [called - 2] : []
    return ([called] + owner).contains { place in
      guard self[place].kind == .identifier else { return false }
      let name = string(place)
      return name == "print" || name.lowercased().hasSuffix("log")
        || CamelWords.of(name).contains { $0 == "log" || $0 == "logger" }
    }
  }
}
