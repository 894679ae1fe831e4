/// Which files may declare the types of a name, as surveys found.
struct DeclaringFiles: Sendable {
  /// A name's hash in the upper half and a file's number in the lower one, in order.
  private let entries: [UInt64]

  /// The hashes of the whole names of types that files may extend.
  private let extended: Set<UInt32>

  /// The files that may declare types of names which surveys do not note, in order.
  let others: [Int]

  /// The names by which calls reach functions of types; nil if there may be others.
  private var functions: NameBits? = NameBits()

  /// The names of functions that Objective-C may call by longer names.
  private var prefixes = NameBits()

  /// - Complexity: O(*n* log *n*) for *n* declarations.
  init(_ files: [ScannedFile]) {
    var entries: [UInt64] = []
    entries.reserveCapacity(files.reduce(0) { $0 + $1.survey.declared.count })
    for (number, file) in files.enumerated() {
      for hash in file.survey.declared { entries.append(UInt64(hash) << 32 | UInt64(number)) }
    }
    entries.sort()
    self.entries = entries
    extended = Set(files.lazy.flatMap(\.survey.extended))
    others = files.indices.filter { files[$0].survey.declaresOthers }
    for file in files {
      for hash in file.survey.functions { functions?.insert(hash) }
      for hash in file.survey.prefixes { prefixes.insert(hash) }
      if file.survey.hasOtherFunctions { functions = nil }
    }
  }

  /// Whether a call of a name may reach a function of a type.
  func mayHaveFunction(_ name: String) -> Bool {
    guard let functions, SourceSurvey.notes(name) else { return true }
    var hash = SourceSurvey.hash([])
    for byte in name.utf8 {
      hash = SourceSurvey.hash(CollectionOfOne(byte), behind: hash)
      if prefixes.contains(hash) { return true }
    }
    return functions.contains(hash)
  }

  /// Whether a file whose names surveys note may extend a type by this whole name.
  func mayExtend(_ name: String) -> Bool {
    !name.split(separator: ".").allSatisfy { SourceSurvey.notes(String($0)) }
      || extended.contains(SourceSurvey.hash(name.utf8))
  }

  /// Returns the files that may declare a type of a name, in order, each once.
  ///
  /// - Complexity: O(log *n*) and what is found.
  func files(declaring name: String) -> [Int] {
    guard SourceSurvey.notes(name) else { return others }
    let hash = UInt64(SourceSurvey.hash(name.utf8))
    var low = 0
    var high = entries.count
    while low < high {
      let middle = (low + high) / 2
      if entries[middle] >> 32 < hash { low = middle + 1 } else { high = middle }
    }
    var found: [Int] = []
    while low < entries.count, entries[low] >> 32 == hash {
      let file = Int(entries[low] & 0xFFFF_FFFF)
      if found.last != file { found.append(file) }
      low += 1
    }
    guard !others.isEmpty else { return found }
    return Set(found).union(others).sorted()
  }
}

/// Hashes of names, of which it may hold some more than were put in.
private struct NameBits: Sendable {
  private static let count = 1 << 21
  private var words = [UInt64](repeating: 0, count: count / 64)

  mutating func insert(_ hash: UInt32) {
    let place = Int(hash) & (Self.count - 1)
    words[place / 64] |= 1 << UInt64(place % 64)
  }

  func contains(_ hash: UInt32) -> Bool {
    let place = Int(hash) & (Self.count - 1)
    return words[place / 64] & 1 << UInt64(place % 64) != 0
  }
}
