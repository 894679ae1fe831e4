/// A step of a callback or of what it calls, as the screen sees it: names of objects that belong to the
/// screen start with the screen's property, parameters are replaced by what was passed.
struct UnfoldedStep: Sendable {
  var kind: BodyStep.Kind
  var name: String
  var receiver: [String]

  /// The name of the receiver's type, where it is declared.
  var receiverType: String?

  var arguments: [UnfoldedArgument]

  /// Where the result of a call is kept; empty if nowhere.
  var holder: String

  /// What is written.
  var value: UnfoldedValue?

  var phase: SourcePhase
  var marks: SourceMarks

  /// The names that conditions around the step ask for being false, nil or empty.
  var askedStates: [String]

  /// The names that are unwrapped around the step.
  var boundStates: [String]

  /// The conditional branches that it stands in, outermost first.
  var branches: [TakenBranch]

  var site: SourceSite
  var route: [SourceSite]

  /// Whether it stands in a function of the screen's own lineage.
  var isInOwnClass: Bool

  /// Whether what it is done to is a copy, or an object that the function made: a local.
  var isLocal = false

  /// Whether all code that leads to it is inherited.
  var isInherited = false

  /// What it does to resources of the table.
  var matches: [ResourceMatch] = []

  /// Whether the function that it calls is in the scanned files.
  var isResolved = false

  /// Whether it calls a closure that a property holds.
  var isPropertyCall = false

  /// The receiver and the name.
  var path: String { (receiver + [name]).joined(separator: ".") }

  var receiverText: String { receiver.isEmpty ? "self" : receiver.joined(separator: ".") }
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
