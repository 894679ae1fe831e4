import EventModel
import JSON

extension TransitionKind {
  static let shape: FileShape<TransitionKind> = .object(
    "a kind",
    [
      FileKey(
        "name", "The name options and reports use", \.name, .name("the name of a kind"),
        isRequired: true
      ) { _, kind, reading in reading.openKind = kind.name },
      FileKey(
        "summary", "What it is, in one line for a person", \.summary,
        .sentence("the summary of a kind"), isRequired: true),
      FileKey(
        "variants", "The catalogued orders, one an outcome", \.variants,
        .list(of: Variant.shape, "a list of orders", unique: ("outcome", "outcome")),
        isRequired: true),
      FileKey(
        "refusals", "Why an outcome has no order, by outcome", \.reasons,
        .table("an object: outcome by outcome", "outcome", "the reason")),
    ], TransitionKind(name: "", summary: "", variants: []))

  /// The refusals by the outcome's name.
  private var reasons: [String: String] {
    get { Dictionary(uniqueKeysWithValues: refusals.map { ($0.name, $1) }) }
    set { refusals = Dictionary(uniqueKeysWithValues: newValue.map { (Outcome($0), $1) }) }
  }
}

extension Variant {
  fileprivate static let shape = FileShape<Variant>(
    schema: FileKey.schema(keys), write: { .object(FileKey.members(of: $0, keys, $1)) }
  ) { node, reading throws(JSONMistake) in
    let kind = reading.openKind
    let family = node["family"] == nil ? kind : ""
    var variant = Variant(
      kind: kind, outcome: "", family: family, words: .sequence([]), evidence: [])
    guard node["family"] != nil || variant.family(in: reading.families) != nil else {
      throw node.lack("this order needs the key 'family': no family is called '\(family)'")
    }
    try reading.object(node, "an order", keys, into: &variant)
    if node["words"] == nil { variant.words = try variant.ownWords(reading.families, at: node) }
    return variant
  }

  private static let keys: [FileKey<Variant>] = [
    FileKey(
      "family", "Its family; the one of the kind's own name if left out", \.family,
      .known("family") { $0.families.map(\.name) }, isWritten: { $0.family != $0.kind }),
    FileKey(
      "outcome", "How it ends", .textSchema, isRequired: true,
      write: { variant, _ in .string(variant.outcome.name) }
    ) { node, variant, reading throws(JSONMistake) in
      let endings = variant.family(in: reading.families)?.endings ?? []
      variant.outcome = Outcome(try node.known("outcome", among: endings.map(\.outcome.name)))
    },
    FileKey(
      "words",
      "The documented words, each call with its role; of one role alone, what that role's actor may"
        + " be sent if left out", WordsText.schema, write: { $0.json($1.families) }
    ) { node, variant, reading throws(JSONMistake) in
      variant.words = try variant.readWords(node, reading)
    },
    FileKey(
      "directions", "The directions the order is known for", \.directions,
      .list(
        of: FileShape.name("a direction").mapped(Direction.init(stringLiteral:), \.name),
        "a list of directions")),
    FileKey(
      "interactiveOnly", "Whether only an interactive transition can take it",
      \.isInteractiveOnly, .truth),
    FileKey(
      "gestures", "What a user does, by the role of the actor that is examined", \.gestures,
      .table("an object: words role by role", "role", "the words")),
    .evidence(\.evidence),
  ]
}

extension Variant {
  private func family(in families: [EpisodeFamily]) -> EpisodeFamily? {
    families.first { $0.name == family }
  }

  private func ending(in families: [EpisodeFamily]) -> EpisodeFamily.Ending? {
    family(in: families)?.endings.first { $0.outcome == outcome }
  }

  private func roles(_ families: [EpisodeFamily]) -> [String] {
    family(in: families)?.roles.map(\.name) ?? []
  }

  /// Returns what the actor of the only role may be sent, as the words of this order.
  fileprivate func ownWords(
    _ families: [EpisodeFamily], at node: JSONNode
  ) throws(JSONMistake) -> Pattern<LifecycleEvent> {
    guard let ending = ending(in: families) else { return .sequence([]) }
    guard ending.parts.count == 1 else {
      throw node.lack("this order needs the key 'words': its family has several roles")
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
    _ node: JSONNode, _ reading: ContractReading
  ) throws(JSONMistake) -> Pattern<LifecycleEvent> {
    let roles = roles(reading.families)
    return try WordsReader.read(node) { name throws(JSONMistake) in
      let parts = name.split(separator: ".", maxSplits: 1).map(String.init)
      guard parts.count == 2 || roles.count == 1 else {
        throw node.lack(
          "'\(name.shortened)' names no role: write e.g. '\(roles.first ?? "role").\(name)'")
      }
      let role = parts.count == 2 ? parts[0] : roles[0]
      return try node.event(role, parts.last ?? "", among: roles, reading.callbacks)
    }
  }
}
