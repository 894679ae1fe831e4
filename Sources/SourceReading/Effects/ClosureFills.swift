/// The places where other code sets the properties that hold closures, by the names of the
/// properties.
struct ClosureFills {
  /// A closure that is assigned to a property, or passed to an argument with the property's name.
  struct Fill {
    /// The index of the file.
    var file: Int
    var token: Int
    /// Whether the closure ends something: it dismisses, pops, cancels or empties.
    var ends: Bool
    /// The type to whose initializer it is passed, if any.
    var made: String?
    /// The declared type of the object to which it is assigned, if that is known.
    var owner: String?
  }

  /// A name in a file.
  private struct Place: Hashable {
    var file: Int
    var name: String
  }

  private let index: SourceIndex

  /// The files that may set each of the properties that were looked up, in order.
  private var files: [String: [Int]] = [:]
  private var known: [Place: [Fill]] = [:]

  /// The names in each file that may be names of types.
  private var named: [Int: Set<String>] = [:]

  /// The superclasses of the types that each file names.
  private var bases: [Int: Set<String>] = [:]

  init(_ index: SourceIndex) { self.index = index }

  /// Returns the files that may set a property, in order.
  private mutating func files(filling name: String) -> [Int] {
    if let known = files[name] { return known }
    let found = index.files.filling(name)
    files[name] = found
    return found
  }

  /// Returns the closures that a file assigns to a name.
  private mutating func fills(of name: String, in file: Int) -> [Fill] {
    let place = Place(file: file, name: name)
    if let known = known[place] { return known }
    let text = index.files[file].text
    var fills: [Fill] = []
    for mark in text.tokens.indices.dropLast().dropFirst() {
      guard text.isMark(mark + 1, "{") || text.isMark(mark + 1, "^"),
        text.isMark(mark, "=") || text.isMark(mark, ":"), text[mark - 1].kind == .identifier
      else { continue }
      let written = text.string(mark - 1)
      guard (ObjectiveCBodyReader.writtenName(written) ?? written) == name else { continue }
      var open = mark + 1
      while open < text.count, open < mark + 16, !text.isMark(open, "{") { open += 1 }
      guard text.isMark(open, "{"), let close = text.partner(of: open) else { continue }
      let isPassed = text.isMark(mark, ":")
      fills.append(
        Fill(
          file: file, token: mark - 1, ends: Self.ends(open..<close, text),
          made: isPassed ? Self.made(byCallAround: mark, text) : nil,
          owner: isPassed ? nil : owner(ofMember: mark - 1, in: file)))
    }
    known[place] = fills
    return fills
  }

  /// Returns the type that is made by the call around an argument: `Sheet` for `Sheet(onDone: {
  /// })`.
  private static func made(byCallAround token: Int, _ text: SourceText) -> String? {
    let name = text.nameOfCall(around: token).map(text.string)
    return name?.startsWithCapital == true ? name : nil
  }

  /// Returns the declared type of the property in front of a member: `Popup` for `popup.onDismiss` in
  /// a type with a property `popup: Popup`.
  private func owner(ofMember member: Int, in file: Int) -> String? {
    let text = index.files[file].text
    guard member > 1, text.isMember(member - 1), text[member - 2].kind == .identifier,
      member < 3 || !text.isMember(member - 3) || text.keyword(member - 4) == .`self`
    else { return nil }
    let types = index.files[file].outline.types.indices.filter {
      index.files[file].outline.types[$0].extent.contains(member)
    }
    guard let inner = types.last,
      let type = index.type(of: TypePart(file: file, type: inner)),
      let found = index.property(text.string(member - 2), of: type)
    else { return nil }
    return index.typeName(of: found)
  }

  /// Whether a closure ends something.
  private static func ends(_ range: Range<Int>, _ text: SourceText) -> Bool {
    range.contains { index in
      if text.keyword(index) == .nil, text.isMark(index - 1, "=") { return true }
      if text.isMark(index - 1, "="), text.matches(index, "false") || text.matches(index, "NO") {
        return isOfShowing(text.string(index - 2))
      }
      guard text[index].kind == .identifier,
        // The closure calls another one that ends something: `onCompleted()`.
        let first = CamelWords.of(text.string(index)).first(where: { $0 != "on" })
      else { return false }
      return EffectReading.endings.contains(first) || stopping.contains(first)
    }
  }

  private static let stopping: Set = [
    "stop", "clear", "reset", "invalidate", "disconnect", "teardown", "tear", "delete",
  ]

