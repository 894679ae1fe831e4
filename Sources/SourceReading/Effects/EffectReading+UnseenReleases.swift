import EventModel

/// Calls that may release what a callback acquires, of functions and macros outside the scanned files.
extension EffectReading {
  /// Returns which effects calls out of sight may release: calls of functions outside the scanned
  /// files whose names say that they release something, and of macros that are not known, if no row
  /// of the table knows them. Whether they do is not known.
  ///
  /// - Parameter isReleased: Whether code in sight releases what an effect acquires.
  func releasedUnseen(besides isReleased: (SourceEffect) -> Bool) -> Set<Int> {
    let held = effects.indices.filter { number in
      let effect = effects[number]
      return effect.act == .acquire && effect.phase.isCallback && effect.holding.isHeldAgain
        && !isReleased(effect)
    }
    guard !held.isEmpty else { return [] }
    let releases = steps.filter { step in
      guard case .call = step.kind, step.phase != .once, step.matches.isEmpty,
        step.traits.contains(.releasing) || step.isUnknownMacro
      else { return false }
      return !step.isResolved || step.route.count >= Limits.helperDepth
    }
    return Set(
      held.filter { number in
        releases.contains { release in
          release.phase != effects[number].phase
            && mayRelease(release, effects[number], steps[origins[number]])
        }
      })
  }

  /// Returns the acquires of tokens which no callback is seen to release, but which may be those that
  /// a callback releases by a local: `for case let token? in tokens { center.removeObserver(token) }`.
  func releasedByLocals() -> Set<Int> {
    var releases: [String: Set<SourcePhase>] = [:]
    for step in steps where step.isInCallback && step.isInOwnClass {
      for match in step.matches where match.act == .release && !isProperty(match.identity) {
        releases[table.rows[match.row].id, default: []].insert(step.phase)
      }
    }
    guard !releases.isEmpty else { return [] }
    return Set(
      effects.indices.filter { number in
        let acquire = effects[number]
        return acquire.act == .acquire && acquire.holding == .token && acquire.phase.isCallback
          && releases[acquire.resource]?.contains { $0 != acquire.phase } == true
          && !effects.contains { $0.phase.isCallback && $0.isRelease(of: acquire) }
      })
  }

  /// Whether what identifies a token is a property of the screen, or a part of one, or the screen.
  private func isProperty(_ identity: String) -> Bool {
    let root = String(identity.prefix { $0 != "." })
    return root == "self" || property(root) != nil
  }

  /// Whether a call passes what keeps a resource, empties it or ends it; or passes the screen to the
  /// object that was given the screen; or is named after observers or timers and is inherited from a
  /// class outside the scanned files.
  private func mayRelease(
    _ release: UnfoldedStep, _ effect: SourceEffect, _ acquire: UnfoldedStep
  ) -> Bool {
    // What is called on a list of listeners itself is known.
    if !effect.identity.isEmpty, effect.resource != "registry" {
      if release.receiverText == effect.identity { return true }
      if release.arguments.contains(where: { $0.value.text == effect.identity }) { return true }
    }
    if release.receiver.isEmpty || release.receiver == ["super"] {
      return words.words(of: release.name).contains(where: Self.released.contains)
    }
    return acquire.receiver.starts(with: release.receiver)
      && release.arguments.contains(where: \.value.isSelf)
  }

  /// The words for what is acquired, in the names of functions that release it.
  private static let released: Set = [
    "observer", "observers", "observation", "observations", "observing", "listener", "listeners",
    "listening", "notification", "notifications", "subscription", "subscriptions", "subscriber",
    "subscribers", "delegate", "delegates", "timer", "timers", "token", "tokens", "link",
  ]
}

extension UnfoldedStep {
  /// Whether it is the use of a macro that is not known, and that may release what it is passed.
  fileprivate var isUnknownMacro: Bool {
    guard receiver.isEmpty, text.isNamedAsMacro(token), !isResolved else { return false }
    return !["LOG", "ASSERT", "START", "BEGIN", "ADD", "INIT"].contains(where: name.holds)
  }
}

extension SourceResource.Holding {
  /// Whether a second acquire adds to the first one.
  fileprivate var isHeldAgain: Bool {
    switch self {
    case .token, .clearAll, .counted: true
    case .idempotent, .flag, .unknown: false
    }
  }
}
