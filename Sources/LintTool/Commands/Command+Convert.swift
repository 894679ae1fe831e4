extension Command {
  static let convert = Command(
    "convert", abstract: "Read any log, print normalised events",
    arguments: [.paths],
    options: [ConvertOptions.to, .from, .contract, .profile, .standardInputName, .exclude],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'convert' is not built yet")
    })
}

/// The options only `convert` has.
enum ConvertOptions {
  static let to = CommandOption(
    "to", .word(["ndjson", "transcript", "csv"]), "format",
    help: "The format to print; ndjson by default")
}
