extension Command {
  static let config = Command(
    "config", abstract: "Look at the configuration",
    subcommands: [configCheck, configShow, configSchema])

  private static let configCheck = Command(
    "check", abstract: "Say whether the configuration is sound",
    options: [.configFile],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'config check' is not built yet")
    })

  private static let configShow = Command(
    "show", abstract: "Print what is configured, or a contract as JSON",
    options: [.configFile, .noConfig, .contract, .profile],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'config show' is not built yet")
    })

  private static let configSchema = Command(
    "schema", abstract: "Print the JSON schema of the configuration",
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'config schema' is not built yet")
    })
}
