import Automata
import EventModel

/// Every episode of a contract in numbers: the catalogued variants, and the courses whose every
/// interleaving is permitted.
struct EpisodeLibrary: Sendable {
  let contract: Contract
  let variants: [Variant]
  /// The words of each variant, in the contract's own order.
  let documented: [EpisodeWords]
  /// Each family's courses, in the contract's own order.
  let courses: [EpisodeFamily.CourseOfFamily]
  let life: LifeNumbers
  private let initialVariants: Range<Int>
  private var known: [Interleavings: EpisodeWords] = [:]

  /// What was made before.
  private struct Interleavings: Hashable {
    var course: Int
    var dropped: [Int]
  }

  init(_ compiled: CompiledContract) {
    let contract = compiled.contract
    self.contract = contract
    life = compiled.life
    let first = contract.variants.firstIndex { $0.kind == contract.initialKind } ?? 0
    let count = contract.variants.count { $0.kind == contract.initialKind }
    initialVariants = first..<first + count
    variants = contract.variants
    courses = contract.families.flatMap(\.ownCourses)
    documented = contract.variants.enumerated().map { index, variant in
      guard let course = contract.course(of: variant) else {
        preconditionFailure("\(variant.name) must have a family with a course of its outcome")
      }
      let words = variant.words.automaton(
        symbolCount: contract.symbolCount(of: course.family)
      ) { contract.symbol(of: $0, in: course.family) }
      return EpisodeWords(
        variant: index, course, words: words.smallest(), in: contract)
    }
  }

  /// The variants that bring the first actor up, by index.
  var initial: [Int] { Array(initialVariants) }

  /// Returns whether a variant brings the first actor up.
  func isInitial(_ variant: Int) -> Bool { initialVariants.contains(variant) }

  /// Returns whether a course's interleavings hold every word of a variant.
  mutating func covers(_ course: Int, _ variant: Int) -> Bool {
    courses[course].family.name == variants[variant].family
      && courses[course].course.outcome == variants[variant].outcome
      && documented[variant].words.isSubset(of: interleavings(course).words)
  }

  /// Returns the interleavings of a course's own words that keep the promises, but for some dropped
  /// ones.
  ///
  /// - Complexity: the product of the parts' states and of the promises', before minimising; made
  ///   once.
  mutating func interleavings(_ index: Int, dropping dropped: [Int] = []) -> EpisodeWords {
    let key = Interleavings(course: index, dropped: dropped)
    if let made = known[key] { return made }
    let (family, course) = courses[index]
    // Without a limit nothing can fail.
    guard let words = try? contract.permitted(of: course, in: family, dropping: dropped) else {
      preconditionFailure("without a limit determinising always succeeds")
    }
    let made = EpisodeWords(variant: nil, courses[index], words: words, in: contract)
    known[key] = made
    return made
  }
}
