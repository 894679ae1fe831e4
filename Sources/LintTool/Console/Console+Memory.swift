extension Console {
  /// Makes a console without a terminal, standard input or environment, which keeps what is
  /// printed.
  package static func inMemory() -> Console {
    Console(
      output: ByteSink(), errors: ByteSink(), input: -1, isOutputTerminal: false,
      isErrorTerminal: false, terminalWidth: nil, workingDirectory: "/", variable: { _ in nil })
  }

  package var printed: String { output.text }

  package var said: String { errors.text }
}