  /// Whether a flag says that something is shown: `isSheetVisible`.
  private static func isOfShowing(_ name: String) -> Bool {
    CamelWords.of(name).contains {
      ["visible", "shown", "showing", "presented", "presenting", "present", "open", "active"]
        .contains($0)
    }
  }

  /// Returns the facts of a screen, with only those closure calls whose closures other code sets, and
  /// with what the closures do.
  ///
  /// - Complexity: O(*n*) for *n* closures in all files, for each called property.
  mutating func checked(_ facts: SourceFacts) -> SourceFacts {
    guard facts.effects.contains(where: { $0.act == .irreversible(.closureCalled) }) else {
      return facts
    }
    let names = [SourceIndex.lastPart(of: facts.name)] + facts.bases.filter(index.knows)
    var facts = facts
    facts.effects = facts.effects.compactMap { effect in
      guard effect.act == .irreversible(.closureCalled) else { return effect }
      return filled(effect, facts.name, names)
    }
    return facts
  }

  /// - Parameters:
  ///   - full: The full name of the class, with those of the types around it.
  ///   - names: The names of the class and of its bases.
  private mutating func filled(
    _ effect: SourceEffect, _ full: String, _ names: [String]
  ) -> SourceEffect? {
    let (owner, name) = Self.called(effect)
    let names = owner.map { [$0] } ?? names
    var own: [Fill] = []
    for file in files(filling: name) {
      let meant = fills(of: name, in: file).filter { fill in
        !isInside(fill, owner ?? full, names) && fill.made.map(names.contains) != false
          && isOfAny(names, fill)
      }
      if !meant.isEmpty, isNamed(in: file, anyOf: names) { own += meant }
      // The first closure that ends something counts.
      if own.contains(where: \.ends) { break }
    }
    guard let fill = own.first(where: \.ends) ?? own.first else { return nil }
    let isNamed = CamelWords.of(name).contains(where: EffectReading.endings.contains)
    guard fill.ends || isNamed else { return nil }
    var effect = effect
    effect.value = fill.ends ? "ends" : "runs"
    effect.filledAt = index.files[fill.file].text.site(fill.token)
    return effect
  }

  /// Whether a closure may be set to a member of one of some types. What is not among the scanned types
  /// may be one of them.
  private func isOfAny(_ names: [String], _ fill: Fill) -> Bool {
    guard let owner = fill.owner, let type = index.find(owner, near: fill.file),
      !index.isProtocol(type)
    else { return true }
    return names.contains(owner) || index.baseNames(of: type).contains(names[0])
  }

  /// Returns the type of the object that holds the called closure, if it is not the screen, and the
  /// closure's name.
  private static func called(_ effect: SourceEffect) -> (owner: String?, name: String) {
    let value = effect.value ?? ""
    guard let dot = value.lastIndex(of: ".") else { return (nil, value) }
    return (
      SourceIndex.lastPart(of: String(value[..<dot])), String(value[value.index(after: dot)...])
    )
  }

  /// Whether a closure is set inside a class or one of its views, or in one of its superclasses. It
  /// is then not meant for the class.
  private func isInside(_ fill: Fill, _ full: String, _ names: [String]) -> Bool {
    index.files[fill.file].outline.types.contains {
      $0.extent.contains(fill.token)
        && (names.contains(SourceIndex.plainName($0.name)) || $0.name == full)
    }
  }

  /// Whether a file names one of some types, or a type with one of them as a superclass.
  private mutating func isNamed(in file: Int, anyOf types: [String]) -> Bool {
    let names = self.names(in: file)
    return !names.isDisjoint(with: types) || !bases(of: names, in: file).isDisjoint(with: types)
  }

  /// Returns the names in a file that may be names of types.
  private mutating func names(in file: Int) -> Set<String> {
    if let known = named[file] { return known }
    let text = index.files[file].text
    var names: Set<String> = []
    for token in text.tokens where token.kind == .identifier {
      let bytes = text.file.bytes[token.range]
      if bytes.first?.isCapital == true { names.insert(String(decoding: bytes, as: UTF8.self)) }
    }
    named[file] = names
    return names
  }

  /// Returns the superclasses of the types that a file names. It reads the files of those types.
  private mutating func bases(of names: Set<String>, in file: Int) -> Set<String> {
    if let known = bases[file] { return known }
    let types = names.sorted().compactMap { index.find($0, near: file) }
    let found = Set(types.flatMap(index.baseNames))
    bases[file] = found
    return found
  }
}
