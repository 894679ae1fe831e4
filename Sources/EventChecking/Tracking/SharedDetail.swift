import EventModel

/// The detail of an event behind a reference, so that events without one pass a single word.
final class SharedDetail: Sendable {
  let value: EventDetail

  init(_ value: EventDetail) { self.value = value }
}
