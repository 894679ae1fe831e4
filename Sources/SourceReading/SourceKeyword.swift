/// The words with a meaning of their own for the reading of source, in both languages.
///
/// Words of Swift that are keywords only in some places are not among them: they are names.
package enum SourceKeyword: UInt8, CaseIterable, Sendable {
  // Words of declarations.
  case `class` = 1
  case `struct`, `enum`, `protocol`, `extension`, `func`, `init`, `deinit`, `subscript`, `var`,
    `let`
  case `case`, `import`, `typealias`, `associatedtype`, `operator`, `precedencegroup`
  // Modifiers.
  case `static`, `public`, `private`, `internal`, `fileprivate`, `inout`
  // Words at the start or inside of a statement.
  case `if`, `else`, `guard`, `switch`, `for`, `while`, `repeat`, `do`, `catch`, `return`, `throw`
  case `defer`, `default`, `break`, `continue`, `fallthrough`, `where`, `in`, `is`, `as`, `try`
  case `throws`, `rethrows`
  // Values.
  case `self`, capitalSelf, `super`, `nil`, `true`, `false`, any
  // C and Objective-C.
  case typedef, union, extern, namespace, goto, const, sizeof, yes, no, null
  // The words after `@` that structure a file.
  case interface, implementation, end, property, synthesize, dynamic, selector, optional, required
  case autoreleasepool, synchronized, finally

  /// The word as it is written; without the `@` that comes before some.
  package var text: String {
    switch self {
    case .capitalSelf: "Self"
    case .any: "Any"
    case .yes: "YES"
    case .no: "NO"
    case .null: "NULL"
    default: String(describing: self)
    }
  }
}
