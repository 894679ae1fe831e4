import EventChecking

/// A generator of hostile inputs: bytes, words and whole logs, all from one seed.
struct InputMaker {
  /// The longest input of the usual kind; long ones are rare, since most faults need few bytes.
  static let usualLimit = 1 << 14

  var random: SeededGenerator

  init(seed: UInt64) { random = SeededGenerator(seed: seed) }

  mutating func below(_ limit: Int) -> Int { random.below(limit) }

  mutating func oneIn(_ times: Int) -> Bool { random.below(times) == 0 }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[random.below(list.count)] }

  mutating func noise(upTo limit: Int) -> [UInt8] {
    (0..<below(limit + 1)).map { _ in UInt8(truncatingIfNeeded: random.next()) }
  }

  mutating func randomTokens(of tokens: [String], upTo limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<1 + below(limit) { bytes.append(contentsOf: pick(tokens).utf8) }
    return bytes
  }
}

extension InputMaker {
  /// Returns bytes with a few changes, made with tokens of their language.
  mutating func mutated(_ bytes: [UInt8], with tokens: [String]) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<below(5) { mutate(&bytes, with: tokens) }
    if bytes.count > Self.usualLimit { bytes.removeSubrange(Self.usualLimit...) }
    return bytes
  }

  private mutating func mutate(_ bytes: inout [UInt8], with tokens: [String]) {
    let range = part(of: bytes)
    switch below(10) {
    case 0: flip(&bytes)
    case 1: bytes.removeSubrange(range)
    case 2: bytes.insert(contentsOf: bytes[range], at: range.lowerBound)
    case 3: bytes.replaceSubrange(range, with: noise(upTo: 8))
    case 4: bytes.insert(contentsOf: pick(Fragments.hostile), at: range.lowerBound)
    case 5: repeatToken(tokens, in: &bytes, at: range.lowerBound)
    case 6: bytes.removeSubrange(range.lowerBound...)
    case 7: moveLine(in: &bytes)
    case 8: bytes.replaceSubrange(range, with: pick(tokens).utf8)
    default: bytes.insert(contentsOf: pick(tokens).utf8, at: range.lowerBound)
    }
  }

  /// Returns a range of some bytes, usually a short one.
  private mutating func part(of bytes: [UInt8]) -> Range<Int> {
    let start = below(bytes.count + 1)
    let most = oneIn(4) ? bytes.count - start : min(16, bytes.count - start)
    return start..<start + below(most + 1)
  }

  private mutating func flip(_ bytes: inout [UInt8]) {
    guard !bytes.isEmpty else { return }
    bytes[below(bytes.count)] ^= 1 << UInt8(below(8))
  }

  /// Repeats a token, sometimes often enough to reach a limit.
  private mutating func repeatToken(_ tokens: [String], in bytes: inout [UInt8], at place: Int) {
    let token = Array(pick(tokens).utf8)
    let times = oneIn(8) ? 200 + below(400) : 1 + below(12)
    bytes.insert(contentsOf: (0..<times).flatMap { _ in token }, at: place)
  }

  private mutating func moveLine(in bytes: inout [UInt8]) {
    var lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let line = lines.remove(at: below(lines.count))
    lines.insert(line, at: below(lines.count + 1))
    bytes = Array(lines.joined(separator: [UInt8(ascii: "\n")]))
  }
}
