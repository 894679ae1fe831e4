import EventModel

/// The part of a log from one process: its views, its scopes, and what it is known to record.
struct ProcessRun {
  /// The data of one view: 32 bytes, half a cache line.
  struct ViewState: Sendable {
    var lifeState: UInt32 = 0
    var name: UInt32 = 0
    /// The scope whose open transition it takes part in.
    var scope: UInt32 = 0
    /// Its slot in that transition; -1 for none.
    var slot: Int8 = -1
    /// Its last call; ``ProcessRun/noCallback`` before the first.
    var last = ProcessRun.noCallback
    /// Whether it stands for all instances of a class: its name is that of a class, or it has none.
    var isPool = false
    var knowledge = Knowledge.new
    var position = RecordPosition()

    /// Whether its name and identity were looked up in the name table.
    var isKnown: Bool { knowledge != .new }
    /// Whether it is distinguished from all others and its name is known to record every callback.
    var isUsual: Bool { knowledge == .usual }
  }

  /// Whether the log shows the launch of the app, before which no view existed.
  enum Launch {
    /// The first transition is not over.
    case undecided
    /// The first transition was one screen's own appearance, and no view is known to be older.
    case shown
    /// Some view existed before the log.
    case before
  }

  enum Knowledge: UInt8 {
    /// Nothing.
    case new
    /// Its name and identity.
    case known
    /// Also that it is distinguished from all others and its name records every callback.
    case usual
  }

  struct Scope: Sendable {
    /// The open transition, if `isOpen`; otherwise kept for its capacity.
    var open = OpenTransition()
    var isOpen = false
    /// Transitions that have an id and are interrupted by events of others.
    var parked: [OpenTransition] = []
    var count = 0

    /// Whether the open transition closes unless the next event still belongs to it.
    var isClosable: Bool { isOpen && open.unresting == 0 }
  }

  static let noCallback = UInt8.max

  let tables: TrackingTables
  let output: TrackerOutput
  /// The id of the process; nil if the log names none.
  let process: String?
  var views: [ViewState] = []
  var scopes: [Scope] = []
  /// By scope, the open transition if it is followed by shape.
  var shapes: [ScopeShape] = []
  /// By scope, the positions of the events of such a transition.
  var shapePositions: [RecordPosition] = []
  /// By shape, the number of transitions that closed with it and were not added up yet.
  var closingCounts: [Int] = []
  /// By name, its recorded callbacks, as a bit mask.
  var recordedByName: [UInt64] = []
  /// The callbacks recorded for any name, as a bit mask.
  var recorded: UInt64 = 0
  /// The number of scopes with an open transition.
  var openCount = 0
  /// Whether every scope was at rest at once after a transition in the log.
  var hadQuiet = false
  /// Whether the log starts with a heading, and therefore at a quiet point.
  var startsQuiet = false
  /// Whether the first transition of the log was one screen's own appearance.
  var startsAlone = false
  /// The number of transitions that began at a quiet point.
  var quietBeginnings = 0
  /// Whether transitions of several windows overlap, and the log does not tell the windows apart.
  var isOverlapping = false
  /// Whether so many did that nothing from before the log is under way.
  var isSettled: Bool { quietBeginnings >= Limits.settlingTransitions }
  /// The views that stand for a class, in the order of their first call.
  var classes: [UInt32] = []
  /// Whether some screen left, or began to, while none came and another one was shown.
  var hadLeaving = false
  var launch = Launch.undecided
  /// The calls that are wrong only if the log shows the launch.
  var launchDoubts = LaunchDoubts()
  /// By view, the check whether every call of its class name came twice in a row.
  var doublings: [UInt32: Doubling] = [:]
  /// Closed transitions with several views on a side, until the log has named their containers.
  var nested: [ClosedTransition] = []
  /// The calls that came in place of others that had to come, until these are known to be missing.
  var missed: [MissedDid] = []
  /// The calls that have to come for views of transitions that were left for others, one a view.
  var dueDids: [DueDid] = []
  var quiet = QuietTime()
  /// A view last called before this offset may have a new life (a heading at a quiet point).
  var freshFrom: UInt64 = 0
  var undecided = UndecidedCalls()
  /// The last calls of each view, for a contract without sides.
  var recentCalls = RecentCalls()
  /// Closed transitions that wait until it is known what the run records.
  var waiting: [OpenTransition] = []
  /// By view, the name of its container.
  var parents: [UInt32: String] = [:]
  /// The states of the assumptions that are checked against the run.
  var watch: AssumptionWatch
  /// The checks of the rules about actors, and about parents with their children, if there are any.
  var actors: ActorWatch?

