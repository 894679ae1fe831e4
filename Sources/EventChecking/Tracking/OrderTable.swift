package import EventModel

/// The two-sided orders of a contract in numbers: which word is which variant's, which are permitted,
/// and which own words each side has; all with the callbacks left out that a log never records.
///
/// A word is packed into 64 bits, five a symbol, the first symbol highest; a symbol is one more than
/// `side * callbacks + callback`.
package struct OrderTable: Sendable {
  /// The names of the sides, in the contract's order: `current`, `new`.
  package let sides: [String]
  /// The contract's variants; a mask has a bit for each index.
  package let variants: [Variant]
  /// The longest word that is packed.
  package static let longestWord = 12

  private let callbackCount: Int
  private var variantsByWord: [UInt64: UInt64] = [:]
  private var permitted: Set<UInt64> = []
  private var ownWords: [[UInt64: UInt64]]
  private var classWords: [UInt64: UInt64] = [:]
  private var classPrefixes: Set<UInt64> = []
  private var nestedWords: [UInt64: UInt64] = [:]
  private var variantTable = WordTable([:])
  private var ownTables: [WordTable] = []

  /// Makes the table of a contract's two-sided families; `unrecorded` has a bit for each callback that
  /// the log never records.
  package init(_ contract: Contract, unrecorded: UInt64 = 0) {
    let main = contract.families.first(where: \.isTwoSided)
    sides = main?.roles.map(\.name) ?? []
    variants = contract.variants
    callbackCount = contract.callbacks.count
    ownWords = sides.map { _ in [:] }
    precondition(variants.count <= 64, "a contract has at most 64 variants")
    precondition(
      sides.count * callbackCount < 32, "two sides have at most 31 events between them")
    addVariants(of: contract, unrecorded: unrecorded)
    for family in contract.families where family.roles.allSatisfy({ sides.contains($0.name) }) {
      for course in family.courses { addOwnWords(of: course, contract, unrecorded: unrecorded) }
    }
    if let main {
      for course in main.courses {
        addPermitted(course, of: main, contract, unrecorded: unrecorded)
      }
    }
    variantTable = WordTable(variantsByWord)
    ownTables = ownWords.map { WordTable($0) }
  }

  /// Returns the symbol of a callback on a side.
  package func symbol(side: Int, callback: Int) -> UInt64 {
    UInt64(side * callbackCount + callback + 1)
  }

  /// Returns a word with a symbol behind it.
  package static func append(_ symbol: UInt64, to word: UInt64) -> UInt64 { word << 5 | symbol }

  /// Returns the variants with exactly this order, as a mask.
  package func variants(withWord word: UInt64) -> UInt64 { variantTable[word] }

  /// Returns the variants of a container and its child with exactly this order, as a mask; the first
  /// view stands for the container.
  package func variants(withNestedWord word: UInt64) -> UInt64 { nestedWords[word] ?? 0 }

  /// The variants whose orders are told apart in logs: those between the two sides, of one of them, and
  /// between a container and its child.
  package var countedVariants: [Variant] {
    guard !sides.isEmpty else { return [] }
    let counted = (Array(variantsByWord.values) + nestedWords.values).reduce(0, |)
    return variants.enumerated().filter { counted >> UInt64($0.offset) & 1 == 1 }.map(\.element)
  }

  /// Returns whether the order keeps every promise between its two sides.
  package func isPermitted(_ word: UInt64) -> Bool { permitted.contains(word) }

  /// Returns the courses (a bit each, over all families) in which a side may be sent exactly this
  /// word of callbacks.
  package func courses(side: Int, ownWord word: UInt64) -> UInt64 { ownTables[side][word] }

  /// Returns the variants whose order is this word of callbacks if both sides share one name.
  package func variants(withClassWord word: UInt64) -> UInt64 { classWords[word] ?? 0 }

  /// Returns whether more callbacks could make this word that of a variant whose sides share a name.
  package func isClassPrefix(_ word: UInt64) -> Bool { classPrefixes.contains(word) }

  /// Returns the side whose own words start with a callback, or else have it further on.
  package func side(startingWith callback: Int) -> Int {
    let symbol = UInt64(callback + 1)
    let firsts = ownWords.map { words in words.keys.contains { Self.first($0) == symbol } }
    if let side = firsts.firstIndex(of: true) { return side }
    return ownWords.indices.min { depth(of: symbol, $0) < depth(of: symbol, $1) } ?? 0
  }

  private func depth(of symbol: UInt64, _ side: Int) -> Int {
    let words = ownWords[side].keys.sorted().map(Self.symbols)
    return words.compactMap { $0.firstIndex(of: symbol) }.min() ?? .max
  }

  /// Returns the symbols of a packed word, first to last.
  package static func symbols(_ word: UInt64) -> [UInt64] {
    var symbols: [UInt64] = []
    var rest = word
    while rest != 0 {
      symbols.append(rest & 31)
      rest >>= 5
    }
    return symbols.reversed()
  }

  /// Returns whether a word of callbacks is one of a side's own words with some callbacks left out.
  package func isPartOfOwnWord(_ word: UInt64, side: Int) -> Bool {
    let part = Self.symbols(word)
    return ownWords[side].keys.contains { whole in
      var rest = part[...]
      for symbol in Self.symbols(whole) where symbol == rest.first { rest = rest.dropFirst() }
      return rest.isEmpty
    }
  }

  /// Returns the own words of a side in completed transitions.
  func completedWords(side: Int) -> [UInt64] {
    ownWords[side].filter { $0.value & 1 == 1 }.map(\.key)
  }

  /// Returns whether some word of a side in a cancelled transition begins with a word.
  func isCancelledPrefix(_ word: UInt64, side: Int) -> Bool {
    let part = Self.symbols(word)
    return ownWords[side].contains { whole, courses in
      courses & 2 != 0 && Self.symbols(whole).starts(with: part)
    }
  }

  private static func first(_ word: UInt64) -> UInt64 { symbols(word).first ?? 0 }
}

