package import EventModel

/// Options for reading a log.
package struct LogOptions: Sendable {
  /// Whether every record carries its line. This is needed for an input that can be read only once,
  /// and if every event is written out. Otherwise a report resolves the few lines that it prints.
  package var resolvesLines: Bool

  /// Whether times are kept in the details.
  package var keepsTimes: Bool

  /// A team's own names for callbacks, by name.
  package var renamed: [String: Callback]

  /// The lines whose events are ignored.
  package var ignored: [LinePattern] = []

  /// The file name from which the format of an input without a name is recognized.
  package var fileName: String?

  /// How many threads may read one large file, at most ``Limits/readingThreads``; the result does
  /// not depend on it.
  package var threads: Int

  /// Makes options.
  package init(
    resolvesLines: Bool = false, keepsTimes: Bool = false, renamed: [String: Callback] = [:],
    fileName: String? = nil, threads: Int = 1
  ) {
    self.resolvesLines = resolvesLines
    self.keepsTimes = keepsTimes
    self.renamed = renamed
    self.fileName = fileName
    self.threads = threads
  }
}
