import EventModel

/// One process's part of a log: its views, its scopes and what it is known to record.
struct ProcessRun {
  /// What is kept of one view: 32 bytes, half a cache line.
  struct ViewState: Sendable {
    /// The state in its tracker.
    var lifeState: UInt32 = 0
    /// The number of its name.
    var name: UInt32 = 0
    /// The scope whose open transition it takes part in.
    var scope: UInt32 = 0
    /// Its slot in that transition, or -1.
    var slot: Int8 = -1
    /// Its last call; ``ProcessRun/noCallback`` before the first.
    var last = ProcessRun.noCallback
    /// Whether it stands for all instances of a class: its name is that of a class, or it has none.
    var isPool = false
    /// What is known of it.
    var knowledge = Knowledge.new
    /// Where its last call is.
    var position = RecordPosition()

    /// Whether the name table was asked about it.
    var isKnown: Bool { knowledge != .new }
    /// Whether it is told from all others and its name is known to record everything.
    var isUsual: Bool { knowledge == .usual }
  }

  /// Whether the log shows the launch of the app, so that nothing was there before it.
  enum Launch {
    /// Its first transition is not over.
    case undecided
    /// The first transition was one screen's own appearance, and each view came in so.
    case shown
    /// Something was there already.
    case before
  }

  /// What is known of a view.
  enum Knowledge: UInt8 {
    /// Nothing.
    case new
    /// Its name and identity.
    case known
    /// That it is told from all others and its name records everything, too.
    case usual
  }

  /// What is kept of one scope.
  struct Scope: Sendable {
    /// The transition under way, if `isOpen`; kept for its room.
    var open = OpenTransition()
    /// Whether a transition is under way.
    var isOpen = false
    /// Whether it closes unless the next event still belongs to it.
    var isClosable = false
    /// Transitions that the log's ids hold together while others lie between their events.
    var parked: [OpenTransition] = []
    /// How many transitions the scope has had.
    var count = 0
  }

  static let noCallback = UInt8.max

  /// What all runs of the log share.
  let tables: TrackingTables
  /// What they hand on.
  let output: TrackerOutput
  /// The process's id, or nil if the log names none.
  let process: String?
  var views: [ViewState] = []
  var scopes: [Scope] = []
  /// By scope, the open transition if it is followed by its shape.
  var shapes: [ScopeShape] = []
  /// By scope, where the events of such a transition stand.
  var shapePositions: [RecordPosition] = []
  /// By shape, how many transitions closed with it and were not added up yet.
  var closingCounts: [Int] = []
  /// How many transitions closed by shape and were not added up yet.
  var closedByShape = 0
  /// By name, the callbacks recorded for it, as a mask.
  var recordedByName: [UInt64] = []
  /// The callbacks recorded at all, as a mask.
  var recorded: UInt64 = 0
  /// How many scopes have a transition under way.
  var openCount = 0
  /// Whether every scope has come to rest after a transition of the log's own.
  var hadQuiet = false
  /// Whether the log begins with a heading, so that it begins at a quiet point.
  var startsQuiet = false
  /// How many transitions began at such a quiet point.
  var quietBeginnings = 0
  /// Whether so many did that nothing from before the log is under way.
  var isSettled: Bool { quietBeginnings >= Limits.settlingTransitions }
  /// Whether the log shows the launch.
  var launch = Launch.undecided
  /// What is wrong only if the log shows the launch.
  var launchDoubts = LaunchDoubts()
  /// The class names of which every call came twice in a row so far, by view.
  var doublings: [UInt32: Doubling] = [:]
  /// Transitions of several views on a side that closed before the log named all their containers.
  var nested: [ClosedTransition] = []
  /// Calls that miss the one before them, while the log has not shown that it records such a one.
  var missed: [MissingDid] = []
  /// When the last call was.
  var quiet = QuietTime()
  /// Views whose last call is before this offset may have started afresh (a heading at a quiet point).
  var freshFrom: UInt64 = 0
  var undecided = UndecidedCalls()
  /// Whether the call being taken broke its view's automaton for certain.
  var breaksTransition = false
  /// The last calls of each view, for a contract without sides.
  var recentCalls = RecentCalls()
  /// Closed transitions that wait until it is known what the run records.
  var waiting: [OpenTransition] = []
  /// By view, the name of its container.
  var parents: [UInt32: String] = [:]
  /// Where the assumptions held against the run stand.
  var watch: AssumptionWatch
  /// What the contract asks of single actors and of parents with their children, if it does.
  var actors: ActorWatch?

