import Automata
import EventModel

/// A check of a contract's words against its life, its promises and each other.
struct WordsCheck {
  private let contract: Contract
  private var flaws: [Contract.Flaw] = []

  init(_ contract: Contract) { self.contract = contract }

  /// Returns the flaws.
  func found() -> [Contract.Flaw] {
    var check = self
    for family in contract.families {
      for ending in family.endings { check.look(at: ending, of: family) }
    }
    // Variants are compared with what the families allow, so these must be correct first.
    if check.flaws.isEmpty {
      for variant in contract.variants { check.look(at: variant) }
    }
    return check.flaws
  }

  private mutating func look(at ending: EpisodeFamily.Ending, of family: EpisodeFamily) {
    let before = flaws.count
    for part in ending.parts {
      let location = Contract.Flaw.Location.part(
        family: family.name, outcome: ending.outcome, role: part.role)
      if let flaw = lifeFlaw(part) { note(location, flaw) }
    }
    guard flaws.count == before else { return }
    do throws(TooManyStates) {
      var words = try contract.automaton(of: ending.words, in: family, limit: Limits.episodeStates)
      // Promises are added one by one, so that the first one that leaves no order is reported.
      for (number, promise) in contract.promises.enumerated() {
        guard let rule = contract.automaton(of: promise, in: family) else { continue }
        let left = try words.intersection(rule, limit: Limits.episodeStates)
        if left.isEmpty {
          let others = contract.promises[..<number].filter {
            contract.automaton(of: $0, in: family) != nil
          }
          .map { "\($0.id) (\($0.first) before \($0.second))" }
          note(
            .promise(number),
            "no order of '\(family.name)' that ends as \(ending.outcome) keeps \(promise.id)"
              + (others.isEmpty ? "" : " together with \(others.joined(separator: ", "))"))
          return
        }
        words = left
      }
    } catch {
      note(.family(family.name), Self.tooLarge)
    }
    if family.permitsEveryInterleaving,
      ending.words.wordCount(repeatingAtMost: 2) > Limits.episodeOrders
    {
      note(
        .family(family.name),
        "\(ending.outcome) has more than \(Limits.episodeOrders) orders (Limits.episodeOrders)")
    }
  }

  private static let tooLarge =
    "these words need more than \(Limits.episodeStates) states (Limits.episodeStates): write fewer"

  private mutating func note(_ location: Contract.Flaw.Location, _ message: String) {
    flaws.append(Contract.Flaw(location, message))
  }
}

extension WordsCheck {
  /// Returns why a part's words are not legal from its start state to its end state, or nil.
  private func lifeFlaw(_ part: EpisodeFamily.Part) -> String? {
    guard part.words.stateBound <= Limits.episodeStates,
      let words = try? part.words.automaton(
        symbolCount: contract.callbacks.count, number: { contract.number(of: $0) ?? 0 }
      ).determinized(limit: Limits.episodeStates).minimized(),
      let legal = try? life(from: part.start, to: part.end)
        .determinized(limit: Limits.episodeStates).complement,
      let bad = try? words.intersection(legal)
    else { return Self.tooLarge }
    if words.isEmpty { return "these words are none at all, not even an empty one" }
    guard let word = bad.shortestWord() else { return nil }
    return describe(word, part)
  }

  private func describe(_ word: [Int], _ part: EpisodeFamily.Part) -> String {
    var states: Set = [part.start]
    for (index, callback) in word.map({ contract.callbacks[$0] }).enumerated() {
      let next = contract.life.steps.filter { states.contains($0.from) && $0.callback == callback }
      if next.isEmpty {
        let before =
          index == 0
          ? "in '\(part.start)'" : "after \(contract.callbacks[word[index - 1]])"
        let legal = contract.callbacks.filter { callback in
          contract.life.steps.contains { states.contains($0.from) && $0.callback == callback }
        }
        let names = legal.isEmpty ? "nothing" : legal.map(\.name).joined(separator: " or ")
        return "\(callback) is not legal \(before), where the states allow \(names)"
      }
      states = Set(next.map(\.to))
    }
    let calls = word.map { contract.callbacks[$0].name }.joined(separator: " ")
    let ends = contract.life.states.map(\.name).filter(states.contains).joined(separator: " or ")
    return "'\(calls)' leads from '\(part.start)' to '\(ends)', not to '\(part.end)'"
  }

  private func life(from start: String, to end: String) -> NFA {
    let states = contract.life.states.map(\.name)
    return NFA(
      symbolCount: contract.callbacks.count,
      starts: [states.firstIndex(of: start) ?? 0], accepting: states.map { $0 == end },
      steps: states.map { state in
        contract.life.steps.filter { $0.from == state }.compactMap { step in
          states.firstIndex(of: step.to).map {
            NFA.Step(contract.number(of: step.callback), to: $0)
          }
        }
      })
  }
}

extension WordsCheck {
  private mutating func look(at variant: Variant) {
    guard let (family, ending) = contract.ending(of: variant) else { return }
    let location = Contract.Flaw.Location.variant(kind: variant.kind, outcome: variant.outcome)
    do throws(TooManyStates) {
      let limit = Limits.episodeStates
      let words = try contract.automaton(of: variant.words, in: family, limit: limit)
      if words.isEmpty { note(location, "these words are none at all") }
      let all = try contract.automaton(of: ending.words, in: family, limit: limit)
      if let word = try words.intersection(all.complement).shortestWord() {
        note(
          location,
          "\(text(word, family)) is not made of what '\(family.name)' says each role is sent")
        return
      }
      for promise in contract.promises {
        guard let rule = contract.automaton(of: promise, in: family),
          let word = try words.intersection(rule.complement).shortestWord()
        else { continue }
        note(
          location,
          "\(text(word, family)) breaks \(promise.id): \(promise.first) before "
            + "\(promise.second)")
        return
      }
      if variant.words.wordCount(repeatingAtMost: 2) > Limits.episodeOrders {
        note(location, "more than \(Limits.episodeOrders) orders (Limits.episodeOrders)")
      }
    } catch {
      note(location, Self.tooLarge)
    }
  }

  private func text(_ word: [Int], _ family: EpisodeFamily) -> String {
    let events = word.map { contract.event(of: $0, in: family).description }
    return "'\(events.joined(separator: " "))'"
  }
}
