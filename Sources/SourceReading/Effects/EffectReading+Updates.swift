/// What a function takes away only to bring the same thing up to date.
extension EffectReading {
  /// Whether a call discards something that its function also stores: an empty draft is deleted and
  /// any other is saved, or an element is removed and put back.
  func isPartOfUpdate(_ number: Int) -> Bool {
    let step = steps[number]
    return (uses.storing[step.function] ?? []).contains { other in
      let stored = steps[other]
      guard other != number, stored.phase == step.phase, stored.receiver == step.receiver else {
        return false
      }
      return storesAgain(stored, step) || other > number && putsBack(stored, step)
    }
  }

  /// Whether a call stores what another one deletes: `store.save(draft)` and `store.delete(draft)`.
  private func storesAgain(_ stored: UnfoldedStep, _ deleted: UnfoldedStep) -> Bool {
    guard Self.stores(stored) else { return false }
    let names = Set(deleted.arguments.map(\.value.text))
    return stored.arguments.contains { names.contains($0.value.text) }
  }

  /// Whether a call puts an element into the list from which another one has removed an element,
  /// wherever that has happened, or all elements: the list is made anew.
  private func putsBack(_ added: UnfoldedStep, _ removed: UnfoldedStep) -> Bool {
    removed.name.hasPrefix("removeAll") && Self.collecting.contains(added.name)
      || Self.removingOne.contains(removed.name) && Self.collecting.contains(added.name)
        && !removed.arguments.isEmpty && removed.state.branches.starts(with: added.state.branches)
  }

  /// Whether a call stores something, by its name.
  static func stores(_ step: UnfoldedStep) -> Bool {
    step.words(of: step.name).first.map(storing.contains) == true
  }

  private static let storing: Set = ["save", "store", "persist", "write", "set", "put"]

  private static let removingOne: Set = ["remove", "removeObject"]
}
