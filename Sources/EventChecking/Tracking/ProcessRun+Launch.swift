import EventModel

extension ProcessRun {
  /// Compares a transition that closes with what a log from the launch on can show.
  ///
  /// If a screen leaves, none comes and no other screen is known to be shown, another one existed
  /// all the time. And if the calls of a class are those of several transitions at once, the log is
  /// about several windows, in each of which screens may be older than the log. Such a screen may
  /// explain any odd call but the end of a leaving, so calls in doubt are explained, unless one of
  /// them is itself in that transition.
  mutating func weighClosing(_ open: OpenTransition) {
    guard hasClasses else { return }
    if launch == .shown, launchDoubts.isEmpty, shownClasses == 0, open.isLeaving(tables.orders) {
      refuteLaunch()
    }
    guard launch == .shown || !isOverlapping, !open.isOfOneWindow(tables.orders) else { return }
    isOverlapping = true
    if launch == .shown, !launchDoubts.areEnds(tables), !launchDoubts.concern(open) {
      refuteLaunch()
    }
  }

  /// Counts a class that is certainly shown after a call, or no longer.
  mutating func countShown(from before: UInt32, to result: UInt32) {
    if tables.classes.isShown(before) { shownClasses -= 1 }
    if tables.classes.isShown(result) { shownClasses += 1 }
  }
}
