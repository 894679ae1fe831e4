import EventModel

/// A closure that is kept in a local, or a function inside a function.
struct KeptClosure: Sendable {
  /// The context of its body.
  var context: Int
  var name: String
}

extension SourceBody {
  /// Moves what local closures and functions do to the place where the body calls them or passes
  /// them on: to the place where they run first. What the body only keeps runs on events.
  ///
  /// - Complexity: O(*n* *m*) for *n* steps and *m* such closures.
  mutating func placeKeptClosures(_ text: SourceText) {
    for closure in kept.prefix(Limits.keptClosures) {
      var first: (time: ClosureTime, context: BodyContext)?
      for (number, step) in steps.enumerated() {
        guard case .call = step.kind, let kind = kind(of: closure.name, in: step, number, text),
          !isWithin(step.context, closure.context)
        else { continue }
        let time = contexts.time(around: step.context).orLater(kind.time)
        if time < first?.time ?? .onEvent {
          first = (time, BodyContext(parent: step.context, kind: kind.kind))
        }
      }
      if let first { contexts[closure.context] = first.context }
    }
  }

  /// Returns how a step runs a closure: it calls it, or passes it to a call that does.
  private func kind(
    of name: String, in step: BodyStep, _ number: Int, _ text: SourceText
  ) -> (time: ClosureTime, kind: BodyContext.Kind)? {
    if step.name == name, step.receiver.isEmpty { return (.atOnce, .closure(.atOnce)) }
    let passed = step.arguments.firstIndex {
      $0.tokens.count == 1 && text.matches($0.tokens.lowerBound, name)
    }
    guard let passed else { return nil }
    let time = ClosureTime.of(
      call: step.name, receiver: step.receiver, label: step.arguments[passed].label,
      isFirst: !step.arguments[..<passed].contains(where: \.isClosure))
    return (time, .argument(time, of: PassedArgument(step: number, argument: passed)))
  }

  private func isWithin(_ context: Int, _ outer: Int) -> Bool {
    var number = context
    while number > 0, number != outer { number = contexts[number].parent }
    return number == outer
  }
}

extension Limits {
  /// The most local closures of a body that are moved to where they run.
  static let keptClosures = 64
}

extension [BodyContext] {
  /// Returns when the code in a context runs, by the closures around it.
  func time(around context: Int) -> ClosureTime {
    var time = ClosureTime.atOnce
    var number = context
    while number > 0 {
      switch self[number].kind {
      case .closure(let own), .argument(let own, _): time = time.orLater(own)
      case .body, .branch, .side, .selected, .caught: break
      }
      number = self[number].parent
    }
    return time
  }
}

extension ClosureTime: Comparable {
  /// Whether it is more certain than another one.
  static func < (first: ClosureTime, second: ClosureTime) -> Bool { first.rank < second.rank }

  private var rank: Int {
    switch self {
    case .atOnce: 0
    case .later: 1
    case .withTransition: 2
    case .onEvent: 3
    }
  }

  /// Returns the less certain of two times.
  func orLater(_ other: ClosureTime) -> ClosureTime { max(self, other) }
}
