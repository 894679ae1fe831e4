/// Finds the partner of each bracket, and leaves out the branches of `#if` that do not count.
///
/// A closing brace also closes the brackets that are open inside it. A closing parenthesis or
/// square bracket never closes anything outside of a brace. So one mistake affects only the braces
/// around it.
struct BracketMatching {
  /// A branch of an `#if` that is being read. A later branch closes no bracket outside of it: the
  /// `floor` is the number of brackets that are open around it.
  private struct Conditional {
    /// How many brackets were open at the `#if`.
    var depth: Int
    /// The least number that were open since the branch began.
    var lowest: Int
    /// The least number that were open in the first branch.
    var lowestOfFirst: Int
    /// The number of brackets around the `#if` that may not be closed.
    var outerFloor: Int
    var branchStart: Int
    var isFirst = true
    /// Whether the first branch opens or closes brackets for what comes after it.
    var isUneven = false
    var isNever: Bool
  }

  private struct Open {
    var token: Int32
    /// How many `(` and `[` are open since the last `{`, including this one.
    var parentheses: Int32
    var squares: Int32
  }

  private var open: [Open] = []
  private var conditionals: [Conditional] = []
  private var partners: [Int32]
  private var dropped: [Range<Int>] = []
  private var floor = 0

  private init(count: Int) { partners = Array(repeating: -1, count: count) }

  /// Returns the partner of each of some tokens that all count.
  static func partners(of tokens: [SourceToken]) -> [Int32] {
    var matching = BracketMatching(count: tokens.count)
    matching.run(tokens, [])
    return matching.partners
  }

  /// Returns the tokens that count, with the partner of each.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  static func match(
    _ read: LexedTokens, in file: SourceFile
  ) -> (tokens: [SourceToken], partners: [Int32]) {
    var matching = BracketMatching(count: read.tokens.count)
    matching.run(read.tokens, read.directives)
    guard !matching.dropped.isEmpty else { return (read.tokens, matching.partners) }
    var kept: [SourceToken] = []
    kept.reserveCapacity(read.tokens.count)
    var start = 0
    for range in Self.merged(matching.dropped) {
      kept += read.tokens[start..<range.lowerBound]
      start = range.upperBound
    }
    kept += read.tokens[start...]
    return (kept, partners(of: kept))
  }

  private static func merged(_ ranges: [Range<Int>]) -> [Range<Int>] {
    var result: [Range<Int>] = []
    for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = result.last, range.lowerBound <= last.upperBound {
        result[result.count - 1] =
          last.lowerBound..<max(last.upperBound, range.upperBound)
      } else {
        result.append(range)
      }
    }
    return result
  }

  private mutating func run(_ tokens: [SourceToken], _ directives: [LexedTokens.Directive]) {
    var next = 0
    tokens.withUnsafeBufferPointer { tokens in
      for index in tokens.indices {
        while next < directives.count, directives[next].token == index {
          follow(directives[next])
          next += 1
        }
        guard tokens[index].kind == .mark else { continue }
        read(tokens[index].detail, at: index, tokens)
      }
    }
    while next < directives.count {
      follow(directives[next])
      next += 1
    }
  }

  @inline(__always)
  private mutating func read(
    _ mark: UInt8, at index: Int, _ tokens: UnsafeBufferPointer<SourceToken>
  ) {
    switch mark {
    case UInt8(ascii: "("): push(index, parentheses: 1, squares: 0)
    case UInt8(ascii: "["): push(index, parentheses: 0, squares: 1)
    case UInt8(ascii: "{"): open.append(Open(token: Int32(index), parentheses: 0, squares: 0))
    case UInt8(ascii: ")"):
      guard let last = open.last, last.parentheses > 0 else { return }
      close(UInt8(ascii: "("), index, tokens)
    case UInt8(ascii: "]"):
      guard let last = open.last, last.squares > 0 else { return }
      close(UInt8(ascii: "["), index, tokens)
    case UInt8(ascii: "}"): close(UInt8(ascii: "{"), index, tokens)
    default: break
    }
  }

  private mutating func push(_ index: Int, parentheses: Int32, squares: Int32) {
    let last = open.last
    open.append(
      Open(
        token: Int32(index), parentheses: (last?.parentheses ?? 0) + parentheses,
        squares: (last?.squares ?? 0) + squares))
  }

  /// Closes the innermost bracket of a kind, and the brackets that are open inside it.
  private mutating func close(
    _ mark: UInt8, _ index: Int, _ tokens: UnsafeBufferPointer<SourceToken>
  ) {
    while open.count > floor, let last = open.popLast() {
      guard tokens[Int(last.token)].detail == mark else { continue }
      partners[Int(last.token)] = Int32(index)
      partners[index] = last.token
      break
    }
    guard let place = conditionals.indices.last else { return }
    // A bracket outside that may not be closed here makes the branch uneven as well.
    let lowest = partners[index] < 0 ? -1 : open.count
    conditionals[place].lowest = min(conditionals[place].lowest, lowest)
  }
}

extension BracketMatching {
  private mutating func follow(_ directive: LexedTokens.Directive) {
    switch directive.kind {
    case .if:
      conditionals.append(
        Conditional(
          depth: open.count, lowest: open.count, lowestOfFirst: open.count, outerFloor: floor,
          branchStart: directive.token, isNever: directive.isNever))
      if directive.isNever { floor = open.count }
    case .else: endBranch(at: directive.token, isLast: false)
    case .end: endBranch(at: directive.token, isLast: true)
    }
  }

  /// Ends a branch: decides whether it counts, and prepares for the next one.
  private mutating func endBranch(at token: Int, isLast: Bool) {
    guard var branch = conditionals.popLast() else { return }
    let isEven = branch.lowest >= branch.depth && open.count == branch.depth
    let range = branch.branchStart..<token
    if branch.isNever {
      drop(range, to: branch.depth)
    } else if branch.isFirst {
      branch.isUneven = !isEven
      branch.lowestOfFirst = branch.lowest
    } else if branch.isUneven || !isEven {
      drop(range, to: branch.depth)
    }
    // A branch that users never run is replaced by the next one.
    branch.isFirst = branch.isNever
    branch.isNever = false
    floor = branch.outerFloor
    if isLast {
      guard let outer = conditionals.indices.last else { return }
      conditionals[outer].lowest = min(conditionals[outer].lowest, branch.lowestOfFirst)
      return
    }
    if !branch.isFirst {
      floor = open.count
      branch.depth = open.count
    }
    branch.lowest = open.count
    branch.branchStart = token
    conditionals.append(branch)
  }

  private mutating func drop(_ range: Range<Int>, to depth: Int) {
    dropped.append(range)
    if open.count > depth { open.removeLast(open.count - depth) }
  }
}
