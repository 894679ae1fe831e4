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
      !below.effects.contains(where: { $0.differs(from: write) && isWrittenOnLeaving($0) })
    else { return nil }
    let above = below.pushed.filter { screen in
      !screen.hasOwnBackButton
        && !screen.sharedWrites.contains { isWrittenOnComing($0, like: write) }
    }
    let own = below.effects.first { effect in
      above.count == below.pushed.count && effect.differs(from: write)
        && (effect.marks.contains(.pushing) || write.emptiesCurrent && effect.phase == .elsewhere)
    }
    if write.emptiesCurrent, isSetOnComing(write) { return nil }
    let others = above.compactMap { screen in
      screen.sharedWrites.first { $0.phase == .once && $0.differs(from: write) }
    }
    let once = own.map { [$0] } ?? others
    guard !once.isEmpty || write.emptiesCurrent else { return nil }
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

  /// - Parameter once: Where another value was written once; empty for a value that says what the app
  ///   is about, whatever code has set it.
  private func claim(
    _ rule: RuleDescription, _ below: SourceFacts, _ write: SourceEffect, in callback: Callback,
    _ assumption: Assumption, _ once: [SourceEffect]
  ) -> SourceClaim? {
    let isOwn = once.first?.marks.contains(.pushing) == true
    let above =
      once.isEmpty
      ? "the screen above"
      : isOwn ? "the pushed screen" : Self.names(of: once)
    let (have, keep, they, stay) =
      once.count > 1 ? ("have", "keep", "they", "stay") : ("has", "keeps", "it", "stays")
    let result =
      once.isEmpty
      ? " to nothing; \(above) has nothing to work on then if it stays"
      : "; \(above), \(isOwn ? "for which it was set" : "which \(have) set it") otherwise only once, "
        + "\(keep) this value if \(they) \(stay)"
    var found = SourceClaim(
      rule, below, at: write, about: write.heldTitle, assumption,
      "\(callback) sets \(write.heldTitle)\(result)")
    found.role = "new"
    if let first = once.first {
      found.others = isOwn ? [:] : ["current": first.className]
      found.help = "let \(above) set it in \(callback), which runs again"
    } else {
      found.help = "set it in \(last) of \(above), or in the callback after \(callback) here"
    }
    for effect in once {
      found.note(
        isOwn ? "set otherwise before the push" : "set otherwise by \(effect.className)", at: effect
      )
    }
    // A check whether there is anything to empty changes nothing.
    let isSure = write.empties && write.marks.contains(.guardedByOwnState)
    let isDoubtful = !once.isEmpty && once.allSatisfy(\.isDoubtful)
    return found.lowered(if: write.isDoubtful && !isSure || isDoubtful)
  }

  /// The screens whose effects these are, as a message names them: at most three.
  private static func names(of effects: [SourceEffect]) -> String {
    let names = effects.map(\.className)
    if names.count < 4 { return MessageText.list(names) }
    return MessageText.list(names.prefix(2) + ["\(names.count - 2) other screens"])
  }
}

extension SourceEffect {
  /// Whether it writes that nothing is the current one: `Session.shared.currentAccount = nil`.
  fileprivate var emptiesCurrent: Bool {
    let name = identity.split(separator: ".").last ?? ""
    return empties && ["current", "selected", "active"].contains(where: name.hasPrefix)
  }
}
