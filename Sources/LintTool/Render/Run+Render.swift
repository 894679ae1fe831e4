import EventChecking
import EventLint
import EventLog
import EventModel
import EventReports

extension Run {
  func render() throws(ToolFailure) -> ExitStatus {
    let file = invocation.text(.output).flatMap { $0 == "-" ? nil : $0 }
    let named = invocation.text(RenderOptions.format).flatMap(PictureForm.named)
    if named == nil, let ending = file.flatMap(Self.pictureEnding) {
      throw .usage(
        "render writes no .\(ending); a name that ends with .svg gets a drawing, .html a page")
    }
    let form = named ?? file.flatMap(PictureForm.writtenTo) ?? PictureForm.all[0]
    if invocation.has(RenderOptions.transition), invocation.has(RenderOptions.around) {
      throw .usage("--transition and --around cannot be used together")
    }
    var rules = LintConfiguration()
    rules.kinds = kinds
    rules.keepsTransitions = true
    try RuleSelection.apply(self, to: &rules)
    var timeline = Timeline(callbacks: contract.callbacks, life: contract.life)
    let status = try read(into: &timeline, rules, readsLines: form.printsLogLines)
    if timeline.calls.isEmpty, timeline.logs.isEmpty { return status }
    var settings = reportSettings(Rule.all.map(\.description).filter { rules.isOn($0.id) })
    settings.isColored = file == nil && paint.isOn
    let text = form.draw(try chosen(timeline), settings)
    if let file { try FileContent.write(text, to: file) } else { output.write(text) }
    return status
  }

  /// Returns the ending of a file's name if it is that of a picture which render does not draw.
  private static func pictureEnding(_ path: String) -> String? {
    ["png", "jpg", "jpeg", "gif", "webp", "pdf"].first { path.lowercased().hasSuffix(".\($0)") }
  }

  private func read(
    into timeline: inout Timeline, _ rules: LintConfiguration, readsLines: Bool
  ) throws(ToolFailure) -> ExitStatus {
    var unrecorded = 0
    let status = try reading.forEachLog(
      contract, console, outputs: outputs,
      options: reading.options(resolvingLines: true, keepingTimes: true)
    ) { reader, source throws(InputError) in
      let start = timeline.calls.count
      var names = NameTable()
      var recorder = TimelineRecorder(
        timeline, Linter(compiled: compiled, configuration: rules, file: source.name),
        log: source.name)
      while try reader.readNext(into: &recorder, names: &names) {}
      recorder.finish(names: names)
      let resolver = FindingResolver(
        index: LineIndex(source), file: source.name, readsLines: readsLines)
      timeline = recorder.timeline
      timeline.add(
        recorder.transitions, recorder.findings.map { resolver.reported($0, in: nil) },
        callsFrom: start)
      timeline.summary.count(
        LogSummary(
          file: source.name, lines: Int(reader.lineCount), events: recorder.linter.eventCount,
          transitions: recorder.linter.transitionCount))
      for finding in recorder.findings { timeline.summary.count(finding.severity) }
      unrecorded += recorder.unrecorded
    }
    if unrecorded > 0 {
      let omission =
        "only the first \(Limits.drawnCalls) calls are drawn; "
        + "\(RunSummary.counted(unrecorded, "more call")) left out"
      timeline.omission = omission
      console.say("note: \(omission) (Limits.drawnCalls)")
    }
    return status
  }

  /// Returns the part of the timeline that was asked for.
  ///
  /// - Throws: a failure if there is no such transition, or no call near the line.
  private func chosen(_ timeline: Timeline) throws(ToolFailure) -> Timeline {
    if let transition = invocation.count(RenderOptions.transition) {
      let part = timeline.transition(transition)
      guard part.calls.isEmpty else { return part }
      guard let last = timeline.spans.map(\.transition.number).max() else {
        throw .impossible("there is no transition in what was read")
      }
      throw .impossible("there is no transition \(transition); the last one is \(last)")
    }
    guard let line = invocation.count(RenderOptions.around) else { return timeline }
    let part = timeline.around(line: line)
    guard part.calls.isEmpty else { return part }
    guard let last = timeline.calls.map(\.line).max() else {
      throw .impossible("there is no call in what was read")
    }
    throw .impossible(
      "there is no call in line \(line) or after it; the last one is in line \(last)")
  }
}
