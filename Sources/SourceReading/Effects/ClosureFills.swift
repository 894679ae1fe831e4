/// Where the properties of all classes that hold closures are filled, by their names.
struct ClosureFills {
  /// What is known of a property's closures.
  struct Fill {
    /// Where one stands; one that ends something comes first.
    var site: SourceSite
    /// Whether it ends something: it dismisses, pops, cancels, empties.
    var ends: Bool
  }

  private(set) var fills: [String: Fill] = [:]

  /// Looks through the files for closures that are given to properties or arguments of some names.
  ///
  /// - Complexity: O(*n*) for *n* tokens.
  init(_ names: Set<String>, in files: [ReadSource]) {
    guard !names.isEmpty else { return }
    for file in files {
      let text = file.text
      for index in text.tokens.indices.dropLast(2) {
        guard text.isMark(index + 1, "{") || text.isMark(index + 1, "^"),
          text.isMark(index, "=") || text.isMark(index, ":"), index > 0,
          text[index - 1].kind == .identifier
        else { continue }
        add(text, index, names)
      }
    }
  }

  private mutating func add(_ text: SourceText, _ mark: Int, _ names: Set<String>) {
    var name = text.string(mark - 1)
    if let written = ObjectiveCBodyReader.writtenName(name) { name = written }
    guard names.contains(name) else { return }
    var open = mark + 1
    while open < text.count, open < mark + 16, !text.isMark(open, "{") { open += 1 }
    guard let close = text.partner(of: open) else { return }
    let fill = Fill(site: text.site(mark - 1), ends: Self.ends(open..<close, text))
    if fills[name] == nil || (fill.ends && fills[name]?.ends == false) { fills[name] = fill }
  }

  /// Whether a closure ends something.
  private static func ends(_ range: Range<Int>, _ text: SourceText) -> Bool {
    range.contains { index in
      if text.keyword(index) == .nil, text.isMark(index - 1, "=") { return true }
      guard text[index].kind == .identifier, let first = CamelWords.of(text.string(index)).first
      else { return false }
      return EffectReading.endings.contains(first)
    }
  }
}
