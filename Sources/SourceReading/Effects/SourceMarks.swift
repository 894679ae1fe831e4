/// What the code around an act says about it.
package struct SourceMarks: OptionSet, Hashable, Sendable {
  package let rawValue: Int

  package init(rawValue: Int) { self.rawValue = rawValue }

  /// Inside `if`, `guard`, `switch`, `?:`, a loop.
  package static let conditional = SourceMarks(rawValue: 1)
  /// Done only where the resource's own state allows it (`if timer == nil`, `guard !isObserving`),
  /// or after the same body has released it: done twice, it counts once.
  package static let guardedByOwnState = SourceMarks(rawValue: 2)
  /// Inside a closure that runs once, later: a completion, `async`, `Task`. It does not matter for
  /// a start: what is started later is still started.
  package static let deferred = SourceMarks(rawValue: 4)
  /// The code checks how the transition ends: `isCancelled`, the transition coordinator, the top of
  /// the stack.
  package static let aware = SourceMarks(rawValue: 8)
  /// The code checks whether the screen leaves for good: `isMovingFromParent`, `isBeingDismissed`.
  /// The answer is final in `viewDidDisappear`, but not before.
  package static let asksLeaving = SourceMarks(rawValue: 16)
  /// A release that only makes room for an acquire later in the same body.
  package static let renewing = SourceMarks(rawValue: 32)
  /// Releases more than one acquire: `removeObserver(self)`.
  package static let broad = SourceMarks(rawValue: 64)
  /// The code checks whether the screen comes for the first time: `isMovingToParent`,
  /// `isBeingPresented`. The answer is no after a cancelled swipe back.
  package static let asksEntering = SourceMarks(rawValue: 128)
  /// Inside a closure that a callback, or code that runs once, passes on to be run at any time: its
  /// event may follow the callback each time.
  package static let answering = SourceMarks(rawValue: 256)
  /// Inside `@try`: if it throws, the code continues.
  package static let caught = SourceMarks(rawValue: 512)
  /// In a function that pushes another screen.
  package static let pushing = SourceMarks(rawValue: 1024)
  /// An acquire that lasts only while the user touches something: the end of the touch releases it.
  package static let whileTouched = SourceMarks(rawValue: 2048)
  /// In the setter of a property, which other code usually sets before the screen is shown.
  package static let inSetter = SourceMarks(rawValue: 4096)
  /// An acquire that keeps the screen: the closure that is passed refers to `self`, or `self` is the
  /// target.
  package static let keepsScreen = SourceMarks(rawValue: 8192)
  /// The code checks whether a property is nil that a release in a callback leaves as it is. The
  /// answer is no after that release.
  package static let asksEmpty = SourceMarks(rawValue: 16384)
  /// What is checked to leave is a container of the screen: `navigationController?.isBeingDismissed`.
  package static let ofContainer = SourceMarks(rawValue: 32768)
}

extension SourceMarks {
  /// The marks' names in the order of their declaration.
  package var names: [String] {
    Self.named.filter { contains($0.mark) }.map(\.name)
  }

  private static let named: [(mark: SourceMarks, name: String)] = [
    (.conditional, "conditional"), (.guardedByOwnState, "guardedByOwnState"),
    (.deferred, "deferred"), (.aware, "aware"), (.asksLeaving, "asksLeaving"),
    (.renewing, "renewing"), (.broad, "broad"), (.asksEntering, "asksEntering"),
    (.answering, "answering"), (.caught, "caught"), (.pushing, "pushing"),
    (.whileTouched, "whileTouched"), (.inSetter, "inSetter"), (.keepsScreen, "keepsScreen"),
    (.asksEmpty, "asksEmpty"), (.ofContainer, "ofContainer"),
  ]
}
