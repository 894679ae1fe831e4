extension EffectReading {
  /// Reads that the screen is put into a collection or removed from it: a list of listeners.
  mutating func readRegistry(_ number: Int) {
    let step = steps[number]
    let (adds, removes) = (Self.adding.contains(step.name), step.name.hasPrefix("remove"))
    guard adds || removes, let root = step.receiver.first, root.first != "~", root != "super",
      let first = step.arguments.first
    else { return }
    if adds, first.value.isSelf {
      add(number, "registry", holding(ofCollection: step.receiverType), step.receiverText, .acquire)
    } else if removes, first.value.isSelf || first.isClosure {
      add(number, "registry", holding(ofCollection: step.receiverType), step.receiverText, .release)
    }
  }

  /// Returns what identifies a resource, or nil if a release means nothing. For a notification, an
  /// object of the screen that adds itself is another observer than the screen, and one that has added
  /// itself nowhere removes nothing.
  func identity(of match: ResourceMatch, _ step: UnfoldedStep) -> String? {
    guard table.rows[match.row].id == "notification", !step.isInOwnClass, step.passesOwner else {
      return match.identity
    }
    let isSame = { (other: ResourceMatch) in
      other.row == match.row && (match.isBroad || other.identity == match.identity)
    }
    let isAdded = {
      steps.contains { other in
        other.owner == step.owner && other.matches.contains { $0.act == .acquire && isSame($0) }
      }
    }
    if match.act == .release, !isAdded() { return nil }
    let isOfScreen =
      !match.isBroad
      && steps.contains {
        $0.isInOwnClass && $0.passesOwner && $0.matches.contains(where: isSame)
      }
    return isOfScreen
      ? "\(match.identity) of \(step.owner.joined(separator: "."))" : match.identity
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

  private static let adding: Set = ["append", "add", "insert", "addObject"]
}
