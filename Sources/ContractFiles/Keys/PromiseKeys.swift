import EventModel
import JSON

extension Promise {
  /// Every key of a promise between events of one episode.
  static let keys: [FileKey<Promise>] = [
    .text(
      "id", "The name documents use", \.id, .name("the name of a promise"), isRequired: true),
    FileKey(
      "first", "The event that comes first, a role and a callback", .textSchema, isRequired: true,
      write: { .string($0.first.description) }
    ) { node, promise, reading throws(JSONMistake) in
      promise.first = try node.event(reading)
    },
    FileKey(
      "second", "The event that comes later, if both do", .textSchema, isRequired: true,
      write: { .string($0.second.description) }
    ) { node, promise, reading throws(JSONMistake) in
      promise.second = try node.event(reading)
      if promise.first == promise.second {
        throw node.mistake("an event cannot come before itself")
      }
    },
    .text(
      "text", "The promise in one sentence, lower case", \.text,
      .sentence("the text of a promise"), isRequired: true),
    .evidence(\.evidence),
  ]
}

extension JSONNode {
  /// Returns the event of a role and a callback with a dot between.
  fileprivate func event(_ reading: ContractReading) throws(JSONMistake) -> LifecycleEvent {
    let text = try words("an event")
    let roles = reading.families.flatMap(\.roles).map(\.name).distinct()
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw mistake("'\(text.shortened)' is no event: write a role, a dot and a callback")
    }
    guard roles.contains(parts[0]) else { throw unknown("role", parts[0], among: roles) }
    guard reading.callbacks.contains(parts[1]) else {
      throw unknown("callback", parts[1], among: reading.callbacks)
    }
    return LifecycleEvent(parts[0], Callback(parts[1]))
  }
}
