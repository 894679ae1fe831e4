/// One event on its way into the log.
struct RecordedEvent {
  var call: RecordedCall
  /// The name of the screen.
  var name: String
  /// The screen's address: its identity while it lives.
  var address: UInt
  /// The container it is in.
  var scope: RecordedScope?
  /// The transition its container is in.
  var transition: OpenTransition?
  /// How many gaps the log has had before it. Nothing is concluded across one: from there on every
  /// screen and every container is known by another name.
  var gaps: Int
  /// Microseconds since the recording began.
  var time: UInt64
  /// The place in the app's source that recorded it.
  var source: SourcePlace?
  /// How many events were lost just before it.
  var lostBefore = 0
}

/// A place in an app's source.
struct SourcePlace: Sendable {
  var file: StaticString
  var line: UInt
}

/// A container: what the transitions of its screens are told apart by.
struct RecordedScope: Sendable {
  var name: String
  var address: UInt
}

/// A transition that has begun and not ended.
struct OpenTransition: Sendable {
  var number: Int
  var kind: String?
}
