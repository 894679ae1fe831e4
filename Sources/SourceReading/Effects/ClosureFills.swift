/// Where other code fills the properties that hold closures, by their names.
struct ClosureFills {
  /// A closure that is given to a property, or to an argument of its name.
  struct Fill {
    /// The index of the file.
    var file: Int
    var token: Int
    /// Whether it ends something: it dismisses, pops, cancels, empties.
    var ends: Bool
  }

  private let index: SourceIndex
  private let names = FileNames()
  private var fills: [String: [Fill]] = [:]

  /// Looks through the files for what fills the properties that callbacks call.
  ///
  /// - Complexity: O(*n*) for *n* tokens of the files that fill any of them.
  init(of facts: [SourceFacts], _ index: SourceIndex) {
    self.index = index
    var names: Set<String> = []
    for effect in facts.lazy.flatMap(\.effects)
    where effect.act == .irreversible(.closureCalled) {
      names.insert(effect.value ?? "")
    }
    guard !names.isEmpty else { return }
    for file in index.files.filling(names) {
      let text = index.files[file].text
      for mark in text.tokens.indices.dropLast().dropFirst() {
        guard text.isMark(mark + 1, "{") || text.isMark(mark + 1, "^"),
          text.isMark(mark, "=") || text.isMark(mark, ":"), text[mark - 1].kind == .identifier
        else { continue }
        add(mark, file, names)
      }
    }
  }

  private mutating func add(_ mark: Int, _ file: Int, _ names: Set<String>) {
    let text = index.files[file].text
    var name = text.string(mark - 1)
    if let written = ObjectiveCBodyReader.writtenName(name) { name = written }
    guard names.contains(name) else { return }
    var open = mark + 1
    while open < text.count, open < mark + 16, !text.isMark(open, "{") { open += 1 }
    guard let close = text.partner(of: open) else { return }
    fills[name, default: []].append(
      Fill(file: file, token: mark - 1, ends: Self.ends(open..<close, text)))
  }

  /// Whether a closure ends something.
  private static func ends(_ range: Range<Int>, _ text: SourceText) -> Bool {
    range.contains { index in
      if text.keyword(index) == .nil, text.isMark(index - 1, "=") { return true }
      if text.isMark(index - 1, "="), text.matches(index, "false") || text.matches(index, "NO") {
        return isOfShowing(text.string(index - 2))
      }
      guard text[index].kind == .identifier, let first = CamelWords.of(text.string(index)).first
      else { return false }
      return EffectReading.endings.contains(first)
    }
  }

  /// Whether a flag says that something is shown: `isSheetVisible`.
  private static func isOfShowing(_ name: String) -> Bool {
    CamelWords.of(name).contains {
      ["visible", "shown", "showing", "presented", "presenting", "present", "open", "active"]
        .contains($0)
    }
  }

  /// Returns the facts with those calls of closures alone that other code fills, and with what.
  func checked(_ facts: [SourceFacts]) -> [SourceFacts] {
    facts.map { facts in
      var facts = facts
      facts.effects = facts.effects.compactMap { effect in
        guard effect.act == .irreversible(.closureCalled) else { return effect }
        return filled(effect, facts)
      }
      return facts
    }
  }

  private func filled(_ effect: SourceEffect, _ facts: SourceFacts) -> SourceEffect? {
    let name = effect.value ?? ""
    let own = (fills[name] ?? []).filter { isMeant($0, facts) }
    guard let fill = own.first(where: \.ends) ?? own.first else { return nil }
    let isNamed = CamelWords.of(name).contains(where: EffectReading.endings.contains)
    guard fill.ends || isNamed else { return nil }
    var effect = effect
    effect.value = fill.ends ? "ends" : "runs"
    effect.filledAt = index.files[fill.file].text.site(fill.token)
    return effect
  }

  /// Whether a fill can be meant for a class: it stands outside of the class, in a file that names it.
  private func isMeant(_ fill: Fill, _ facts: SourceFacts) -> Bool {
    let text = index.files[fill.file].text
    let outline = index.files[fill.file].outline
    let name = facts.name.split(separator: ".").last.map(String.init) ?? facts.name
    let names = [name] + facts.bases.filter { index.find($0, near: fill.file) != nil }
    guard names.contains(where: { self.names.mayHold($0, fill.file, text) }) else { return false }
    let isInside = outline.types.contains {
      (names.contains(SourceIndex.plainName($0.name)) || $0.name == facts.name)
        && $0.extent.contains(fill.token)
    }
    guard !isInside else { return false }
    return text.tokens.indices.contains { token in
      text.tokens[token].kind == .identifier && names.contains { text.matches(token, $0) }
    }
  }
}

/// The names in files, of those files that were asked for.
private final class FileNames {
  private var hashes: [Int: Set<UInt32>] = [:]

  /// Whether a file may have a name.
  func mayHold(_ name: String, _ file: Int, _ text: SourceText) -> Bool {
    let hash = SourceSurvey.hash(name.utf8)
    if let known = hashes[file] { return known.contains(hash) }
    let found = text.file.bytes.withUnsafeBufferPointer { bytes in
      Set(
        text.tokens.lazy.filter { $0.kind == .identifier }.map {
          SourceSurvey.hash(bytes[$0.range])
        })
    }
    hashes[file] = found
    return found.contains(hash)
  }
}
