package import EventModel

/// A writer that returns the text of a log piece by piece, for logs that are too long for memory.
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
  /// - Throws: a ``LogFormat/WritingError`` if the format can only be read.
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
  /// - Throws: a ``LogFormat/WritingError`` if the format cannot express it; then nothing is added.
  package mutating func append(_ event: LoggedEvent) throws(LogFormat.WritingError) {
    let count = output.count
    do throws(LogFormat.WritingError) {
      try writer.write(event, to: &output)
    } catch {
      output.removeSubrange(count...)
      throw error
    }
  }

  /// How many written bytes were not taken yet.
  package var count: Int { output.count }

  /// Returns the bytes written since the last call.
  package mutating func take() -> [UInt8] {
    defer { output.removeAll(keepingCapacity: true) }
    return output
  }

  /// Ends the log and returns the bytes written since the last call.
  package mutating func finish() -> [UInt8] {
    writer.end(&output)
    return take()
  }
}
