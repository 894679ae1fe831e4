import EventModel
import JSON

// The shapes of keys that many objects of contract files share.

/// What a text of a contract file must be. In a mistake, `what` says what the text is.
enum TextRule: Sendable {
  /// A name: letters, digits, and dots, dashes or underscores between them.
  case name(_ what: String)
  /// A name that assumptions use.
  case identifier(_ what: String)
  /// A text for people, not empty.
  case sentence(_ what: String)
  /// A name that was declared before.
  case known(_ what: String, @Sendable (ContractReading) -> [String])
  /// The name of a rest state, in which an actor may stay.
  case restState

  /// The name of a client action.
  static let action = known("action") { $0.actions }
  /// The name of a callback.
  static let callback = known("callback") { $0.callbacks }
  /// The name of a kind.
  static let kind = known("kind") { $0.kinds }
  /// The name of a state of the life.
  static let state = known("state") { $0.states.map(\.name) }
  /// A label of a state of the life.
  static let label = known("state") { $0.states.flatMap(\.labels) }

  /// Returns the text of a value.
  func read(_ node: JSONNode, _ reading: ContractReading) throws(JSONMistake) -> String {
    switch self {
    case .name(let what): try node.name(what)
    case .identifier(let what): try node.identifier(what)
    case .sentence(let what): try node.nonempty(what)
    case .known(let what, let names): try node.known(what, among: names(reading))
    case .restState: try node.restState(reading)
    }
  }

  /// The JSON schema of such a text.
  var schema: JSONValue {
    if case .identifier = self { .wordSchema } else { .textSchema }
  }
}

extension FileKey {
  /// Returns the key of a text; an optional one is left out if it is empty.
  static func text(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Value, String> & Sendable,
    _ rule: TextRule, isRequired: Bool = false
  ) -> FileKey {
    FileKey(
      name, help, rule.schema, isRequired: isRequired,
      write: { isRequired || !$0[keyPath: path].isEmpty ? .string($0[keyPath: path]) : nil }
    ) { node, value, reading throws(JSONMistake) in
      value[keyPath: path] = try rule.read(node, reading)
    }
  }

  /// Returns the key of a text that may be missing.
  static func text(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Value, String?> & Sendable,
    _ rule: TextRule
  ) -> FileKey {
    FileKey(name, help, rule.schema, write: { $0[keyPath: path].map(JSONValue.string) }) {
      node, value, reading throws(JSONMistake) in
      value[keyPath: path] = try rule.read(node, reading)
    }
  }

  /// Returns the key of a truth value, which is left out if it is false.
  static func truth(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Value, Bool> & Sendable
  ) -> FileKey {
    FileKey(name, help, .truthSchema, write: { $0[keyPath: path] ? true : nil }) {
      node, value, _ throws(JSONMistake) in
      value[keyPath: path] = try node.truth()
    }
  }

  /// Returns the key of callbacks that were declared before, at least one.
  static func callbacks(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Value, [Callback]> & Sendable,
    isRequired: Bool = false
  ) -> FileKey {
    FileKey(
      name, help, .listSchema(of: .textSchema, atLeast: 1), isRequired: isRequired,
      write: { value in
        let names = value[keyPath: path].map(\.name)
        return isRequired || !names.isEmpty ? .strings(names) : nil
      }
    ) { node, value, reading throws(JSONMistake) in
      reading.checkNames("callback", try node.list("a list of callbacks"))
      if node.elements?.isEmpty == true { throw node.expected("at least one callback") }
      value[keyPath: path] = try reading.list(node, "a list of callbacks") {
        node, reading throws(JSONMistake) in
        Callback(try TextRule.callback.read(node, reading))
      }
    }
  }

  /// Returns the key of a list of objects; an optional one is left out if it is empty.
  ///
  /// - Parameters:
  ///   - blank: what an element is read into.
  ///   - words: the list and an element, as mistakes name them.
  ///   - unique: what an element is, and the key of its name, if no two may share one.
  ///   - then: what is noted after the elements are read.
  static func objects<Element>(
    _ name: String, _ help: String, _ path: any WritableKeyPath<Value, [Element]> & Sendable,
    _ keys: [FileKey<Element>], _ blank: Element, _ words: (list: String, element: String),
    unique: (what: String, key: String)? = nil, isRequired: Bool = false,
    then: @escaping @Sendable (Value, inout ContractReading) -> Void = { _, _ in }
  ) -> FileKey {
    FileKey(
      name, help,
      .listSchema(of: FileKey<Element>.schema(keys), atLeast: isRequired ? 1 : 0),
      isRequired: isRequired,
      write: { value in
        let elements = value[keyPath: path]
        if elements.isEmpty, !isRequired { return nil }
        return .array(elements.map { FileKey<Element>.object($0, keys) })
      }
    ) { node, value, reading throws(JSONMistake) in
      if let unique {
        reading.checkNames(unique.what, (node.elements ?? []).map { $0[unique.key] })
      }
      value[keyPath: path] = try reading.list(node, words.list) {
        node, reading throws(JSONMistake) in
        var element = blank
        try reading.object(node, words.element, keys, into: &element)
        return element
      }
      then(value, &reading)
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
  /// Reads an object whose values are texts for people.
  ///
  /// - Parameters:
  ///   - what: the object, in a mistake.
  ///   - key: what a key is.
  ///   - value: what a value is.
  mutating func table(
    _ node: JSONNode, _ what: String, _ key: String, _ value: String
  ) throws(JSONMistake) -> [String: String] {
    guard let members = node.members else { throw node.expected(what) }
    var table: [String: String] = [:]
    for member in members {
      if table[member.key] != nil { note(member.twice(key)) }
      table[member.key] = try member.value.nonempty(value)
    }
    return table
  }
}

extension JSONValue {
  /// Returns the object of a table of texts, sorted by key; nil if it is empty.
  static func table(_ table: [String: String]) -> JSONValue? {
    guard !table.isEmpty else { return nil }
    return .object(table.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
  }
}
