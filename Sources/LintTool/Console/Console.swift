import EventReports

/// The environment of a run: where findings and messages go, where standard input comes from, and
/// the environment variables. A test makes its own.
public struct Console {
  /// Standard output: findings, help, what was asked for.
  package let output: ByteSink

  /// Standard error: everything about the run itself.
  let errors: ByteSink

  let input: Int32

  var isOutputTerminal: Bool
  var isErrorTerminal: Bool
  var terminalWidth: Int?

  var workingDirectory: String

  var variable: (String) -> String?

  /// Returns whether a live log ends here because the user pressed ^C.
  var isInterrupted: @Sendable () -> Bool = { false }

  /// Makes the console of this program.
  public static func ofThisProgram() -> Console {
    SystemCalls.ignoreClosedPipes()
    return Console(
      output: ByteSink(to: 1), errors: ByteSink(to: 2), input: 0,
      isOutputTerminal: SystemCalls.isTerminal(1), isErrorTerminal: SystemCalls.isTerminal(2),
      terminalWidth: SystemCalls.terminalWidth(1) ?? SystemCalls.terminalWidth(2),
      workingDirectory: SystemCalls.workingDirectory(), variable: SystemCalls.variable,
      isInterrupted: { Interruption.isRaised })
  }

  /// The columns to use: from COLUMNS, from the terminal, or 80.
  var width: Int {
    if let columns = variable("COLUMNS").flatMap({ Int($0) }), columns > 0 { return columns }
    return terminalWidth ?? 80
  }

  /// The columns reports use: as ``width``, but 100 where no terminal sets a bound, since the lines
  /// of a log are long.
  var reportWidth: Int { isOutputTerminal || variable("COLUMNS") != nil ? width : 100 }

  /// The absolute path of the checkout as the CI service names it; else the working directory.
  var workspace: String {
    for name in ["GITHUB_WORKSPACE", "CI_PROJECT_DIR", "BITRISE_SOURCE_DIR"] {
      if let path = variable(name), path.hasPrefix("/") { return path }
    }
    return workingDirectory
  }

  /// Returns a message as lines that fit the terminal; without a terminal it is one line, for
  /// `grep`.
  ///
  /// Words are kept whole, since paths and commands are copied.
  private func wrapped(_ message: String) -> [String] {
    isErrorTerminal
      ? TextLayout.wrap(message, width: width, hanging: 2, cutsWords: false) : [message]
  }

  /// Prints a message on standard error.
  func say(_ message: String) {
    for line in wrapped(message) { errors.writeLine(line) }
  }

  /// Prints the lines of a message with pictures of lines of a file, which are not wrapped: they
  /// begin with a blank or with a number.
  func say(lines: [String]) {
    for line in lines {
      if let first = line.first, first == " " || first.isNumber {
        errors.writeLine(line)
      } else {
        say(line)
      }
    }
  }
}
