import EventModel
import EventReports

extension Command {
  static let config = Command(
    "config", abstract: "Look at the configuration",
    discussion: """
      The configuration is one file, \(Configuration.fileName), in the working directory or the \
      nearest one above it; nothing is merged. Options win over it.
      """,
    subcommands: [configCheck, configShow, configSchema])

  private static let configCheck = Command(
    "check", abstract: "Say whether the configuration is sound",
    options: [.configFile],
    action: { invocation, console throws(ToolFailure) in
      let directory = console.workingDirectory
      guard let path = invocation.text(.configFile) ?? Configuration.nearest(to: directory) else {
        throw .impossible(
          "there is no \(Configuration.fileName) in '\(directory)' or above it")
      }
      let (configuration, failure) = try Configuration.read(path, console)
      if let failure { throw failure }
      try LintPlan.checkFiles(of: configuration, console)
      console.output.writeLine("\(path): no mistakes")
      return .clean
    })

  private static let configShow = Command(
    "show", abstract: "Print what is configured, or a contract as JSON",
    options: [.configFile, .noConfig, .contract, .profile],
    action: { invocation, console throws(ToolFailure) in
      if invocation.has(.contract) {
        let contract = try Contracts.contract(for: invocation, Configuration())
        throw .impossible("contracts are not printed yet: '\(contract.name)'")
      }
      let configuration = try Configuration.load(for: invocation, console)
      if let path = configuration.path { console.say("read from \(path)") }
      console.output.write(configuration.json.pretty)
      return .clean
    })

  private static let configSchema = Command(
    "schema", abstract: "Print the JSON schema of the configuration",
    action: { _, console in
      console.output.write(ConfigurationSchema.json.pretty)
      return .clean
    })
}
