import EventModel
import JSON

extension ClientAction {
  /// Every key of a client action.
  static let keys: [FileKey<ClientAction>] = [
    FileKey(
      "name", "The name, as logs and assumptions spell it", .wordSchema, isRequired: true,
      write: { .string($0.name) }
    ) { node, action, _ throws(JSONMistake) in
      action.name = try node.identifier("an action")
    },
    FileKey(
      "summary", "What the code does, in a few words, lower case", .textSchema, isRequired: true,
      write: { .string($0.summary) }
    ) { node, action, _ throws(JSONMistake) in
      action.summary = try node.nonempty("the summary of an action")
    },
  ]
}

extension UsageRule {
  /// Every key of a rule about where an action is not allowed.
  static let keys: [FileKey<UsageRule>] = [
    .named("The name documents use", \.id, "the name of a rule"),
    FileKey(
      "action", "The action", .textSchema, isRequired: true, write: { .string($0.action) }
    ) { node, rule, reading throws(JSONMistake) in
      rule.action = try node.known("action", among: reading.actions)
    },
    FileKey(
      "notDuring",
      "The calls it is not allowed during: from such a call until its actor's next one",
      .listSchema(of: .textSchema, atLeast: 1), isRequired: true,
      write: { .strings($0.callbacks.map(\.name)) }
    ) { node, rule, reading throws(JSONMistake) in
      rule.callbacks = try reading.knownCallbacks(node)
    },
    .state(
      "notWhile", "The state of its actor in which it is not allowed", \.forbiddenState),
    .state(
      "notWhileParentIs", "The state of its actor's parent in which it is not allowed",
      \.forbiddenParentState),
    FileKey(
      "allowedDuring", "The calls during which the same source says that it is allowed",
      .listSchema(of: .textSchema, atLeast: 1),
      write: { $0.allowedCallbacks.isEmpty ? nil : .strings($0.allowedCallbacks.map(\.name)) }
    ) { node, rule, reading throws(JSONMistake) in
      rule.allowedCallbacks = try reading.knownCallbacks(node)
    },
    .sentence("The rule in one sentence, lower case", \.text, "the text of a rule"),
    FileKey(
      "instead", "What to do instead, lower case", .textSchema,
      write: { $0.instead.isEmpty ? nil : .string($0.instead) }
    ) { node, rule, _ throws(JSONMistake) in
      rule.instead = try node.nonempty("what to do instead")
    },
    .evidence(\.evidence),
  ]
}

extension Obligation {
  /// Every key of an obligation.
  static let keys: [FileKey<Obligation>] = [
    .named("The name documents use", \.id, "the name of an obligation"),
    FileKey(
      "action", "The action that obliges", .textSchema, isRequired: true,
      write: { .string($0.action) }
    ) { node, duty, reading throws(JSONMistake) in
      duty.action = try node.known("action", among: reading.actions)
    },
    FileKey(
      "during", "The calls during which it obliges; any if left out",
      .listSchema(of: .textSchema, atLeast: 1),
      write: { $0.callbacks.isEmpty ? nil : .strings($0.callbacks.map(\.name)) }
    ) { node, duty, reading throws(JSONMistake) in
      duty.callbacks = try reading.knownCallbacks(node)
    },
    FileKey(
      "answer", "The action that answers", .textSchema, isRequired: true,
      write: { .string($0.answer) }
    ) { node, duty, reading throws(JSONMistake) in
      duty.answer = try node.known("action", among: reading.actions)
    },
    FileKey(
      "due", "The call by whose end the answer is due", .textSchema, isRequired: true,
      write: { .string($0.due.name) }
    ) { node, duty, reading throws(JSONMistake) in
      duty.due = Callback(try node.known("callback", among: reading.callbacks))
    },
    .sentence("The obligation in one sentence, lower case", \.text, "the text of an obligation"),
    FileKey(
      "advice", "Whether to leave it open may be right", .truthSchema,
      write: { $0.isAdvice ? true : nil }
    ) { node, duty, _ throws(JSONMistake) in
      duty.isAdvice = try node.truth()
    },
    .evidence(\.evidence),
  ]
}

extension FileKey where Value == UsageRule {
  /// Returns the key of a state's label.
  fileprivate static func state(
    _ name: String, _ help: String,
    _ path: any WritableKeyPath<UsageRule, String?> & Sendable
  ) -> FileKey {
    FileKey(name, help, .textSchema, write: { $0[keyPath: path].map(JSONValue.string) }) {
      node, rule, reading throws(JSONMistake) in
      rule[keyPath: path] = try node.known("state", among: reading.states.flatMap(\.labels))
    }
  }
}

extension FileKey {
  /// Returns the key of an id.
  static func named(
    _ help: String, _ path: any WritableKeyPath<Value, String> & Sendable, _ what: String
  ) -> FileKey {
    FileKey("id", help, .textSchema, isRequired: true, write: { .string($0[keyPath: path]) }) {
      node, value, _ throws(JSONMistake) in
      value[keyPath: path] = try node.name(what)
    }
  }

  /// Returns the key of a text for people.
  static func sentence(
    _ help: String, _ path: any WritableKeyPath<Value, String> & Sendable, _ what: String
  ) -> FileKey {
    FileKey("text", help, .textSchema, isRequired: true, write: { .string($0[keyPath: path]) }) {
      node, value, _ throws(JSONMistake) in
      value[keyPath: path] = try node.nonempty(what)
    }
  }

  /// Returns the key of evidence.
  static func evidence(
    _ path: any WritableKeyPath<Value, [Evidence]> & Sendable
  ) -> FileKey {
    FileKey(
      "evidence", Evidence.help, Evidence.schema, isRequired: true,
      write: { Evidence.json($0[keyPath: path]) }
    ) { node, value, reading throws(JSONMistake) in
      value[keyPath: path] = try Evidence.read(node, &reading)
    }
  }
}

extension ContractReading {
  fileprivate mutating func knownCallbacks(_ node: JSONNode) throws(JSONMistake) -> [Callback] {
    checkNames("callback", try node.list("a list of callbacks"))
    if node.elements?.isEmpty == true { throw node.expected("at least one callback") }
    let known = callbacks
    return try list(node, "a list of callbacks") { node, _ throws(JSONMistake) in
      Callback(try node.known("callback", among: known))
    }
  }
}
