extension Formula.Template {
  /// Every template. To add one, add a value below and a line here.
  public static let all: [Formula.Template] = [
    .existence, .absence, .exactly, .initially, .end,
    .respondedExistence, .coExistence,
    .response, .precedence, .succession,
    .alternateResponse, .alternatePrecedence, .alternateSuccession,
    .chainResponse, .chainPrecedence, .chainSuccession,
    .notCoExistence, .notSuccession, .notChainSuccession,
    .choice, .exclusiveChoice,
  ]

  /// Returns the template with a name, ignoring case, or nil.
  public static func named(_ name: String) -> Formula.Template? {
    let wanted = name.lowercased()
    return all.first { $0.name.lowercased() == wanted }
  }
}

// Templates about one event, and choices between two events. They are triggered in every word. Each
// has its formula in linear temporal logic over finite words.

extension Formula.Template {
  /// a occurs at least n times: `F(a & X(F(a & …)))`.
  public static let existence = Self(
    "Existence", arity: 1, trigger: .always, meaning: .count(.atLeast))

  /// a occurs fewer than n times: `!Existence(n, a)`.
  public static let absence = Self(
    "Absence", arity: 1, trigger: .always, meaning: .count(.fewerThan))

  /// a occurs exactly n times: `Existence(n, a) & Absence(n + 1, a)`.
  public static let exactly = Self(
    "Exactly", arity: 1, trigger: .always, meaning: .count(.exactly))

  /// a is the first event: `a`.
  public static let initially = Self("Init", .always, [[1, 2], [1, 1], [2, 2]], accepting: [1])

  /// a is the last event: `F(a & !X(true))`.
  public static let end = Self("End", .always, [[1, 0], [1, 0]], accepting: [1])

  /// a or b occurs: `F(a) | F(b)`.
  public static let choice = Self("Choice", .always, [[1, 1, 0], [1, 1, 1]], accepting: [1])

  /// Exactly one of a and b occurs: `(F(a) | F(b)) & !(F(a) & F(b))`.
  public static let exclusiveChoice = Self(
    "ExclusiveChoice", .always, [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [1, 2])
}

// Templates that require a second event, in order of strictness: anywhere, later or earlier,
// alternating, directly next to the first.

extension Formula.Template {
  /// If a occurs, b occurs too, before or after it: `F(a) -> F(b)`.
  public static let respondedExistence = Self(
    "RespondedExistence", .first, [[1, 2, 0], [1, 2, 1], [2, 2, 2]], accepting: [0, 2])

  /// If one of a and b occurs, so does the other: `F(a) <-> F(b)`.
  public static let coExistence = Self(
    "CoExistence", .either, [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [0, 3])

  /// Every a is followed by a b, immediately or later: `G(a -> F(b))`.
  public static let response = Self("Response", .first, [[1, 0, 0], [1, 0, 1]], accepting: [0])

  /// Every b has an a before it: `(!b U a) | G(!b)`.
  public static let precedence = Self(
    "Precedence", .second, [[1, 2, 0], [1, 1, 1], [2, 2, 2]], accepting: [0, 1])

  /// Every a is followed by a b, and every b has an a before it: `Response(a, b) & Precedence(a,
  /// b)`.
  public static let succession = Self(
    "Succession", .either, [[1, 3, 0], [1, 2, 1], [1, 2, 2], [3, 3, 3]], accepting: [0, 2])

  /// Every a is followed by a b before the next a: `G(a -> X(!a U b))`.
  public static let alternateResponse = Self(
    "AlternateResponse", .first, [[1, 0, 0], [2, 0, 1], [2, 2, 2]], accepting: [0])

  /// Every b has an a before it that comes after the previous b: `Precedence(a, b) & G(b ->
  /// WX(Precedence(a, b)))`.
  public static let alternatePrecedence = Self(
    "AlternatePrecedence", .second, [[1, 2, 0], [1, 0, 1], [2, 2, 2]], accepting: [0, 1])

  /// a and b alternate, a first and b last: `AlternateResponse(a, b) & AlternatePrecedence(a, b)`.
  public static let alternateSuccession = Self(
    "AlternateSuccession", .either, [[1, 2, 0], [2, 0, 1], [2, 2, 2]], accepting: [0])

  /// The event after every a is b: `G(a -> X(b))`.
  public static let chainResponse = Self(
    "ChainResponse", .first, [[1, 0, 0], [2, 0, 2], [2, 2, 2]], accepting: [0])

  /// The event before every b is a: `!b & G(X(b) -> a)`.
  public static let chainPrecedence = Self(
    "ChainPrecedence", .second, [[1, 2, 0], [1, 0, 0], [2, 2, 2]], accepting: [0, 1])

  /// The event after every a is b, and the event before every b is a: `ChainResponse(a, b) &
  /// ChainPrecedence(a, b)`.
  public static let chainSuccession = Self(
    "ChainSuccession", .either, [[1, 2, 0], [2, 0, 2], [2, 2, 2]], accepting: [0])
}

// Templates that forbid a second event: anywhere, later, or directly after the first.

extension Formula.Template {
  /// a and b do not both occur: `!(F(a) & F(b))`.
  public static let notCoExistence = Self(
    "NotCoExistence", .either, [[1, 2, 0], [1, 3, 1], [3, 2, 2], [3, 3, 3]], accepting: [0, 1, 2])

  /// No b comes after an a: `G(a -> !F(b))`.
  public static let notSuccession = Self(
    "NotSuccession", .both, [[1, 0, 0], [1, 2, 1], [2, 2, 2]], accepting: [0, 1])

  /// No b comes directly after an a: `G(a -> !X(b))`.
  public static let notChainSuccession = Self(
    "NotChainSuccession", .both, [[1, 0, 0], [1, 2, 0], [2, 2, 2]], accepting: [0, 1])
}
