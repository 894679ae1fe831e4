import EventModel
import JSON

extension Promise {
  static let shape: FileShape<Promise> = .object(
    "a promise",
    [
      FileKey(
        "id", "The name documents use", \.id, .name("the name of a promise"), isRequired: true),
      FileKey(
        "first", "The event that comes first, a role and a callback", \.first, event,
        isRequired: true),
      FileKey(
        "second", "The event that comes later, if both do", \.second, event, isRequired: true
      ) { node, promise, _ throws(JSONMistake) in
        if promise.first == promise.second {
          throw node.mistake("an event cannot come before itself")
        }
      },
      FileKey(
        "text", "The promise in one sentence, lower case", \.text,
        .sentence("the text of a promise"), isRequired: true),
      .evidence(\.evidence),
    ],
    Promise("", LifecycleEvent("", ""), before: LifecycleEvent("", ""), text: "", evidence: []))

  /// An event: a role and a callback with a dot between.
  private static let event = FileShape<LifecycleEvent>(
    schema: .textSchema, write: { event, _ in .string(event.description) }
  ) { node, reading throws(JSONMistake) in
    let text = try node.words("an event")
    let parts = text.split(separator: ".", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw node.mistake("'\(text.shortened)' is not an event: write a role, a dot and a callback")
    }
    let roles = reading.families.flatMap(\.roles).map(\.name).distinct()
    return try node.event(parts[0], parts[1], among: roles, reading.callbacks)
  }
}

extension LifePromise {
  static let shape: FileShape<LifePromise> = .object(
    "a promise",
    [
      FileKey(
        "id", "The name documents use", \.id, .name("the name of a promise"), isRequired: true),
      FileKey(
        "text", "The promise in one sentence, lower case", \.text,
        .sentence("the text of a promise"), isRequired: true),
      .evidence(\.evidence),
    ], LifePromise("", "", evidence: []))
}

extension JSONNode {
  func event(
    _ role: String, _ callback: String, among roles: [String], _ callbacks: [String]
  ) throws(JSONMistake) -> LifecycleEvent {
    guard roles.contains(role) else { throw unknown("role", role, among: roles) }
    return LifecycleEvent(role, try self.callback(callback, among: callbacks))
  }

  func callback(_ name: String, among callbacks: [String]) throws(JSONMistake) -> Callback {
    guard callbacks.contains(name) else { throw unknown("callback", name, among: callbacks) }
    return Callback(name)
  }
}
