extension EffectReading {
  private struct Key: Hashable {
    var resource: String
    var identity: String
  }

  /// Drops what means nothing by itself: a value of any name that has no counterpart, a named pair of which
  /// one half is missing, a property that is neither thrown away nor unwrapped, and what is said twice.
  mutating func dropWhatMeansNothing() {
    var acquired: Set<Key> = []
    var released: Set<Key> = []
    var held: Set<String> = []
    for effect in effects {
      let key = Key(resource: effect.resource, identity: effect.identity)
      if effect.act == .release { released.insert(key) }
      guard effect.act == .acquire else { continue }
      acquired.insert(key)
      held.insert(effect.identity)
    }
    let needed = neededProperties()
    var seen: [SourceEffect: Int] = [:]
    var kept: [SourceEffect] = []
    for (number, effect) in effects.enumerated() {
      let key = Key(resource: effect.resource, identity: effect.identity)
      if effect.resource == "property" {
        if effect.act == .assign, !needed.contains(effect.identity) { continue }
        if effect.act != .unwrap, held.contains(effect.identity) { continue }
      } else if isWeak(number) {
        if effect.act == .acquire, !released.contains(key) { continue }
        if effect.act == .release, !acquired.contains(key) { continue }
      } else if isAmbiguous(number), !acquired.contains(key) {
        continue
      }
      keep(effect, &kept, &seen)
    }
    effects = kept
  }

  /// Keeps an effect; of the same one reached by two routes, the one that less stands in the way of.
  private func keep(
    _ effect: SourceEffect, _ kept: inout [SourceEffect], _ seen: inout [SourceEffect: Int]
  ) {
    var plain = effect
    plain.route = []
    plain.marks = []
    guard let old = seen[plain] else {
      seen[plain] = kept.count
      kept.append(effect)
      return
    }
    if effect.marks.isStrictSubset(of: kept[old].marks) { kept[old] = effect }
  }

  /// Marks what is emptied and filled again by the same callback.
  mutating func markRefills() {
    struct Key: Hashable {
      var phase: SourcePhase
      var path: String
    }
    var emptied: [Key: [Int]] = [:]
    for number in effects.indices {
      let effect = effects[number]
      switch effect.act {
      case .irreversible(.stateDropped):
        let path =
          effect.resource == "property" ? effect.identity : steps[origins[number]].receiverText
        emptied[Key(phase: effect.phase, path: path), default: []].append(number)
      case .start(.growth), .assign:
        let key = Key(phase: effect.phase, path: effect.identity)
        if let before = emptied[key] {
          effects[number].marks.insert(.guardedByOwnState)
          for drop in before { effects[drop].marks.insert(.renewing) }
        } else if effect.act == .assign {
          emptied[key] = []
        }
      default: continue
      }
    }
  }

  /// Whether an effect means nothing without its counterpart.
  private func isWeak(_ number: Int) -> Bool {
    let effect = effects[number]
    if effect.resource == "named_pair" || effect.resource == "counter"
      || effect.resource == "registry"
    {
      return true
    }
    return steps[origins[number]].matches.contains {
      $0.isOfAnyName && table.rows[$0.row].id == effect.resource
    }
  }

  /// Whether a release could belong to several rows.
  private func isAmbiguous(_ number: Int) -> Bool {
    effects[number].act == .release && !effects[number].marks.contains(.broad)
      && steps[origins[number]].matches.count > 1
  }

  /// Returns the properties that are thrown away or unwrapped in a callback.
  private func neededProperties() -> Set<String> {
    var result: Set<String> = []
    for effect in effects {
      guard case .callback = effect.phase else { continue }
      switch effect.act {
      case .unwrap, .irreversible: result.insert(effect.identity)
      default: continue
      }
    }
    return result
  }
}
