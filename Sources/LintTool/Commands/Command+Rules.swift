extension Command {
  static let rules = Command(
    "rules", abstract: "List the rules",
    options: [.format(["text", "json", "markdown"])],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'rules' is not built yet")
    })
}
