import EventCatalogue
import EventModel
import TestScale
import Testing

@testable import EventChecking

/// Words, each once, as far as two of their events and what stands between them tell them apart.
private struct Projections {
  var words: [[Call]: Int] = [:]

  /// Adds a word, everything but the chosen events being one and the same; runs of it are one.
  mutating func add(_ word: [Call], keeping chosen: [Call], transitions: Int) {
    var short: [Call] = []
    let other = Call(subject: "*", callback: "*")
    for call in word {
      if chosen.contains(call) {
        short.append(call)
      } else if short.last != other {
        short.append(other)
      }
    }
    words[short] = min(words[short] ?? .max, transitions)
  }

  func isBroken(_ meaning: DirectMeaning) -> Bool { words.keys.contains { !meaning.holds(on: $0) } }
}

/// Verdicts on parents, children and single controllers against orders written down by hand.
@Suite struct TreeBruteForceTests {
  private static func claims(_ events: [EventTerm]) -> [Formula.TemplateClaim] {
    Formula.Template.all.flatMap { template -> [Formula.TemplateClaim] in
      template.arity == events.count
        ? (template.takesCount ? [1, 2] : [1]).map {
          Formula.TemplateClaim(template, events, count: $0)
        } : []
    }
  }

  private static func call(_ event: EventTerm) -> Call {
    Call(subject: event.subject.name, callback: event.callback.name)
  }

  private static func choices(_ events: [EventTerm]) -> [[EventTerm]] {
    events.map { [$0] }
      + events.flatMap { first in events.filter { $0 != first }.map { [first, $0] } }
  }

  private static func verdict(
    _ meaning: DirectMeaning, _ documented: Projections, _ permitted: Projections
  ) -> Verdict {
    documented.isBroken(meaning)
      ? .violated : permitted.isBroken(meaning) ? .incidental : .guaranteed
  }

  @Test(arguments: ["documented", "main"])
  func `Every template over every two events of a parent and its child is judged right`(
    _ profile: String
  ) throws {
    let contract = Contract.componentControllerProfiles.first { $0.profile == profile }!
    var judge = Judge(contract)
    let passes = DirectPasses(contract.profile!)
    let documented = passes.documented.filter { $0.starts.count == 2 }
    let permitted = passes.permitted.filter { $0.starts.count == 2 } + documented
    let events = ["parent", "child"].flatMap { role in
      contract.callbacks.map { EventTerm(.role(role), $0) }
    }
    var seen: [Verdict: Int] = [:]
    for chosen in Self.choices(events).sampled(oneIn: 31) {
      let calls = chosen.map(Self.call)
      // Both of one actor, or both of different callbacks: what is left out differs in names alone.
      var (known, all) = (Projections(), Projections())
      for pass in documented { known.add(pass.word, keeping: calls, transitions: 1) }
      for pass in permitted { all.add(pass.word, keeping: calls, transitions: 1) }
      for claim in Self.claims(chosen) {
        let assumption = Assumption(.template(claim))
        let direct = Self.verdict(DirectMeaning(formula: assumption.formula), known, all)
        let verdict = try judge.verdict(on: assumption)
        if verdict != direct { Issue.record("\(assumption): \(verdict), directly \(direct)") }
        seen[verdict, default: 0] += 1
      }
    }
    // A part has few guaranteed claims: they are about the pairs that the part may leave out.
    let least = TestScale.isExhaustive ? 200 : 1
    #expect(seen.count == 3 && seen.values.allSatisfy { $0 > least }, "\(seen)")
  }

  @Test(arguments: [("main", 4), ("0.14", 4)])
  func `Every template over every two calls of one controller's life is judged right`(
    _ profile: String, _ length: Int
  ) throws {
    let contract = Contract.componentControllerProfiles.first { $0.profile == profile }!
    var judge = Judge(contract)
    let passes = DirectPasses(profile)
    let known = DirectLives(passes.documented, upTo: length)
    let all = DirectLives(passes.permitted, upTo: length)
    let events = contract.callbacks.map { EventTerm(.each(contract.actor), $0) }
    for chosen in Self.choices(events).sampled(oneIn: 31) {
      let calls = chosen.map(Self.call)
      let (documented, permitted) = (known.projections(calls), all.projections(calls))
      for claim in Self.claims(chosen) {
        let assumption = Assumption(.template(claim))
        let meaning = DirectMeaning(formula: assumption.formula)
        let direct = Self.verdict(meaning, documented, permitted)
        let verdict = try judge.verdict(on: assumption)
        if verdict != direct { Issue.record("\(assumption): \(verdict), directly \(direct)") }
      }
    }
  }

  @Test func `A witness of one controller's life is as short as any`() throws {
    let contract = Contract.componentControllerProfiles.first { $0.profile == "main" }!
    var judge = Judge(contract)
    let known = DirectLives(DirectPasses("main").documented, upTo: 4)
    let events = contract.callbacks.map { EventTerm(.each(contract.actor), $0) }
    for chosen in Self.choices(events).enumerated().filter({ $0.offset % 7 == 0 }).map(\.element)
      .sampled(oneIn: 5)
    {
      for claim in Self.claims(chosen).enumerated().filter({ $0.offset % 5 == 0 }).map(\.element) {
        let assumption = Assumption(.template(claim))
        let prepared = try judge.prepared(assumption)
        guard try judge.verdict(of: prepared) == .violated else { continue }
        let witness = try judge.witness(in: prepared.languages.documented, prepared)
        let meaning = DirectMeaning(formula: assumption.formula)
        let direct = known.words.filter { !meaning.holds(on: $0) }.map(\.count).min()
        #expect(witness?.events.count == direct, "\(assumption)")
      }
    }
  }
}

/// The lives of one controller of up to so many passes.
private struct DirectLives {
  private(set) var words: [[Call]] = []

  /// Each role's own part of a pass moves a controller as a pass over it alone does. So lives are made
  /// of the lives of single controllers, except for what a controller waits for because of its parent,
  /// which no other calls show.
  init(_ passes: [DirectPass], upTo length: Int) {
    var steps: [String: [(word: [Call], end: String)]] = [:]
    for pass in passes {
      for role in pass.starts.keys.sorted() {
        let word = pass.word.filter { $0.subject == role }.map {
          Call(subject: "controller", callback: $0.callback)
        }
        let step = (word: word, end: pass.ends[role]!)
        let known = steps[pass.starts[role]!, default: []]
        if !known.contains(where: { $0.word == step.word && $0.end == step.end }) {
          steps[pass.starts[role]!] = known + [step]
        }
      }
    }
    var last: [(word: [Call], state: String)] = [([], "new")]
    for _ in 0..<length {
      last = last.flatMap { life in
        (steps[life.state] ?? []).map { (life.word + $0.word, $0.end) }
      }
      words += last.map(\.word)
    }
  }

  func projections(_ chosen: [Call]) -> Projections {
    var projections = Projections()
    for word in words { projections.add(word, keeping: chosen, transitions: 0) }
    return projections
  }
}
