import EventModel

/// The steps of calls of the usual kind, looked up one after another.
///
/// Everything is taken as pointers once for many calls: each array behind a reference would be checked
/// and counted anew for each call.
struct ShapeWalk {
  /// How far a walk has come.
  struct Progress {
    /// The index of the next call.
    var index: Int
    /// How many scopes have a transition under way.
    var openCount: Int
    /// Whether an opening while nothing is under way is more than that.
    var watchesOpening: Bool
    /// Whether a closing after which nothing is under way is more than that.
    var watchesClosing: Bool
    /// Whether a closing in which a side leaves and none comes is more than that.
    var watchesLeaving: Bool
    /// How many transitions closed.
    var closedCount = 0
  }

  let records: UnsafeBufferPointer<EventRecord>
  let lives: UnsafeBufferPointer<UInt32>
  let steps: UnsafeBufferPointer<UInt32>
  let views: UnsafeMutableBufferPointer<Run.ViewState>
  let shapes: UnsafeMutableBufferPointer<ScopeShape>
  let marks: UnsafeMutableBufferPointer<RecordPosition>
  let counts: UnsafeMutableBufferPointer<Int>
  /// By closing, whether it is more than a count: it breaks an assumption.
  let breaks: UnsafeBufferPointer<Bool>
  let width: Int

  /// Takes calls until one is of another kind, or was not seen yet.
  func run(_ progress: inout Progress) {
    guard let first = records.baseAddress, let views = views.baseAddress,
      let shapes = shapes.baseAddress
    else { return }
    var index = progress.index
    let end = records.count
    while index < end, take(first + index, views, shapes, &progress) { index &+= 1 }
    progress.index = index
  }

  /// Takes a call and returns whether it could.
  @inline(__always)
  private func take(
    _ record: UnsafePointer<EventRecord>, _ views: UnsafeMutablePointer<Run.ViewState>,
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
    let lifeIndex = Int(view.pointee.life) &* width &+ callback
    guard lifeIndex < lives.count else { return false }
    let life = lives[lifeIndex]
    guard life < ShapeTracker.slow else { return false }
    let place =
      slot >= 0
      ? min(slot, 1)
      : view.pointee.last == Run.noCallback
        ? ShapeTracker.Place.first : ShapeTracker.Place.cut &- Int(life & 1)
    let row = (Int(scope.pointee.shape) &* ShapeTracker.Place.count &+ place) &* width &+ callback
    let step = steps[row &* 2 &+ Int(life &>> 1 & 1)]
    guard step < ShapeTracker.slow else { return false }
    let mark = RecordPosition(
      offset: record.pointee.offset, line: record.pointee.line, length: record.pointee.length)
    if step >= ShapeTracker.closing {
      if progress.openCount == 1, progress.watchesClosing { return false }
      if progress.watchesLeaving, step & ShapeTracker.leaving != 0 { return false }
      let closing = Int(step & ~(ShapeTracker.closing | ShapeTracker.leaving))
      if breaks[closing] { return false }
      progress.openCount &-= 1
      progress.closedCount &+= 1
      counts[closing] &+= 1
      close(scope, views)
    } else if step != ShapeTracker.closed {
      if scope.pointee.shape == ShapeTracker.closed {
        if progress.openCount == 0, progress.watchesOpening { return false }
        progress.openCount &+= 1
        open(scope)
      }
      if slot < 0 { add(record, view, to: scope) }
      let place = Int(record.pointee.scope) &* ScopeShape.longest
      marks[place &+ Int(scope.pointee.eventCount)] = mark
      scope.pointee.eventCount &+= 1
      scope.pointee.shape = step
    }
    view.pointee.life = life &>> 2
    view.pointee.last = record.pointee.code
    view.pointee.mark = mark
    return true
  }

  @inline(__always)
  private func open(_ scope: UnsafeMutablePointer<ScopeShape>) {
    scope.pointee.opened &+= 1
    scope.pointee.eventCount = 0
    scope.pointee.viewCount = 0
  }

  @inline(__always)
  private func add(
    _ record: UnsafePointer<EventRecord>, _ view: UnsafeMutablePointer<Run.ViewState>,
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
    _ scope: UnsafeMutablePointer<ScopeShape>, _ views: UnsafeMutablePointer<Run.ViewState>
  ) {
    views[Int(scope.pointee.views.0)].slot = -1
    if scope.pointee.viewCount == 2 { views[Int(scope.pointee.views.1)].slot = -1 }
    scope.pointee.shape = ShapeTracker.closed
  }
}
