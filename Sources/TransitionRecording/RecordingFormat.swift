/// A format in which a file is recorded; `transition-lint` reads each of them.
///
/// To add one: one file in `Formats/` and one line in ``all``.
public struct RecordingFormat: Sendable {
  /// The name, as `transition-lint --from` knows it.
  public let name: String

  /// Appends the beginning of a log; nothing in a format without one.
  var begin: @Sendable (_ start: String, _ output: inout [UInt8]) -> Void = { _, _ in }

  let event: @Sendable (_ event: RecordedEvent, _ output: inout [UInt8]) -> Void

  /// Appends the line about the beginning of a transition; nothing in a format without such lines.
  var beginTransition:
    @Sendable (
      _ transition: OpenTransition, _ scope: RecordedObject?, _ gaps: Int, _ output: inout [UInt8]
    ) -> Void = { _, _, _, _ in }

  var endTransition:
    @Sendable (
      _ number: Int, _ outcome: RecordedTransition.Outcome?, _ output: inout [UInt8]
    ) -> Void = { _, _, _ in }

  /// Appends a line for people; nothing in a format without comments.
  var comment: @Sendable (_ text: String, _ output: inout [UInt8]) -> Void = { _, _ in }
}

extension RecordingFormat {
  /// The formats a file can be recorded in.
  public static let all: [RecordingFormat] = [
    .transcript,
    .ndjson,
  ]
}
