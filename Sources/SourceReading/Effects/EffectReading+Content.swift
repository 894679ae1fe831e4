/// Conditions that ask only whether there is anything to throw away.
extension EffectReading {
  /// Whether what is discarded is there wherever it could be lost: `if context.hasChanges {
  /// context.rollback() }`, `if (rows.count > 0) [rows removeAllObjects]`, `if ([files
  /// fileExistsAtPath:path]) [files removeItemAtPath:path error:nil]`.
  func isAskedForContent(_ effect: SourceEffect, _ step: UnfoldedStep) -> Bool {
    guard effect.act == .irreversible(.stateDropped), effect.resource == "state",
      case .call = step.kind, !step.receiver.isEmpty
    else { return false }
    let (asked, bound) = (step.state.askedStates, step.state.boundStates)
    guard bound.allSatisfy({ step.receiverText.isOrStandsIn($0) }),
      !asked.contains(where: step.state.deniedStates.contains)
    else { return false }
    if asked.isEmpty { return !bound.isEmpty }
    if step.asksForFile { return asked.allSatisfy { isOfFile($0, step) } }
    let contents = asked.filter { saysContent($0, of: step.receiverText) }
    return !contents.isEmpty
      && asked.allSatisfy { contents.contains($0) || $0 == step.receiverText }
  }

  /// Whether a name in a condition stands for the file that a call removes, or for what knows files.
  private func isOfFile(_ path: String, _ step: UnfoldedStep) -> Bool {
    path.holds("FileManager") || step.receiverText == path
      || step.arguments.contains { path.isOrStandsIn($0.value.text) }
  }

  /// Whether a path asks what an object has that could be lost: `context.hasChanges`.
  private func saysContent(_ path: String, of owner: String) -> Bool {
    path.isOrStandsIn(owner) && Self.contents.contains(String(path.dropFirst(owner.count + 1)))
  }

  private static let contents: Set = [
    "hasChanges", "hasUnsavedChanges", "isDirty", "canUndo", "count", "length",
  ]
}

extension UnfoldedStep {
  /// Whether it is done only where a file exists.
  fileprivate var asksForFile: Bool {
    guard case .branch(let condition, false) = contexts[step.context].kind else { return false }
    return !condition.contains { text.isMark($0, "!") }
      && condition.contains { text.begins($0, with: "fileExists") }
  }
}
