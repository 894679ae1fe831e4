import EventChecking
import EventLint
import EventLog
import EventModel
import EventReports

/// A run of `render`: it reads logs and draws one picture.
struct RenderRun: CommandRun {
  private let settings: RunSettings
  private let form: PictureForm
  private let rules: LintConfiguration
  private let reportSettings: ReportSettings
  private let file: String?
  private let outputs: OutputFiles
  private let transition: Int?
  private let line: Int?

  init(_ invocation: Invocation, _ console: Console) throws(ToolFailure) {
    let run = try RunSettings(invocation, console)
    settings = run
    file = invocation.text(.output).flatMap { $0 == "-" ? nil : $0 }
    form =
      invocation.text(RenderOptions.format).flatMap(PictureForm.named)
      ?? file.flatMap(PictureForm.writtenTo) ?? PictureForm.all[0]
    let written = file.map { [("--output \($0)", $0)] } ?? []
    outputs = try OutputFiles(console, prints: file == nil, written)
    try outputs.check(run.configuration.files(invocation))
    transition = invocation.count(RenderOptions.transition)
    line = invocation.count(RenderOptions.around)
    if transition != nil, line != nil {
      throw .usage("--transition and --around exclude each other", invocation)
    }
    var rules = LintConfiguration()
    rules.kinds = run.kinds
    rules.keepsTransitions = true
    try RuleSelection.apply(run, to: &rules)
    self.rules = rules
    var reportSettings = run.reportSettings(
      Rule.all.map(\.description).filter { [rules] in rules.isOn($0.id) })
    reportSettings.isColored = file == nil && run.paint.isOn
    self.reportSettings = reportSettings
  }

  /// Reads every log, draws, and writes the picture.
  func run() throws(ToolFailure) -> ExitStatus {
    var timeline = Timeline(callbacks: settings.contract.callbacks, life: settings.contract.life)
    var unrecorded = 0
    let logs = try LogReading(
      settings.reading, settings.contract, settings.console, outputs: outputs)
    let status = logs.forEach(
      options: settings.reading.options(resolvingLines: true, keepingTimes: true)
    ) { reader, source throws(InputError) in
      unrecorded += try read(&reader, source, into: &timeline)
    }
    if unrecorded > 0 {
      let omission =
        "only the first \(Limits.drawnCalls) calls are drawn; "
        + "\(RunSummary.counted(unrecorded, "more call")) left out"
      timeline.omission = omission
      settings.console.say("note: \(omission) (Limits.drawnCalls)")
    }
    if timeline.calls.isEmpty, timeline.logs.isEmpty { return status }
    let text = form.draw(try chosen(timeline), reportSettings)
    if let file {
      try FileContent.write(text, to: file)
    } else {
      settings.console.output.write(text)
    }
    return status
  }

  private func read(
    _ reader: inout LogReader, _ source: ByteSource, into timeline: inout Timeline
  ) throws(InputError) -> Int {
    let start = timeline.calls.count
    var names = NameTable()
    var recorder = TimelineRecorder(
      timeline, Linter(compiled: settings.compiled, configuration: rules, file: source.name),
      log: source.name)
    while try reader.readNext(into: &recorder, names: &names) {}
    recorder.finish(names: names)
    let resolver = FindingResolver(
      LineIndex(source), of: source.name, readsLines: form.printsLogLines)
    timeline = recorder.timeline
    timeline.add(
      recorder.transitions, recorder.findings.map { resolver.reported($0, in: nil) },
      callsFrom: start)
    timeline.summary.count(
      LogSummary(
        file: source.name, lines: Int(reader.lineCount), events: recorder.linter.eventCount,
        transitions: recorder.linter.transitionCount))
    for finding in recorder.findings { timeline.summary.count(finding.severity) }
    return recorder.unrecorded
  }

  /// Returns the part of the timeline that was asked for.
  ///
  /// - Throws: a failure if there is no such transition, or no call near the line.
  private func chosen(_ timeline: Timeline) throws(ToolFailure) -> Timeline {
    if let transition {
      let part = timeline.transition(transition)
      guard part.calls.isEmpty else { return part }
      let last = timeline.spans.map(\.transition.number).max() ?? 0
      throw .impossible("there is no transition \(transition); the last one is \(last)")
    }
    guard let line else { return timeline }
    let part = timeline.around(line: line)
    guard part.calls.isEmpty else { return part }
    let last = timeline.calls.map(\.line).max() ?? 0
    throw .impossible(
      "there is no call in line \(line) or after it; the last one is in line \(last)")
  }
}
