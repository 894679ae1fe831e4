import EventModel
import JSON

/// What a value in a contract file looks like: its schema, and how it is read and written.
struct FileShape<Value: Sendable>: Sendable {
  typealias Read = @Sendable (JSONNode, inout ContractReading) throws(JSONMistake) -> Value

  let schema: JSONValue
  /// How a value of a contract is written.
  let write: @Sendable (Value, Contract) -> JSONValue
  let read: Read
}

extension FileShape {
  /// Returns the shape of values that are made from values of this shape, and made into them.
  func mapped<Other>(
    _ make: @escaping @Sendable (Value) -> Other, _ unmake: @escaping @Sendable (Other) -> Value
  ) -> FileShape<Other> {
    FileShape<Other>(schema: schema, write: { write(unmake($0), $1) }) {
      node, reading throws(JSONMistake) in make(try read(node, &reading))
    }
  }

  /// Returns the shape of an object, which is read into a blank value; `then` completes it.
  static func object(
    _ what: String, _ keys: [FileKey<Value>], _ blank: Value,
    then: @escaping FileKey<Value>.Read = { _, _, _ in }
  ) -> FileShape {
    FileShape(
      schema: FileKey.schema(keys), write: { .object(FileKey.members(of: $0, keys, $1)) }
    ) { node, reading throws(JSONMistake) in
      var value = blank
      try reading.object(node, what, keys, into: &value)
      try then(node, &value, &reading)
      return value
    }
  }

  /// Returns the shape of a list; elements with a mistake are left out.
  ///
  /// - Parameters:
  ///   - what: the list, in a mistake.
  ///   - unique: what an element is, and the key of its name, if no two may share one; without a
  ///     key, the element is its own name.
  ///   - least: the minimum number of elements, for the schema.
  ///   - something: what an empty list lacks, in a mistake; nil if the reader accepts it.
  static func list<Element>(
    of element: FileShape<Element>, _ what: String, unique: (what: String, key: String?)? = nil,
    atLeast least: Int = 0, expecting something: String? = nil
  ) -> FileShape where Value == [Element] {
    FileShape(
      schema: .listSchema(of: element.schema, atLeast: least),
      write: { elements, contract in .array(elements.map { element.write($0, contract) }) }
    ) { node, reading throws(JSONMistake) in
      let elements = try node.list(what)
      if elements.isEmpty, let something { throw node.expected(something) }
      if let (what, key) = unique {
        reading.checkNames(what, elements.map { node in key.map { node[$0] } ?? node })
      }
      return try reading.list(node, what, element.read)
    }
  }
}

extension FileShape where Value == Bool {
  static let truth = FileShape(schema: ["type": "boolean"], write: { value, _ in .bool(value) }) {
    node, _ throws(JSONMistake) in try node.truth()
  }
}

extension FileShape where Value == String {
  /// A name: letters, digits, and dots, dashes or underscores between them.
  static func name(_ what: String) -> FileShape {
    text { node, _ throws(JSONMistake) in try node.name(what) }
  }

  /// A name that assumptions use.
  static func identifier(_ what: String) -> FileShape {
    text(.wordSchema) { node, _ throws(JSONMistake) in try node.identifier(what) }
  }

  /// A text for people, not empty.
  static func sentence(_ what: String) -> FileShape {
    text { node, _ throws(JSONMistake) in try node.nonempty(what) }
  }

  /// A name that was declared before.
  static func known(
    _ what: String, _ schema: JSONValue = .textSchema,
    _ names: @escaping @Sendable (ContractReading) -> [String]
  ) -> FileShape {
    text(schema) { node, reading throws(JSONMistake) in
      try node.known(what, among: names(reading))
    }
  }

  static let action = known("action") { $0.actions }
  static let callback = known("callback") { $0.callbacks }
  static let kind = known("kind") { $0.kinds }
  static let state = known("state") { $0.states.map(\.name) }
  static let label = known("state") { $0.states.flatMap(\.labels) }

  /// The name of a rest state, in which an actor may stay.
  static let restState = text { node, reading throws(JSONMistake) in
    let name = try state.read(node, &reading)
    let rest = reading.states.filter(\.isRest).map(\.name)
    if rest.contains(name) { return name }
    let known =
      rest.isEmpty
      ? "one, and no state has \"rest\": true" : "one of \(rest.joined(separator: ", "))"
    throw node.mistake("'\(name)' is not a rest state; an episode starts and ends in \(known)")
  }

  private static func text(_ schema: JSONValue = .textSchema, _ read: @escaping Read) -> FileShape {
    FileShape(schema: schema, write: { text, _ in .string(text) }, read: read)
  }
}

extension FileShape where Value == [Callback] {
  /// Callbacks that were declared before, at least one.
  static let callbacks = callbacks(.callback, atLeast: 1, expecting: "at least one callback")

  /// Returns the shape of callbacks that are declared here.
  static func newCallbacks(atLeast least: Int) -> FileShape {
    callbacks(.identifier("a callback"), atLeast: least)
  }

  private static func callbacks(
    _ name: FileShape<String>, atLeast least: Int, expecting something: String? = nil
  ) -> FileShape {
    list(
      of: name.mapped(Callback.init(_:), \.name), "a list of callbacks", unique: ("callback", nil),
      atLeast: least, expecting: something)
  }
}

extension FileShape where Value == [String: String] {
  /// Returns the shape of an object whose values are texts for people, written sorted by key.
  ///
  /// - Parameters:
  ///   - what: the object, in a mistake.
  ///   - key: what a key is.
  ///   - value: what a value is.
  static func table(_ what: String, _ key: String, _ value: String) -> FileShape {
    FileShape(
      schema: .tableSchema(of: .textSchema),
      write: { table, _ in
        .object(table.sorted { $0.key < $1.key }.map { .init($0.key, .string($0.value)) })
      }
    ) { node, reading throws(JSONMistake) in
      guard let members = node.members else { throw node.expected(what) }
      var table: [String: String] = [:]
      for member in members {
        if table[member.key] != nil { reading.note(member.twice(key)) }
        table[member.key] = try member.value.nonempty(value)
      }
      return table
    }
  }
}
