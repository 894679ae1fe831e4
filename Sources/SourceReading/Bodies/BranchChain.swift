/// The branches of `if … else if … else`, and what they say about the code that follows.
struct BranchChain {
  /// The context of the next condition: no branch before it was taken.
  private(set) var around: Int

  /// The context of the code that follows.
  private(set) var following: Int

  private var first: Int?
  private var count = 0

  /// Begins a chain in a context.
  init(in context: Int) {
    around = context
    following = context
  }

  /// Adds the branch that a condition takes, and the context of what follows it where the condition
  /// does not hold.
  mutating func add(_ taken: Int, _ other: Int, leaves: Bool) {
    count += 1
    first = count == 1 && !leaves ? taken : nil
    // Branches before it that do not leave lead to what follows, too.
    if leaves, following == around { following = other }
    around = other
  }

  /// Adds the last `else`.
  mutating func end(leaves: Bool) {
    if leaves, let first { following = first }
  }
}
