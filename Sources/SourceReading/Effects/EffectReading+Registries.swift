extension EffectReading {
  /// Reads that the screen is put into a collection or removed from it: a list of listeners.
  mutating func readRegistry(_ number: Int) {
    let step = steps[number]
    guard let root = step.receiver.first, root.first != "~", root != "super",
      let first = step.arguments.first
    else { return }
    if Self.adding.contains(step.name), first.value.isSelf {
      add(number, "registry", holding(ofCollection: step.receiverType), step.receiverText, .acquire)
    } else if step.name.hasPrefix("remove"),
      first.value.isSelf || first.isClosure || Self.removesAtPlace(step)
    {
      add(number, "registry", holding(ofCollection: step.receiverType), step.receiverText, .release)
    }
  }

  /// Whether an object of the screen removes itself, which has added itself nowhere: the observers of
  /// the screen stay.
  func removesNothing(_ release: ResourceMatch, _ step: UnfoldedStep) -> Bool {
    guard release.act == .release, !step.isInOwnClass, step.passesOwner else { return false }
    return !steps.contains { other in
      other.owner == step.owner
        && other.matches.contains {
          $0.act == .acquire && $0.row == release.row
            && (release.isBroad || $0.identity == release.identity)
        }
    }
  }

  /// Returns what identifies a resource: an observer that an object of the screen adds for itself is
  /// another one than that of the screen for the same notification.
  func identity(of match: ResourceMatch, _ step: UnfoldedStep) -> String {
    guard table.rows[match.row].id == "notification", !match.isBroad, !step.isInOwnClass,
      step.passesOwner,
      steps.contains(where: { other in
        other.isInOwnClass && other.passesOwner
          && other.matches.contains { $0.row == match.row && $0.identity == match.identity }
      })
    else { return match.identity }
    return "\(match.identity) of \(step.owner.joined(separator: "."))"
  }

  /// Returns what a second entry means for a collection of a type: a set holds it once, a list
  /// twice.
  private func holding(ofCollection type: String?) -> SourceResource.Holding {
    guard let type else { return .unknown }
    if type.hasPrefix("Set") || type.hasSuffix("Set") || type.hasSuffix("HashTable") {
      return .idempotent
    }
    return type.hasPrefix("[") || type.hasSuffix("Array") ? .counted : .unknown
  }

  /// Whether another object removes what is at an index: it has searched for what it was passed.
  private static func removesAtPlace(_ step: UnfoldedStep) -> Bool {
    !step.isInOwnClass
      && (step.arguments[0].label == "at" || step.name == "removeObjectAtIndex")
  }

  private static let adding: Set = ["append", "add", "insert", "addObject"]
}
