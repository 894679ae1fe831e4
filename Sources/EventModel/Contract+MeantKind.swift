extension Contract {
  /// Returns the kind that was probably meant by a word: a direction of a kind, such as `push`, a
  /// gesture, or a name that is close to a kind's; nil if there is none.
  package func kind(meantBy word: String) -> String? {
    let names = kinds.map(\.name)
    let direction = Variant.Direction(stringLiteral: word.lowercased())
    if let variant = variants.first(where: { $0.directions.contains(direction) }) {
      return variant.kind
    }
    let gesture = ["swipe": "navigation", "back": "navigation"][word.lowercased()]
    return names.first { $0 == gesture } ?? Spelling.meant(by: word, among: names)
  }
}
