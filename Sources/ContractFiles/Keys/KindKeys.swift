import EventModel
import JSON

extension TransitionKind {
  /// Returns every key of a kind, whose variants are of these families.
  static func keys(_ families: [EpisodeFamily]) -> [FileKey<TransitionKind>] {
    [
      FileKey(
        "name", "The name options and reports use", .textSchema, isRequired: true,
        write: { .string($0.name) }
      ) { node, kind, reading throws(JSONMistake) in
        kind.name = try node.name("the name of a kind")
        reading.openKind = kind.name
      },
      .text(
        "summary", "What it is, in one line for a person", \.summary,
        .sentence("the summary of a kind"), isRequired: true),
      FileKey(
        "variants", "The catalogued orders, one an outcome",
        .listSchema(of: FileKey.schema(Variant.keys(families))), isRequired: true,
        write: { kind in
          .array(kind.variants.map { FileKey.object($0, Variant.keys(families)) })
        }
      ) { node, kind, reading throws(JSONMistake) in
        kind.variants = try readVariants(node, families, &reading)
      },
      FileKey(
        "refusals", "Why an outcome has no order, by outcome", .tableSchema(of: .textSchema),
        write: { kind in
          .table(Dictionary(uniqueKeysWithValues: kind.refusals.map { ($0.key.name, $0.value) }))
        }
      ) { node, kind, reading throws(JSONMistake) in
        let table = try reading.table(
          node, "an object: outcome by outcome", "outcome", "the reason")
        kind.refusals = Dictionary(uniqueKeysWithValues: table.map { (Outcome($0), $1) })
      },
    ]
  }

  private static func readVariants(
    _ node: JSONNode, _ families: [EpisodeFamily], _ reading: inout ContractReading
  ) throws(JSONMistake) -> [Variant] {
    reading.checkNames("outcome", (node.elements ?? []).map { $0["outcome"] })
    return try reading.list(node, "a list of orders") { node, reading throws(JSONMistake) in
      var variant = Variant(
        kind: reading.openKind, outcome: "", family: "", words: .sequence([]), evidence: [])
      if node["family"] == nil {
        variant.family = reading.openKind
        guard families.contains(where: { $0.name == variant.family }) else {
          throw JSONMistake(
            message: "this order needs the key 'family': no family is called '\(variant.family)'",
            offset: node.offset)
        }
      }
      try reading.object(node, "an order", Variant.keys(families), into: &variant)
      if node["words"] == nil { variant.words = try variant.ownWords(families, at: node) }
      return variant
    }
  }
}

extension Variant {
  /// Returns every key of an order of one of these families.
  static func keys(_ families: [EpisodeFamily]) -> [FileKey<Variant>] {
    [
      FileKey(
        "family", "Its family; the one of the kind's own name if left out", .textSchema,
        write: { $0.family == $0.kind ? nil : .string($0.family) }
      ) { node, variant, _ throws(JSONMistake) in
        variant.family = try node.known("family", among: families.map(\.name))
      },
      FileKey(
        "outcome", "How it ends", .textSchema, isRequired: true,
        write: { .string($0.outcome.name) }
      ) { node, variant, _ throws(JSONMistake) in
        let family = families.first { $0.name == variant.family }
        variant.outcome = Outcome(
          try node.known("outcome", among: family?.endings.map(\.outcome.name) ?? []))
      },
      FileKey(
        "words",
        "The documented words, each call with its role; of one role alone, what that role's actor may"
          + " be sent if left out", WordsText.schema, write: { $0.json(families) }
      ) { node, variant, reading throws(JSONMistake) in
        variant.words = try variant.readWords(node, families, reading.callbacks)
      },
      FileKey(
        "directions", "The directions the order is known for", .listSchema(of: .textSchema),
        write: {
          $0.directions.isEmpty ? nil : .strings($0.directions.map(\.name))
        }
      ) { node, variant, reading throws(JSONMistake) in
        variant.directions = try reading.list(node, "a list of directions") {
          node, _ throws(JSONMistake) in
          Direction(stringLiteral: try node.name("a direction"))
        }
      },
      .truth(
        "interactiveOnly", "Whether only an interactive transition can take it",
        \.isInteractiveOnly),
      FileKey(
        "gestures", "What a user does, by the role of the actor that is examined",
        .tableSchema(of: .textSchema), write: { .table($0.gestures) }
      ) { node, variant, reading throws(JSONMistake) in
        variant.gestures = try reading.table(
          node, "an object: words role by role", "role", "the words")
      },
      .evidence(\.evidence),
    ]
  }
}

extension Variant {
  private func ending(in families: [EpisodeFamily]) -> EpisodeFamily.Ending? {
    families.first { $0.name == family }?.endings.first { $0.outcome == outcome }
  }

  private func roles(_ families: [EpisodeFamily]) -> [String] {
    families.first { $0.name == family }?.roles.map(\.name) ?? []
  }

  /// Returns what the actor of the only role may be sent, as the words of this order.
  fileprivate func ownWords(
    _ families: [EpisodeFamily], at node: JSONNode
  ) throws(JSONMistake) -> Pattern<LifecycleEvent> {
    guard let ending = ending(in: families) else { return .sequence([]) }
    guard ending.parts.count == 1 else {
      throw JSONMistake(
        message: "this order needs the key 'words': its family has several roles",
        offset: node.offset)
    }
    return ending.parts[0].words.events(of: ending.parts[0].role).canonical
  }

  private func json(_ families: [EpisodeFamily]) -> JSONValue? {
    if let parts = ending(in: families)?.parts, parts.count == 1,
      words.canonical == parts[0].words.events(of: parts[0].role).canonical
    {
      return nil
    }
    let isAlone = roles(families).count == 1
    return WordsText.json(words) { isAlone ? $0.callback.name : $0.description }
  }

  /// Reads words of events; with only one role, its name may be left out.
  private func readWords(
    _ node: JSONNode, _ families: [EpisodeFamily], _ callbacks: [String]
  ) throws(JSONMistake) -> Pattern<LifecycleEvent> {
    let roles = roles(families)
    return try WordsReader.read(node) { name throws(JSONMistake) in
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 || roles.count == 1 else {
        throw JSONMistake(
          message:
            "'\(name.shortened)' names no role: write e.g. '\(roles.first ?? "role").\(name)'",
          offset: 0)
      }
      let role = parts.count == 2 ? parts[0] : roles[0]
      guard roles.contains(role) else { throw node.unknown("role", role, among: roles) }
      guard let callback = parts.last, callbacks.contains(callback) else {
        throw node.unknown("callback", parts.last ?? "", among: callbacks)
      }
      return LifecycleEvent(role, Callback(callback))
    }
  }
}
