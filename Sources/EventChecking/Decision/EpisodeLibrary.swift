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
  let courses: [(family: EpisodeFamily, course: EpisodeFamily.Course)]
  let life: LifeStates
  private let states: [String: Int]
  private let initialVariants: Range<Int>
  private var known: [Interleavings: EpisodeWords] = [:]

  /// What was made before.
  private struct Interleavings: Hashable {
    var course: Int
    var dropped: [Int]
  }

  init(_ contract: Contract) {
    self.contract = contract
    let states = Dictionary(
      uniqueKeysWithValues: contract.life.states.enumerated().map { ($1.name, $0) })
    self.states = states
    life = LifeStates(contract)
    let first = contract.variants.firstIndex { $0.kind == contract.initialKind } ?? 0
    let count = contract.variants.count { $0.kind == contract.initialKind }
    initialVariants = first..<first + count
    variants = contract.variants
    courses = contract.families.flatMap { family in family.courses.map { (family, $0) } }
    documented = contract.variants.enumerated().map { index, variant in
      guard let family = contract.family(named: variant.family),
        let course = family.courses.first(where: { $0.outcome == variant.outcome })
      else {
        preconditionFailure("\(variant.name) must have a family with a course of its outcome")
      }
      let words = variant.words.automaton(
        symbolCount: family.roles.count * contract.callbacks.count
      ) { contract.symbol(of: $0, in: family) }
      return EpisodeWords(
        variant: index, family: family, course: course, words: words.smallest(), states: states)
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
    let made = makeInterleavings(index, dropped)
    known[key] = made
    return made
  }

  private func makeInterleavings(_ index: Int, _ dropped: [Int]) -> EpisodeWords {
    let (family, course) = courses[index]
    let symbolCount = family.roles.count * contract.callbacks.count
    var words = NFA.emptyWord(symbolCount: symbolCount)
    for part in course.parts {
      words = words.interleaved(
        with: part.words.automaton(symbolCount: symbolCount) {
          contract.symbol(of: LifecycleEvent(part.role, $0), in: family)
        })
    }
    var language = words.smallest()
    for (number, promise) in contract.promises.enumerated() where !dropped.contains(number) {
      guard promise.isGiven, let rule = rule(promise, in: family) else { continue }
      language = ((try? language.intersection(rule)) ?? language).minimised()
    }
    return EpisodeWords(
      variant: nil, family: family, course: course, words: language, states: states)
  }

  /// Returns the automaton of a promise, or nil if the family lacks one of its roles.
  private func rule(_ promise: Promise, in family: EpisodeFamily) -> DFA? {
    let names = family.roles.map(\.name)
    guard names.contains(promise.first.subject), names.contains(promise.second.subject) else {
      return nil
    }
    let symbols = [promise.second, promise.first].map { contract.symbol(of: $0, in: family) }
    let claim = TemplateClaim(
      .notSuccession,
      [promise.second, promise.first].map { EventTerm(.role($0.subject), $0.callback) })
    return claim.automaton(
      symbols: symbols, of: family.roles.count * contract.callbacks.count)
  }
}

extension Contract {
  /// Returns the symbol of an event among those of a family: its role's callbacks in turn.
  func symbol(of event: LifecycleEvent, in family: EpisodeFamily) -> Int {
    guard let role = family.roles.firstIndex(where: { $0.name == event.subject }),
      let callback = number(of: event.callback)
    else { preconditionFailure("\(event) must be an event of the family \(family.name)") }
    return role * callbacks.count + callback
  }
}

extension NFA {
  /// Returns the smallest deterministic automaton of the same words. The words of an episode are few,
  /// so there is no bound to run into.
  func smallest() -> DFA {
    guard let automaton = try? determinised() else {
      preconditionFailure("without a limit determinising always succeeds")
    }
    return automaton.minimised()
  }
}
