import EventModel

extension LogTracker {
  /// Checks what was observed in the current run against the assumptions.
  mutating func checkAssumptions() {
    runs[current].checkAssumptions()
    reportUnjudged()
  }

  /// Checks an assumption from here on; one that cannot be read or judged is a malformed line.
  mutating func declare(_ text: String, at position: RecordPosition) {
    do {
      let assumption = try contract.assumption(text)
      var judge = try judge ?? Judge(tables.compiled, kinds: kinds)
      defer { self.judge = judge }
      let declared = try DeclaredAssumption(
        ParsedAssumption(assumption, text: text, line: Int(position.line)), file: file,
        position: position.logPosition, judge: &judge)
      // Transitions that closed earlier are not checked against it, for any division into batches.
      checkAssumptions()
      tables.monitors.add(declared.monitor)
      assumptions.append(declared)
      for index in runs.indices { runs[index].watch.forgetSubjects() }
      output.add(.judgedAssumption(assumptions.count - 1))
    } catch let error as AssumptionError {
      output.add(.malformed(reason: "the assumption: \(error.message)", at: position))
    } catch {
      output.add(.malformed(reason: "the assumption: \(error)", at: position))
    }
  }
}

extension ProcessRun {
  /// Adds up the transitions that closed by shape, and checks the other closed transitions against
  /// the assumptions.
  fileprivate mutating func checkAssumptions() {
    countClosings()
    for closed in output.unjudged { watch.take(closed, &tables.monitors) }
    output.unjudged.removeAll(keepingCapacity: true)
    watch.reportBreaks(of: tables.monitors.monitors, recorded, recordedByName)
  }
}
