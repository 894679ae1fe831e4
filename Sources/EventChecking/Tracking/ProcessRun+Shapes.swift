import EventModel

extension ProcessRun {
  /// Reads calls that can be followed by shape, and returns the index of the first that cannot.
  ///
  /// The effect is the same as that of ``receive(_:_:names:)``, but looked up instead of computed;
  /// a test compares the two.
  ///
  /// - Complexity: O(1) per call.
  mutating func receiveByShape(
    _ records: UnsafeBufferPointer<EventRecord>, from start: Int
  ) -> Int {
    guard !output.keepsTransitions, mayTakeByShape(records[start]) else { return start }
    let tracker = tables.shapes
    var progress = ShapeWalk.Progress(
      index: start, openCount: openCount, watchesQuiet: !isSettled,
      watchesLeaving: launch == .shown && !classes.isEmpty)
    repeat {
      closingCounts.grow(to: tracker.shapes.count, with: 0)
      Self.take(
        records, &progress, tables, &views, &shapes, &shapePositions, &closingCounts)
    } while progress.index < records.count && learn(records[progress.index])
    openCount = progress.openCount
    return progress.index
  }

  /// Adds up the transitions that closed in such a shape since the last time.
  ///
  /// - Complexity: O(known shapes).
  mutating func countClosings() {
    for (index, count) in closingCounts.enumerated() where count > 0 {
      closingCounts[index] = 0
      output.transitionCount += count
      guard let closed = tables.shapes.closed(UInt32(index)) else { continue }
      output.cover(closed.candidates, count: count)
      output.count(tables.monitors.verdicts.verdicts(on: closed).triggered, times: count)
    }
  }

  private func mayTakeByShape(_ record: EventRecord) -> Bool {
    Int(record.view) < views.count && views[Int(record.view)].isUsual && record.detail == 0
      && record.code < EventRecord.Code.callbackLimit && parents.isEmpty
      && recorded == tables.allCallbacks && tables.hasSides && tables.compiled.actorRules == nil
      && missed.allSatisfy(\.isWeighed)
  }

  /// Computes the step of a call and returns whether it can be looked up now.
  private func learn(_ record: EventRecord) -> Bool {
    guard record.detail == 0, record.code < tables.contract.callbacks.count,
      Int(record.view) < views.count, Int(record.scope) < shapes.count
    else { return false }
    let view = views[Int(record.view)]
    guard view.isUsual, view.slot < 0 || view.scope == record.scope else { return false }
    let (lives, tracker, callback) = (tables.singles, tables.shapes, Int(record.code))
    let shape = shapes[Int(record.scope)].shape
    let participation = ShapeWalk.participation(
      of: view, wasResting: lives.mustRest(view.lifeState))
    let isLifeNew = lives.known(view.lifeState, callback) == nil
    let lifeState = lives.step(view.lifeState, callback)
    if lives.isBroken(lifeState) { return false }
    let next = tracker.next(shape, participation, callback, isResting: lives.mustRest(lifeState))
    return (isLifeNew || next.isNew) && !tracker.isSlow(next.shape)
  }
}

extension ProcessRun {
  private static func take(
    _ records: UnsafeBufferPointer<EventRecord>, _ progress: inout ShapeWalk.Progress,
    _ tables: TrackingTables, _ views: inout [ViewState], _ shapes: inout [ScopeShape],
    _ positions: inout [RecordPosition], _ counts: inout [Int]
  ) {
    let width = tables.contract.callbacks.count
    ShapeWalk.LookUp.with(tables.singles.lookUp) { lives in
      ShapeWalk.LookUp.with(tables.shapes.lookUp) { steps in
        views.withUnsafeMutableBufferPointer { views in
          shapes.withUnsafeMutableBufferPointer { shapes in
            positions.withUnsafeMutableBufferPointer { positions in
              counts.withUnsafeMutableBufferPointer { counts in
                let walk = ShapeWalk(
                  records: records, lives: lives, steps: steps, views: views, shapes: shapes,
                  positions: positions, counts: counts, width: width)
                walk.run(&progress)
              }
            }
          }
        }
      }
    }
  }
}

extension ProcessRun {
  /// Follows the open transition of a scope call by call from here on.
  mutating func unfold(scope: UInt32) {
    let index = Int(scope)
    guard index < shapes.count, shapes[index].shape != ShapeTracker.long else { return }
    let folded = shapes[index]
    shapes[index] = ScopeShape(shape: ShapeTracker.long)
    scopes[index].count += Int(folded.opened)
    guard folded.shape != ShapeTracker.none else { return }
    var open = tables.shapes.shapes[Int(folded.shape)].open
    open.scope = scope
    open.number = scopes[index].count
    open.slots[0].view = folded.views.0
    if open.slots.count > 1 { open.slots[1].view = folded.views.1 }
    for call in open.calls.indices {
      open.calls[call].position = shapePositions[index * ScopeShape.longest + call]
    }
    scopes[index].open = open
    scopes[index].isOpen = true
  }

  /// Follows every open transition call by call from here on.
  mutating func unfoldAll() {
    for scope in shapes.indices { unfold(scope: UInt32(scope)) }
  }

  /// Allows a scope to be followed by shape again if no transition is open in it.
  mutating func fold(scope: UInt32) {
    if !scopes[Int(scope)].isOpen, shapes[Int(scope)].shape == ShapeTracker.long {
      shapes[Int(scope)].shape = ShapeTracker.none
    }
  }
}
