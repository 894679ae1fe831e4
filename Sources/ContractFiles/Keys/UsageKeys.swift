import EventModel

extension ClientAction {
  static let shape: FileShape<ClientAction> = .object(
    "an action",
    [
      FileKey(
        "name", "The name, as logs and assumptions spell it", \.name, .identifier("an action"),
        isRequired: true),
      FileKey(
        "summary", "What the code does, in a few words, lower case", \.summary,
        .sentence("the summary of an action"), isRequired: true),
    ], ClientAction("", ""))
}

extension UsageRule {
  static let shape: FileShape<UsageRule> = .object(
    "a rule",
    [
      FileKey(
        "id", "The name documents use", \.id, .name("the name of a rule"), isRequired: true),
      FileKey("action", "The action", \.action, .action, isRequired: true),
      FileKey(
        "notDuring",
        "The calls it is not allowed during: from such a call until its actor's next one",
        \.callbacks, .callbacks, isRequired: true),
      FileKey(
        "notWhile", "The state of its actor in which it is not allowed", \.forbiddenState, .label),
      FileKey(
        "notWhileParentIs", "The state of its actor's parent in which it is not allowed",
        \.forbiddenParentState, .label),
      FileKey(
        "allowedDuring", "The calls during which the same source says that it is allowed",
        \.allowedCallbacks, .callbacks),
      FileKey(
        "text", "The rule in one sentence, lower case", \.text, .sentence("the text of a rule"),
        isRequired: true),
      FileKey(
        "instead", "What to do instead, lower case", \.instead, .sentence("what to do instead")),
      .evidence(\.evidence),
    ], UsageRule("", "", notDuring: [], text: "", evidence: []))
}

extension Obligation {
  static let shape: FileShape<Obligation> = .object(
    "an obligation",
    [
      FileKey(
        "id", "The name documents use", \.id, .name("the name of an obligation"),
        isRequired: true),
      FileKey("action", "The action that obliges", \.action, .action, isRequired: true),
      FileKey(
        "during", "The calls during which it obliges; any if left out", \.callbacks, .callbacks),
      FileKey("answer", "The action that answers", \.answer, .action, isRequired: true),
      FileKey(
        "due", "The call by whose end the answer is due", \.due.name, .callback, isRequired: true),
      FileKey(
        "text", "The obligation in one sentence, lower case", \.text,
        .sentence("the text of an obligation"), isRequired: true),
      FileKey("advice", "Whether to leave it open may be right", \.isAdvice, .truth),
      .evidence(\.evidence),
    ], Obligation("", "", answeredBy: "", in: "", text: "", evidence: []))
}
