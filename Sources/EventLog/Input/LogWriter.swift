package import EventModel

/// Writes events one by one as the text of a log, for logs that are too long to hold.
///
/// ```swift
/// var writer = try LogWriter(.ndjson)
/// try writer.append(event)
/// print(String(decoding: writer.take(), as: UTF8.self))
/// ```
package struct LogWriter {
  private var writer: any EventWriter
  private var output: [UInt8] = []

  /// Begins a log.
  ///
  /// - Throws: a ``LogFormat/WritingError`` if the format is only read.
  package init(_ format: LogFormat) throws(LogFormat.WritingError) {
    guard let make = format.makeWriter else {
      throw LogFormat.WritingError(
        "events cannot be written as \(format.name): the format is only read")
    }
    writer = make()
    writer.begin(&output)
  }

  /// Adds an event.
  ///
  /// - Throws: a ``LogFormat/WritingError`` if the format has no way to say it; nothing is added then.
  package mutating func append(_ event: LoggedEvent) throws(LogFormat.WritingError) {
    let count = output.count
    do throws(LogFormat.WritingError) {
      try writer.write(event, to: &output)
    } catch {
      output.removeSubrange(count...)
      throw error
    }
  }

  /// How many bytes wait to be taken.
  package var count: Int { output.count }

  /// Returns the bytes written since the last time.
  package mutating func take() -> [UInt8] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  /// Ends the log and returns the bytes written since the last time.
  package mutating func finish() -> [UInt8] {
    writer.end(&output)
    return take()
  }
}
