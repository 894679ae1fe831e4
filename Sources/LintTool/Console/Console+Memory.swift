extension Console {
  /// Makes a console without a terminal, standard input or environment, which keeps what is
  /// printed.
  package static func inMemory() -> Console {
    Console(
      output: ByteSink(), errors: ByteSink(), input: -1, isOutputTerminal: false,
      isErrorTerminal: false, terminalWidth: nil, workingDirectory: "/", variable: { _ in nil })
  }

  /// What was printed to standard output.
  package var printed: String { output.text }

  /// What was printed to standard error.
  package var said: String { errors.text }
}
