import EventCatalogue
import EventModel

/// SplitMix64, apart from the generator's, so that a fault there cannot hide one here.
struct TestRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var bits = state
    bits = (bits ^ (bits >> 30)) &* 0xbf58_476d_1ce4_e5b9
    bits = (bits ^ (bits >> 27)) &* 0x94d0_49bb_1331_11eb
    return bits ^ (bits >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }

  mutating func pick<Element>(_ list: [Element]) -> Element { list[below(list.count)] }
}

/// Random formulas over some subjects, each the same for the same random numbers.
struct RandomFormulas {
  var subjects: [Subject]
  var callbacks = Contract.viewTransitions.callbacks
  var states = ["hidden", "appearing", "shown", "disappearing"]
  var deepest = 3
  var largestCount = 3

  func formula(_ random: inout TestRandom, depth: Int = 0) -> Formula {
    guard depth < deepest, random.below(3) > 0 else { return claim(&random) }
    let first = formula(&random, depth: depth + 1)
    switch random.below(4) {
    case 0: return .not(first)
    case 1: return .and(first, formula(&random, depth: depth + 1))
    case 2: return .or(first, formula(&random, depth: depth + 1))
    default: return .implies(first, formula(&random, depth: depth + 1))
    }
  }

  func claim(_ random: inout TestRandom) -> Formula {
    if random.below(4) == 0 {
      let (subject, state) = (random.pick(subjects), random.pick(states))
      return random.below(2) == 0
        ? .state(of: subject, is: state, at: event(&random))
        : .state(of: subject, isNot: state, at: event(&random))
    }
    if random.below(5) == 0 { return .balance(balance(&random)) }
    let template = random.pick(Formula.Template.all)
    let first = event(&random)
    var events = [first]
    while events.count < template.arity {
      let other = event(&random)
      if other != first { events.append(other) }
    }
    let count = template.takesCount ? 1 + random.below(largestCount) : 1
    let wording: Formula.TemplateClaim.Wording = random.below(2) == 0 ? .template : .sentence
    return .template(Formula.TemplateClaim(template, events, count: count, wording: wording))
  }

  func event(_ random: inout TestRandom) -> EventTerm {
    EventTerm(random.pick(subjects), random.pick(callbacks))
  }

  private func balance(_ random: inout TestRandom) -> Formula.BalanceClaim {
    let subject = random.pick(subjects)
    // Claims about rest are about one life.
    let kinds = subject.scope == .transition ? 2 : 6
    let aspects: [Formula.BalanceClaim.Aspect] = [
      .neverTwice, .neverWithout, .held(while: "shown"), .free(while: "hidden"),
      .steady(while: "hidden"), .balanced,
    ]
    var left = callbacks.shuffled(using: &random).map { EventTerm(subject, $0) }
    let isOnce = random.below(4) == 0
    let releases = (0...random.below(2)).map { _ in left.removeLast() }
    let count = isOnce ? random.below(3) : 1 + random.below(2)
    return Formula.BalanceClaim(
      aspects[random.below(kinds)], Array(left.prefix(count)), releases, isHeldAtStart: isOnce)
  }
}