extension OrderTable {
  private mutating func addVariants(of contract: Contract, unrecorded: UInt64) {
    for (index, variant) in variants.enumerated() {
      for order in Self.words(variant.words) {
        addNestedWord(order, index, of: contract, unrecorded: unrecorded)
        addOrder(order, index, of: contract, unrecorded: unrecorded)
      }
    }
  }

  private mutating func addOrder(
    _ order: [LifecycleEvent], _ variant: Int, of contract: Contract, unrecorded: UInt64
  ) {
    var word: UInt64 = 0
    var classWord: UInt64 = 0
    var sidesSeen: Set<Int> = []
    for event in order {
      guard let side = sides.firstIndex(of: event.subject),
        let callback = contract.number(of: event.callback)
      else { return }
      if unrecorded >> UInt64(callback) & 1 == 1 { continue }
      sidesSeen.insert(side)
      word = Self.append(symbol(side: side, callback: callback), to: word)
      if sidesSeen.count == 2 { addClassPrefix(classWord) }
      classWord = Self.append(UInt64(callback + 1), to: classWord)
    }
    if word == 0 { return }
    variantsByWord[word, default: 0] |= 1 << UInt64(variant)
    if sidesSeen.count == 2 { addClassWord(classWord, variant) }
  }

  /// Returns the words of a set that can be packed, with each repetition taken at most twice; none of a
  /// set with too many.
  private static func words<Symbol>(_ set: Pattern<Symbol>) -> [[Symbol]] {
    guard set.wordCount(repeatingAtMost: 2) <= Limits.episodeOrders else { return [] }
    return set.words(repeatingAtMost: 2).filter { $0.count <= longestWord }
  }

  /// Adds a variant between a container and its child, in which the container is called first.
  private mutating func addNestedWord(
    _ sequence: [LifecycleEvent], _ variant: Int, of contract: Contract, unrecorded: UInt64
  ) {
    guard let family = contract.family(named: variants[variant].family), family.roles.count == 2,
      family.roles[1].relation == .child(of: family.roles[0].name)
    else { return }
    var word: UInt64 = 0
    for event in sequence {
      guard let role = family.roles.firstIndex(where: { $0.name == event.subject }),
        let callback = contract.number(of: event.callback)
      else { return }
      if unrecorded >> UInt64(callback) & 1 == 1 { continue }
      word = Self.append(symbol(side: role, callback: callback), to: word)
    }
    if word != 0 { nestedWords[word, default: 0] |= 1 << UInt64(variant) }
  }

  private mutating func addClassWord(_ word: UInt64, _ variant: Int) {
    classWords[word, default: 0] |= 1 << UInt64(variant)
    addClassPrefix(word >> 5)
  }

  private mutating func addClassPrefix(_ word: UInt64) {
    var rest = word
    while rest != 0 {
      classPrefixes.insert(rest)
      rest >>= 5
    }
  }

  private mutating func addOwnWords(
    of course: EpisodeFamily.Course, _ contract: Contract, unrecorded: UInt64
  ) {
    let bit: UInt64 = course.outcome == .completed ? 1 : 2
    for part in course.parts {
      guard let side = sides.firstIndex(of: part.role) else { continue }
      for word in Self.words(part.words) {
        let packed = Self.packed(word.compactMap(contract.number), without: unrecorded)
        if packed != 0 { ownWords[side][packed, default: 0] |= bit }
      }
    }
  }

  private mutating func addPermitted(
    _ course: EpisodeFamily.Course, of family: EpisodeFamily, _ contract: Contract,
    unrecorded: UInt64
  ) {
    guard course.orderCount(repeatingAtMost: 2) <= Limits.episodeOrders else { return }
    // The family's roles are the sides, so its symbols are those of the table, less one.
    for order in contract.orders(of: course, in: family, repeatingAtMost: 2)
    where order.count <= Self.longestWord {
      permitted.insert(pack(order.map { UInt64($0 + 1) }, without: unrecorded))
    }
  }

  private func pack(_ word: [UInt64], without unrecorded: UInt64) -> UInt64 {
    word.reduce(0) { packed, symbol in
      let callback = (symbol - 1) % UInt64(callbackCount)
      return unrecorded >> callback & 1 == 1 ? packed : Self.append(symbol, to: packed)
    }
  }

  private static func packed(_ callbacks: [Int], without unrecorded: UInt64) -> UInt64 {
    callbacks.reduce(0) { packed, callback in
      unrecorded >> UInt64(callback) & 1 == 1 ? packed : append(UInt64(callback + 1), to: packed)
    }
  }
}
