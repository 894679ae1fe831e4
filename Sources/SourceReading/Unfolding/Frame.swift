/// A function while it is unfolded: whose it is, what its names stand for, and how it was reached.
struct Frame {
  /// The number of the type of `self`.
  var type: Int

  /// The number of the type that declares the function.
  var owner: Int

  /// How the screen reaches `self`; empty for the screen itself.
  var selfPath: [String]

  var file: Int
  var body: SourceBody
  var parameters: [SourceParameter]

  /// What was passed, by the parameters' names.
  var bound: [String: UnfoldedValue]

  /// Where the caller keeps the result.
  var holder: String

  var phase: SourcePhase
  var marks: SourceMarks
  var askedStates: [String]
  var boundStates: [String]
  var branches: [TakenBranch]
  var route: [SourceSite]

  /// The functions that are being unfolded, to stop at recursion.
  var callers: [CallerName]

  /// Whether the class inherits it and all that leads to it.
  var isInherited: Bool
}

/// A function among those that are being unfolded.
struct CallerName: Hashable {
  var file: Int
  var token: Int
}

/// A call as its function sees it: two that are equal do the same.
struct EnteredCall: Hashable {
  var name: CallerName
  var selfPath: [String]
  /// What was passed, by the parameters' names.
  var bound: [String: String]
}

/// A branch that is taken where a condition holds, or where it does not.
struct TakenBranch: Hashable, Sendable {
  var file: Int
  /// The first token of the condition.
  var token: Int
  var isNegated: Bool
}

/// What holds for a context of a body.
struct ContextState {
  var marks: SourceMarks
  var askedStates: [String]
  var boundStates: [String]
  var branches: [TakenBranch]
  var isElsewhere: Bool
  /// Whether what was passed rules the branch out.
  var isOff: Bool
}
