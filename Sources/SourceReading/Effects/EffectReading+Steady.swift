/// What conditions check that is the same in each run.
extension EffectReading {
  /// Whether what a condition checks is the same in each run.
  func isSteady(_ path: String, _ step: UnfoldedStep) -> Bool {
    if path.first == "~" { return true }
    if path.hasPrefix("traitCollection") { return true }
    return (step.state.boundStates.contains(path) || !path.holds("."))
      && !isWritten(path, besides: step.phase)
  }

  /// Whether what a condition checks is a part of a property's value, and no code of the screen
  /// changes either.
  func isSteadyPart(_ path: String, _ step: UnfoldedStep) -> Bool {
    let names = path.split(separator: ".").map(String.init)
    // How many elements it has is as steady as what has them: `item.photos.count`.
    guard names.count == 2 || names.count == 3 && Self.isLasting(path),
      property(names[0]) != nil, !words.words(of: names[1]).contains(where: Self.edited.contains)
    else { return false }
    return !isWritten(names[0], besides: step.phase)
      && views.written.writers[names[1]]?.contains(.elsewhere) != true
  }

  /// The words for a model that is no longer as it was loaded: `model.hasChanges`.
  static let edited: Set = [
    "changed", "changes", "dirty", "edited", "modified", "unsaved", "touched", "typed",
  ]

  /// Whether a name is that of something which a value has for good: its identity, or how many
  /// elements it has.
  private static func isLasting(_ path: String) -> Bool {
    [".count", ".isEmpty", ".id", ".identifier", ".uuid"].contains(where: path.hasSuffix)
  }

  /// Removes the mark of a condition from the last effect if the condition checks only what no
  /// other code changes, since it is then the same in each run.
  mutating func removeSteadyCondition(_ step: UnfoldedStep) {
    guard !step.state.askedStates.isEmpty, !step.state.askedStates.contains("available"),
      (step.state.askedStates + step.state.boundStates).allSatisfy({ isTheSame($0, step) }),
      !asksOthers(step)
    else { return }
    effects[effects.count - 1].marks.remove(.conditional)
  }

  /// Whether a release in a superclass depends on a property that only other subclasses set:
  /// `if supportsCasting { removeObserver() }`.
  private func asksOthers(_ step: UnfoldedStep) -> Bool {
    step.isInherited && effects[effects.count - 1].act == .release
      && step.state.askedStates.contains { path in
        property(path) != nil && views.written.paths[path] == nil
          && !step.state.deniedStates.contains(path) && !step.state.boundStates.contains(path)
      }
  }

  /// Whether what a condition checks is a property that no other code changes, a feature of the
  /// device, or what the user is usually not doing.
  func isTheSame(_ path: String, _ step: UnfoldedStep) -> Bool {
    property(path) != nil && isSteady(path, step)
      || Self.isLasting(path) && isSteadyPart(path, step)
      || Self.isOfDevice(path) || Self.isCheck(path)
      || step.state.deniedStates.contains(path) && Self.isActivity(path)
  }

  /// Whether a name says that the user is doing something at the moment, which is usually not so:
  /// `searchController.isActive`.
  private static func isActivity(_ path: String) -> Bool {
    [".isActive", ".active", ".isEditing", ".editing", ".isDragging", ".isFirstResponder"]
      .contains(where: path.hasSuffix)
  }

  /// Whether a condition checks what code writes after the screen was made.
  func asksForWritten(_ step: UnfoldedStep) -> Bool {
    step.state.askedStates.contains { path in
      views.written.paths[path]?.contains { $0 != .once } == true
    }
  }

  /// Whether a name in a condition checks the features of the device and the permissions of the
  /// app.
  private static func isOfDevice(_ path: String) -> Bool {
    ["AVCaptureDevice", "AVMediaType", "AVAuthorizationStatus", "IS_"]
      .contains(where: path.hasPrefix)
      || [".canAddInput", ".canAddOutput"].contains(where: path.hasSuffix)
  }

  /// Whether a name is that of a function of the system that only checks what it is passed:
  /// `CLLocationCoordinate2DIsValid`.
  private static func isCheck(_ path: String) -> Bool {
    path.startsWithCapital && ["IsValid", "IsEmpty", "IsNull"].contains(where: path.hasSuffix)
  }
}
