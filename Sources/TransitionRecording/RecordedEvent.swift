struct RecordedEvent {
  var call: RecordedCall
  var name: String
  /// The screen's address: its identity while it lives.
  var address: UInt
  var place = RecordedPlace()
  var transition: OpenTransition?
  /// How many gaps the log has had before it. Nothing is concluded across a gap: after it, every
  /// screen and every container has a new name.
  var gaps = 0
  /// Microseconds since the recording began.
  var time: UInt64
  /// The place in the app's source that recorded it.
  var source: SourcePlace?
  /// How many events were lost just before it.
  var lostBefore = 0
}

struct SourcePlace: Sendable {
  var file: StaticString
  var line: UInt
}

struct RecordedPlace: Hashable, Sendable {
  /// The object that distinguishes the transitions of its screens from others.
  var scope: RecordedObject?
  /// The screen it is a child of, where the log names it.
  var parent: RecordedObject?
  /// Its window, if it already has one.
  var window: RecordedObject?
}

/// An object in the log: a container, a parent, a window.
struct RecordedObject: Hashable, Sendable {
  var name: String
  var address: UInt
}

struct OpenTransition: Sendable {
  var number: Int
  var kind: RecordedTransition.Kind?
}
