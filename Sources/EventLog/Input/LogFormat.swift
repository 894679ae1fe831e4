public import EventModel

/// A format of recorded logs: how it is recognised, read and written.
///
/// To add one: one file in `Formats/` and one line in ``all``.
public struct LogFormat: Sendable {
  /// The name options use, e.g. `ndjson`.
  public let name: String

  /// What it is, in one line for a person.
  public let summary: String

  /// The file name extensions it has, without the dot.
  public let extensions: [String]

  /// Whether a bare name is the identity of one view; in other formats it may be a class.
  public let namesAreIdentities: Bool

  /// Returns why a log that begins so is in this format, or nil if it is not.
  let recognise: @Sendable (LogSample) -> String?

  /// Makes what reads it.
  let makeParser: @Sendable (LogSample, Vocabulary) -> any BlockParser

  /// Makes what writes it; nil for a format that is only read.
  let makeWriter: (@Sendable () -> any EventWriter)?

  /// Whether events can be written in this format.
  public var isWritable: Bool { makeWriter != nil }
}

extension LogFormat: Hashable, CustomStringConvertible {
  /// Whether two formats are the same one; they are known by their names.
  public static func == (first: LogFormat, second: LogFormat) -> Bool { first.name == second.name }

  /// Feeds the name into a hasher.
  public func hash(into hasher: inout Hasher) { hasher.combine(name) }

  /// The name.
  public var description: String { name }
}

extension LogFormat {
  /// Every format, in the order in which they are tried on a log.
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

  /// Returns the format of that name, or nil.
  public static func named(_ name: String) -> LogFormat? { all.first { $0.name == name } }

  /// Returns the file name extensions of all formats, without the dot, in alphabetical order.
  public static var extensions: [String] { Set(all.flatMap(\.extensions)).sorted() }

  /// Returns the text of a whole log with these events.
  ///
  /// - Throws: a ``LogFormat/WritingError`` at the first event the format has no way to say.
  public func write(_ events: [LoggedEvent]) throws(WritingError) -> String {
    var writer = try LogWriter(self)
    for event in events { try writer.append(event) }
    return String(decoding: writer.finish(), as: UTF8.self)
  }
}
