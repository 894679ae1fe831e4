public import EventModel

/// A format of recorded logs: how it is recognized, read and written.
///
/// To add one: one file in `Formats/` and one line in ``all``.
public struct LogFormat: Sendable {
  /// The name in options, such as `ndjson`.
  public let name: String

  /// The description, in one line.
  public let summary: String

  /// The usual file name extensions, without the dot.
  public let extensions: [String]

  /// Whether a bare name is the identity of one view; in other formats it may be a class.
  public let namesAreIdentities: Bool

  /// Returns the reason why a log with this beginning is in this format, or nil if it is not.
  let recognize: @Sendable (LogSample) -> String?

  let makeParser: @Sendable (LogSample, Vocabulary) -> any BlockParser

  /// Makes a writer; nil for a format that can only be read.
  let makeWriter: (@Sendable () -> any EventWriter)?

  /// Whether events can be written in this format.
  public var isWritable: Bool { makeWriter != nil }
}

extension LogFormat: Hashable, CustomStringConvertible {
  /// Whether two formats are the same: they have the same name.
  public static func == (first: LogFormat, second: LogFormat) -> Bool { first.name == second.name }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

extension LogFormat {
  /// All formats, in the order in which they are tried on a log.
  public static let all: [LogFormat] = [
    .transcript,
    .ndjson,
    .csv,
    .tsv,
    .oslog,
    .oslogCompact,
    .oslogSyslog,
    .oslogNDJSON,
    .oslogJSON,
    .breadcrumbs,
    .console,
  ]

  /// Returns the format with a name, or nil.
  public static func named(_ name: String) -> LogFormat? { all.first { $0.name == name } }

  /// Returns the file name extensions of all formats, without the dot, in alphabetical order.
  public static var extensions: [String] { Set(all.flatMap(\.extensions)).sorted() }

  /// Returns the text of a log with these events.
  ///
  /// - Throws: a ``LogFormat/WritingError`` at the first event that the format cannot express.
  public func write(_ events: [LoggedEvent]) throws(WritingError) -> String {
    var writer = try LogWriter(self)
    for event in events { try writer.append(event) }
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
