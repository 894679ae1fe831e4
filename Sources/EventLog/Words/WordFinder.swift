import EventModel

/// A finder of a vocabulary's words in text that need not be split into lines.
///
/// Three consecutive letters that many words share are looked for 64 bytes at a time; words are
/// compared only where the letters occur. For view controllers, `ppe` finds all four callbacks.
struct WordFinder: Sendable {
  /// Three consecutive bytes, and the words that contain them.
  struct Probe: Sendable {
    var triple: Triple
    /// The index of each word in the vocabulary, and the index of the bytes in the word.
    var words: [(word: Int, at: Int)]
  }

  /// A word found in a text.
  struct Match: Equatable {
    var range: Range<Int>
    var code: UInt8

    func moved(by distance: Int) -> Match {
      Match(range: range.lowerBound + distance..<range.upperBound + distance, code: code)
    }
  }

  let probes: [Probe]
  let words: [WordPattern]

  init(_ words: [Vocabulary.Word]) {
    let patterns = words.map(WordPattern.init)
    var probes: [Probe] = []
    // A word of fewer than three letters occurs everywhere and is not looked for.
    let all = patterns.indices.filter { !patterns[$0].triples.isEmpty }
    let boundary = EventRecord.Code.lifeBoundary
    for group in [
      all.filter { patterns[$0].code != boundary }, all.filter { patterns[$0].code == boundary },
    ] {
      var open = Set(group)
      while !open.isEmpty {
        let chosen = Self.bestTriple(of: patterns, open)
        // Each word is found by one place of one probe; with two it would be two events.
        let found = group.filter(open.contains).compactMap { index in
          patterns[index].places(of: chosen).first.map { (word: index, at: $0) }
        }
        open.subtract(found.map(\.word))
        probes.append(Probe(triple: chosen, words: found))
      }
    }
    self.probes = probes
    self.words = patterns
  }

  /// Returns the three bytes that most of the words contain; of several, the rarest in English.
  ///
  /// For words that begin and end a life, it returns three bytes that the scanner looks for anyway.
  private static func bestTriple(of patterns: [WordPattern], _ open: Set<Int>) -> Triple {
    let candidates = open.sorted()
    var counts: [Triple: Int] = [:]
    for index in candidates {
      for triple in Set(patterns[index].triples) { counts[triple, default: 0] += 1 }
    }
    var best: (triple: Triple, count: Int, cost: Int)?
    for index in candidates {
      let isBoundary = patterns[index].code == EventRecord.Code.lifeBoundary
      for triple in patterns[index].triples {
        if isBoundary, MaskedTriple.boundaries.matches(triple) { return triple }
        let count = counts[triple]!
        if let best, count < best.count { continue }
        // The scanner does not examine the middle byte.
        let cost = frequencies[Int(triple.first)] + frequencies[Int(triple.third)]
        if best == nil || count > best!.count || count == best!.count && cost < best!.cost {
          best = (triple, count, cost)
        }
      }
    }
    return best!.triple
  }

  /// How common each letter is in English: its index in a list from rare to common.
  private static let frequencies: [Int] = {
    let letters = Array("zqjxkvbpygfwmucldrhsnioate".utf8)
    return (0...UInt8.max).map { letters.firstIndex(of: $0 | 0x20) ?? 0 }
  }()
}

extension WordFinder {
  /// Appends the words in a range of a text, in order; of two that overlap, the longer one.
  ///
  /// - Parameters:
  ///   - bytes: The text; one byte before and after the range may be examined.
  ///   - range: The range to search, which must contain the whole word.
  ///   - matches: The list to append to.
  func find(_ bytes: UnsafePointer<UInt8>, _ range: Range<Int>, into matches: inout [Match]) {
    let first = matches.count
    for probe in probes {
      var index = range.lowerBound
      while true {
        index = bytes.index(of: probe.triple.first, from: index, to: range.upperBound - 2)
        guard index < range.upperBound - 2 else { break }
        if probe.triple.isAt(index, bytes), let match = match(probe, bytes, at: index, in: range) {
          matches.append(match)
          index = max(index + 1, match.range.upperBound)
        } else {
          index += 1
        }
      }
    }
    guard matches.count - first > 1 else { return }
    let found = matches[first...].sorted {
      ($0.range.lowerBound, -$0.range.count) < ($1.range.lowerBound, -$1.range.count)
    }
    matches.removeSubrange(first...)
    for match in found {
      if matches.count > first, matches[matches.count - 1].range.overlaps(match.range) { continue }
      matches.append(match)
    }
  }

  /// Whether the three bytes of a word, possibly misspelled, are at a place.
  func mayMatch(_ bytes: UnsafePointer<UInt8>, at place: Int, in range: Range<Int>) -> Bool {
    guard place + 2 < range.upperBound else { return false }
    return probes.contains { probe in
      probe.triple.isAt(place, bytes)
        && match(probe, bytes, at: place, in: range, isCut: false) != nil
    }
  }

  func match(
    _ probe: Probe, _ bytes: UnsafePointer<UInt8>, at index: Int, in range: Range<Int>,
    isCut: Bool = true
  ) -> Match? {
    var best: Match?
    for (word, at) in probe.words {
      guard let found = words[word].match(bytes, at: index, probe: at, in: range, isCut: isCut),
        found.count > best?.range.count ?? 0
      else { continue }
      best = Match(range: found, code: words[word].code)
    }
    return best
  }
}
