/// A format in which a file is recorded; `transition-lint` reads each of them.
///
/// To add one: one file in `Formats/` and one line in ``all``.
public struct RecordingFormat: Sendable {
  /// The name, as `transition-lint --from` knows it.
  public let name: String

  /// Returns the beginning of a log; empty in a format without one.
  var begin: @Sendable (_ start: String) -> String = { _ in "" }

  let event: @Sendable (RecordedEvent) -> String

  /// Returns the line about the beginning of a transition; empty in a format without such lines.
  var beginTransition:
    @Sendable (_ transition: OpenTransition, _ scope: RecordedObject?, _ gaps: Int) -> String = {
      _, _, _ in ""
    }

  var endTransition: @Sendable (_ number: Int, _ outcome: RecordedTransition.Outcome?) -> String = {
    _, _ in ""
  }

  /// Returns a line for people; empty in a format without comments.
  var comment: @Sendable (_ text: String) -> String = { _ in "" }
}

extension RecordingFormat {
  /// The formats a file can be recorded in.
  public static let all: [RecordingFormat] = [
    .transcript,
    .ndjson,
  ]
}
