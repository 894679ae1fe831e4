/// What a function's body does, in the order of its text: calls, writes and forced unwraps, each
/// with the branches and closures around it.
struct SourceBody: Sendable {
  /// The calls, writes and unwraps.
  var steps: [BodyStep] = []

  /// The branches and closures; the first is the body itself.
  var contexts: [BodyContext] = [BodyContext(parent: 0, kind: .body)]

  /// The local names, in order.
  var locals: [LocalName] = []

  /// The closures that locals keep, and the functions inside the body.
  var kept: [KeptClosure] = []

  /// The properties that keep the value of a local, by the local's name: `self.player = player`.
  var keepers: [String: [String]] = [:]

  /// The `switch` statements, outer ones first.
  var switches: [BodySwitch] = []

  /// Ends the scope of the locals from a number on that have none of their own.
  mutating func close(_ first: Int, _ scope: Range<Int>) {
    for number in first..<locals.count where locals[number].scope == nil {
      locals[number].scope = scope
    }
  }

  /// Finds the properties of `self` that keep locals, and the properties of objects that `self`
  /// keeps: `host.player = player` where `self.host = host`.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  mutating func findKeepers(_ text: SourceText) {
    let names = Set(locals.lazy.filter { !$0.value.isEmpty }.map(\.name))
    guard !names.isEmpty else { return }
    var parts: [(name: String, path: [String])] = []
    for step in steps {
      guard case .write(UInt8(ascii: "=")) = step.kind, step.receiver.count < 2,
        step.value.count == 1, text[step.value.lowerBound].kind == .identifier
      else { continue }
      let name = text.string(step.value.lowerBound)
      guard names.contains(name) else { continue }
      if let owner = step.receiver.first {
        if names.contains(owner) { parts.append((name, [owner, step.name])) }
      } else if keepers[name] == nil,
        step.isMember(text) || !locals.contains(where: { text.matches(step.token, $0.name) })
      {
        keepers[name] = ["self", step.name]
      }
    }
    for part in parts where keepers[part.name] == nil && keepers[part.path[0]] != nil {
      keepers[part.name] = part.path
    }
  }
}

extension SourceBody {
  /// Notes the local that the closure of an initial value returns as one that the property keeps:
  /// `lazy var camera: Camera = { let camera = Camera(); …; return camera }()`.
  mutating func keepResult(of range: Range<Int>, in property: String, _ text: SourceText) {
    guard
      let end = range.last(where: { text.keyword($0) == .return }), end + 1 < range.upperBound,
      text[end + 1].kind == .identifier
    else { return }
    let name = text.string(end + 1)
    guard keepers[name] == nil, locals.contains(where: { $0.name == name }) else { return }
    keepers[name] = ["self", property]
  }
}

/// One call, write or forced unwrap.
///
/// It is a class, since it is passed on often and is large.
final class BodyStep: Sendable {
  enum Kind: Sendable {
    case call
    /// `=`, or an operator that ends with it, of which this is the first byte.
    case write(UInt8)
    /// A name that is used: alone or with `!` after it.
    case use(isForced: Bool)
  }

  let kind: Kind

  /// The names before the name: `["self", "navigationController"]`.
  let receiver: [String]

  /// The name of the function or of the property.
  let name: String

  /// The arguments of a call, including the closures after it.
  let arguments: [BodyArgument]

  /// The labels that a call writes: those of all arguments but the closures after it without a label.
  var calledLabels: [String] {
    arguments.filter { !$0.isClosure || $0.label != "_" }.map(\.label)
  }

  /// Whether a call passes what is searched for by the name of a label: `load(searchQuery: text)`.
  var passesSearch: Bool { arguments.contains { Self.saysSearch($0.label) } }

  /// Whether a call passes which part of a list is wanted: `load(page: next)`.
  var passesPage: Bool { arguments.contains { Self.saysPage($0.label) } }

