package import EventModel

/// How a log is to be read.
package struct LogOptions: Sendable {
  /// Whether every record carries its line. Needed for an input that can be read only once, and
  /// where every event is written out; otherwise a report resolves the few lines it prints.
  package var resolvesLines: Bool

  /// Whether times are kept in the details.
  package var keepsTimes: Bool

  /// A team's own words for callbacks, by word.
  package var renamed: [String: Callback]

  /// The lines that are no events, whatever they hold.
  package var ignored: [LinePattern] = []

  /// The file name that stands in for an input without one, to recognise its format by.
  package var fileName: String?

  /// How many threads may read one large file, at most ``Limits/readingThreads``; what is found does
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
