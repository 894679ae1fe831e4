import Automata
import EventModel

/// A check of a contract's words against its life, its promises and each other.
struct WordsCheck {
  let contract: Contract

  func flaws() -> [Contract.Flaw] {
    let found = contract.families.flatMap(\.ownEndings).flatMap { flaws(of: $0, in: $1) }
    // Variants are compared with what the families allow, so these must be correct first.
    return found.isEmpty ? contract.variants.flatMap(flaws) : found
  }

  private func flaws(of family: EpisodeFamily, in ending: EpisodeFamily.Ending) -> [Contract.Flaw] {
    var flaws = ending.parts.compactMap { part in
      lifeFlaw(part).map { flaw in
        Contract.Flaw(
          .part(family: family.name, outcome: ending.outcome, role: part.role), flaw)
      }
    }
    if !flaws.isEmpty { return flaws }
    do throws(TooManyStates) {
      if let flaw = try promiseFlaw(family, ending) { return [flaw] }
    } catch {
      flaws.append(Contract.Flaw(.family(family.name), Self.tooLarge))
    }
    if family.permitsEveryInterleaving, Self.hasTooManyOrders(ending.words) {
      flaws.append(
        Contract.Flaw(.family(family.name), "\(ending.outcome) has \(Self.tooManyOrders)"))
    }
    return flaws
  }

  /// Returns the flaw of the first promise that leaves no order, or nil.
  private func promiseFlaw(
    _ family: EpisodeFamily, _ ending: EpisodeFamily.Ending
  ) throws(TooManyStates) -> Contract.Flaw? {
    let limit = Limits.episodeStates
    var words = try contract.automaton(of: ending.words, in: family, limit: limit)
    var kept: [String] = []
    for (number, promise) in contract.promises.enumerated() {
      guard let rule = contract.automaton(of: promise, in: family) else { continue }
      words = try words.intersection(rule, limit: limit)
      if words.isEmpty {
        return Contract.Flaw(
          .promise(number),
          "no order of '\(family.name)' that ends as \(ending.outcome) keeps \(promise.id)"
            + (kept.isEmpty ? "" : " together with \(kept.joined(separator: ", "))"))
      }
      kept.append("\(promise.id) (\(promise.first) before \(promise.second))")
    }
    return nil
  }

  private static let tooLarge =
    "these words need more than \(Limits.episodeStates) states (Limits.episodeStates): write fewer"

  private static let tooManyOrders =
    "more than \(Limits.episodeOrders) orders (Limits.episodeOrders)"

  private static func hasTooManyOrders(_ words: Pattern<LifecycleEvent>) -> Bool {
    words.wordCount(repeatingAtMost: 2) > Limits.episodeOrders
  }
}

extension WordsCheck {
  /// Returns why a part's words are not legal from its start state to its end state, or nil.
  private func lifeFlaw(_ part: EpisodeFamily.Part) -> String? {
    let limit = Limits.episodeStates
    guard
      let words = try? part.words.automaton(
        symbolCount: contract.callbacks.count, limit: limit,
        number: { contract.number(of: $0) ?? 0 }
      ).determinized(limit: limit).minimized(),
      let legal = try? life(from: part.start, to: part.end).determinized(limit: limit).complement,
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
  private func flaws(_ variant: Variant) -> [Contract.Flaw] {
    let messages = (try? messages(about: variant)) ?? [Self.tooLarge]
    return messages.map { .init(.variant(kind: variant.kind, outcome: variant.outcome), $0) }
  }

  private func messages(about variant: Variant) throws(TooManyStates) -> [String] {
    guard let (family, ending) = contract.ending(of: variant) else { return [] }
    let limit = Limits.episodeStates
    let words = try contract.automaton(of: variant.words, in: family, limit: limit)
    let messages = words.isEmpty ? ["these words are none at all"] : []
    let all = try contract.automaton(of: ending.words, in: family, limit: limit)
    if let word = try words.intersection(all.complement).shortestWord() {
      return messages + [
        "\(text(word, family)) is not made of what '\(family.name)' says each role is sent"
      ]
    }
    for promise in contract.promises {
      guard let rule = contract.automaton(of: promise, in: family),
        let word = try words.intersection(rule.complement).shortestWord()
      else { continue }
      return messages + [
        "\(text(word, family)) breaks \(promise.id): \(promise.first) before \(promise.second)"
      ]
    }
    return messages + (Self.hasTooManyOrders(variant.words) ? [Self.tooManyOrders] : [])
  }

  private func text(_ word: [Int], _ family: EpisodeFamily) -> String {
    let events = word.map { contract.event(of: $0, in: family).description }
    return "'\(events.joined(separator: " "))'"
  }
}
