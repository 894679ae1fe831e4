/// What the state of a resource, or of the screen, lets happen only once.
extension EffectReading {
  /// Marks what is done only where the state of the resource, or a property that the same callback
  /// writes, allows it.
  mutating func markOwnStates(besides meaningless: [Bool]) {
    let marked = effects.indices.filter { number in
      // A condition on ending something usually checks whether there is anything to end.
      !meaningless[number]
        && !["mode", "screen", "work", "deletion"].contains(effects[number].resource)
        && steps[origins[number]].state.condition != nil
    }
    let written = StateWrites(steps, asked: marked.map { steps[origins[$0]].state })
    for number in marked {
      let step = steps[origins[number]]
      if isAskedForContent(effects[number], step) {
        effects[number].marks.remove(.conditional)
        continue
      }
      if step.state.boundStates.contains(where: { written.empties($0, in: step.phase) }) {
        effects[number].marks.insert(.guardedByOwnState)
      }
      guard !step.state.askedStates.isEmpty else { continue }
      let own = [step.holder, step.receiver.isEmpty ? "" : step.receiverText, step.path]
        .filter { !$0.isEmpty && $0 != "self" }
      let adds = effects[number].act == .start(.growth)
      let isGuarded = step.state.askedStates.contains { asked in
        !isOfWork(asked, step) && !(adds && isOfPage(asked, in: step.phase))
          && (written.changes(
            asked, askedBy: step.state, in: step.phase, before: origins[number])
            || own.contains { asked.isOrStandsIn($0) } && !isPassing(asked, effects[number]))
      }
      let isStale = isGuarded && isStale(effects[number], step, written)
      if isStale || isGuarded && isClosed(effects[number], step, written) {
        effects[number].marks.remove(.conditional)
        effects[number].marks.insert(isStale ? [.asksEntering, .asksEmpty] : .asksEntering)
      } else if isGuarded {
        effects[number].marks.insert(.guardedByOwnState)
      }
    }
  }

  /// Removes the marks of conditions from what is released where a flag says that it was acquired, if
  /// the release does not reset the flag: it is released again the next time. `if isObserving {
  /// player.removeObserver(self, forKeyPath: "rate") }`
  mutating func markUnresetFlags() {
    for number in effects.indices
    where effects[number].act == .release && effects[number].phase.isCallback
      && effects[number].marks.contains(.conditional)
    {
      let state = steps[origins[number]].state
      guard let flag = state.requiredStates.first, property(flag) != nil,
        state.askedStates.allSatisfy({ $0 == flag })
      else { continue }
      let taken = effects.indices.filter {
        effects[$0].act == .acquire && effects[number].isRelease(of: effects[$0])
      }
      let remembering = taken.filter { acquire in
        uses.writes(to: flag).contains { write in
          write.value?.isTrue == true && write.function == steps[origins[acquire]].function
        }
      }
      let isReset = uses.writes(to: flag).contains { write in
        write.phase != .once && !remembering.contains { effects[$0].phase == write.phase }
      }
      guard !remembering.isEmpty, remembering.count == taken.count, !isReset else { continue }
      for one in remembering + [number] { effects[one].marks.remove(.conditional) }
    }
  }

  /// Whether a state that the start of something checks lasts only until it has ended: a page that
  /// is loaded is loaded again by `if !webView.isLoading`.
  private func isPassing(_ asked: String, _ effect: SourceEffect) -> Bool {
    effect.act == .start(.load) && [".isLoading", ".loading"].contains(where: asked.hasSuffix)
  }

  /// Whether an acquire checks a flag that has its first value only until its callback writes it,
  /// although a callback releases what is acquired: `if !hasStarted`, `if isFirst`. Checks of other
  /// states only make it rarer.
  private func isClosed(
    _ acquire: SourceEffect, _ step: UnfoldedStep, _ written: StateWrites
  ) -> Bool {
    // What begins later may begin for another reason, too.
    guard acquire.act == .acquire, acquire.phase.isCallback, !acquire.marks.contains(.deferred)
    else { return false }
    let isSpent = { (flag: String, isSet: Bool) in
      property(flag) != nil && written.writes(flag, in: step.phase)
        && written.onlyWrites(isSet, to: flag)
    }
    let isOnce =
      step.state.deniedStates.contains { isSpent($0, true) }
      || step.state.requiredStates.contains { isSpent($0, false) }
    return isOnce && !callbackReleases(of: acquire).isEmpty
  }

  /// Returns the effects of callbacks that release what another effect acquires.
  private func callbackReleases(of acquire: SourceEffect) -> [SourceEffect] {
    effects.filter { $0.phase.isCallback && $0.isRelease(of: acquire) }
  }

  /// Whether an acquire only checks that a property is nil which a release in a callback does not
  /// reset: the timer is then invalid but still there, and no new one is made.
  private func isStale(
    _ acquire: SourceEffect, _ step: UnfoldedStep, _ written: StateWrites
  ) -> Bool {
    let owner = acquire.resource == "key_value" ? step.receiverText : step.holder
    guard acquire.act == .acquire, acquire.phase != .once, !owner.isEmpty,
      !step.state.askedStates.contains(owner + ".isValid")
    else { return false }
    switch acquire.resource {
    // Checks of other states only make the observation rarer.
    case "key_value": if !step.state.askedStates.contains(owner) { return false }
    default:
      guard acquire.holding == .token || acquire.resource == "named_pair",
        step.state.askedStates.allSatisfy({ $0 == owner })
      else { return false }
    }
    let name = String(owner.split(separator: ".").last ?? "")
    // The value of a weak property goes away by itself.
    return property(name)?.isWeak != true
      && callbackReleases(of: acquire).contains {
        views.written.writers[name]?.contains($0.phase) != true
          && !written.empties(owner, in: $0.phase)
      }
  }
}
