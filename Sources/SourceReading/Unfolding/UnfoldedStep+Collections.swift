import EventModel

/// Collections that a step makes.
extension UnfoldedStep {
  /// Whether a new collection without elements is written: `[NSMutableArray array]`, `Set<Int>()`,
  /// `[[NSMutableArray alloc] initWithCapacity:10]`.
  var makesEmptyCollection: Bool {
    if value?.isEmptyCollection == true { return true }
    guard step.value.count <= Limits.valueTokens,
      let type = step.value.first(where: { text[$0].kind == .identifier })
    else { return false }
    if text.file.language == .swift {
      return Self.ends(step.value, with: ["(", ")"], text)
        && (text.isMark(step.value.lowerBound, "[") || Self.isCollection(text.string(type)))
    }
    let words = step.value.filter { text[$0].kind == .identifier && $0 > type }
      .map { text.string($0) }
    return Self.isCollection(text.string(type)) && !words.isEmpty
      && words.allSatisfy { Self.making.contains($0) || $0.hasSuffix("WithCapacity") }
  }

  private static func ends(_ range: Range<Int>, with marks: [Character], _ text: SourceText) -> Bool
  {
    range.count > marks.count
      && zip(range.suffix(marks.count), marks).allSatisfy { text.string($0) == String($1) }
  }

  private static func isCollection(_ type: String) -> Bool {
    ["Array", "Set", "Dictionary"].contains(where: type.hasSuffix)
  }

  private static let making: Set = [
    "alloc", "init", "new", "array", "set", "orderedSet", "dictionary", "autorelease",
  ]
}
