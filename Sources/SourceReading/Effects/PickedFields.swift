/// The fields in which the user types nothing: the delegate does not let editing begin, and usually
/// shows a list to choose from.
struct PickedFields {
  /// The names of these fields.
  private var names: Set<String> = []

  /// Whether these are all fields of the screen.
  private var areAll = false

  init(_ functions: OwnFunctions) {
    for (text, method, body) in functions.declared["textFieldShouldBeginEditing"] ?? [] {
      let passed = method.parameters.map(\.name)
      let constants = body.compactMap { text.constant($0) }
      let compared = body.filter { text.matches($0, "===") || text.matches($0, "==") }
      let excepted = body.filter { text.matches($0, "!==") || text.matches($0, "!=") }
      for token in compared where Self.deniesBranch(after: token, in: body, text) {
        names.formUnion(Self.compared(at: token, besides: passed, text))
      }
      for token in excepted {
        names.formUnion(Self.compared(at: token, besides: passed, text))
      }
      if compared.isEmpty, excepted.isEmpty, !constants.isEmpty, !constants.contains(true) {
        areAll = true
      }
    }
  }

  /// Whether a field is one of them.
  func holds(_ field: String) -> Bool { areAll || names.contains(field) }

  /// Returns the names on both sides of a comparison, without the one that the delegate is passed.
  private static func compared(
    at token: Int, besides passed: [String], _ text: SourceText
  ) -> [String] {
    if text.keyword(token + 1) == .self, text.isMember(token + 2) {
      return [text.string(token + 3)]
    }
    return [token - 1, token + 1].filter { text[$0].kind == .identifier }.map(text.string)
      .filter { !passed.contains($0) }.map(ObjectiveCBodyReader.plain)
  }

  /// Whether the branch after a condition returns false.
  private static func deniesBranch(
    after token: Int, in body: Range<Int>, _ text: SourceText
  ) -> Bool {
    guard let open = (token..<body.upperBound).first(where: { text.isMark($0, "{") }),
      let close = text.partner(of: open)
    else { return false }
    return (open..<close).contains { text.constant($0) == false }
  }
}
