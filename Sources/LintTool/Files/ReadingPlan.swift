import EventLog
import EventModel
import EventReports

/// How logs are read: which files, in which format. Every subcommand that reads logs has one.
struct ReadingPlan {
  var paths: [String]
  var excludes: [String]
  /// What reports call standard input.
  var standardInputName: String?
  /// The format of every log, or nil to detect it for each.
  var format: LogFormat?
  /// A team's own words for callbacks.
  var renamed: [String: Callback] = [:]

  var ignored: [LinePattern] = []

  init(_ invocation: Invocation, _ configuration: Configuration) throws(ToolFailure) {
    paths = invocation.arguments
    excludes = configuration.excludes + invocation.texts(.exclude)
    standardInputName = invocation.text(.standardInputName)
    ignored = configuration.ignored.map(LinePattern.init)
    for (word, callback) in configuration.callbacks { renamed[word] = callback }
    if let name = invocation.text(.from) ?? configuration.from, name != "auto" {
      format = LogFormat.named(name)
      if format == nil {
        if Reporter.named(name) != nil || PictureForm.named(name) != nil {
          throw .usage(
            "'\(name)' is a format of the output, not of logs; did you mean '--format \(name)'?")
        }
        if CommonMistakes.isPath(name) {
          throw .usage("'\(name)' is a file; '--from' takes the name of a format")
        }
        let nearest = Spelling.meant(by: name, among: Self.formatNames)
        throw .usage(
          "unknown format '\(name)'" + Spelling.question(nearest, among: Self.formatNames))
      }
    }
  }

  static let formatNames = ["auto"] + LogFormat.all.map(\.name)

  /// Finds the logs of a run that writes some files.
  ///
  /// - Throws: a failure if an output would overwrite one of them.
  func files(_ outputs: OutputFiles, _ console: Console) throws(ToolFailure) -> InputFiles {
    let files = InputFiles(
      paths, excluding: excludes, standardInputName: standardInputName, outputs: outputs)
    try outputs.check(files.inputs, console)
    return files
  }

  /// Passes the reader of each log to `read`; a log that cannot be read is reported and skipped.
  ///
  /// - Parameter outputs: What the run writes.
  /// - Returns: `clean`, or `impossible` if some log could not be read.
  /// - Throws: a failure if an output would overwrite a log.
  func forEachLog(
    _ contract: Contract, _ console: Console, outputs: OutputFiles, options: LogOptions,
    _ read: (inout LogReader, ByteSource) throws(InputError) -> Void
  ) throws(ToolFailure) -> ExitStatus {
    let files = try files(outputs, console)
    var failures = files.failures
    for failure in failures { console.say("error: \(failure)") }
    for remark in files.remarks { console.say("note: \(remark)") }
    let vocabulary = Vocabulary(contract, renamed: options.renamed)
    for input in files.inputs {
      do throws(InputError) {
        let source = try input.open(standardInput: console.input)
        var reader = try LogReader(
          source, format: format, vocabulary: vocabulary, options: options)
        try read(&reader, source)
      } catch {
        failures.append(error.description)
        console.say("error: \(error.description)")
      }
    }
    return failures.isEmpty ? .clean : .impossible
  }

  func options(
    resolvingLines: Bool = false, keepingTimes: Bool = false, threads: Int = 1
  ) -> LogOptions {
    var options = LogOptions(
      resolvesLines: resolvingLines, keepsTimes: keepingTimes, renamed: renamed,
      fileName: standardInputName, threads: threads)
    options.ignored = ignored
    return options
  }
}

extension InputFiles.Input {
  func open(standardInput: Int32, live: LiveInput? = nil) throws(InputError) -> ByteSource {
    let source =
      if let path {
        try ByteSource(path: path, name: name)
      } else {
        try ByteSource(descriptor: standardInput, name: name)
      }
    if live?.follows == true || !source.isSeekable { source.live = live }
    return source
  }
}
