/// A JSON value whose members keep their order, so that the same report has the same bytes.
package enum JSONValue: Hashable, Sendable, ExpressibleByStringLiteral, ExpressibleByIntegerLiteral,
  ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral, ExpressibleByBooleanLiteral
{
  /// A member of an object.
  package struct Member: Hashable, Sendable {
    package var key: String
    package var value: JSONValue

    package init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }

  case null
  case bool(Bool)
  case int(Int)
  /// A number, written as given.
  case number(String)
  case string(String)
  case array([JSONValue])
  case object([Member])

  package init(stringLiteral value: String) { self = .string(value) }
  package init(integerLiteral value: Int) { self = .int(value) }
  package init(booleanLiteral value: Bool) { self = .bool(value) }
  package init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  package init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(elements.map { Member($0, $1) })
  }

  /// Makes an object of the members that have a value.
  package static func object(of members: KeyValuePairs<String, JSONValue?>) -> JSONValue {
    .object(members.compactMap { key, value in value.map { Member(key, $0) } })
  }

  /// Makes a list of texts.
  package static func strings(_ texts: [String]) -> JSONValue {
    .array(texts.map(JSONValue.string))
  }

  /// Makes a text, or null.
  package static func optional(_ text: String?) -> JSONValue { text.map(JSONValue.string) ?? .null }
}

extension [JSONValue.Member] {
  /// Adds a member.
  package mutating func add(_ key: String, _ value: JSONValue) { append(.init(key, value)) }

  /// Adds a member if there is a text.
  package mutating func add(_ key: String, _ text: String?) {
    if let text { append(.init(key, .string(text))) }
  }

  /// Adds a member if there is a number.
  package mutating func add(_ key: String, _ number: Int?) {
    if let number { append(.init(key, .int(number))) }
  }

  /// Adds a member if there are texts.
  package mutating func add(_ key: String, _ texts: [String]) {
    if !texts.isEmpty { append(.init(key, .strings(texts))) }
  }
}
