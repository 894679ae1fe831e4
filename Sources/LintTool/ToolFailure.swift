package enum ExitStatus: Int32, Sendable {
  /// Clean: no finding of severity error.
  case clean = 0
  /// Findings of severity error (with `--strict`: warnings too), or a violated assumption.
  case findings = 1
  /// The run failed: no such file, unreadable, bad configuration, bad assumption text.
  case impossible = 2
  case usage = 64
}

/// The reason why a run stops: a message for the user and the exit status.
package struct ToolFailure: Error, Sendable {
  /// What is wrong, and what to do about it.
  var message: String

  /// Further lines, printed below the message as they are.
  var details: [String] = []

  var status: ExitStatus

  package static func impossible(_ message: String, details: [String] = []) -> ToolFailure {
    ToolFailure(message: message, details: details, status: .impossible)
  }

  static func unreadable(_ path: String, _ error: SystemCalls.Errno) -> ToolFailure {
    .impossible("cannot read '\(path)': \(error.words)")
  }

  static func unwritable(_ path: String, _ error: SystemCalls.Errno) -> ToolFailure {
    .impossible("cannot write '\(path)': \(error.words)")
  }

  /// Makes a failure about the arguments; the command that runs adds how it is used.
  static func usage(_ message: String) -> ToolFailure {
    ToolFailure(message: message, status: .usage)
  }

  /// Returns what is made, or stops the run with the description of the error.
  static func impossible<Made>(unless make: () throws -> Made) throws(ToolFailure) -> Made {
    do { return try make() } catch { throw .impossible("\(error)") }
  }

  /// Returns what is made, or refuses the arguments with the description of the error.
  static func usage<Made>(unless make: () throws -> Made) throws(ToolFailure) -> Made {
    do { return try make() } catch { throw .usage("\(error)") }
  }

  /// Returns the failure with how the command is used, if its arguments are wrong.
  func showingUsage(of invocation: Invocation) -> ToolFailure {
    guard status == .usage else { return self }
    var failure = self
    failure.details = [
      "usage: \(HelpText.usage(of: invocation.commands))",
      "  see '\(invocation.path) --help' for more",
    ]
    return failure
  }
}
