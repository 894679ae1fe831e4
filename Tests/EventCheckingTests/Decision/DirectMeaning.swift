import EventModel

// The meaning of assumptions word by word, straight from the definitions: no automaton, no product.
// It shares nothing with the engine, so that both would have to be wrong in the same way.

/// One event of a word.
struct Call: Hashable {
  var subject: String
  var callback: String
}

/// A formula's meaning on single words.
struct DirectMeaning {
  var formula: Formula
  /// The state each subject starts in; hidden if it is not listed.
  var starts: [String: String] = [:]
  /// The actions that are not allowed during a callback, as `action during callback`.
  var refused: Set<String> = []

  func holds(on word: [Call]) -> Bool { holds(formula, word) }

  func isTriggered(on word: [Call]) -> Bool { isTriggered(formula, word) }

  private func holds(_ formula: Formula, _ word: [Call]) -> Bool {
    switch formula {
    case .template(let claim): return holds(claim, word)
    case .state(let claim): return holds(claim, word)
    case .usage(let claim):
      return !refused.contains("\(claim.action) during \(claim.event.callback.name)")
        || !word.contains(call(claim.event))
    case .balance(let claim): return Self.holds(claim, word)
    case .not(let part): return !holds(part, word)
    case .and(let first, let second): return holds(first, word) && holds(second, word)
    case .or(let first, let second): return holds(first, word) || holds(second, word)
    case .implies(let first, let second): return !holds(first, word) || holds(second, word)
    }
  }

  private func isTriggered(_ formula: Formula, _ word: [Call]) -> Bool {
    switch formula {
    case .template(let claim):
      let (a, b) = (call(claim.events[0]), claim.events.last.map(call))
      switch claim.template.name {
      case "Existence", "Absence", "Exactly", "Init", "End", "Choice", "ExclusiveChoice":
        return true
      case "RespondedExistence", "Response", "AlternateResponse", "ChainResponse":
        return word.contains(a)
      case "Precedence", "AlternatePrecedence", "ChainPrecedence": return word.contains(b!)
      case "NotSuccession", "NotChainSuccession": return word.contains(a) && word.contains(b!)
      default: return word.contains(a) || word.contains(b!)
      }
    case .state(let claim): return word.contains(call(claim.event))
    case .usage(let claim): return word.contains(call(claim.event))
    case .balance(let claim):
      let occasions: [EventTerm]
      switch claim.aspect {
      case .neverTwice, .steady:
        occasions = claim.acquires.isEmpty ? claim.releases : claim.acquires
      case .neverWithout: occasions = claim.releases
      default: occasions = claim.events
      }
      return occasions.contains { word.contains(Self.call($0)) }
    case .not(let part): return isTriggered(part, word)
    case .and(let first, let second), .or(let first, let second):
      return isTriggered(first, word) || isTriggered(second, word)
    case .implies(let first, let second):
      return holds(first, word) && isTriggered(second, word)
    }
  }

  private func call(_ event: EventTerm) -> Call { Self.call(event) }

  static func call(_ event: EventTerm) -> Call {
    Call(subject: event.subject.name, callback: event.callback.name)
  }

  private func holds(_ claim: Formula.TemplateClaim, _ word: [Call]) -> Bool {
    let a = call(claim.events[0])
    let first = word.indices.filter { word[$0] == a }
    let n = claim.count
    guard claim.events.count == 2 else {
      switch claim.template.name {
      case "Existence": return first.count >= n
      case "Absence": return first.count < n
      case "Exactly": return first.count == n
      case "Init": return word.first == a
      case "End": return word.last == a
      default: fatalError("no meaning for \(claim.template.name)")
      }
    }
    let b = call(claim.events[1])
    let second = word.indices.filter { word[$0] == b }
    return Self.holds(claim.template.name, word, a, b, first, second)
  }

  /// - Parameters: the word, the two events, and where they occur.
  private static func holds(
    _ name: String, _ word: [Call], _ a: Call, _ b: Call, _ first: [Int], _ second: [Int]
  ) -> Bool {
    switch name {
    case "RespondedExistence": first.isEmpty || !second.isEmpty
    case "CoExistence": first.isEmpty == second.isEmpty
    case "Response": first.allSatisfy { i in second.contains { $0 > i } }
    case "Precedence": second.allSatisfy { j in first.contains { $0 < j } }
    case "Succession":
      holds("Response", word, a, b, first, second)
        && holds("Precedence", word, a, b, first, second)
    case "AlternateResponse":
      first.allSatisfy { i in
        second.contains { j in j > i && !first.contains { $0 > i && $0 < j } }
      }
    case "AlternatePrecedence":
      second.allSatisfy { j in
        first.contains { i in i < j && !second.contains { $0 > i && $0 < j } }
      }
    case "AlternateSuccession":
      holds("AlternateResponse", word, a, b, first, second)
        && holds("AlternatePrecedence", word, a, b, first, second)
    case "ChainResponse": first.allSatisfy { $0 + 1 < word.count && word[$0 + 1] == b }
    case "ChainPrecedence": second.allSatisfy { $0 > 0 && word[$0 - 1] == a }
    case "ChainSuccession":
      holds("ChainResponse", word, a, b, first, second)
        && holds("ChainPrecedence", word, a, b, first, second)
    case "NotCoExistence": first.isEmpty || second.isEmpty
    case "NotSuccession": !first.contains { i in second.contains { $0 > i } }
    case "NotChainSuccession": !first.contains { $0 + 1 < word.count && word[$0 + 1] == b }
    case "Choice": !first.isEmpty || !second.isEmpty
    case "ExclusiveChoice": first.isEmpty != second.isEmpty
    default: fatalError("no meaning for \(name)")
    }
  }

  private func holds(_ claim: Formula.StateClaim, _ word: [Call]) -> Bool {
    let asks = call(claim.event)
    var state = starts[claim.subject.name] ?? "hidden"
    for event in word {
      if event.subject == claim.subject.name { state = Self.state(after: event.callback) }
      if event == asks, (state == claim.state) == claim.isNegated { return false }
    }
    return true
  }

  /// The state a legal call leaves its view in: each callback leads to one state only.
  private static func state(after callback: String) -> String {
    switch callback {
    case "viewWillAppear": "appearing"
    case "viewDidAppear": "shown"
    case "viewWillDisappear": "disappearing"
    default: "hidden"
    }
  }
}
