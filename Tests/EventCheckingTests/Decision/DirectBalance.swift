import EventModel

// The meaning of balance claims word by word, straight from their definitions.

extension DirectMeaning {
  static func holds(_ claim: Formula.BalanceClaim, _ word: [Call]) -> Bool {
    let acquires = claim.acquires.map(DirectMeaning.call)
    let releases = claim.releases.map(DirectMeaning.call)
    let subject = claim.events[0].subject.name
    // Where it is acquired and where it is released; -1 is before the first call.
    let first =
      (claim.isHeldAtStart ? [-1] : []) + word.indices.filter { acquires.contains(word[$0]) }
    let second = word.indices.filter { releases.contains(word[$0]) }
    func rests(_ state: String) -> [Int] {
      let callback = state == "shown" ? "viewDidAppear" : "viewDidDisappear"
      return word.indices.filter { word[$0] == Call(subject: subject, callback: callback) }
    }
    func isHeld(at place: Int) -> Bool {
      guard let last = first.last(where: { $0 <= place }) else { return false }
      return !second.contains { $0 > last && $0 <= place }
    }
    switch claim.aspect {
    case .neverTwice:
      return zip(first, first.dropFirst()).allSatisfy { i, j in
        second.contains { $0 > i && $0 < j }
      }
    case .neverWithout:
      return second.allSatisfy { j in
        let last = second.last { $0 < j } ?? -2
        return first.contains { $0 > last && $0 < j }
      }
    case .held(let state): return rests(state).allSatisfy(isHeld)
    case .free(let state): return !rests(state).contains(where: isHeld)
    case .steady(let state):
      let ends = rests(state)
      return zip([-1] + ends, ends).allSatisfy { start, end in
        first.count { $0 > start && $0 <= end } <= second.count { $0 > start && $0 <= end }
      }
    case .balanced:
      let parts: [Formula.BalanceClaim.Aspect] = [
        .neverTwice, .neverWithout, .free(while: "hidden"),
      ]
      return parts.allSatisfy { aspect in
        var part = claim
        part.aspect = aspect
        return holds(part, word)
      }
    }
  }
}
