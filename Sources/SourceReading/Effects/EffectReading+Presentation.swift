/// How a screen says that it is presented, and how it is left.
extension EffectReading {
  /// Reads that a screen puts a button of its own in the place of the back button, or hides that,
  /// before it is shown: `navigationItem.leftBarButtonItem = close`.
  mutating func readBackButton(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    guard step.receiver.last == "navigationItem", step.phase == .once || step.isInCallback,
      step.name == SourceFacts.keptBackButton
        || Self.backButtons.contains(step.name) && step.state.condition == nil,
      !value.isNothing, !value.isFalse, step.isInOwnClass
    else { return }
    add(number, SourceFacts.backButton, .unknown, step.name, .set, isShared: false)
  }

  private static let backButtons: Set = [
    "leftBarButtonItem", "leftBarButtonItems", "hidesBackButton",
  ]

  /// Reads that a screen says once that it covers the whole display, or that no swipe removes it:
  /// `modalPresentationStyle = .fullScreen`, `isModalInPresentation = true`.
  mutating func readPresentationStyle(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    guard step.phase == .once, step.state.condition == nil, property(step.name) == nil else {
      return
    }
    switch step.name {
    case "isModalInPresentation", "modalInPresentation": guard value.isTrue else { return }
    case "modalPresentationStyle":
      guard SourceFacts.coversDisplay(style: value.text) else { return }
    default: return
    }
    add(number, SourceFacts.unswiped, .unknown, step.name, .set, value: value.text)
  }
}

extension SourceEffect {
  /// Whether a callback does it only where the screen itself leaves for good.
  var isForGood: Bool {
    phase.isCallback && marks.contains(.asksLeaving) && !marks.contains(.ofContainer)
  }
}

extension SourceFacts {
  /// The resource of the effects that say that no swipe removes the screen.
  static let unswiped = "presentation_style"

  /// The resource of the effects that take the back button away.
  static let backButton = "back_button"

  /// What keeps the back button beside a screen's own ones.
  static let keptBackButton = "leftItemsSupplementBackButton"

  /// Whether a screen covers what is below it in a style of presentation: `.overFullScreen`,
  /// `UIModalPresentationCurrentContext`.
  static func coversDisplay(style: String) -> Bool {
    ["fullscreen", "currentcontext"].contains(where: style.lowercased().hasSuffix)
  }

  /// Whether no swipe begins to remove the screen: it is presented over the whole display, or it
  /// stays until it is dismissed.
  package var isNeverSwiped: Bool {
    coversDisplay || effects.contains { $0.resource == Self.unswiped && $0.phase == .once }
  }

  /// The facts without what is done only where the screen leaves for good, if it never does: the
  /// first screen of a navigation controller is not popped, nor dismissed by itself.
  package var reached: SourceFacts {
    guard isFirst else { return self }
    var reached = self
    reached.effects.removeAll(where: \.isForGood)
    return reached
  }
}

extension [SourceEffect] {
  /// The effect that takes the back button of a screen away.
  var ownBackButton: SourceEffect? {
    let buttons = filter { $0.resource == SourceFacts.backButton }
    return buttons.contains { $0.identity == SourceFacts.keptBackButton } ? nil : buttons.first
  }
}
