import EventModel
package import SourceReading

/// What one screen does with one resource: where it takes it and where it gives it back.
package struct Holding {
  /// The screen.
  package let screen: SourceFacts
  /// The row of the resource table, if the resource has one.
  let resource: SourceResource?
  /// What a second acquire and a release too many mean.
  let holding: SourceResource.Holding
  /// What tells it from others of its row.
  let identity: String
  /// Every acquire that is done, in the order of the code.
  private(set) var acquires: [SourceEffect]
  /// Every release that takes it away, in the order of the code.
  let releases: [SourceEffect]
  /// The callbacks that are none of the contract's, each with the one that it comes with.
  private let companions: [Callback: Callback]

  /// Makes the holding of the effects on one resource.
  init(
    _ screen: SourceFacts, _ effects: [SourceEffect], _ resource: SourceResource?,
    broad: [SourceEffect], companions: [Callback: Callback] = [:]
  ) {
    self.companions = companions
    self.screen = screen
    self.resource = resource
    holding = effects[0].holding
    identity = effects[0].identity
    acquires = effects.filter { $0.act == .acquire }
    releases = (effects + broad).filter { $0.act == .release && !$0.marks.contains(.renewing) }
  }

  /// Whether nothing can be claimed: the code looks at the resource's own state or at how the
  /// transition ends, or takes and gives in one body.
  var isSilent: Bool {
    let all = acquires + releases
    return acquires.isEmpty
      || acquires.contains { $0.marks.contains(.guardedByOwnState) && $0.phase.isCallback }
      || all.contains { $0.marks.contains(.aware) }
      || !Set(callbacks(acquires).map(judged)).isDisjoint(with: callbacks(releases).map(judged))
  }

  private func judged(_ callback: Callback) -> Callback { companions[callback] ?? callback }

  /// What of it may be taken twice: of many things under one name, such as the subscriptions of a set, those
  /// that no state guards.
  var unguarded: Holding {
    guard holding == .clearAll else { return self }
    var unguarded = self
    unguarded.acquires.removeAll { $0.marks.contains(.guardedByOwnState) }
    return unguarded
  }

  /// Whether it is taken before the first callback, or only where the screen comes for the first time.
  var isHeldAtStart: Bool { acquires.contains { $0.phase == .once || $0.isFirstOnly } }

  /// Whether it is taken or given back at times that no callback tells, such as a tap.
  var isTakenElsewhere: Bool { acquires.contains { $0.phase == .elsewhere } }

  /// Whether it is given back at such times.
  var isGivenElsewhere: Bool { releases.contains { $0.phase == .elsewhere } }

  /// Where it is taken each time.
  var acquiring: [SourceEffect] { acquires.filter { $0.phase.isCallback && !$0.isFirstOnly } }

  /// Where it is given back each time. A release that asks whether the screen leaves for good is the
  /// end of a life, not a part of it.
  var releasing: [SourceEffect] {
    releases.filter { $0.phase.isCallback && !$0.marks.contains(.asksLeaving) }
  }

  /// Where it is given back if the screen seems to leave for good.
  var leaving: [SourceEffect] {
    releases.filter { $0.phase.isCallback && $0.marks.contains(.asksLeaving) }
  }

  /// How it is called in messages.
  var title: String { acquires[0].heldTitle }

  func callbacks(_ effects: [SourceEffect]) -> [Callback] {
    var callbacks: [Callback] = []
    for case .callback(let callback) in effects.map(\.phase) where !callbacks.contains(callback) {
      callbacks.append(callback)
    }
    return callbacks
  }
}

extension SourceEffect {
  /// How the resource is called in messages: `tab bar hidden (tabBarController.tabBar)`.
  var heldTitle: String {
    let name = resource.replacing("_", with: " ")
    return identity.isEmpty ? name : "\(name) (\(identity))"
  }

  /// Whether it is done only where the screen comes for the first time.
  var isFirstOnly: Bool { phase.isCallback && marks.contains(.asksEntering) }

  /// Whether it may not be done each time its callback runs.
  var isDoubtful: Bool {
    !marks.isDisjoint(with: [.conditional, .deferred]) || act == .release && marks.contains(.caught)
  }

  /// Whether a release that names an observer can take away what this takes: `removeObserver(self)` of the
  /// screen leaves what another object observes.
  fileprivate func isOfSameObserver(as release: SourceEffect) -> Bool {
    guard let value, let other = release.value else { return true }
    return (value == "self") == (other == "self")
  }

  /// Where a person changes it: the call in the callback's body that leads to it, or itself.
  package var place: SourceSite { route.first ?? site }
}

extension SourceFacts {
  /// The holdings of the screen, in the order of their first effects.
  func holdings(
    _ resources: [String: SourceResource], _ companions: [Callback: Callback] = [:]
  ) -> [Holding] {
    struct Key: Hashable {
      var resource: String
      var identity: String
      /// What tells acquires apart that one release gives back: which method answers, or that it is put once
      /// into a collection into which callbacks put something else.
      var part = ""
    }
    var groups: [Key: [SourceEffect]] = [:]
    var order: [Key] = []
    var broad: [String: [SourceEffect]] = [:]
    for effect in effects where effect.act == .acquire || effect.act == .release {
      if effect.act == .release, effect.marks.contains(.broad) {
        broad[effect.resource, default: []].append(effect)
        continue
      }
      var key = Key(resource: effect.resource, identity: effect.identity)
      if resources[key.resource]?.collects == true, effect.act == .acquire {
        key.part = effect.phase == .once ? "once" : ""
      } else {
        key.part = effect.selector ?? ""
      }
      if groups[key] == nil { order.append(key) }
      groups[key, default: []].append(effect)
    }
    return order.map { key in
      var own = groups[key]!
      if !key.part.isEmpty {
        let others = groups[Key(resource: key.resource, identity: key.identity)] ?? []
        own += others.filter { $0.act == .release }
      }
      let others = (broad[key.resource] ?? []).filter { release in
        own.contains { $0.act != .acquire || $0.isOfSameObserver(as: release) }
      }
      return Holding(
        self, own, resources[key.resource], broad: others, companions: companions)
    }
  }
}
