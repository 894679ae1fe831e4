/// Pictures that callbacks reset.
extension EffectReading {
  /// Whether a callback writes a fixed picture where only code at other times, which no callback
  /// begins, shows another one: the user's photo, or what was loaded once.
  func isPlaceholder(_ step: UnfoldedStep) -> Bool {
    guard step.isInOwnClass, !step.isPlainly(.deferred), isFixedPicture(step),
      !beginsWork(step.phase)
    else { return false }
    let others = uses.writes(to: step.path).filter { $0.function != step.function }
    return others.allSatisfy { !$0.isInCallback }
      && others.contains { other in
        let isLater =
          other.phase == .elsewhere && !uses.callbackEntries.contains(other.entry)
          || other.phase == .once && other.isPlainly(.deferred)
        return isLater && other.value?.isNil == false && !isFixedPicture(other)
      }
  }

  /// Whether a write sets a picture of the app, which names no property of the screen but the view.
  private func isFixedPicture(_ step: UnfoldedStep) -> Bool {
    step.namesByLocals { $0 == "UIImage" } && step.namesByLocals(Self.pictureNames.contains)
      && !step.namesByLocals { property($0) != nil && $0 != step.receiver.first }
  }

  private static let pictureNames: Set = ["named", "systemName", "imageNamed", "systemImageNamed"]
}
