import EventModel

extension LogTracker {
  /// Checks what was observed in the current run against the assumptions.
  mutating func checkAssumptions() {
    runs[current].countClosings()
    runs[current].watch.reportBreaks(
      of: tables.monitors.monitors, runs[current].recorded, runs[current].recordedByName)
    guard tables.monitors.isFull else { return }
    reportLimit(
      "the assumptions take more than \(Limits.monitorStates) states (Limits.monitorStates); "
        + "what would take more is not checked any further")
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
      for index in runs.indices { runs[index].unfoldAll() }
      tables.add(declared.monitor)
      assumptions.append(declared)
      output.add(.judgedAssumption(assumptions.count - 1))
    } catch let error as AssumptionError {
      output.add(.malformed(reason: "the assumption: \(error.message)", at: position))
    } catch {
      output.add(.malformed(reason: "the assumption: \(error)", at: position))
    }
  }
}
