extension EffectReading {
  /// Reads a call that puts the screen into a collection or takes something out of one: a list of
  /// listeners.
  mutating func readRegistry(_ number: Int) {
    let step = steps[number]
    guard let root = step.receiver.first, root.first != "~", root != "super" else { return }
    if Self.putsScreen(into: step) {
      addRegistry(number, step.receiverText, .acquire)
    } else if uses.registries[step.receiverText] != nil, Self.takesOut(step) {
      addRegistry(number, step.receiverText, .release)
    }
  }

  /// Reads a write to a collection that makes it longer by the screen, `listeners += [self]`, or
  /// replaces a collection that contains the screen: `listeners = listeners.filter { $0 !== self }`.
  /// Returns whether the write means nothing else.
  mutating func readRegistryWrite(_ number: Int, _ value: UnfoldedValue) -> Bool {
    let step = steps[number]
    guard !uses.registries.isEmpty, step.path.first != "~" else { return false }
    if Self.lengthens(step, value) {
      addRegistry(number, step.path, .acquire)
      return true
    }
    if case .write(UInt8(ascii: "=")) = step.kind, step.phase != .once,
      uses.registries[step.path] != nil
    {
      addRegistry(number, step.path, .release)
    }
    return false
  }

  private mutating func addRegistry(_ number: Int, _ list: String, _ act: SourceAct) {
    add(number, "registry", uses.registries[list].map(holding) ?? .unknown, list, act)
  }

  /// Whether a call puts the screen into a collection.
  static func putsScreen(into step: UnfoldedStep) -> Bool {
    adding.contains(step.name)
      && (step.arguments.first?.value.isSelf == true || step.wrapsScreen)
  }

  /// Whether a write adds the screen to the collection that is written.
  static func lengthens(_ step: UnfoldedStep, _ value: UnfoldedValue) -> Bool {
    guard value.text.utf8.last == UInt8(ascii: "]") else { return false }
    return switch step.kind {
    case .write(UInt8(ascii: "+")): value.text == "[self]"
    case .write(UInt8(ascii: "=")): lengthened.contains(where: value.text.holds)
    default: false
    }
  }

  private static let lengthened = ["+[self]", "ByAddingObject:self"]

  /// Whether a call takes something out of its collection. Another object than the screen does not
  /// count; which element an index or a condition means is not known.
  private static func takesOut(_ step: UnfoldedStep) -> Bool {
    if step.traits.contains(.narrowing) { return true }
    guard step.name.hasPrefix("remove") else { return false }
    guard let first = step.arguments.first, first.label == "_", !first.isClosure,
      let path = first.value.path, !first.value.isSelf
    else { return true }
    return path.first?.first == "~" || step.name.holds("At")
  }

  /// The calls besides those with `remove` in their names that make a collection smaller in place.
  static let narrowing: Set = [
    "subtract", "formIntersection", "minusSet", "intersectSet", "filterUsingPredicate",
  ]

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

  /// Returns what a second entry means for the collection into which a step puts the screen: a set
  /// holds it once, a list twice.
  private func holding(ofCollectionIn step: UnfoldedStep) -> SourceResource.Holding {
    // Only a list is made longer by `+=`.
    if case .write = step.kind { return .counted }
    guard let type = step.receiverType else { return .unknown }
    if type.hasPrefix("Set") || type.hasSuffix("Set") || type.hasSuffix("HashTable") {
      return .idempotent
    }
    return type.hasPrefix("[") || type.hasSuffix("Array") ? .counted : .unknown
  }
}
