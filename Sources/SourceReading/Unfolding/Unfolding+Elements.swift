/// The elements of collections.
extension Unfolding {
  /// Returns the type name of the elements of a collection, if a declaration shows it: `Timer` for
  /// `[Timer]`, `Set<Timer>` and the values of `[String: Timer]`.
  func elementTypeName(of path: [String], _ frame: Frame, _ depth: Int) -> String? {
    let isOfValues = path.count > 1 && path.last == "values"
    let list = isOfValues ? path.dropLast() : path[...]
    guard let first = list.last, list.dropLast().allSatisfy({ Self.isSelf($0) }),
      let property = index.property(first, of: frame.type)
    else { return nil }
    let name = collectionTypeName(of: property)
    if isOfValues {
      guard name.hasPrefix("["), name.hasSuffix("]"), let colon = name.firstIndex(of: ":") else {
        return nil
      }
      return SourceIndex.plainName(String(name[name.index(after: colon)...].dropLast()))
    }
    if name.hasPrefix("["), name.hasSuffix("]"), !name.holds(":") {
      return SourceIndex.plainName(String(name.dropFirst().dropLast()))
    }
    guard name.hasPrefix("Set<"), name.hasSuffix(">") else { return nil }
    return SourceIndex.plainName(String(name.dropFirst("Set<".count).dropLast()))
  }

  /// Returns the type of a collection without spaces and marks, as declared, or as the initial value
  /// shows: `[String: Timer]()`.
  private func collectionTypeName(of found: FoundProperty) -> String {
    let marks: Set<Character> = [" ", "?", "!", "(", ")"]
    if let type = found.property.type { return type.filter { !marks.contains($0) } }
    guard let value = found.property.initialValue else { return "" }
    return index.files[found.file].text.source(value).filter { !marks.contains($0) }
  }
}
