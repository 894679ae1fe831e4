/// Looks through blocks for places where a word may stand, before any line is looked at.
struct WordScanner {
  private let finder: WordFinder

  init(_ finder: WordFinder) { self.finder = finder }

  /// Finds the places of words in a block, in order; a place lies inside its word.
  func scan(_ block: LineBlock, into hits: inout [Int]) {
    hits.removeAll(keepingCapacity: true)
    let range = 0..<block.count
    let bytes = block.bytes
    for probe in finder.probes {
      var index = 0
      let triple = probe.triple
      while index + 2 < block.count {
        if triple.isAt(index, bytes),
          finder.match(probe, bytes, at: index, in: range) != nil
        {
          hits.append(index)
        }
        index += 1
      }
    }
    if finder.probes.count > 1 { hits.sort() }
  }
}
