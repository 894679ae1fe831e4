/// The tokens of a pattern of paths, which are matched with all possible positions in the pattern at
/// once, letter by letter.
///
/// Trying the positions one after another takes years for a pattern with a dozen stars.
struct PatternTokens<Letter: Comparable & Sendable>: Sendable {
  enum Token: Sendable {
    case letter(Letter)
    /// Any letter except a slash.
    case one
    /// Any letters except slashes.
    case any
    case anything
    /// Before the names of any number of directories; ``inDirectory`` comes next.
    case directories
    case inDirectory
    /// A letter of these ranges, or of no such range; never a slash.
    case set([ClosedRange<Letter>], isNegated: Bool)
  }

  private(set) var all: [Token] = []
  private let slash: Letter

  init(slash: Letter) { self.slash = slash }

  mutating func append(_ token: Token) {
    all.append(token)
    if case .directories = token { all.append(.inDirectory) }
  }

  /// Returns whether the pattern matches a whole text.
  ///
  /// - Complexity: O(tokens × letters).
  func matches(_ text: some Sequence<Letter>) -> Bool {
    var reached = Array(repeating: false, count: all.count + 1)
    var next = reached
    reached[0] = true
    skipEmpty(&reached)
    for letter in text {
      for index in next.indices { next[index] = false }
      for (index, token) in all.enumerated() where reached[index] {
        step(token, index, letter, &next)
      }
      skipEmpty(&next)
      swap(&reached, &next)
    }
    return reached[all.count]
  }

  private func step(_ token: Token, _ index: Int, _ letter: Letter, _ next: inout [Bool]) {
    let isSlash = letter == slash
    switch token {
    case .letter(let own): if own == letter { next[index + 1] = true }
    case .one: if !isSlash { next[index + 1] = true }
    case .any: if !isSlash { next[index] = true }
    case .anything: next[index] = true
    case .directories: break
    case .inDirectory: next[isSlash ? index - 1 : index] = true
    case .set(let ranges, let isNegated):
      if !isSlash, ranges.contains(where: { $0.contains(letter) }) != isNegated {
        next[index + 1] = true
      }
    }
  }

  /// Adds the positions behind tokens that also stand for nothing.
  private func skipEmpty(_ reached: inout [Bool]) {
    for (index, token) in all.enumerated() where reached[index] {
      switch token {
      case .any, .anything: reached[index + 1] = true
      case .directories:
        reached[index + 1] = true
        reached[index + 2] = true
      default: continue
      }
    }
  }
}
