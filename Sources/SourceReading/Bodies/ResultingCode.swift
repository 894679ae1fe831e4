/// Code that has a result: a function, a closure or a branch of an `if` that is a value.
struct ResultingCode {
  /// Its tokens: if they are only one expression, that is the result. Nil if only `return` says what
  /// the result is.
  var tokens: Range<Int>?

  /// Where the result goes.
  var holder: Holder
}

extension SwiftBodyReader {
  /// Reads a value that is selected by what holds it, `timer == nil ? makeTimer() : timer`, and returns
  /// whether it is one.
  mutating func selection(_ value: Range<Int>, _ context: Int, _ holder: Holder) -> Bool {
    guard let question = first("?", in: value, isMeant: { text[$0].spacing.contains(.space) }),
      let colon = first(":", in: question..<value.upperBound),
      case .path(let path) = holder, let name = path.last,
      (value.lowerBound..<question).contains(where: { text.matches($0, name) })
    else { return false }
    let condition = value.lowerBound..<question
    for (part, isNegated) in [
      (question + 1..<colon, false), (colon + 1..<value.upperBound, true),
    ] {
      let branch = open(.branch(condition: condition, isNegated: isNegated), in: context)
      expression(part, branch, holder)
    }
    return true
  }
}
