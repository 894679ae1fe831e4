/// Values that screens share.
extension SourceEffect {
  /// Whether it writes a value that other screens share.
  package var writesSharedValue: Bool {
    isShared && holding == .flag && [.acquire, .release, .set].contains(act)
  }

  /// Whether it writes such a value in a callback in which the screen may not come for good, whatever
  /// the value was before.
  package var mayReveal: Bool {
    phase.isCallback && writesSharedValue && !isInherited
      && marks.isDisjoint(with: [.aware, .asksEntering])
      && (!marks.contains(.guardedByOwnState) || empties)
  }

  /// Whether it writes that there is no value.
  package var empties: Bool { act == .set && (value == "nil" || value == "NULL") }

  /// Whether both write the same shared thing.
  package func writesSameValue(as other: SourceEffect) -> Bool {
    writesSharedValue && resource == other.resource && identity == other.identity
  }

  /// Whether it writes another value to the same shared thing.
  package func differs(from other: SourceEffect) -> Bool {
    writesSameValue(as: other)
      && (act != other.act || act == .set && hasOtherValue(than: other))
  }

  /// Whether it writes another value, however that is written.
  package func hasOtherValue(than other: SourceEffect) -> Bool {
    value.map(Self.short) != other.value.map(Self.short)
  }

  /// A value without the type that Swift may leave out: `.white` for `UIColor.white`.
  private static func short(_ value: String) -> Substring {
    let type = value.prefix { $0.isLetter }
    return type.first?.isUppercase == true && value.dropFirst(type.count).first == "."
      ? value.dropFirst(type.count) : value[...]
  }
}
