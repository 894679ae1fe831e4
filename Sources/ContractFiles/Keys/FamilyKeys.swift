import EventModel
import JSON

extension EpisodeFamily {
  static let shape: FileShape<EpisodeFamily> = .object(
    "a family",
    [
      FileKey(
        "name", "The name variants refer to", \.name, .name("the name of a family"),
        isRequired: true),
      FileKey(
        "roles", "The roles: names, or a name and the role whose child it is", rolesSchema,
        isRequired: true, write: { family, _ in .array(family.roles.map(json)) }
      ) { node, family, reading throws(JSONMistake) in
        family.roles = try readRoles(node, &reading)
      },
      FileKey(
        "outcomes", "How it may end: by outcome, then by role, what it does to that role's actor",
        .tableSchema(of: .tableSchema(of: FileKey.schema(Part.keys))), isRequired: true,
        write: { json($0.endings, $1) }
      ) { node, family, reading throws(JSONMistake) in
        family.endings = try readEndings(node, of: family, &reading)
      },
      FileKey(
        "permitsEveryInterleaving",
        "Whether every order that keeps the promises is permitted, catalogued or not",
        \.permitsEveryInterleaving, .truth),
      FileKey(
        "onlyWhenNoneIs", "The state in which no actor may be when it happens", \.onlyWhenNoneIs,
        .state),
    ], EpisodeFamily(name: "", roles: [], endings: []))
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
      var role = Role("")
      try reading.object(node, "a role", keys(ofChildAmong: names), into: &role)
      return role
    }
  }

  private static func keys(ofChildAmong names: [String]) -> [FileKey<Role>] {
    [
      FileKey("name", "The name", \.name, .identifier("a role"), isRequired: true),
      FileKey(
        "childOf", "Whose child it is", .wordSchema, isRequired: true, write: { _, _ in nil }
      ) { node, role, _ throws(JSONMistake) in
        let others = names.filter { $0 != role.name }
        role.relation = .child(of: try node.known("role", among: others))
      },
    ]
  }
}

extension EpisodeFamily {
  private static func json(_ endings: [Ending], _ contract: Contract) -> JSONValue {
    .object(
      endings.map { ending in
        let parts = ending.parts.map { part in
          JSONValue.Member(part.role, .object(FileKey.members(of: part, Part.keys, contract)))
        }
        return .init(ending.outcome.name, .object(parts))
      })
  }

  private static func readEndings(
    _ node: JSONNode, of family: EpisodeFamily, _ reading: inout ContractReading
  ) throws(JSONMistake) -> [Ending] {
    let what = "an object: outcome by outcome what it does"
    if node.members?.isEmpty == true { throw node.expected(what) }
    var endings: [Ending] = []
    try reading.members(node, what, ("outcome", .name("an outcome"))) {
      outcome, node, reading throws(JSONMistake) in
      endings.append(Ending(Outcome(outcome), try readParts(node, of: family, &reading)))
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
    reading.checkKeys(members, "role", among: names)
    var parts: [Part] = []
    for name in names {
      guard let value = node[name] else {
        throw node.lack("this outcome says nothing of '\(name)'")
      }
      var part = Part(name, from: "", to: "", words: .sequence([]))
      try reading.object(value, "a role's part", Part.keys, into: &part)
      parts.append(part)
    }
    return parts
  }
}

extension EpisodeFamily.Part {
  fileprivate static let keys: [FileKey<EpisodeFamily.Part>] = [
    FileKey(
      "from", "The rest state its actor starts in", \.start, .restState, isRequired: true),
    FileKey("to", "The rest state its actor ends in", \.end, .restState, isRequired: true),
    FileKey(
      "words", "What its actor may be sent; nothing if left out", WordsText.schema,
      write: { part, _ in
        part.words == .sequence([]) ? nil : WordsText.json(part.words) { $0.name }
      }
    ) { node, part, reading throws(JSONMistake) in
      let callbacks = reading.callbacks
      part.words = try WordsReader.read(node) { name throws(JSONMistake) in
        try node.callback(name, among: callbacks)
      }
    },
  ]
}
