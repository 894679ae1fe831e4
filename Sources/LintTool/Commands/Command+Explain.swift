extension Command {
  static let explain = Command(
    "explain", abstract: "Explain a rule: what it finds, why, and what to do",
    arguments: [Argument("rule", help: "The id of a rule, as 'rules' lists them")],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'explain' is not built yet")
    })
}
