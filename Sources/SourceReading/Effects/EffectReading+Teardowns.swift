/// Closures of the screen, and objects, that end what functions have made.
extension EffectReading {
  /// Returns what closures end, by the paths of the closures.
  static func teardowns(_ steps: [UnfoldedStep]) -> [String: [ResourceMatch]] {
    var found: [String: [ResourceMatch]] = [:]
    for step in steps {
      for match in step.matches
      where match.act == .acquire && !step.holder.isEmpty && step.place.endsByCall {
        found[step.holder, default: []].append(match)
      }
    }
    return found
  }

  /// Reads a call of a closure that ends what is held: `end?()`, `ends.forEach { $0() }`.
  mutating func readTeardown(_ number: Int) {
    guard !teardowns.isEmpty else { return }
    let path = steps[number].closurePath
    for match in teardowns[path] ?? [] {
      let row = table.rows[match.row]
      add(number, row.id, row.holding, path, .release, isShared: row.isShared)
    }
  }

  /// Whether what a call makes is passed to something that ends it by a call on it: `Task { … }.store(in:
  /// &tasks)`.
  func isGivenOn(_ step: UnfoldedStep) -> Bool {
    let text = step.source.text
    guard text.file.language == .swift else { return false }
    var last = step.token
    while last + 1 < text.count, text.isMark(last + 1, "(") || text.isMark(last + 1, "{") {
      guard let close = text.partner(of: last + 1) else { return false }
      last = close
    }
    return text.isMark(last + 1, ".") && last + 2 < text.count
      && Self.givingOn.contains(text.string(last + 2))
  }

  private static let givingOn: Set = [
    "store", "disposed", "eraseToAnyCancellable", "asCancellable", "toAnyCancellable", "cancelled",
  ]
}
