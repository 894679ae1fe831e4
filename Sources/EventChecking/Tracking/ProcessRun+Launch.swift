import EventModel

extension ProcessRun {
  /// Compares a transition that closes with what a log from the launch on can show.
  ///
  /// If a screen leaves, none comes and no other screen is known to be shown, another one existed
  /// all the time. And if the calls of a class are those of several transitions at once, the log is
  /// about several windows, in each of which screens may be older than the log. Such a screen may
  /// explain any odd call but the end of a leaving, so calls in doubt are explained, unless one of
  /// them is itself in that transition, or each repeats the call before it: a second session in the
  /// same log looks like a second window.
  mutating func weighClosing(scope: Int) {
    // Asked in place, since a copy of the transition would count its references.
    if launch == .shown, launchDoubts.isEmpty, scopes[scope].open.isLeaving(tables.orders) {
      hadLeaving = true
      if !scopes[scope].open.mayReplace(tables.orders), !isClassShown { refuteLaunch() }
    }
    // Once overlapping is known, only calls in doubt need another answer.
    guard launch != .before, !isOverlapping || !launchDoubts.isEmpty,
      !scopes[scope].open.isOfOneWindow(tables.orders)
    else { return }
    isOverlapping = true
    if !launchDoubts.areEnds(tables), !launchDoubts.areRepeats,
      !launchDoubts.concern(scopes[scope].open)
    {
      refuteLaunch()
    }
  }

  /// Whether an instance of some class certainly came in and rests, such as a screen that is shown.
  ///
  /// - Complexity: O(classes) if none does.
  private var isClassShown: Bool {
    classes.reversed().contains { tables.classes.isShown(views[Int($0)].lifeState) }
  }

  /// Returns whether an odd call of a class counts as wrong, if the log seems to show the launch and
  /// views from before the log would explain it.
  ///
  /// No older screen that rests explains the end of a leaving, so that is always wrong. The
  /// beginning of one is wrong unless a screen left before, below which an older one may have been
  /// all the time. Whether the end of an appearance is wrong depends on which screens began to leave
  /// before it, and that is not certain if transitions of several windows overlap. A second wrong
  /// call must repeat the first.
  func isDoubtful(_ view: UInt32, _ callback: Int) -> Bool {
    let isRepeated = views[Int(view)].last == UInt8(callback)
    if !launchDoubts.isEmpty {
      return isRepeated && launchDoubts.isRepetition(of: callback, view)
    }
    if tables.hides(callback) { return true }
    if tables.isOpening(callback), !hadLeaving { return true }
    return !isOverlapping && (isRepeated || !tables.isOpening(callback))
  }
}
