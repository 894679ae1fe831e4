/// Code that has a result: a function, a closure or a branch of an `if` that is a value.
struct ResultingCode {
  /// Its tokens: if they are only one expression, that is the result. Nil if only `return` says what
  /// the result is.
  var tokens: Range<Int>?

  /// Where the result goes.
  var holder: Holder
}

extension SourceBodyReader {
  /// Reads a value that is selected by what holds it, `timer == nil ? makeTimer() : timer`, or by
  /// names, `isOn ? makeTimer() : nil`, and returns whether it is one.
  mutating func selection(_ value: Range<Int>, _ context: Int, _ holder: Holder) -> Bool {
    guard let choice = text.choice(in: value), case .path(let path) = holder, let name = path.last
    else { return false }
    let condition = choice.condition
    let asksHolder = condition.contains { text.matches($0, name) }
    guard asksHolder || !condition.contains(where: { text.isMark($0, "(") || text.isMark($0, "[") })
    else { return false }
    for (part, isNegated) in [(choice.first, false), (choice.second, true)] {
      let side = open(
        asksHolder
          ? .branch(condition: condition, isNegated: isNegated)
          : .side(condition: condition, isNegated: isNegated), in: context)
      expression(part, side, holder)
    }
    return true
  }
}
