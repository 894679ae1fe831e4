/// New views, layers and the like that one callback adds and another one removes.
extension EffectReading {
  /// Reads that a callback adds a view or a layer that it made itself and that some callback removes.
  /// Where both callbacks do not alternate, the property then holds only the last of several.
  ///
  /// - Returns: whether some callback removes it.
  mutating func readPlacing(_ number: Int, of view: UnfoldedValue) -> Bool {
    guard names.takenOut.contains(view.text) else { return false }
    let step = steps[number]
    if step.isInOwnClass, isMadeAnew(view.text, in: step.phase), view.text.first != "~" {
      add(number, "placed", .token, view.text, .acquire)
    }
    return true
  }

  /// Reads that a callback removes what another one may have added: `previewLayer.removeFromSuperlayer()`,
  /// `view.removeGestureRecognizer(tap)`.
  mutating func readRemoval(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass else { return }
    if ["removeFromSuper", "removeFromParent"].contains(where: step.name.hasPrefix) {
      add(number, "placed", .token, step.receiverText, .release)
    } else if Self.removing.contains(step.name), let removed = step.arguments.first?.value {
      add(number, "placed", .token, removed.text, .release)
    }
  }

  private static let removing: Set = [
    "removeGestureRecognizer", "removeInteraction", "removeAnnotation", "removeOverlay",
    "removeMotionEffect", "removeBehavior", "removeLayoutGuide",
  ]
}
