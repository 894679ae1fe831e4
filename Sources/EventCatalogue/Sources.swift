import EventModel

// Sources of the catalogue that several entries share, described so that a reader can find them. A
// source of a single entry is written in that entry.

extension Evidence {
  /// The order of all three documented kinds, completed and cancelled, and the four guarantees.
  static let article = Evidence(
    .article,
    "“The Inconsistent Order of View Transition Events” (2014), wangling.me")

  /// The states hidden, appearing, shown and disappearing, and the calls between them.
  static let appleStates = Evidence(
    .documentation, "Apple, UIViewController: “Handling view-related notifications” (the states)")

  /// A demo app that logs a push, a present and a tab switch with the same two screens.
  static let cyrusDemo = Evidence(
    .recording, "Cyrus, “iOS 转场时 appear 与 disappear 的调用顺序探索”: push, present, tab switch")

  /// Full-screen and page sheet, presented and dismissed, logged side by side.
  static let jinnify = Evidence(
    .recording, "jinnify.tistory.com/64: full-screen and page sheet present and dismiss (2019)")

  /// Sheets of several styles, and a dismissal that the user releases before its end.
  static let ho8487 = Evidence(
    .recording,
    "ho8487.tistory.com/13: automatic, pageSheet, formSheet and overFullScreen, with a cancelled"
      + " interactive dismissal")

  /// A sheet presented and dismissed by a button; the presenter receives no calls.
  static let sbpark88 = Evidence(
    .recording, "sbpark88.github.io, “swift lifecycle” (2023): sheet presented and dismissed")

  /// Breadcrumbs of a launch: the navigation controller's viewDidAppear before its child's.
  static let sentryLaunch = Evidence(
    .recording,
    "getsentry/sentry-cocoa, crash-bad-access.json: a launch, container before child"
      + " (viewDidAppear only)")

  /// Forwarding of every appearance call from a parent to its children, the parent first.
  static let forwarding = Evidence(
    .article,
    "jianshu.com/p/ad86ca978747: after a parent’s own call the same call goes to each child")
}
