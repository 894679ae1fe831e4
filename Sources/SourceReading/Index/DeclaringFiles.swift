/// The files that may declare the types of a name, as surveys found.
struct DeclaringFiles: Sendable {
  /// The hash of a name in the upper half and the number of a file in the lower half, sorted.
  private let entries: [UInt64]

  /// The files in which a type may inherit from one of a name, by the hash of the name.
  private let inheriting: [UInt32: [Int]]

  /// The hashes of the full names of types that files may extend.
  private let extended: Set<UInt32>

  /// The files that may declare types whose names surveys do not note, in order.
  let others: [Int]

  /// - Complexity: O(*n* log *n*) for *n* declarations.
  init(_ files: [ScannedFile]) {
    var entries: [UInt64] = []
    entries.reserveCapacity(files.reduce(0) { $0 + $1.survey.declared.count })
    for (number, file) in files.enumerated() {
      for hash in file.survey.declared { entries.append(UInt64(hash) << 32 | UInt64(number)) }
    }
    entries.sort()
    self.entries = entries
    var inheriting: [UInt32: [Int]] = [:]
    for (number, file) in files.enumerated() {
      for hash in Set(file.survey.inherited) { inheriting[hash, default: []].append(number) }
    }
    self.inheriting = inheriting
    extended = Set(files.lazy.flatMap(\.survey.extended))
    others = files.indices.filter { files[$0].survey.declaresOthers }
  }

  /// Whether a file whose names surveys note may extend a type with this full name.
  func mayExtend(_ name: String) -> Bool {
    !name.split(separator: ".").allSatisfy { SourceSurvey.notes(String($0)) }
      || extended.contains(SourceSurvey.hash(name.utf8))
  }

  /// Returns the files in which a type may inherit from one of a name, each once.
  func files(inheriting name: String) -> Set<Int> {
    Set(inheriting[SourceSurvey.hash(name.utf8)] ?? []).union(others)
  }

  /// Returns the files that may declare a type of a name and whose names surveys note, in order,
  /// each once.
  ///
  /// - Complexity: O(log *n*) and the number of files found.
  func files(declaring name: String) -> [Int] {
    guard SourceSurvey.notes(name) else { return [] }
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
    return found
  }
}
