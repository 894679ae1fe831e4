import EventModel
import SourceReading

/// Shared values that a screen below writes when it seems to come back.
extension SourceProject {
  /// Returns the claims that a screen below gets its callback only when the screen above leaves for
  /// good. The screen below writes a shared value there, and the screen above, or the code that
  /// pushed it, has written another value once.
  func revealedWrites(_ rule: RuleDescription) -> [SourceClaim] {
    screens.map(\.facts).flatMap { below in
      below.effects.compactMap { revealedWrite($0, below, rule) }
    }
  }

  private func revealedWrite(
    _ write: SourceEffect, _ below: SourceFacts, _ rule: RuleDescription
  ) -> SourceClaim? {
    guard write.mayReveal, let callback = write.phase.callback,
      let assumption = leavesForGood(after: callback),
      !below.effects.contains(where: { $0.differs(from: write) && isWrittenOnLeaving($0) }),
      !below.pushed.contains(where: { screen in
        screen.sharedWrites.contains { isWrittenOnComing($0, like: write) }
      })
    else { return nil }
    let isSwiped = !below.pushed.contains(where: \.hasOwnBackButton)
    let own = below.effects.first { effect in
      isSwiped && effect.differs(from: write)
        && (effect.marks.contains(.pushing) || write.emptiesCurrent && effect.phase == .elsewhere)
    }
    if write.emptiesCurrent, isSetOnComing(write) { return nil }
    let others = below.pushed.filter { !$0.hasOwnBackButton }.compactMap { screen in
      screen.sharedWrites.first { $0.phase == .once && $0.differs(from: write) }
    }
    let once = own ?? others.first
    guard once != nil || write.emptiesCurrent else { return nil }
    return claim(rule, below, write, in: callback, assumption, once)
  }

  private func isWrittenOnLeaving(_ effect: SourceEffect) -> Bool {
    effect.phase.callback.map(leavesOrHasLeft) == true
  }

  /// Whether a screen sets a shared value where it comes, as a screen does that comes back.
  private func isSetOnComing(_ write: SourceEffect) -> Bool {
    screens.contains { screen in
      screen.facts.effects.contains { effect in
        effect.differs(from: write) && effect.phase.callback.map(isEntering) == true
      }
    }
  }

  private func isWrittenOnComing(_ effect: SourceEffect, like write: SourceEffect) -> Bool {
    effect.writesSameValue(as: write) && effect.phase.callback.map(isEntering) == true
  }

  /// - Parameter once: Where another value was written once; nil for a value that says what the app is
  ///   about, whatever code has set it.
  private func claim(
    _ rule: RuleDescription, _ below: SourceFacts, _ write: SourceEffect, in callback: Callback,
    _ assumption: Assumption, _ once: SourceEffect?
  ) -> SourceClaim? {
    let isOwn = once?.marks.contains(.pushing) == true
    let above = once.map { isOwn ? "the pushed screen" : $0.className } ?? "the screen above"
    let result =
      once == nil
      ? " to nothing; \(above) has nothing to work on then if it stays"
      : "; \(above), \(isOwn ? "for which it was set" : "which has set it") otherwise only once, keeps "
        + "this value if it stays"
    var found = SourceClaim(
      rule, below, at: write, about: write.heldTitle, assumption,
      "\(callback) sets \(write.heldTitle)\(result)")
    found.role = "new"
    if let once {
      found.others = isOwn ? [:] : ["current": once.className]
      found.help = "let \(above) set it in \(callback), which runs again"
      found.note(isOwn ? "set otherwise before the push" : "set otherwise by \(above)", at: once)
    } else {
      found.help = "set it in \(last) of \(above), or in the callback after \(callback) here"
    }
    // A check whether there is anything to empty changes nothing.
    let isSure = write.empties && write.marks.contains(.guardedByOwnState)
    return found.lowered(if: write.isDoubtful && !isSure || once?.isDoubtful == true)
  }
}

extension SourceEffect {
  /// Whether it writes that nothing is the current one: `Session.shared.currentAccount = nil`.
  fileprivate var emptiesCurrent: Bool {
    let name = identity.split(separator: ".").last ?? ""
    return empties && ["current", "selected", "active"].contains(where: name.hasPrefix)
  }
}
