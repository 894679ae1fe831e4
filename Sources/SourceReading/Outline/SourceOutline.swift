/// What a file declares: its types, and the functions and variables outside of them.
package struct SourceOutline: Sendable {
  /// The types, extensions and categories, in order; a nested type comes after the type around it.
  package var types: [SourceType] = []

  /// The functions outside of all types, including C functions inside an `@implementation`.
  package var functions: [SourceMethod] = []

  /// The variables and constants outside of all types.
  package var properties: [SourceProperty] = []

  package init() {}

  /// Reads what a file declares.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  package init(_ text: SourceText) {
    self = text.file.language == .swift ? SwiftOutline.read(text) : ObjectiveCOutline.read(text)
  }
}

/// A type, or a part of one, as a file declares it.
package struct SourceType: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case `class`, `struct`, `enum`, actor, `protocol`, `extension`
    /// `@interface Name : Base`.
    case interface
    /// `@implementation Name`.
    case implementation
    /// `@interface Name (Category)`, `@implementation Name (Category)`; a class extension has an empty
    /// `category`.
    case categoryInterface, categoryImplementation
  }

  /// The name with those of the types around it: `Inbox.Cell`.
  package var name: String

  package var kind: Kind

  /// The superclass and protocols as written, in order: `UIViewController`, `Base<Item>`.
  ///
  /// For Objective-C only the superclass; the protocols are in `protocols`.
  package var inherited: [String] = []

  /// The protocols of an Objective-C type.
  package var protocols: [String] = []

  /// The names of its generic parameters.
  package var genericParameters: [String] = []

  /// The name of an Objective-C category.
  package var category: String?

  /// The index of the token that names it.
  package var nameToken: Int

  /// All of its tokens, from the first attribute or modifier to the closing brace or the `@end`.
  package var extent: Range<Int>

  /// The tokens between its braces, or between the header and the `@end`.
  package var body: Range<Int>

  package var properties: [SourceProperty] = []

  /// The functions, accessors and closures, in order.
  package var methods: [SourceMethod] = []
}

/// A declaration with modifiers and attributes, as written.
package protocol ModifiedDeclaration {
  var modifiers: [String] { get }
}

extension ModifiedDeclaration {
  package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }

  /// Whether it is visible only in its own file.
  package var isPrivate: Bool {
    modifiers.contains("private") || modifiers.contains("fileprivate")
  }
}

/// A stored or computed property, an instance variable, or a variable outside of types.
package struct SourceProperty: ModifiedDeclaration, Hashable, Sendable {
  package var name: String

  /// The declared type as written, without spaces around marks: `Timer?`, `[String:Int]`,
  /// `UIView*`; nil if the declaration has none.
  package var type: String?

  /// The tokens of the initial value.
  package var initialValue: Range<Int>?

  /// The modifiers and attributes as written: `lazy`, `weak`, `@IBOutlet`, `static`; for an
  /// Objective-C property, the words in its parentheses.
  package var modifiers: [String] = []

  package var isConstant = false

  /// The index of the token that names it.
  package var nameToken: Int

  /// All of its tokens.
  package var extent: Range<Int>

  /// The name by which an Objective-C property is read: `isShown` of `@property (getter=isShown) BOOL shown`.
  package var getter: String? {
    guard let word = modifiers.firstIndex(of: "getter") else { return nil }
    return modifiers[(word + 1)...].first
  }

  package var isWeak: Bool { modifiers.contains("weak") }
}

extension SourceProperty {
  /// Whether it is declared as a list.
  var isList: Bool {
    guard let type else { return false }
    return ["[", "NSArray", "NSMutableArray"].contains(where: type.hasPrefix)
  }
}

/// A function with or without a body, in either language.
package struct SourceMethod: ModifiedDeclaration, Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    case function, initializer, deinitializer, `subscript`
    /// An accessor of the property that `name` names.
    case getter, setter, willSet, didSet
    /// A closure that is the initial value of the property that `name` names, and is not called there.
    case closure
    /// A closure that is called for the initial value of the property that `name` names.
    case initialValue
  }

  package var kind: Kind

  /// The name without the arguments: `viewWillAppear`, `init`, `+`. For an Objective-C method, the
  /// first part of the selector; for an accessor, the property's name.
  package var name: String

  /// The arguments; the same method has the same labels in both languages:
  /// `tableView:didSelectRowAtIndexPath:` is `tableView(_:didSelectRowAtIndexPath:)`.
  package var parameters: [SourceParameter] = []

  /// The type that it returns, as written.
  package var result: String?

  /// The modifiers and attributes as written: `override`, `@objc`, `static`, `private`.
  package var modifiers: [String] = []

  /// The index of the token that names it.
  package var nameToken: Int

  /// The tokens between its braces; nil if it has no body.
  package var body: Range<Int>?

  /// All of its tokens, from the first attribute or modifier to the closing brace.
  package var extent: Range<Int>

  package var isOverride: Bool { modifiers.contains("override") }

  /// Whether a control of the interface file calls it.
  var isAction: Bool { result == "IBAction" || modifiers.contains("@IBAction") }

  /// The name with the labels: `viewWillAppear(_:)`.
  package var fullName: String {
    "\(name)(\(parameters.map { "\($0.label):" }.joined()))"
  }
}

/// One argument of a function.
package struct SourceParameter: Hashable, Sendable {
  /// The text before the colon in a call; `_` for none. The first label of an Objective-C method is
  /// `_`.
  package var label: String

  /// The name inside the body.
  package var name: String

  /// The type as written, without spaces around marks.
  package var type: String

  package init(label: String, name: String, type: String) {
    self.label = label
    self.name = name
    self.type = type
  }
}
