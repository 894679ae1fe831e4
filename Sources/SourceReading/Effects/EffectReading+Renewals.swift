/// What a callback releases to acquire it anew.
extension EffectReading {
  /// Marks what is acquired after the same callback has released it.
  mutating func markRenewals() {
    struct Key: Hashable {
      var phase: SourcePhase
      var resource: String
      var identity: String
    }
    var released: [Key: [Int]] = [:]
    for number in inKeptOrder {
      let effect = effects[number]
      // Code that runs once renews nothing.
      guard effect.phase != .elsewhere, effect.phase != .once else { continue }
      let broad = Key(phase: effect.phase, resource: effect.resource, identity: "")
      let key = Key(phase: effect.phase, resource: effect.resource, identity: effect.identity)
      switch effect.act {
      case .release:
        released[effect.marks.contains(.broad) ? broad : key, default: []].append(number)
      case .acquire:
        let before = (released[key] ?? []) + (released[broad] ?? [])
        guard !before.isEmpty else { continue }
        effects[number].marks.insert(.guardedByOwnState)
        // A release that is always done is more than room for an acquire that may not be.
        let isAlways = steps[origins[number]].state.condition == nil
        for release in before where isAlways || steps[origins[release]].state.condition != nil {
          effects[release].marks.insert(.renewing)
        }
      default: continue
      }
    }
  }

  /// The numbers of the effects in the order in which they matter: what is first made and later kept,
  /// `let new = makeTimer(); timer?.invalidate(); timer = new`, is acquired where it is kept.
  private var inKeptOrder: [Int] {
    let places = effects.indices.map(keptAt)
    return effects.indices.sorted { (places[$0], $0) < (places[$1], $1) }
  }

  /// Returns the number of the step that keeps what an effect acquires and a local holds first; of
  /// other effects, the number of their step.
  private func keptAt(_ number: Int) -> Int {
    let origin = origins[number]
    let step = steps[origin]
    guard effects[number].act == .acquire, case .path(let path) = step.step.holder, path.count == 1,
      !step.holder.isEmpty, step.holder != path[0]
    else { return origin }
    let keeper = steps[origin...].firstIndex { other in
      guard case .write(UInt8(ascii: "=")) = other.kind else { return false }
      return other.path == step.holder && other.function == step.function
    }
    return keeper ?? origin
  }
}
