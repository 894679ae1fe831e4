import EventModel
import SourceReading

/// Values that a screen sets once and sets otherwise where it leaves.
extension SourceFacts {
  /// Returns the claims that a shared value has the screen's own value while the screen is shown.
  /// The screen writes its value once, and another value where it begins to leave.
  func lostValues(
    _ shown: String, _ rule: RuleDescription, _ project: SourceProject
  ) -> [SourceClaim] {
    writes { $0.act == .set && $0.resource == "shared_value" && $0.isShared }
      .compactMap { name, writes in
        guard let first = writes.first(where: { $0.phase == .once }),
          let last = writes.last(where: { $0.phase.isCallback }),
          let callback = last.phase.callback,
          project.leavesOrHasLeft(callback), first.hasOtherValue(than: last),
          callback != project.last || !last.marks.contains(.asksLeaving),
          writes.allSatisfy({ $0.phase == .once || $0.phase == .end || $0.phase == last.phase }),
          !writes.contains(where: { $0.isDoubtful || $0.marks.contains(.aware) }),
          !effects.contains(where: { $0.act == .save && $0.value == name }),
          // Where it is a slot that is emptied, the slot is reported.
          !effects.contains(where: { $0.act == .release && $0.site == last.site }),
          first.filledAt == nil, !last.isInherited || !first.isInherited
        else { return nil }
        guard let assumption = firstValueHolds(until: last, in: callback, shown, project)
        else { return nil }
        var found = SourceClaim(
          rule, self, at: last, about: name, assumption,
          "\(name), which was set once, is set otherwise in \(callback) although the screen may be "
            + "\(shown) again")
        found.help = "set it in \(project.first), which runs again"
        found.note("set in \(first.phase.words)", at: first)
        // A screen that nothing covers never comes back.
        return found.lowered(if: callback == project.last)
      }
  }

  /// Returns the claim that a first value is there while the screen is shown, although a callback
  /// writes another one. Code that checks whether the screen leaves for good gets its answer too
  /// early there, which only a cancelled transition shows; nil if the kinds have none.
  func firstValueHolds(
    until write: SourceEffect, in callback: Callback, _ shown: String, _ project: SourceProject
  ) -> Assumption? {
    let asksLeaving = write.marks.contains(.asksLeaving)
    let limits = asksLeaving ? project.cancellations : []
    guard !asksLeaving || !limits.isEmpty else { return nil }
    let claim = Formula.BalanceClaim(
      .held(while: shown), [], [project.event(callback)], isHeldAtStart: true)
    return Assumption(.balance(claim), in: limits)
  }
}
