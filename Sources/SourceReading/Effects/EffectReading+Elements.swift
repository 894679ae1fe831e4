/// Releases in loops over lists.
extension EffectReading {
  /// Limits what a loop releases for each element of a list to what the functions acquire that fill
  /// the list: `for name in names { center.removeObserver(self, name: name) }` does not release
  /// what was never put into `names`.
  mutating func narrowElements() {
    guard effects.contains(where: \.isOfElements) else { return }
    var narrowed: [SourceEffect] = []
    var numbers: [Int] = []
    for (effect, origin) in zip(effects, origins) {
      let fillers = fillers(ofListOf: effect)
      guard !fillers.isEmpty else {
        narrowed.append(effect)
        numbers.append(origin)
        continue
      }
      var identities: Set<String> = []
      for (taken, place) in zip(effects, origins)
      where taken.act == .acquire && taken.resource == effect.resource
        && fillers.contains(steps[place].function) && identities.insert(taken.identity).inserted
      {
        var given = effect
        given.identity = taken.identity
        given.marks.remove(.broad)
        narrowed.append(given)
        numbers.append(origin)
      }
    }
    (effects, origins) = (narrowed, numbers)
  }

  /// Returns the functions that put something into the list whose elements an effect releases.
  private func fillers(ofListOf effect: SourceEffect) -> Set<CallerName> {
    guard effect.isOfElements else { return [] }
    let list = effect.identity.dropFirst()
    return Set(
      steps.lazy.filter { Self.collecting.contains($0.name) && $0.receiverText == list }
        .map(\.function))
  }
}

extension SourceEffect {
  /// Whether it releases what each element of a list names.
  fileprivate var isOfElements: Bool {
    act == .release && marks.contains(.broad) && identity.first == "~"
  }
}
