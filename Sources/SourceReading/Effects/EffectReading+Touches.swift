/// What lasts only while the user touches something: the repeats of a held button, an animation
/// during a long press.
extension EffectReading {
  /// Marks what is acquired at any time and released where a touch ends.
  ///
  /// The end of a touch is a method such as `touchesEnded`, the end of the gesture whose beginning
  /// acquires it, or the touch-up event of a control whose touch-down event acquires it.
  mutating func markTouches() {
    let ongoing = effects.indices.filter { number in
      effects[number].phase == .elsewhere && table.lastingRows.contains(effects[number].resource)
    }
    let releases = ongoing.filter { effects[$0].act == .release }
    guard !releases.isEmpty else { return }
    for number in ongoing where effects[number].act == .acquire {
      let acquire = effects[number]
      let isTouched = releases.contains { other in
        effects[other].resource == acquire.resource && effects[other].identity == acquire.identity
          && endsTouch(steps[origins[other]], of: steps[origins[number]])
      }
      if isTouched { effects[number].marks.insert(.whileTouched) }
    }
  }

  /// Whether a release runs at the end of the touch during which an acquire runs.
  private func endsTouch(_ release: UnfoldedStep, of acquire: UnfoldedStep) -> Bool {
    if Self.ends.contains(release.entryName) { return true }
    if release.entry == acquire.entry, release.entryNames(Self.gestureEnds) { return true }
    return answers(release.entryName, "ouchUp") && answers(acquire.entryName, "ouchDown")
  }

  private static let ends: Set = [
    "touchesEnded", "touchesCancelled", "pressesEnded", "pressesCancelled",
  ]

  /// Whether a control calls a method for an event: `addTarget(self, action: #selector(hold), for:
  /// .touchDown)`.
  private func answers(_ method: String, _ event: String) -> Bool {
    steps.contains { step in
      step.name == "addTarget"
        && step.arguments.contains { $0.label == "action" && $0.value.text.holds(method) }
        && step.arguments.contains {
          ["for", "forControlEvents"].contains($0.label) && $0.value.text.holds(event)
        }
    }
  }

  /// The names of the end of a gesture, in Swift and in Objective-C.
  private static let gestureEnds = NameSearch([
    "ended", "cancelled", "UIGestureRecognizerStateEnded", "UIGestureRecognizerStateCancelled",
  ])
}

extension UnfoldedStep {
  /// Whether the function of the screen from which it is reached answers a gesture and has one of
  /// some names in its body.
  fileprivate func entryNames(_ names: NameSearch) -> Bool {
    guard let method = entryMethods.first, let body = method.body,
      method.parameters.contains(where: {
        $0.type.holds("GestureRecognizer") || $0.type.holds("Press")
      })
    else { return false }
    return names.stand(in: body, of: entryText)
  }
}
