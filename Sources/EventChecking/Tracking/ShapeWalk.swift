import EventModel

/// A loop over calls whose steps are known.
///
/// All arrays are passed as pointers, once for many calls: an array behind a reference would be
/// checked and counted again for each call.
struct ShapeWalk {
  /// The computed steps and marks of a ``LazyAutomaton``.
  struct LookUp {
    let steps: UnsafeBufferPointer<UInt32>
    let marks: UnsafeBufferPointer<UInt8>

    static func with<Result>(
      _ known: (table: [UInt32], marks: [UInt8]), _ body: (LookUp) -> Result
    ) -> Result {
      known.table.withUnsafeBufferPointer { steps in
        known.marks.withUnsafeBufferPointer { body(LookUp(steps: steps, marks: $0)) }
      }
    }
  }

  struct Progress {
    var index: Int
    /// The number of scopes with an open transition.
    var openCount: Int
    /// Whether ``ProcessRun`` must read a call before or after which no transition is open.
    var watchesQuiet: Bool
    /// Whether ``ProcessRun`` must read a call with which a side has left and none has come.
    var watchesLeaving: Bool
  }

  let records: UnsafeBufferPointer<EventRecord>
  let lives: LookUp
  let steps: LookUp
  let views: UnsafeMutableBufferPointer<ProcessRun.ViewState>
  let shapes: UnsafeMutableBufferPointer<ScopeShape>
  let positions: UnsafeMutableBufferPointer<RecordPosition>
  let counts: UnsafeMutableBufferPointer<Int>
  let width: Int

  /// Reads calls until one has no known step.
  func run(_ progress: inout Progress) {
    guard let first = records.baseAddress, let views = views.baseAddress,
      let shapes = shapes.baseAddress
    else { return }
    var index = progress.index
    let end = records.count
    while index < end, take(first + index, views, shapes, &progress) { index &+= 1 }
    progress.index = index
  }

  /// Reads a call and returns whether its step was known.
  @inline(__always)
  private func take(
    _ record: UnsafePointer<EventRecord>, _ views: UnsafeMutablePointer<ProcessRun.ViewState>,
    _ shapes: UnsafeMutablePointer<ScopeShape>, _ progress: inout Progress
  ) -> Bool {
    let callback = Int(record.pointee.code)
    guard callback < width, record.pointee.detail == 0,
      Int(record.pointee.view) < self.views.count, Int(record.pointee.scope) < self.shapes.count
    else { return false }
    let view = views + Int(record.pointee.view)
    let scope = shapes + Int(record.pointee.scope)
    let slot = Int(view.pointee.slot)
    guard view.pointee.isUsual, slot < 0 || view.pointee.scope == record.pointee.scope else {
      return false
    }
    let before = Int(view.pointee.lifeState)
    let lifeState = lives.steps[before &* LifeTracker.symbolCount(width) &+ callback]
    guard lifeState != UInt32.max, lives.marks[Int(lifeState)] & LifeTracker.Mark.broken == 0 else {
      return false
    }
    let participation = Self.participation(
      of: view.pointee, wasResting: lives.marks[before] & LifeTracker.Mark.mustRest != 0)
    let symbol = ShapeTracker.symbol(
      participation, callback,
      isResting: lives.marks[Int(lifeState)] & LifeTracker.Mark.mustRest != 0,
      width: width)
    let step = steps.steps[Int(scope.pointee.shape) &* ShapeTracker.symbolCount(width) &+ symbol]
    guard step != UInt32.max else { return false }
    let known = steps.marks[Int(step)]
    guard known & TransitionShape.Mark.slow == 0 else { return false }
    let position = RecordPosition(
      offset: record.pointee.offset, line: record.pointee.line, length: record.pointee.length)
    if known & TransitionShape.Mark.closed != 0 {
      if progress.openCount == 1, progress.watchesQuiet { return false }
      if progress.watchesLeaving, known & TransitionShape.Mark.leaving != 0 { return false }
      progress.openCount &-= 1
      counts[Int(step)] &+= 1
      close(scope, views)
    } else if step != ShapeTracker.none {
      if scope.pointee.shape == ShapeTracker.none {
        if progress.openCount == 0, progress.watchesQuiet { return false }
        progress.openCount &+= 1
        open(scope)
      }
      if slot < 0 { add(record, view, to: scope) }
      let first = Int(record.pointee.scope) &* ScopeShape.longest
      positions[first &+ Int(scope.pointee.eventCount)] = position
      scope.pointee.eventCount &+= 1
      scope.pointee.shape = step
    }
    view.pointee.lifeState = lifeState
    view.pointee.last = record.pointee.code
    view.pointee.position = position
    return true
  }

  /// Returns how a view takes part in its scope's transition.
  @inline(__always)
  static func participation(of view: ProcessRun.ViewState, wasResting: Bool) -> Int {
    if view.slot >= 0 { return min(Int(view.slot), 1) }
    if view.last == ProcessRun.noCallback { return ShapeTracker.Participation.first }
    return wasResting ? ShapeTracker.Participation.rested : ShapeTracker.Participation.cut
  }

  @inline(__always)
  private func open(_ scope: UnsafeMutablePointer<ScopeShape>) {
    scope.pointee.opened &+= 1
    scope.pointee.eventCount = 0
    scope.pointee.viewCount = 0
  }

  @inline(__always)
  private func add(
    _ record: UnsafePointer<EventRecord>, _ view: UnsafeMutablePointer<ProcessRun.ViewState>,
    to scope: UnsafeMutablePointer<ScopeShape>
  ) {
    view.pointee.slot = Int8(truncatingIfNeeded: scope.pointee.viewCount)
    view.pointee.scope = record.pointee.scope
    if scope.pointee.viewCount == 0 {
      scope.pointee.views.0 = record.pointee.view
    } else {
      scope.pointee.views.1 = record.pointee.view
    }
    scope.pointee.viewCount &+= 1
  }

  @inline(__always)
  private func close(
    _ scope: UnsafeMutablePointer<ScopeShape>, _ views: UnsafeMutablePointer<ProcessRun.ViewState>
  ) {
    views[Int(scope.pointee.views.0)].slot = -1
    if scope.pointee.viewCount == 2 { views[Int(scope.pointee.views.1)].slot = -1 }
    scope.pointee.shape = ShapeTracker.none
  }
}
