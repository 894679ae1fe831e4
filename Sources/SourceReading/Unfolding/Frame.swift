/// A function while it is unfolded: the meaning of its names, and how it was reached.
final class Frame {
  let function: KnownFunction

  /// The path by which the screen reaches `self`; empty for the screen itself.
  let selfPath: [String]

  /// The values that were passed, by the parameters' names.
  let bound: [String: UnfoldedValue]

  /// The place where the caller keeps the result.
  let holder: String

  let phase: SourcePhase

  /// What holds at the call.
  let state: ContextState

  let route: [SourceSite]

  /// The functions that are being unfolded, to stop at recursion.
  let callers: [CallerName]

  /// Whether the class inherits it and all code that leads to it.
  let isInherited: Bool

  init(
    function: KnownFunction, selfPath: [String], bound: [String: UnfoldedValue], holder: String,
    phase: SourcePhase, state: ContextState, route: [SourceSite], callers: [CallerName],
    isInherited: Bool
  ) {
    self.function = function
    self.selfPath = selfPath
    self.bound = bound
    self.holder = holder
    self.phase = phase
    self.state = state
    self.route = route
    self.callers = callers
    self.isInherited = isInherited
  }
}

extension Frame {
  /// The number of the type of `self`.
  var type: Int { function.type }

  var file: Int { function.file }
  var text: SourceText { function.text }
  var body: KnownBody { function.body }
  var parameters: [SourceParameter] { function.method.parameters }

  /// Whether it runs in a callback.
  var isInCallback: Bool { if case .callback = phase { true } else { false } }
}

/// A function among those that are being unfolded.
struct CallerName: Hashable {
  var file: Int
  var token: Int
}

/// A call as its function sees it: two calls that are equal do the same.
struct EnteredCall: Hashable {
  var name: CallerName
  var selfPath: [String]
  /// The values that were passed, by the parameters' names.
  var bound: [String: String]
}

/// A branch that is taken where a condition holds, or where it does not.
struct TakenBranch: Hashable, Sendable {
  var file: Int
  /// The first token of the condition.
  var token: Int
  var isNegated: Bool
}

/// What holds at a place in code, by the conditions and closures around it.
struct ContextState {
  var marks: SourceMarks

  /// The names in the innermost condition and in those around it.
  var names: ConditionNames?

  /// The conditional branches, outermost first.
  var branches: [TakenBranch] = []

  /// Whether it runs at any time.
  var isElsewhere = false

  /// Whether the passed values exclude the branch.
  var isOff = false
}

extension ContextState {
  /// The names that conditions check for being false, nil or empty.
  var askedStates: [String] { names?.all.asked ?? [] }

  /// The names that are unwrapped, or that must have a value.
  var boundStates: [String] { names?.all.bound ?? [] }

  /// The names that must be false.
  var deniedStates: [String] { names?.all.denied ?? [] }

  /// The names that must be true.
  var requiredStates: [String] { names?.all.required ?? [] }
}

/// The names in a condition and in those around it, read when they are first asked for, which is
/// rare.
final class ConditionNames {
  typealias Names = (asked: [String], bound: [String], denied: [String], required: [String])

  private let outer: ConditionNames?
  private let read: () -> ConditionReading

  init(_ outer: ConditionNames?, _ read: @escaping () -> ConditionReading) {
    self.outer = outer
    self.read = read
  }

  private(set) lazy var all: Names = {
    let own = read()
    let outer = outer?.all ?? (asked: [], bound: [], denied: [], required: [])
    return (
      outer.asked + own.askedStates, outer.bound + own.boundStates,
      outer.denied + own.deniedStates, outer.required + own.requiredStates
    )
  }()
}
