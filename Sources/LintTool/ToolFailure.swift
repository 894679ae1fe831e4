import EventModel

package enum ExitStatus: Int32, Sendable {
  /// Clean: no finding of severity error.
  case clean = 0
  /// Findings of severity error (with `--strict`: warnings too), or a violated assumption.
  case findings = 1
  /// The run failed: no such file, unreadable, bad configuration, bad assumption text.
  case impossible = 2
  /// The arguments are wrong.
  case usage = 64
}

/// The reason why a run stops: a message for the user and the exit status.
package struct ToolFailure: Error, Sendable {
  /// What is wrong, and what to do about it.
  var message: String

  /// Further lines, printed below the message as they are.
  var details: [String] = []

  var status: ExitStatus

  /// Makes a failure with status 2.
  package static func impossible(_ message: String, details: [String] = []) -> ToolFailure {
    ToolFailure(message: message, details: details, status: .impossible)
  }

  /// Makes the failure of a file or a directory that cannot be read.
  static func unreadable(_ path: String, _ error: SystemCalls.Errno) -> ToolFailure {
    .impossible("cannot read '\(path)': \(error.words)")
  }

  /// Makes the failure of a file that cannot be written.
  static func unwritable(_ path: String, _ error: SystemCalls.Errno) -> ToolFailure {
    .impossible("cannot write '\(path)': \(error.words)")
  }

  /// Makes a failure about the arguments of the last of these commands.
  static func usage(_ message: String, _ commands: [Command]) -> ToolFailure {
    usage(message, path: commands.map(\.name), commands[commands.count - 1])
  }

  /// Makes a failure about the arguments of a subcommand.
  package static func usage(_ message: String, _ invocation: Invocation) -> ToolFailure {
    usage(message, path: invocation.path, invocation.command)
  }

  private static func usage(
    _ message: String, path: [String], _ command: Command
  ) -> ToolFailure {
    let details = [
      "usage: \(HelpText.usage(path: path, command: command))",
      "  see '\(path.joined(separator: " ")) --help' for more",
    ]
    return ToolFailure(message: message, details: details, status: .usage)
  }
}
