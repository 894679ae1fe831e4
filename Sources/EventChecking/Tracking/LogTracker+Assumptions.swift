import EventModel

extension LogTracker {
  /// Takes one call and holds it against the assumptions about lives and histories.
  mutating func watchCall(
    _ record: EventRecord, _ detail: DetailBox?, names: borrowing NameTable
  ) {
    let previous = runs[current].lastCall(of: record.view)
    runs[current].receive(record, detail, tables, names: names, into: &found)
    let view = names.view(record.view)
    let call = AssumptionWatch.Call(
      view: record.view, name: view.name, scope: record.scope, callback: Int(record.code),
      mark: EventMark(offset: record.offset, line: record.line, length: record.length),
      previous: previous, isSingle: view.identity == .single)
    runs[current].watch?.take(call, nameText: names.name(ofView: record.view), &monitors)
  }

  /// Holds the transitions closed since an observation against the assumptions, and hands on what the
  /// current run broke.
  mutating func holdAgainstAssumptions() {
    guard var watch = runs[current].watch else {
      held = found.observations.count
      return
    }
    // Taken out, so that what is changed is not copied first.
    runs[current].watch = nil
    var breaks: [AssumptionWatch.Break] = []
    for index in held..<max(held, found.observations.count) {
      guard case .closed(let closed) = found.observations[index] else { continue }
      watch.take(closed, &monitors, into: &breaks)
    }
    let (recorded, recordedByName) = (runs[current].recorded, runs[current].recordedByName)
    breaks += watch.takeBreaks(of: monitors.monitors) { name in
      name.map { recordedByName[Int($0)] } ?? recorded
    }
    runs[current].watch = watch
    for found in breaks { self.found.add(.brokenAssumption(found)) }
    sayUnjudged()
    held = found.observations.count
  }

  /// Follows an assumption from here on; one that cannot be read or judged is a malformed line.
  mutating func declare(_ text: String, at mark: EventMark) {
    do {
      let (assumption, judgement, monitor) = try declared(text, at: mark)
      // What closed before is not held against it, in whatever batches the log comes.
      holdAgainstAssumptions()
      monitors.add(monitor)
      triggeredBefore.append(0)
      if monitor.assumption.scope == .transition { found.keepsTransitions = true }
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
  func lastCall(of view: UInt32) -> (callback: Int, mark: EventMark)? {
    guard Int(view) < views.count, views[Int(view)].last != Run.noCallback else { return nil }
    return (Int(views[Int(view)].last), views[Int(view)].mark)
  }
}
