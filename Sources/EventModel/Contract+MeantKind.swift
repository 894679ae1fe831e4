extension Contract {
  /// Returns the kind that was probably meant by a word: a kind with an outcome, a direction of a
  /// kind, such as `push`, a word of the framework, or a name that is close to a kind's; nil if there
  /// is none.
  package func kind(meantBy word: String) -> String? {
    let names = kinds.map(\.name)
    let direction = Variant.Direction(stringLiteral: word.lowercased())
    if let variant = variants.first(where: { $0.directions.contains(direction) }) {
      return variant.kind
    }
    if let variant = variants.first(where: { $0.name == word }) { return variant.kind }
    let other = Self.kindsByOtherWords[word.lowercased().filter(\.isLetter)]
    return names.first { $0 == other } ?? Spelling.meant(by: word, among: names)
  }

  /// Kinds by gestures and by the names of the system's classes and presentation styles, in lower
  /// case. A popover and an alert leave the screen below shown, as a sheet does.
  private static let kindsByOtherWords = [
    "swipe": "navigation", "back": "navigation", "navigationcontroller": "navigation",
    "popover": "sheet", "alert": "sheet", "actionsheet": "sheet", "formsheet": "sheet",
    "pagesheet": "sheet", "overfullscreen": "sheet",
    "fullscreen": "modal", "cover": "modal",
    "pager": "pageScroll", "pageviewcontroller": "pageScroll", "curl": "pageCurl",
    "tabbar": "tab", "tabs": "tab", "tabbarcontroller": "tab",
    "embed": "containment", "container": "containment", "child": "containment",
  ]
}
