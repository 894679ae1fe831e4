import EventModel
import JSON

extension ClientAction {
  /// Every key of a client action.
  static let keys: [FileKey<ClientAction>] = [
    .text(
      "name", "The name, as logs and assumptions spell it", \.name, .identifier("an action"),
      isRequired: true),
    .text(
      "summary", "What the code does, in a few words, lower case", \.summary,
      .sentence("the summary of an action"), isRequired: true),
  ]
}

extension UsageRule {
  /// Every key of a rule about where an action is not allowed.
  static let keys: [FileKey<UsageRule>] = [
    .text(
      "id", "The name documents use", \.id, .name("the name of a rule"), isRequired: true),
    .text("action", "The action", \.action, .action, isRequired: true),
    .callbacks(
      "notDuring",
      "The calls it is not allowed during: from such a call until its actor's next one",
      \.callbacks, isRequired: true),
    .text(
      "notWhile", "The state of its actor in which it is not allowed", \.forbiddenState, .label),
    .text(
      "notWhileParentIs", "The state of its actor's parent in which it is not allowed",
      \.forbiddenParentState, .label),
    .callbacks(
      "allowedDuring", "The calls during which the same source says that it is allowed",
      \.allowedCallbacks),
    .text(
      "text", "The rule in one sentence, lower case", \.text, .sentence("the text of a rule"),
      isRequired: true),
    .text(
      "instead", "What to do instead, lower case", \.instead, .sentence("what to do instead")),
    .evidence(\.evidence),
  ]
}

extension Obligation {
  /// Every key of an obligation.
  static let keys: [FileKey<Obligation>] = [
    .text(
      "id", "The name documents use", \.id, .name("the name of an obligation"),
      isRequired: true),
    .text("action", "The action that obliges", \.action, .action, isRequired: true),
    .callbacks(
      "during", "The calls during which it obliges; any if left out", \.callbacks),
    .text("answer", "The action that answers", \.answer, .action, isRequired: true),
    .text(
      "due", "The call by whose end the answer is due", \.due.name, .callback, isRequired: true),
    .text(
      "text", "The obligation in one sentence, lower case", \.text,
      .sentence("the text of an obligation"), isRequired: true),
    .truth("advice", "Whether to leave it open may be right", \.isAdvice),
    .evidence(\.evidence),
  ]
}
