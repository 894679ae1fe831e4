import EventModel

extension LogTracker {
  /// Adds up the transitions of the current run that closed by shape, holds the others that closed
  /// against the assumptions, and hands on what it broke.
  mutating func holdAgainstAssumptions() {
    runs[current].countClosings(tables, monitors, into: &found)
    guard var watch = runs[current].watch else { return }
    // Taken out, so that what is changed is not copied first.
    runs[current].watch = nil
    var breaks: [AssumptionWatch.Break] = []
    for closed in found.unjudged { watch.take(closed, &monitors, into: &breaks) }
    found.unjudged.removeAll(keepingCapacity: true)
    let (recorded, recordedByName) = (runs[current].recorded, runs[current].recordedByName)
    breaks += watch.takeBreaks(of: monitors.monitors) { name in
      name.map { recordedByName[Int($0)] } ?? recorded
    }
    runs[current].watch = watch
    for found in breaks { self.found.add(.brokenAssumption(found)) }
    sayUnjudged()
  }

  /// Follows an assumption from here on; one that cannot be read or judged is a malformed line.
  mutating func declare(_ text: String, at mark: RecordPosition) {
    do {
      let (assumption, judgement, monitor) = try declared(text, at: mark)
      // What closed before is not held against it, in whatever batches the log comes.
      holdAgainstAssumptions()
      monitors.add(monitor)
      found.breaks = monitors.breaks
      triggeredBefore.append(0)
      found.judgesTransitions = monitors.isWatchingTransitions
      for index in runs.indices {
        if runs[index].watch == nil { runs[index].watch = AssumptionWatch() }
        runs[index].watch?.forgetSubjects()
      }
      found.add(.declaredAssumption(assumption, judgement, monitor, at: mark))
    } catch let error as AssumptionError {
      found.add(.malformed(reason: "the assumption: \(error.message)", at: mark))
    } catch {
      found.add(.malformed(reason: "the assumption: \(error)", at: mark))
    }
  }

  /// Ends the run that came first, to make room for another process.
  mutating func retire(names: borrowing NameTable) {
    let now = current
    current = 0
    runs[0].finish(tables, names: names, into: &found)
    runs[0].actors?.finish(into: &found)
    holdAgainstAssumptions()
    for (index, count) in (runs[0].watch?.triggered ?? []).enumerated() {
      triggeredBefore[index] += count
    }
    runs.removeFirst()
    current = max(0, now - 1)
  }
}

extension Run {
  /// Returns a view's last call, if it had one.
  func lastCall(of view: UInt32) -> (callback: Int, mark: RecordPosition)? {
    guard Int(view) < views.count, views[Int(view)].last != Run.noCallback else { return nil }
    return (Int(views[Int(view)].last), views[Int(view)].mark)
  }
}
