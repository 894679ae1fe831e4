import SourceReading

/// The files that a run writes, compared with those that it reads before any of them is opened.
///
/// No output overwrites an input, whatever links lie between, and none overwrites a source file, as
/// `scan --facts Inbox.swift` would. No two outputs go to one file.
struct OutputFiles {
  /// An output: the words of the command line that name it, and the file.
  struct Output {
    var words: String
    var place: FileIdentity
  }

  private var outputs: [Output] = []

  /// Lists what a run writes.
  ///
  /// - Parameters:
  ///   - prints: Whether the run prints to standard output.
  ///   - files: The files, each with the words of the command line that name it.
  /// - Throws: a failure if two outputs are one file, or one is a file of source or `-`.
  private init(
    _ console: Console, prints: Bool, _ files: [(words: String, path: String)]
  ) throws(ToolFailure) {
    if prints, let descriptor = console.output.descriptor,
      let place = FileIdentity.of(descriptor: descriptor)
    {
      outputs.append(Output(words: "standard output", place: place))
    }
    for (words, path) in files {
      if path == "-" {
        throw .impossible("'\(words)' names no file: name one")
      }
      guard let place = FileIdentity.of(path) else { continue }
      if case .present = place, SourceLanguage(path: path) != nil {
        throw .impossible("'\(words)' would overwrite a source file: name another file")
      }
      if let other = outputs.first(where: { $0.place == place }) {
        throw .impossible("\(other.words) and '\(words)' are the same file: name two")
      }
      outputs.append(Output(words: "'\(words)'", place: place))
    }
  }

  func include(_ path: String) -> Bool {
    guard !outputs.isEmpty, let place = FileIdentity.of(path) else { return false }
    return outputs.contains { $0.place == place }
  }

  /// Refuses a run that would overwrite one of its logs.
  ///
  /// - Throws: a failure that names both.
  func check(_ inputs: [InputFiles.Input], _ console: Console) throws(ToolFailure) {
    if outputs.isEmpty { return }
    for input in inputs {
      let place = input.path.map(FileIdentity.of) ?? FileIdentity.of(descriptor: console.input)
      try check(place, named: input.name)
    }
  }

  /// Refuses a run that would overwrite another file that it reads: a configuration, a contract.
  ///
  /// - Parameter paths: The files; `-` is standard input.
  /// - Throws: a failure that names both.
  func check(_ paths: [String], _ console: Console) throws(ToolFailure) {
    if outputs.isEmpty { return }
    for path in paths {
      if path == "-" {
        try check(FileIdentity.of(descriptor: console.input), named: "<stdin>")
      } else if let place = FileIdentity.of(path), case .present = place {
        try check(place, named: path)
      }
    }
  }

  private func check(_ place: FileIdentity?, named name: String) throws(ToolFailure) {
    guard let place, let output = outputs.first(where: { $0.place == place }) else { return }
    throw .impossible("\(output.words) would overwrite the input '\(name)': name another file")
  }
}

extension OutputFiles {
  /// Lists what a run writes, from the options that name such files and the configured reports, and
  /// checks it against what the options and the configuration name to read.
  ///
  /// The logs and the source, which are found by the run, are checked there.
  ///
  /// - Throws: a failure if two outputs are one file, or an output would overwrite an input.
  init(
    of invocation: Invocation, _ configuration: Configuration, _ console: Console
  ) throws(ToolFailure) {
    var prints = true
    var files: [(words: String, path: String)] = []
    for option in invocation.command.ownOptions {
      switch option.value {
      case .report:
        let reports = ReportPlan.reports(invocation, configuration)
        prints = reports.contains { $0.file == nil }
        for case (let name, let file?) in reports {
          files.append(("--\(option.name) \(name):\(file)", file))
        }
      case .outputFile(let replacesPrinting):
        guard let file = invocation.text(option) else { continue }
        if replacesPrinting, file == "-" { continue }
        if replacesPrinting { prints = false }
        files.append(("--\(option.name) \(file)", file))
      default: continue
      }
    }
    try self.init(console, prints: prints, files)
    try check(configuration.files(invocation), console)
  }
}

extension Configuration {
  /// Returns the files a run reads besides its logs and its source: the configuration, and those
  /// that it and the options name.
  fileprivate func files(_ invocation: Invocation) -> [String] {
    var files = [path, invocation.text(.contract) ?? contract].compactMap { $0 } + assumptionFiles
    for option in invocation.command.ownOptions {
      guard case .file = option.value, option.name != LintOptions.baseline.name else { continue }
      files += invocation.texts(option)
    }
    // A baseline may be renewed in place: it is read completely before it is written.
    if let known = ReportPlan.baseline(invocation, self),
      known != invocation.text(LintOptions.writeBaseline)
    {
      files.append(known)
    }
    return files
  }
}
