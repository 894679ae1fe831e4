import ContractFiles
import JSON

extension Command {
  static let config = Command(
    "config", abstract: "Check or print the configuration",
    discussion: """
      The configuration is one file, \(Configuration.fileName), in the working directory or the \
      nearest directory above it; several files are not merged. Options override it.
      """,
    subcommands: [configCheck, configShow, configSchema])

  private static let configCheck = Command(
    "check", abstract: "Check the configuration for mistakes",
    discussion: "With --contract, checks a contract instead, usually one in a file.",
    options: [.configFile, .contract],
    action: { invocation, console throws(ToolFailure) in
      if let contract = invocation.text(.contract) {
        _ = try OutputFiles(of: invocation, Configuration(), console)
        _ = try Contracts.versions(named: contract)
        console.output.writeLine("\(contract): no mistakes")
        return .clean
      }
      let directory = console.workingDirectory
      guard let path = invocation.text(.configFile) ?? Configuration.nearest(to: directory) else {
        throw .impossible("there is no \(Configuration.fileName) in '\(directory)' or above it")
      }
      let configuration = try Configuration.read(path, console)
      _ = try OutputFiles(of: invocation, configuration, console)
      try checkFiles(of: configuration, console)
      console.output.writeLine("\(path): no mistakes")
      return .clean
    })

  /// Checks the files a configuration names.
  ///
  /// - Throws: a failure if one cannot be read, holds a bad assumption or is no baseline.
  private static func checkFiles(
    of configuration: Configuration, _ console: Console
  ) throws(ToolFailure) {
    var texts = AssumptionTexts(try Contracts.contract(of: configuration))
    for file in configuration.assumptionFiles { try texts.add(file: file, console) }
    if let failure = texts.failure { throw failure }
    if let file = configuration.baseline { _ = try Baseline(configuration.resolved(file), console) }
  }

  private static let configShow = Command(
    "show", abstract: "Print what is configured, or a contract as JSON",
    discussion: """
      A contract is printed in every version, or with --profile in one. What is printed can be \
      changed and given to --contract as a file.
      """,
    options: [.configFile, .noConfig, .contract, .profile],
    action: { invocation, console throws(ToolFailure) in
      if let name = invocation.text(.contract) {
        _ = try OutputFiles(of: invocation, Configuration(), console)
        let contracts =
          invocation.has(.profile)
          ? [try Contracts.contract(for: invocation, Configuration())]
          : try Contracts.versions(named: name)
        console.output.write(ContractFile(contracts).json)
        return .clean
      }
      let configuration = try Configuration.load(for: invocation, console)
      _ = try OutputFiles(of: invocation, configuration, console)
      if let path = configuration.path { console.say("read from \(path)") }
      console.output.write(configuration.json.pretty)
      return .clean
    })

  private static let configSchema = Command(
    "schema", abstract: "Print the JSON schema of the configuration, or of contracts",
    options: [contractSchema],
    action: { invocation, console in
      console.output.write(
        invocation.has(contractSchema) ? ContractFile.schema : ConfigurationKey.schemaOfAll.pretty)
      return .clean
    })

  private static let contractSchema = CommandOption(
    "contract", help: "The schema of contract files")
}
