/// A step of a callback or of what it calls, as the screen sees it: names of objects that belong to the
/// screen start with the screen's property, parameters are replaced by what was passed.
///
/// A class, as it is handed on often and holds much.
final class UnfoldedStep {
  let kind: BodyStep.Kind
  let name: String
  let receiver: [String]

  /// The name of the receiver's type, where it is declared.
  let receiverType: String?

  let arguments: [UnfoldedArgument]

  /// Where the result of a call is kept; empty if nowhere.
  let holder: String

  /// What is written.
  let value: UnfoldedValue?

  let phase: SourcePhase

  /// What holds where it stands.
  let state: ContextState

  let site: SourceSite
  let route: [SourceSite]

  /// Whether it stands in a function of the screen's own lineage.
  let isInOwnClass: Bool

  /// Whether what it is done to is a copy, or an object that the function made: a local.
  let isLocal: Bool

  /// Whether all code that leads to it is inherited.
  let isInherited: Bool

  /// What it does to resources of the table.
  var matches: [ResourceMatch] = []

  /// Whether the function that it calls is in the scanned files.
  var isResolved = false

  /// Whether it calls a closure that a property holds.
  var isPropertyCall = false

  init(
    kind: BodyStep.Kind, name: String, receiver: [String], receiverType: String?,
    arguments: [UnfoldedArgument], holder: String, value: UnfoldedValue?, phase: SourcePhase,
    state: ContextState, site: SourceSite, route: [SourceSite], isInOwnClass: Bool, isLocal: Bool,
    isInherited: Bool
  ) {
    self.kind = kind
    self.name = name
    self.receiver = receiver
    self.receiverType = receiverType
    self.arguments = arguments
    self.holder = holder
    self.value = value
    self.phase = phase
    self.state = state
    self.site = site
    self.route = route
    self.isInOwnClass = isInOwnClass
    self.isLocal = isLocal
    self.isInherited = isInherited
  }

  /// The receiver and the name.
  var path: String { receiver.isEmpty ? name : (receiver + [name]).joined(separator: ".") }

  var receiverText: String {
    receiver.count > 1 ? receiver.joined(separator: ".") : receiver.first ?? "self"
  }

  var marks: SourceMarks { state.marks }
}

/// What is passed under a label.
struct UnfoldedArgument: Sendable {
  var label: String
  var value: UnfoldedValue
  var isClosure: Bool
}

/// A value in source.
struct UnfoldedValue: Sendable {
  /// Its names as the screen sees them; nil if it is more than a member access.
  var path: [String]?

  /// Its text.
  var text: String

  /// Whether it is made on the spot: `Row()`, `[[Row alloc] init]`, a local that is.
  var isNew = false

  /// Whether it is the result of a call with arguments.
  var isResult = false

  /// Whether it is each of the elements of a collection in turn.
  var isElement = false

  /// Whether it is written as `self`.
  var isSelf = false
}
