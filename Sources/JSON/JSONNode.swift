/// A JSON value in a file, with its position.
package struct JSONNode: Sendable {
  /// The kinds of value.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number, as written in the file.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A member of an object.
  package struct Member: Sendable {
    package var key: String
    /// The offset of the key's first byte.
    package var offset: Int
    package var value: JSONNode
  }

  /// The value.
  package var content: Content

  /// The byte offset of the value, and its length in bytes.
  package var offset: Int
  package var length: Int

  /// Makes a value at a position.
  package init(content: Content, offset: Int, length: Int) {
    self.content = content
    self.offset = offset
    self.length = length
  }

  /// The name of the kind of value, for messages.
  package var name: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a string"
    case .array: "a list"
    case .object: "an object"
    }
  }

  /// Returns the value of a key, or nil.
  package subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The text, if it is one.
  package var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The integer, if it is one.
  package var int: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }

  /// The elements, if it is a list.
  package var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members, if it is an object.
  package var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }
}

/// A mistake: why a text is not JSON, or not the expected JSON, and where.
package struct JSONMistake: Error, Hashable, Sendable {
  /// The message.
  package var message: String
  /// The byte offset and the length of the part that is wrong.
  package var offset: Int
  package var length: Int

  /// Makes a mistake at a position.
  package init(message: String, offset: Int, length: Int = 1) {
    self.message = message
    self.offset = offset
    self.length = length
  }
}
