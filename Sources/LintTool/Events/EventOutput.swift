import EventLog
import EventModel

/// The printing of events in a format, with the line of each event.
final class EventOutput {
  private var writer: LogWriter
  private let sink: ByteSink
  private var failure: LogFormat.WritingError?
  private(set) var lineCount = 0

  /// Begins a log in the format of a name, which the options have checked; its header is printed
  /// with the first event, or at the end.
  ///
  /// - Throws: a failure for a format that is only read.
  init(_ format: String, to sink: ByteSink) throws(ToolFailure) {
    writer = try ToolFailure.impossible { try LogWriter(LogFormat.named(format)!) }
    self.sink = sink
  }

  /// Whether the reading end of the output is closed, or an event cannot be written in the format.
  var isClosed: Bool { sink.isClosed || failure != nil }

  @discardableResult
  func add(_ event: LoggedEvent) -> Int {
    passOn()
    do throws(LogFormat.WritingError) {
      try writer.append(event)
    } catch {
      failure = failure ?? error
    }
    let line = lineCount + 1
    passOn()
    return line
  }

  private func passOn() {
    let bytes = writer.take()
    lineCount += bytes.count { $0 == UInt8(ascii: "\n") }
    sink.write(bytes)
  }

  /// Ends the log.
  ///
  /// - Throws: a failure if some event cannot be written in the format.
  func finish() throws(ToolFailure) {
    passOn()
    sink.write(writer.finish())
    if let failure { throw .impossible(failure.description) }
  }
}
