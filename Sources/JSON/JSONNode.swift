/// A JSON value as it stands in a file: what it is, and where.
package struct JSONNode: Sendable {
  /// What it is.
  package enum Content: Sendable {
    case null
    case bool(Bool)
    /// A number as it is spelt.
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

  /// What it is.
  package var content: Content

  /// The offset of its first byte, and how many bytes it has.
  package var offset: Int
  package var length: Int

  /// Makes a value that stands at a place.
  package init(content: Content, offset: Int, length: Int) {
    self.content = content
    self.offset = offset
    self.length = length
  }

  /// What it is in words, for messages.
  package var name: String {
    switch content {
    case .null: "null"
    case .bool: "true or false"
    case .number: "a number"
    case .string: "a text"
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

  /// The whole number, if it is one.
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

/// Why a text is no JSON, or not the JSON that was expected, and where.
package struct JSONMistake: Error, Hashable, Sendable {
  /// What is wrong.
  package var message: String
  /// The offset of the first byte it is about, and how many bytes it is about.
  package var offset: Int
  package var length: Int

  /// Makes a mistake at a place.
  package init(message: String, offset: Int, length: Int = 1) {
    self.message = message
    self.offset = offset
    self.length = length
  }
}
