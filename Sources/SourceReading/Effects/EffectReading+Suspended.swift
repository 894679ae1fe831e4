/// What a function releases for a while.
extension EffectReading {
  /// The effects of functions that run at any time and that release an observer, do some work, and
  /// add the observer again. Such a function changes nothing in the end.
  ///
  /// Timers and the like are left out, since a new one starts over.
  var suspended: Set<Int> {
    struct Key: Hashable {
      var entry: CallerName
      var resource: String
      var identity: String
    }
    var released: [Key: [Int]] = [:]
    var result: Set<Int> = []
    for (number, effect) in effects.enumerated()
    where effect.phase == .elsewhere && !effect.marks.contains(.broad)
      && (effect.holding == .clearAll || effect.holding == .counted)
    {
      let key = Key(
        entry: steps[origins[number]].entry, resource: effect.resource, identity: effect.identity)
      switch effect.act {
      case .release: released[key, default: []].append(number)
      case .acquire:
        guard let before = released.removeValue(forKey: key) else { continue }
        result.insert(number)
        result.formUnion(before)
      default: continue
      }
    }
    return result
  }
}
