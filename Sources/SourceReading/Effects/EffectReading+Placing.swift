/// New views and layers that one callback adds and another one removes.
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

  /// Reads that a callback removes a view or a layer: `previewLayer.removeFromSuperlayer()`.
  mutating func readRemoval(_ number: Int) {
    let step = steps[number]
    guard step.name.hasPrefix("removeFromSuper"), step.isInCallback, step.isInOwnClass else {
      return
    }
    add(number, "placed", .token, step.receiverText, .release)
  }
}
