import EventModel
package import SourceReading

/// What one screen does with one resource: where it acquires it and where it releases it.
package struct Holding {
  package let screen: SourceFacts
  /// The row of the resource table, if the resource has one.
  let resource: SourceResource?
  /// What a second acquire means, and a release too many.
  let holding: SourceResource.Holding
  /// What distinguishes it from other resources of its row.
  let identity: String
  /// Every acquire, in the order of the code.
  private(set) var acquires: [SourceEffect]
  /// Every release, in the order of the code.
  private(set) var releases: [SourceEffect]
  /// Whether the roles of its acquires and releases are exchanged.
  private(set) var isInverted = false
  /// The callbacks that are not the contract's, each with the contract's callback that it comes
  /// with.
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
    let own = holding == .token ? Self.withoutTrailing(effects) : effects
    releases = (own + broad).filter { $0.act == .release && !$0.marks.contains(.renewing) }
  }

  /// Returns the effects without the releases that may undo what the same callback has just acquired,
  /// such as those of a countdown that is over. They do not undo the acquire before.
  private static func withoutTrailing(_ effects: [SourceEffect]) -> [SourceEffect] {
    // Whether a callback has acquired something and released nothing so far.
    var acquiresFirst: [SourcePhase: Bool] = [:]
    return effects.filter { effect in
      guard effect.phase.isCallback else { return true }
      let isAfterAcquire = acquiresFirst[effect.phase] == true
      if effect.act == .acquire, acquiresFirst[effect.phase] == nil {
        acquiresFirst[effect.phase] = true
      } else if effect.act == .release {
        acquiresFirst[effect.phase] = false
      }
      return !(isAfterAcquire && effect.act == .release && effect.marks.contains(.conditional))
    }
  }

  /// Whether nothing can be claimed: the code checks the resource's own state or how the transition
  /// ends, or acquires and releases in one body.
  var isSilent: Bool {
    let all = acquires + releases
    return acquires.isEmpty
      || acquires.contains { $0.marks.contains(.guardedByOwnState) && $0.phase.isCallback }
      || all.contains { $0.marks.contains(.aware) }
      || !Set(callbacks(acquires).map(judged)).isDisjoint(with: callbacks(releases).map(judged))
  }

  /// Whether it is a number that callbacks lower where the screen comes and raise where it leaves, or a
  /// bar that they show where it comes and hide where it leaves.
  func isLowered(whileShown contract: Contract) -> Bool {
    let leaves = { (effect: SourceEffect) in
      effect.phase.callback.map { contract.leavesOrHasLeft(self.judged($0)) }
    }
    return acquires.first.map { $0.isOfNumber || $0.isOfBar } == true && !releases.isEmpty
      && acquires.allSatisfy { leaves($0) == true } && releases.allSatisfy { leaves($0) == false }
  }

  /// The flag as what is held while it is not set, a bar that is shown; the number as what is held while
  /// it is lowered.
  var inverted: Holding {
    var inverted = self
    (inverted.acquires, inverted.releases) = (releases, acquires)
    inverted.isInverted = true
    return inverted
  }

  private func judged(_ callback: Callback) -> Callback { companions[callback] ?? callback }

  /// The part of it that may be acquired twice. Of many things under one name, such as the
  /// subscriptions of a set, this is the part that no state guards.
  var unguarded: Holding {
    guard holding == .clearAll else { return self }
    var unguarded = self
    unguarded.acquires.removeAll { $0.marks.contains(.guardedByOwnState) }
    return unguarded
  }

  /// Whether it is acquired before the first callback, or only where the screen comes for the first
  /// time.
  var isHeldAtStart: Bool { acquires.contains { $0.phase == .once || $0.isFirstOnly } }

  /// Whether it is the screen's place in a list: taking out what a list does not contain leaves the
  /// list as it is.
  var isOfList: Bool { acquires.contains { $0.resource == "registry" } }

  /// Whether it is acquired at times that no callback marks, such as a tap.
  var isTakenElsewhere: Bool { acquires.contains { $0.phase == .elsewhere } }

  /// Whether it is released at times that no callback marks.
  var isGivenElsewhere: Bool { releases.contains { $0.phase == .elsewhere } }

  /// The acquires that run each time.
  var acquiring: [SourceEffect] { acquires.filter { $0.phase.isCallback && !$0.isFirstOnly } }

  /// The releases that run each time. A release that checks whether the screen leaves for good
  /// belongs to the end of a life.
  var releasing: [SourceEffect] {
    releases.filter { $0.phase.isCallback && !$0.marks.contains(.asksLeaving) }
  }

  /// The releases that run if the screen seems to leave for good.
  var leaving: [SourceEffect] {
    releases.filter { $0.phase.isCallback && $0.marks.contains(.asksLeaving) }
  }

  /// Its name in messages.
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
  /// Whether it raises or lowers a number.
  fileprivate var isOfNumber: Bool { ["counter", "offset"].contains(resource) }

  /// Whether it hides or shows a bar.
  fileprivate var isOfBar: Bool { resource == "toolbar" || resource.hasSuffix("hidden") }

  /// The resource's name in messages: `tab bar hidden (tabBarController.tabBar)`.
  var heldTitle: String {
    let name = resource.split(separator: "_", omittingEmptySubsequences: false)
      .joined(separator: " ")
    return identity.isEmpty ? name : "\(name) (\(identity))"
  }

  /// Whether it runs only where the screen comes for the first time.
  var isFirstOnly: Bool { phase.isCallback && marks.contains(.asksEntering) }

  /// Whether it may not run each time its callback runs.
  var isDoubtful: Bool {
    !marks.isDisjoint(with: [.conditional, .deferred]) || act == .release && marks.contains(.caught)
  }
}

extension SourceFacts {
  /// The holdings of the screen, in the order of their first effects.
  func holdings(
    _ resources: [String: SourceResource], _ companions: [Callback: Callback] = [:]
  ) -> [Holding] {
    struct Key: Hashable {
      var resource: String
      var identity: String
      /// Distinguishes acquires that one release undoes: by the method that answers, or by whether
      /// the element is put once into a collection into which callbacks put other elements.
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
      let taken = own.filter { $0.act == .acquire }
      if key.resource == "notification", !taken.isEmpty {
        own.removeAll { release in
          release.act == .release && !taken.contains { $0.isOfSameObserver(as: release) }
        }
      }
      let others = (broad[key.resource] ?? []).filter { release in
        taken.isEmpty || taken.contains { $0.isOfSameObserver(as: release) }
      }
      return Holding(
        self, own, resources[key.resource], broad: others, companions: companions)
    }
  }
}
