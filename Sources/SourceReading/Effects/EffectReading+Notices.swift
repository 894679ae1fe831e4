/// What tells the user that there is nothing to show, and is hidden while a list is loaded.
extension EffectReading {
  /// Reads that a callback hides a notice which only the end of work shows, and that no callback
  /// begins such work: `emptyLabel.isHidden = true`.
  mutating func readNotice(_ number: Int, _ value: UnfoldedValue) {
    let step = steps[number]
    guard step.isInOwnClass, step.name == "isHidden" || step.name == "hidden", value.isTrue,
      step.state.condition == nil, let view = step.receiver.last,
      words.words(of: view).contains("empty"), isShownLater(step), !beginsLoad()
    else { return }
    add(number, "notice", .unknown, step.receiverText, .start(.notice))
  }

  /// Whether only code at other times shows a view, or the end of work that begins once.
  private func isShownLater(_ step: UnfoldedStep) -> Bool {
    views.answer(.isShownLater, step.path, in: step.phase) {
      let shows = uses.writes(to: step.path).filter { $0.value?.isTrue != true }
      return !shows.isEmpty
        && shows.allSatisfy { show in
          show.phase == .elsewhere || show.phase == .once && show.isPlainly(.deferred)
        }
    }
  }

  /// Whether any callback calls something that may load the list: anything but what only changes
  /// how the screen looks, by its name.
  private mutating func beginsLoad() -> Bool {
    if let callbacksLoad { return callbacksLoad }
    let loads = steps.contains { step in
      guard step.isInCallback, case .call = step.kind, step.receiver != ["super"] else {
        return false
      }
      return !Self.looks.contains(words.words(of: step.name).first ?? "")
        || step.arguments.contains(where: \.isClosure)
    }
    callbacksLoad = loads
    return loads
  }

  private static let looks: Set = [
    "deselect", "select", "set", "scroll", "hide", "layout", "resign",
  ]
}
