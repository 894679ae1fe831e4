/// A JSON value as it stands in a file: what it is, and where.
struct JSONNode {
  /// What it is.
  enum Content {
    case null
    case bool(Bool)
    /// A number as it is spelt.
    case number(String)
    case string(String)
    case array([JSONNode])
    case object([Member])
  }

  /// A member of an object.
  struct Member {
    var key: String
    /// The offset of the key's first byte.
    var offset: Int
    var value: JSONNode
  }

  /// What it is.
  var content: Content

  /// The offset of its first byte, and how many bytes it has.
  var offset: Int
  var length: Int

  /// What it is in words, for messages.
  var name: String {
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
  subscript(key: String) -> JSONNode? {
    guard case .object(let members) = content else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The text, if it is one.
  var text: String? {
    if case .string(let text) = content { text } else { nil }
  }

  /// The whole number, if it is one.
  var int: Int? {
    if case .number(let digits) = content { Int(digits) } else { nil }
  }

  /// The elements, if it is a list.
  var elements: [JSONNode]? {
    if case .array(let elements) = content { elements } else { nil }
  }

  /// The members, if it is an object.
  var members: [Member]? {
    if case .object(let members) = content { members } else { nil }
  }
}

/// Why a text is no JSON, or not the JSON that was expected, and where.
struct JSONMistake: Error {
  /// What is wrong.
  var message: String
  /// The offset of the first byte it is about, and how many bytes it is about.
  var offset: Int
  var length = 1
}
