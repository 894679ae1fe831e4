extension Console {
  /// Makes a console without a terminal, a standard input or an environment that keeps what is
  /// printed.
  package static func inMemory() -> Console {
    Console(
      output: ByteSink(.memory), errors: ByteSink(.memory), input: -1, isOutputTerminal: false,
      isErrorTerminal: false, terminalWidth: nil, workingDirectory: "/", variable: { _ in nil })
  }

  /// What was printed to standard output.
  package var printed: String { output.text }

  /// What was said on standard error.
  package var said: String { errors.text }
}
