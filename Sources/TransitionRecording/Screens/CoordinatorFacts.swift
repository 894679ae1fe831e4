/// The properties of a transition that its coordinator knows.
struct CoordinatorFacts {
  /// Whether both sides are children of one navigation controller.
  var isInOneStack = false

  /// The raw value of the `UIModalPresentationStyle`; −1 where nothing is presented.
  var presentationStyle = -1

  /// Whether the leaving side is being dismissed.
  var isDismissal = false

  /// The kind that the transition certainly has, or nil.
  ///
  /// A page sheet, a form sheet and a popover may adapt to the width and cover the whole screen,
  /// and no coordinator reports a switch of tabs. They have no kind here, since a wrong kind causes
  /// a false alarm.
  var kind: RecordedTransition.Kind? {
    let (fullScreen, overFullScreen, overCurrentContext) = (0, 5, 6)
    return switch presentationStyle {
    case _ where isInOneStack: .navigation
    case fullScreen: .modal
    case overFullScreen, overCurrentContext: isDismissal ? .sheetDismiss : .sheet
    default: nil
    }
  }
}
