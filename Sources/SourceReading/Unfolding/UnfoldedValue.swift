/// A value in source.
struct UnfoldedValue: Sendable {
  /// Its names as the screen sees them; nil if it is more than a member access.
  var path: [String]?

  var text: String

  var isNil: Bool { text == "nil" || text == "NULL" }

  /// Whether it is a collection without elements.
  var isEmptyCollection: Bool {
    switch text {
    case "[]", "[:]", "@[]", "@{}": true
    default: false
    }
  }

  /// Whether it stands for nothing: nil, an empty collection, a text without a letter.
  var isNothing: Bool {
    isNil || isEmptyCollection || text.utf8.last == UInt8(ascii: "\"") && isBlank
  }

  /// Whether it is written as a list or as a text.
  var isCollectionOrText: Bool {
    ["[", "@[", "\"", "@\""].contains(where: text.hasPrefix)
  }

  private var isBlank: Bool {
    text.drop { $0 == "@" }.utf8.allSatisfy { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: " ") }
  }

  /// Whether it is a whole number without a sign.
  var isNumber: Bool { !text.isEmpty && text.allSatisfy(\.isNumber) }

  /// The name of the constant that it is; nil if it is none.
  var constant: String? { SourceConstant.name(in: text) }

  var isTrue: Bool { text == "true" || text == "YES" }

  var isFalse: Bool { text == "false" || text == "NO" }

  /// Whether it is a closure, or a function of the screen.
  var mayBeClosure: Bool {
    isFunction || text.utf8.first == UInt8(ascii: "{") || text.utf8.first == UInt8(ascii: "^")
  }

  /// Whether it is a new object: `Row()`, `[[Row alloc] init]`, or a local that holds one.
  var isNew = false

  /// Whether it is the result of a call with arguments.
  var isResult = false

  /// Whether it is each element of a collection in turn.
  var isElement = false

  /// Whether it is written as `self`.
  var isSelf = false

  /// Whether it is a function of the screen, written to another object: `model.onUpdate = refresh`.
  var isFunction = false
}
