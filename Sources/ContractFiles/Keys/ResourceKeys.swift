import EventModel
import JSON

extension ContractResource {
  static let shape: FileShape<ContractResource> = .object(
    "a resource",
    [
      FileKey(
        "id", "The name, for messages", \.id, .name("the name of a resource"), isRequired: true),
      FileKey(
        "acquire", "The calls or writes that take it, e.g. \"startRunning\" or \"delegate = self\"",
        \.acquire, .patterns(atLeast: 1), isRequired: true),
      FileKey(
        "release", "Those that give it back; none for what is only done", \.release, .patterns()),
      FileKey(
        "class", "What a second acquire and a release too many mean", \.holding,
        .known("class", ["enum": .strings(holdings)]) { _ in holdings },
        isWritten: { $0.holding != "unknown" }),
      FileKey("action", "The action that taking it is", \.action, .action),
      FileKey("answer", "The action that giving it back is", \.answer, .action),
      FileKey(
        "consequence", "What a person sees if it is not given back, as the end of a sentence",
        \.consequence, .sentence("the consequence")),
    ], ContractResource("", acquire: []))

  private static let holdings = [
    "token", "clearAll", "counted", "idempotent", "flag", "unknown",
  ]
}
