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
    runs[current].watch?.take(call, nameText: names.name(ofView: record.view))
  }

  /// Holds the transitions closed since an observation against the assumptions, and hands on what the
  /// current run broke.
  mutating func holdAgainstAssumptions() {
    guard var watch = runs[current].watch else {
      held = found.observations.count
      return
    }
    var breaks: [AssumptionWatch.Break] = []
    for index in held..<max(held, found.observations.count) {
      guard case .closed(let closed) = found.observations[index] else { continue }
      watch.take(closed, variants: contract.variants, into: &breaks)
    }
    let run = runs[current]
    breaks += watch.takeBreaks { name in
      name.map { run.recordedByName[Int($0)] } ?? run.recorded
    }
    runs[current].watch = watch
    for found in breaks { self.found.add(.brokenAssumption(found)) }
    held = found.observations.count
  }

  /// Follows an assumption from here on; one that cannot be read is a malformed line.
  mutating func declare(_ text: String, at mark: EventMark) {
    do {
      let assumption = try contract.assumption(text)
      let monitor = try AssumptionMonitor(assumption, contract)
      // What closed before is not held against it, in whatever batches the log comes.
      holdAgainstAssumptions()
      monitors.append(monitor)
      triggeredBefore.append(0)
      if assumption.scope == .transition { found.keepsTransitions = true }
      for index in runs.indices {
        if runs[index].watch == nil { runs[index].watch = AssumptionWatch([], contract) }
        runs[index].watch?.add(monitor)
      }
      let parsed = ParsedAssumption(assumption, text: text, line: Int(mark.line))
      found.add(.declaredAssumption(parsed, at: mark))
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
