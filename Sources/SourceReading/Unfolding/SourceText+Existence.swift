extension SourceText {
  /// Whether a token is `nil` or `NULL`.
  func isNil(_ token: Int) -> Bool { keyword(token) == .nil || keyword(token) == .null }

  /// Returns the collection of which a part of a condition only checks whether it has elements, and
  /// whether it holds if there are any: `!rows.isEmpty`, `[rows count] > 0`. Nil for all other
  /// parts.
  ///
  /// - Parameter local: The tokens of the value of a local, by the token that names it.
  func asksForAny(
    _ part: Range<Int>, local: (Int) -> Range<Int>?
  ) -> (collection: [String], holds: Bool)? {
    let isDenied = part.first.map { isMark($0, "!") } ?? false
    let whole = isDenied ? part.lowerBound + 1..<part.upperBound : part
    let sign = comparison(in: whole)
    if let sign, let found = asksForPlace(in: whole, sign) {
      return (found.collection, found.holds != isDenied)
    }
    var operand = whole.lowerBound..<(sign ?? whole.upperBound)
    if operand.count == 1, let value = local(operand.lowerBound) { operand = value }
    guard let names = names(of: operand), let last = names.last,
      names.count > (names[0] == "self" ? 2 : 1)
    else { return nil }
    let holds: Bool
    if last == "isEmpty" || last == "empty" {
      guard let sign else { return (names.dropLast(), isDenied) }
      guard let value = keyword(sign + 1), value == .true || value == .false else { return nil }
      holds = matches(sign, "==") == (value == .false)
    } else if last == "count" || last == "length" || last.hasPrefix("numberOf") {
      if let sign {
        guard let isAny = isMoreThanNone(sign, whole) else { return nil }
        holds = isAny
      } else {
        guard file.language == .objectiveC else { return nil }
        holds = true
      }
    } else {
      return nil
    }
    return (names.dropLast(), holds != isDenied)
  }

  /// Returns the collection of which a part of a condition checks an index, and whether it holds if
  /// the index exists: `row < rows.count`, `row != NSNotFound`.
  private func asksForPlace(
    in part: Range<Int>, _ sign: Int
  ) -> (collection: [String], holds: Bool)? {
    let before = part.lowerBound..<sign
    let behind = sign + 1..<part.upperBound
    if behind.count == 1, matches(behind.lowerBound, "NSNotFound"), let index = names(of: before) {
      return (index, matches(sign, "!="))
    }
    guard matches(sign, "<") || matches(sign, ">="), let collection = names(of: behind),
      collection.count > 1, collection.last == "count"
    else { return nil }
    return (collection.dropLast(), matches(sign, "<"))
  }

  private func names(of operand: Range<Int>) -> [String]? {
    file.language == .swift ? path(whole: operand) : objectiveCPath(operand)
  }

  /// Returns the index of the operator that compares two values, if there is one.
  private func comparison(in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if Self.signs.contains(where: { matches(index, $0) }) { return index }
      index = after(index)
    }
    return nil
  }

  private static let signs = ["==", "!=", ">", ">=", "<", "<="]

  /// Whether a number is compared so that there is something: `> 0`; false for `== 0`, nil for
  /// other comparisons.
  private func isMoreThanNone(_ sign: Int, _ range: Range<Int>) -> Bool? {
    guard sign + 2 == range.upperBound else { return nil }
    switch (string(sign), string(sign + 1)) {
    case (">", "0"), ("!=", "0"), (">=", "1"): return true
    case ("==", "0"), ("<", "1"), ("<=", "0"): return false
    default: return nil
    }
  }
}
