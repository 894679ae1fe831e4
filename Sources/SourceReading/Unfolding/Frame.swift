/// A function while it is unfolded: the meaning of its names, and how it was reached.
final class Frame {
  let function: KnownFunction

  /// Its body.
  let body: KnownBody

  /// The path by which the screen reaches `self`; empty for the screen itself.
  let selfPath: [String]

  /// The values that were passed, by the parameters' names.
  let bound: PassedValues

  /// The names that are nil in it.
  let absentNames: [String]

  /// The call that leads to it; nil for a function that starts a phase.
  let caller: UnfoldedStep?

  /// The place where the caller keeps the result.
  private(set) lazy var place = caller?.place ?? ResultPlace(path: function.keptResult)

  let phase: SourcePhase

  /// What holds at the call.
  let state: ContextState

  /// The calls that lead to it, outermost first.
  private(set) lazy var route = caller.map { $0.route + [$0.site] } ?? []

  /// Whether a passed value names what users change in views.
  private(set) lazy var isPassedViewState = bound.all.contains(where: \.value.namesViewState)

  /// Whether a passed value checks something about the transition.
  private(set) lazy var isPassedAnswer = bound.all.contains { !$0.value.askedMarks.isEmpty }

  /// Whether a value in it may contain what users change in views.
  private(set) lazy var mayReadViewStates =
    body.mayReadViewStates || isPassedViewState
    || selfPath.contains { name in ViewNames.states.contains(where: name.hasPrefix) }

  /// What conditions have asked of the properties to which the callback writes, by the token of the
  /// name.
  var asked: [Int: UnfoldedValue?] = [:]

  /// The functions that are being unfolded, to stop at recursion.
  let callers: [CallerName]

  /// Whether the class inherits it and all code that leads to it.
  let isInherited: Bool

  /// The element for which a loop over a list in the code runs; nil outside of such loops.
  let element: LoopElement?

  init(
    function: KnownFunction, selfPath: [String], bound: PassedValues,
    phase: SourcePhase, state: ContextState, caller: UnfoldedStep?, callers: [CallerName],
    isInherited: Bool, element: LoopElement? = nil
  ) {
    self.function = function
    body = function.body
    self.selfPath = selfPath
    self.bound = bound
    absentNames = bound.isEmpty ? [] : Self.absentNames(in: bound, function)
    self.caller = caller
    self.phase = phase
    self.state = state
    self.callers = callers
    self.isInherited = isInherited
    self.element = element
  }

  /// Returns the same function while a loop runs for one element.
  func at(_ element: LoopElement) -> Frame {
    Frame(
      function: function, selfPath: selfPath, bound: bound, phase: phase, state: state,
      caller: caller, callers: callers, isInherited: isInherited, element: element)
  }
}

extension Frame {
  /// Returns the path by which the screen reaches a member of `self`.
  func path(to member: [String]) -> [String] {
    // The screen's own code is most of it, and needs no new array.
    selfPath.isEmpty ? member : selfPath + member
  }

  /// The number of the type of `self`.
  var type: Int { function.type }

  var file: Int { function.file }
  var text: SourceText { function.text }
  var parameters: [SourceParameter] { function.method.parameters }

  /// Whether what it writes is followed to setters: it runs in a callback or before the first one. An
  /// initializer's own writes run none.
  var runsSetters: Bool { isInCallback || phase == .once && function.method.kind != .initializer }

  /// Whether it runs in a callback.
  var isInCallback: Bool { if case .callback = phase { true } else { false } }
}

/// The values that were passed to a function, by the parameters' names: so few that comparing the
/// names is faster than hashing one.
struct PassedValues {
  private(set) var all: [(name: String, value: UnfoldedValue)] = []

  var isEmpty: Bool { all.isEmpty }

  /// The value of a name; nil if none was passed.
  subscript(name: String) -> UnfoldedValue? {
    all.first { $0.name == name }?.value
  }

  /// Sets the value of a name.
  mutating func bind(_ name: String, to value: UnfoldedValue) {
    if let known = all.firstIndex(where: { $0.name == name }) {
      all[known].value = value
    } else {
      all.append((name, value))
    }
  }
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
  /// The values that were passed, in the order of the parameters.
  var passed: [String?]
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
  /// What closures, caught errors and called functions say. The conditions say more.
  var plainMarks: SourceMarks

  /// The innermost condition, which knows those around it.
  var condition: ContextCondition?

  /// Whether it runs at any time.
  var isElsewhere = false

  /// Whether the passed values exclude the branch.
  var isOff = false
}

extension ContextState {
  var marks: SourceMarks { plainMarks.union(condition?.meaning.marks ?? []) }

  /// The conditional branches, outermost first.
  var branches: [TakenBranch] { condition?.meaning.branches ?? [] }

  /// The names that conditions check for being false, nil or empty.
  var askedStates: [String] { condition?.names.asked ?? [] }

  /// The names that are unwrapped, or that must have a value.
  var boundStates: [String] { condition?.names.bound ?? [] }

  /// The names that must be false.
  var deniedStates: [String] { condition?.names.denied ?? [] }

  /// The names that must be true.
  var requiredStates: [String] { condition?.names.required ?? [] }

  /// The names that must be nil or empty.
  var emptyStates: [String] { condition?.names.empty ?? [] }
}

/// A condition with those around it. It is read when its meaning or its names are first asked for:
/// most steps mean nothing, whatever the conditions.
final class ContextCondition {
  /// The names that conditions check, by what they must be.
  struct Names {
    var asked: [String] = []
    var bound: [String] = []
    var denied: [String] = []
    var required: [String] = []
    var empty: [String] = []
  }

  typealias Meaning = (marks: SourceMarks, branches: [TakenBranch])

  private let outer: ContextCondition?
  private let branch: TakenBranch

  /// How many conditions it consists of, with those around it.
  let depth: Int

  private let known: () -> KnownCondition
  private let read: () -> ConditionReading

  /// - Parameters:
  ///   - known: Returns what it means, however its function is reached.
  ///   - read: Reads the names in it.
  init(
    _ branch: TakenBranch, in outer: ContextCondition?, known: @escaping () -> KnownCondition,
    read: @escaping () -> ConditionReading
  ) {
    self.branch = branch
    self.outer = outer
    depth = (outer?.depth ?? 0) + 1
    self.known = known
    self.read = read
  }

  /// What it and those around it say, and which of them are more than a check whether something
  /// exists.
  private(set) lazy var meaning: Meaning = {
    let own = known()
    var (marks, branches) = outer?.meaning ?? (marks: [], branches: [])
    marks.formUnion(own.marks)
    if own.isConditional {
      marks.insert(.conditional)
      branches.append(branch)
    }
    return (marks, branches)
  }()

  /// The names in it and in those around it.
  private(set) lazy var names: Names = {
    let own = read()
    var names = outer?.names ?? Names()
    names.asked += own.askedStates
    names.bound += own.boundStates
    names.denied += own.deniedStates
    names.required += own.requiredStates
    names.empty += own.emptyStates
    return names
  }()
}
