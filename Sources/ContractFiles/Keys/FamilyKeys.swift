import EventModel
import JSON

extension EpisodeFamily {
  /// Every key of a family.
  static let keys: [FileKey<EpisodeFamily>] = [
    .text(
      "name", "The name variants refer to", \.name, .name("the name of a family"),
      isRequired: true),
    FileKey(
      "roles", "The roles: names, or a name and the role whose child it is", rolesSchema,
      isRequired: true, write: { .array($0.roles.map(json)) }
    ) { node, family, reading throws(JSONMistake) in
      family.roles = try readRoles(node, &reading)
    },
    FileKey(
      "outcomes", "How it may end: by outcome, then by role, what it does to that role's actor",
      .tableSchema(of: .tableSchema(of: FileKey.schema(Part.keys))), isRequired: true,
      write: { json($0.endings) }
    ) { node, family, reading throws(JSONMistake) in
      family.endings = try readEndings(node, of: family, &reading)
    },
    .truth(
      "permitsEveryInterleaving",
      "Whether every order that keeps the promises is permitted, catalogued or not",
      \.permitsEveryInterleaving),
    .text(
      "onlyWhenNoneIs", "The state in which no actor may be when it happens", \.onlyWhenNoneIs,
      .state),
  ]
}

extension EpisodeFamily {
  private static let rolesSchema: JSONValue = .listSchema(
    of: [
      "oneOf": [
        .wordSchema,
        [
          "type": "object", "additionalProperties": false, "required": ["name", "childOf"],
          "properties": ["name": .wordSchema, "childOf": .wordSchema],
        ],
      ]
    ], atLeast: 1)

  private static func json(_ role: Role) -> JSONValue {
    switch role.relation {
    case .unrelated: .string(role.name)
    case .child(let parent): ["name": .string(role.name), "childOf": .string(parent)]
    }
  }

  private static func readRoles(
    _ node: JSONNode, _ reading: inout ContractReading
  ) throws(JSONMistake) -> [Role] {
    let names = try node.list("a list of roles").compactMap { $0.text ?? $0["name"]?.text }
    if names.isEmpty { throw node.expected("at least one role") }
    reading.checkNames("role", (node.elements ?? []).map { $0["name"] ?? $0 })
    return try reading.list(node, "a list of roles") { node, reading throws(JSONMistake) in
      guard node.members != nil else { return Role(try node.identifier("a role")) }
      var entry = RoleEntry()
      try reading.object(node, "a role", RoleEntry.keys(among: names), into: &entry)
      return Role(entry.name, relation: .child(of: entry.parent))
    }
  }

  private struct RoleEntry: Sendable {
    var name = ""
    var parent = ""

    static func keys(among names: [String]) -> [FileKey<RoleEntry>] {
      [
        .text("name", "The name", \.name, .identifier("a role"), isRequired: true),
        FileKey("childOf", "Whose child it is", .wordSchema, isRequired: true, write: { _ in nil })
        {
          node, entry, _ throws(JSONMistake) in
          entry.parent = try node.known("role", among: names.filter { $0 != entry.name })
        },
      ]
    }
  }
}

extension EpisodeFamily {
  private static func json(_ endings: [Ending]) -> JSONValue {
    .object(
      endings.map { ending in
        .init(
          ending.outcome.name,
          .object(ending.parts.map { .init($0.role, FileKey.object($0, Part.keys)) }))
      })
  }

  private static func readEndings(
    _ node: JSONNode, of family: EpisodeFamily, _ reading: inout ContractReading
  ) throws(JSONMistake) -> [Ending] {
    guard let members = node.members, !members.isEmpty else {
      throw node.expected("an object: outcome by outcome what it does")
    }
    var endings: [Ending] = []
    var seen: Set<String> = []
    for member in members {
      reading.attempt { reading throws(JSONMistake) in
        let outcome = try member.keyNode.name("an outcome")
        if !seen.insert(outcome).inserted { throw member.twice("outcome") }
        let parts = try readParts(member.value, of: family, &reading)
        endings.append(Ending(Outcome(outcome), parts))
      }
    }
    return endings
  }

  /// Reads the parts in the order of the roles, whatever their order in the file.
  private static func readParts(
    _ node: JSONNode, of family: EpisodeFamily, _ reading: inout ContractReading
  ) throws(JSONMistake) -> [Part] {
    guard let members = node.members else {
      throw node.expected("an object: role by role what its actor is sent")
    }
    let names = family.roles.map(\.name)
    var seen: Set<String> = []
    for member in members {
      if !names.contains(member.key) {
        reading.note(member.keyNode.unknown("role", member.key, among: names))
      }
      if !seen.insert(member.key).inserted { reading.note(member.twice("role")) }
    }
    var parts: [Part] = []
    for name in names {
      guard let value = node[name] else {
        throw JSONMistake(message: "this outcome says nothing of '\(name)'", offset: node.offset)
      }
      var part = Part(name, from: "", to: "", words: .sequence([]))
      try reading.object(value, "a role's part", Part.keys, into: &part)
      parts.append(part)
    }
    return parts
  }
}

extension EpisodeFamily.Part {
  /// Every key of a part.
  static let keys: [FileKey<EpisodeFamily.Part>] = [
    .text(
      "from", "The rest state its actor starts in", \.start, .restState, isRequired: true),
    .text("to", "The rest state its actor ends in", \.end, .restState, isRequired: true),
    FileKey(
      "words", "What its actor may be sent; nothing if left out", WordsText.schema,
      write: {
        $0.words == .sequence([]) ? nil : WordsText.json($0.words) { $0.name }
      }
    ) { node, part, reading throws(JSONMistake) in
      let callbacks = reading.callbacks
      part.words = try WordsReader.read(node) { name throws(JSONMistake) in
        guard callbacks.contains(name) else {
          throw node.unknown("callback", name, among: callbacks)
        }
        return Callback(name)
      }
    },
  ]
}

extension JSONNode {
  /// Returns the name of a rest state.
  func restState(_ reading: ContractReading) throws(JSONMistake) -> String {
    let name = try TextRule.state.read(self, reading)
    guard reading.states.contains(where: { $0.name == name && $0.isRest }) else {
      let rest = reading.states.filter(\.isRest).map(\.name).joined(separator: ", ")
      throw mistake("'\(name)' is no rest state; an episode starts and ends in one of \(rest)")
    }
    return name
  }
}