  init(process: String?, _ tables: TrackingTables, _ output: TrackerOutput) {
    self.process = process
    self.tables = tables
    self.output = output
    watch = AssumptionWatch(output)
    actors = tables.compiled.actorRules.map { ActorWatch($0, tables, output) }
  }

  /// Returns the last call of a view; nil before the first of its life.
  func lastCall(of view: UInt32) -> ActorEvent? {
    let state = views[Int(view)]
    if state.last == Self.noCallback { return nil }
    return ActorEvent(view: view, number: Int(state.last), position: state.position)
  }

  mutating func makeRoom(view: UInt32, scope: UInt32, names: borrowing NameTable) {
    views.grow(to: max(Int(view) + 1, names.viewBound), with: ViewState())
    let scopeCount = max(Int(scope) + 1, names.scopeBound)
    scopes.grow(to: scopeCount, with: Scope())
    shapes.grow(to: scopeCount, with: ScopeShape())
    shapePositions.grow(to: scopeCount * ScopeShape.longest, with: RecordPosition())
    recordedByName.grow(to: names.nameBound, with: 0)
  }
}

extension ProcessRun {
  /// How much a view is needed when the name table is emptied.
  enum Need: Comparable {
    case none
    /// It is in its initial state and can be removed.
    case hidden
    /// It is in another rest state.
    case resting
    case underWay
  }

  func need(of view: UInt32) -> (need: Need, last: UInt64) {
    guard Int(view) < views.count, views[Int(view)].last != ProcessRun.noCallback else {
      return (.none, 0)
    }
    let state = views[Int(view)]
    if state.slot >= 0 || !tables.rests(state.lifeState, isPool: state.isPool) {
      return (.underWay, state.position.offset)
    }
    return (
      tables.isInitial(state.lifeState, isPool: state.isPool) ? .hidden : .resting,
      state.position.offset
    )
  }

  /// Returns whether a scope must be kept: a transition is open in it.
  func needs(scope: UInt32) -> Bool {
    Int(scope) < scopes.count
      && (scopes[Int(scope)].isOpen || !scopes[Int(scope)].parked.isEmpty
        || shapes[Int(scope)].shape > ShapeTracker.long)
  }

  mutating func forget(_ gone: NameTable.Forgotten) {
    unfoldAll()
    for view in views.indices where gone.views[view] { views[view] = ViewState() }
    for scope in scopes.indices {
      if gone.scopes[scope] { scopes[scope] = Scope() }
      scopes[scope].open.forget(gone)
      scopes[scope].parked.forget(gone, \.scope) { $0.slots.map(\.view) }
    }
    for name in recordedByName.indices where gone.names[name] { recordedByName[name] = 0 }
    undecided.forget(gone)
    launchDoubts.forget(gone)
    recentCalls.forget(gone)
    watch.forget(gone)
    actors?.forget(gone)
    waiting.forget(gone, \.scope) { $0.slots.map(\.view) }
    nested.forget(gone, \.open.scope) { $0.open.slots.map(\.view) }
    missed.forget(gone, \.due.scope) {
      [$0.due.view, $0.due.completed.view] + $0.due.newcomers.keys
    }
    dueDids.forget(gone, \.scope) { [$0.view, $0.completed.view] + $0.newcomers.keys }
    doublings = doublings.filter { !gone.has(view: $0.key) }
    classes.removeAll { gone.has(view: $0) }
    parents = parents.filter { !gone.has(view: $0.key) }
  }
}

extension OpenTransition {
  /// Replaces views and scopes that were removed from the name table by unnamed ones.
  mutating func forget(_ gone: NameTable.Forgotten) {
    scope = gone.kept(scope: scope)
    for index in slots.indices where gone.has(view: slots[index].view) { slots[index].view = 0 }
  }
}