  /// Makes the run of a process.
  init(process: String?, _ tables: TrackingTables, _ output: TrackerOutput) {
    self.process = process
    self.tables = tables
    self.output = output
    watch = AssumptionWatch(output)
    actors = tables.compiled.actorRules.map { ActorWatch($0, tables, output) }
  }

  mutating func makeRoom(view: UInt32, scope: UInt32, names: borrowing NameTable) {
    if Int(view) >= views.count {
      let room = max(Int(view) + 1, names.viewBound)
      views += Array(repeating: ViewState(), count: room - views.count)
    }
    if Int(scope) >= scopes.count {
      let room = max(Int(scope) + 1, names.scopeBound)
      scopes += Array(repeating: Scope(), count: room - scopes.count)
      shapes += Array(repeating: ScopeShape(), count: room - shapes.count)
      shapePositions += Array(
        repeating: RecordPosition(), count: room * ScopeShape.longest - shapePositions.count)
    }
    if recordedByName.count < names.nameBound {
      recordedByName += Array(repeating: 0, count: names.nameBound - recordedByName.count)
    }
  }
}

extension ProcessRun {
  /// How much a view is needed when the name table is emptied.
  enum Need: Int, Comparable {
    /// Nothing is known of it.
    case none
    /// It is in its initial state and could be forgotten.
    case hidden
    /// It rests elsewhere.
    case resting
    /// Something is under way for it.
    case underWay

    static func < (first: Need, second: Need) -> Bool { first.rawValue < second.rawValue }
  }

  /// Returns how much a view is needed, and when it was last called.
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

  /// Whether a scope must be kept: a transition is under way in it.
  func needs(scope: UInt32) -> Bool {
    Int(scope) < scopes.count
      && (scopes[Int(scope)].isOpen || !scopes[Int(scope)].parked.isEmpty
        || shapes[Int(scope)].shape > ShapeTracker.long)
  }

  /// Forgets what is kept of views, names and scopes that the name table forgot.
  mutating func forget(_ gone: NameTable.Forgotten) {
    unfoldAll()
    for view in views.indices where gone.views[view] { views[view] = ViewState() }
    for scope in scopes.indices {
      if gone.scopes[scope] { scopes[scope] = Scope() }
      scopes[scope].open.forget(gone)
      scopes[scope].parked.forget(gone)
    }
    for name in recordedByName.indices where gone.names[name] { recordedByName[name] = 0 }
    undecided.forget(gone)
    launchDoubts.forget(gone)
    recentCalls.forget(gone)
    watch.forget(gone)
    actors?.forget(gone)
    waiting.forget(gone)
    nested.removeAll { $0.open.slots.contains { gone.has(view: $0.view) } }
    for index in nested.indices { nested[index].open.forget(gone) }
    missed.removeAll { gone.has(view: $0.view) || gone.has(view: $0.completed.view) }
    for index in missed.indices { missed[index].scope = gone.kept(scope: missed[index].scope) }
    doublings = doublings.filter { !gone.has(view: $0.key) }
    parents = parents.filter { !gone.has(view: $0.key) }
  }
}

extension OpenTransition {
  /// Takes views and scopes that the name table forgot for unnamed ones.
  mutating func forget(_ gone: NameTable.Forgotten) {
    scope = gone.kept(scope: scope)
    for index in slots.indices where gone.has(view: slots[index].view) { slots[index].view = 0 }
  }
}

extension [OpenTransition] {
  mutating func forget(_ gone: NameTable.Forgotten) {
    removeAll { open in open.slots.contains { gone.has(view: $0.view) } }
    for index in indices { self[index].forget(gone) }
  }
}
