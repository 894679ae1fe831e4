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
  init(
    _ console: Console, prints: Bool, _ files: [(words: String, path: String)] = []
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
  /// - Throws: a failure that names both.
  func check(_ paths: [String]) throws(ToolFailure) {
    if outputs.isEmpty { return }
    for path in paths {
      guard case .present = FileIdentity.of(path) else { continue }
      try check(FileIdentity.of(path), named: path)
    }
  }

  private func check(_ place: FileIdentity?, named name: String) throws(ToolFailure) {
    guard let place, let output = outputs.first(where: { $0.place == place }) else { return }
    throw .impossible("\(output.words) would overwrite the input '\(name)': name another file")
  }
}

extension Configuration {
  /// Returns the files a run reads besides its logs: the configuration, the contract, assumptions.
  func files(_ invocation: Invocation) -> [String] {
    let contract = invocation.text(.contract) ?? self.contract
    return [path, contract].compactMap { $0 } + assumptionFiles + invocation.texts(.assumptions)
  }
}
