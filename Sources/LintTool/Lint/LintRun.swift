import EventModel

/// A run of `lint`: from the invocation to the exit status.
struct LintRun {
  let invocation: Invocation
  let console: Console

  init(_ invocation: Invocation, _ console: Console) {
    self.invocation = invocation
    self.console = console
  }

  func run() throws(ToolFailure) -> ExitStatus {
    throw .impossible("'lint' is not built yet")
  }
}
