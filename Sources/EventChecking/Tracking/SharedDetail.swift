import EventModel

/// The detail of one event behind a reference, so that the many events without one pass a single word.
final class SharedDetail: Sendable {
  let value: EventDetail

  init(_ value: EventDetail) { self.value = value }
}
