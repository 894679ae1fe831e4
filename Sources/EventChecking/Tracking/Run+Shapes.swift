import EventModel

extension Run {
  /// Takes as many calls as are of the usual kind and returns the index of the first that is not.
  ///
  /// What this does with a call is what ``receive(_:_:names:)`` does with it, looked up and
  /// not worked out; a test compares the two.
  ///
  /// - Complexity: O(1) a call.
  mutating func receiveByShape(
    _ records: UnsafeBufferPointer<EventRecord>, from start: Int
  ) -> Int {
    guard !found.keepsTransitions, mayTakeByShape(records[start]) else { return start }
    let tracker = tables.shapes
    var progress = ShapeWalk.Progress(
      index: start, openCount: openCount, watchesOpening: hadQuiet && !isSettled,
      watchesClosing: !hadQuiet, watchesLeaving: launch == .shown)
    repeat {
      while closingCounts.count < tracker.closings.count { closingCounts.append(0) }
      tables.monitors.judge(tracker.closings)
      Self.take(
        records, &progress, tracker, tables.monitors.breaks, &views, &shapes, &shapeMarks,
        &closingCounts)
    } while progress.index < records.count && learn(records[progress.index])
    openCount = progress.openCount
    closedByShape += progress.closedCount
    return progress.index
  }

  /// Counts a transition that closed with an order on which no rule and no assumption has anything to say.
  mutating func count(closing: Int) {
    while closingCounts.count <= closing { closingCounts.append(0) }
    closingCounts[closing] += 1
  }

  /// Adds up what closed with such an order since the last time.
  ///
  /// - Complexity: O(orders met so far).
  mutating func countClosings() {
    found.transitionCount += closedByShape
    closedByShape = 0
    for (index, count) in closingCounts.enumerated() where count > 0 {
      found.cover(tables.shapes.closings[index].candidates, count: count)
      found.count(tables.monitors.occasions(inClosing: index), times: count)
      closingCounts[index] = 0
    }
  }

  private func mayTakeByShape(_ record: EventRecord) -> Bool {
    Int(record.view) < views.count && views[Int(record.view)].isUsual && record.detail == 0
      && record.code < EventRecord.Code.callbackLimit && parents.isEmpty && actors == nil
      && recorded == tables.allCallbacks && tables.hasSides
  }

  /// Works out the step a call takes and returns whether it may be looked up now.
  private func learn(_ record: EventRecord) -> Bool {
    guard let (view, place) = place(of: record) else { return false }
    let tracker = tables.shapes
    let callback = Int(record.code)
    let life = tracker.life(view.life, callback)
    if life == ShapeTracker.missing {
      tracker.learnLife(view.life, callback)
      return tracker.life(view.life, callback) < ShapeTracker.slow
    }
    guard life < ShapeTracker.slow else { return false }
    let shape = shapes[Int(record.scope)].shape
    let index = tracker.index(shape, place, callback, isResting: life & 2 != 0)
    guard tracker.steps[index] == ShapeTracker.missing else { return false }
    tracker.learnStep(shape, place, callback, isResting: life & 2 != 0)
    return tracker.steps[index] < ShapeTracker.slow
  }

  /// Returns the view of a call and how it takes part in its scope's transition.
  private func place(of record: EventRecord) -> (view: ViewState, place: Int)? {
    guard record.detail == 0, record.code < tables.contract.callbacks.count,
      Int(record.view) < views.count, Int(record.scope) < shapes.count
    else { return nil }
    let view = views[Int(record.view)]
    guard view.isUsual, view.slot < 0 || view.scope == record.scope else { return nil }
    if view.slot >= 0 { return (view, min(Int(view.slot), 1)) }
    if view.last == Run.noCallback { return (view, ShapeTracker.Place.first) }
    let rested = tables.singles.mustRest(view.life)
    return (view, rested ? ShapeTracker.Place.rested : ShapeTracker.Place.cut)
  }
}

extension Run {
  /// Takes calls until one is not of a kind that was seen.
  private static func take(
    _ records: UnsafeBufferPointer<EventRecord>, _ progress: inout ShapeWalk.Progress,
    _ tracker: ShapeTracker, _ breaks: [Bool], _ views: inout [ViewState],
    _ shapes: inout [ScopeShape], _ marks: inout [RecordPosition], _ counts: inout [Int]
  ) {
    let (lives, steps) = (tracker.lives, tracker.steps)
    let width = tracker.width
    lives.withUnsafeBufferPointer { lives in
      steps.withUnsafeBufferPointer { steps in
        views.withUnsafeMutableBufferPointer { views in
          shapes.withUnsafeMutableBufferPointer { shapes in
            marks.withUnsafeMutableBufferPointer { marks in
              counts.withUnsafeMutableBufferPointer { counts in
                breaks.withUnsafeBufferPointer { breaks in
                  let walk = ShapeWalk(
                    records: records, lives: lives, steps: steps, views: views, shapes: shapes,
                    marks: marks, counts: counts, breaks: breaks, width: width)
                  walk.run(&progress)
                }
              }
            }
          }
        }
      }
    }
  }
}

extension Run {
  /// Follows the open transition of a scope the long way from here on.
  mutating func unfold(scope: UInt32) {
    let index = Int(scope)
    guard index < shapes.count, shapes[index].shape != ShapeTracker.unfolded else { return }
    let folded = shapes[index]
    shapes[index] = ScopeShape(shape: ShapeTracker.unfolded)
    scopes[index].count += Int(folded.opened)
    guard folded.shape != ShapeTracker.closed else { return }
    var open = tables.shapes.transition(of: folded.shape)
    open.scope = scope
    open.number = scopes[index].count
    open.slots[0].view = folded.views.0
    if open.slots.count > 1 { open.slots[1].view = folded.views.1 }
    for step in open.steps.indices {
      open.steps[step].mark = shapeMarks[index * ScopeShape.longest + step]
    }
    scopes[index].open = open
    scopes[index].isOpen = true
    scopes[index].isClosable = false
  }

  /// Follows every open transition the long way from here on.
  mutating func unfoldAll() {
    for scope in shapes.indices { unfold(scope: UInt32(scope)) }
  }

  /// Lets a scope be followed by shape again if nothing is open in it.
  mutating func fold(scope: UInt32) {
    if !scopes[Int(scope)].isOpen, shapes[Int(scope)].shape == ShapeTracker.unfolded {
      shapes[Int(scope)].shape = ShapeTracker.closed
    }
  }
}
