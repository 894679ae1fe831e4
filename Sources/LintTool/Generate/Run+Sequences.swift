import EventChecking
import EventModel

extension Run {
  /// Returns the sequences that `generate` prints: by kind, outcome and direction.
  ///
  /// - Throws: a failure with status 64 that says why no source lists an order.
  func chosenSequences() throws(ToolFailure) -> [EventSequence] {
    if invocation.has(GenerateOptions.permitted) {
      return contract.permittedSequences().filter { isWanted($0.outcome) }
    }
    if let name = invocation.text(GenerateOptions.kind) { return try sequences(of: name) }
    let all = try sequences(kinds: kinds)
    try checkOutcome(among: all.map(\.outcome))
    guard let direction else { return all.filter { isWanted($0.outcome) } }
    let known = Set(contract.variants.filter { $0.directions.contains(direction) }.map(\.name))
    let found = all.filter { isWanted($0.outcome) && !known.isDisjoint(with: $0.variants) }
    if found.isEmpty { throw .usage("no chosen kind is known as \(direction)") }
    return found
  }

  private var outcome: Outcome? { invocation.text(GenerateOptions.outcome).map { Outcome($0) } }

  private var direction: Variant.Direction? {
    invocation.text(GenerateOptions.direction).map { Variant.Direction(stringLiteral: $0) }
  }

  private func isWanted(_ own: Outcome) -> Bool { outcome == nil || own == outcome }

  private func sequences(kinds: [String]) throws(ToolFailure) -> [EventSequence] {
    try ToolFailure.usage { try contract.sequences(kinds: kinds) }
  }

  private func checkOutcome(among known: [Outcome]) throws(ToolFailure) {
    guard let outcome, !known.contains(outcome) else { return }
    let all = contract.families.flatMap(\.endings).map(\.outcome.name)
    let nearest = Spelling.nearest(to: outcome.name, among: all)
    if nearest != outcome.name {
      throw .usage(
        "unknown outcome '\(outcome)'" + Spelling.question(nearest, among: all.distinct()))
    }
  }

  private func sequences(of word: String) throws(ToolFailure) -> [EventSequence] {
    let (kind, asDirection) = try kind(word)
    try checkOutcome(among: kind.variants.map(\.outcome))
    let outcomes = outcome.map { [$0] } ?? kind.variants.map(\.outcome)
    let isAsked = outcome != nil || outcomes.count == 1
    let wanted = direction ?? asDirection
    var names: Set<String> = []
    for own in outcomes {
      // Of several outcomes, those that do not exist for the direction are left out.
      if !isAsked, let wanted, (try? kind.variant(own, direction: wanted)) == nil { continue }
      names.insert(try ToolFailure.usage { try kind.variant(own, direction: wanted).name })
    }
    return try sequences(kinds: [kind.name]).filter { !names.isDisjoint(with: $0.variants) }
  }

  /// Returns the kind that a word means: its name, or the name of a direction that only one kind
  /// has.
  private func kind(_ word: String) throws(ToolFailure) -> (TransitionKind, Variant.Direction?) {
    let direction = Variant.Direction(stringLiteral: word)
    let having = contract.kinds.filter { kind in
      kind.variants.contains { $0.directions.contains(direction) }
    }
    if having.count == 1 { return (having[0], direction) }
    if having.count > 1 {
      let names = having.map(\.name).joined(separator: ", ")
      throw .usage("several kinds go \(word): name one of \(names), with --direction \(word)")
    }
    if let variant = contract.variants.first(where: { $0.name == word }) {
      throw .usage(
        "'\(word)' is a kind and an outcome"
          + Spelling.question("--kind \(variant.kind) --outcome \(variant.outcome.name)"))
    }
    let name = try KindSelection.kind(word, of: contract)
    return (contract.kind(named: name)!, nil)
  }
}