  static func saysPage(_ label: String) -> Bool {
    ["page", "cursor", "offset"].contains(where: label.hasPrefix)
      || ["ID", "Id"].contains(where: label.hasSuffix)
        && ["last", "max", "after", "before", "since"].contains(where: label.hasPrefix)
  }

  static func saysSearch(_ label: String) -> Bool {
    label.hasPrefix("search") || label.hasPrefix("query")
  }

  /// The tokens of the value that is written.
  let value: Range<Int>

  /// Where the result of a call goes.
  let holder: Holder

  /// The token of the name.
  let token: Int

  /// The index of the innermost context.
  let context: Int

  init(
    kind: Kind, receiver: [String], name: String, arguments: [BodyArgument] = [],
    value: Range<Int> = 0..<0, holder: Holder = .nowhere, token: Int, context: Int
  ) {
    self.kind = kind
    self.receiver = receiver
    self.name = name
    self.arguments = arguments
    self.value = value
    self.holder = holder
    self.token = token
    self.context = context
  }

  /// The names of the variable that keeps the result of a call; empty if there is none.
  var keptAt: [String] { if case .path(let path) = holder { path } else { [] } }

  /// Whether its name is written as a member: `self.name`.
  func isMember(_ text: SourceText) -> Bool { text.isMember(token - 1) }
}

/// Where the result of a call goes.
enum Holder: Hashable, Sendable {
  case nowhere
  /// In a variable, or in a collection that a variable holds.
  case path([String])
  /// Returned to the caller.
  case returned
  /// Where the result of a closure or a function goes that the body keeps under a name and calls.
  case result(of: String)
  /// Passed to a call.
  case passed(PassedArgument)
}

/// One argument of a call.
struct BodyArgument: Sendable {
  /// The label, `_` for none.
  var label: String
  var tokens: Range<Int>
  var isClosure: Bool
}

/// A branch or a closure of a body.
struct BodyContext: Sendable {
  enum Kind: Sendable {
    case body
    /// Code that runs only where a condition holds, or only where it does not.
    case branch(condition: Range<Int>, isNegated: Bool)
    /// A side of a value that a condition selects. What it does counts as done always, unless the
    /// passed values select the other side.
    case side(condition: Range<Int>, isNegated: Bool)
    /// Code after a `case` or a `default` of a `switch`, by their numbers.
    case selected(case: Int, of: Int)
    /// Code that may throw and whose error is caught.
    case caught
    case closure(ClosureTime)
    /// A closure that is an argument of a call.
    case argument(ClosureTime, of: PassedArgument)
  }

  var parent: Int
  var kind: Kind
}

/// Which argument of which call a closure or another value is.
struct PassedArgument: Hashable, Sendable {
  /// The index of the call among the steps.
  var step: Int
  /// The index of the argument.
  var argument: Int
}

/// When a closure runs that is passed to a call.
enum ClosureTime: Hashable, Sendable {
  /// Within the call.
  case atOnce
  /// Once, after the call: a completion, `async`.
  case later
  /// Once, as a part or at the end of a transition whose coordinator runs it.
  case withTransition
  /// Each time something happens, or never.
  case onEvent
}

/// A local name and its value.
struct LocalName: Sendable {
  var name: String
  /// The tokens of its value; for an element of a collection, the collection.
  var value: Range<Int>
  /// The collection whose elements a closure's parameter stands for.
  var elementsOf: [String] = []
  /// The elements for which it stands one after another, if the code lists them: `for row in [a, b]`.
  var elements: [Range<Int>] = []
  /// The declared type.
  var type: String?
  /// The tokens of the block, closure or loop it belongs to; nil for the whole function.
  var scope: Range<Int>?

  /// Whether it stands for an element of something else.
  var isElement: Bool { !elementsOf.isEmpty || !elements.isEmpty }

  /// Whether it holds a copy: in Objective-C, a local that is declared as a structure,
  /// `UIEdgeInsets insets`, and not as a pointer.
  var isValue: Bool {
    guard let type else { return false }
    return type.startsWithCapital && !type.utf8.contains(UInt8(ascii: "*"))
  }
}
