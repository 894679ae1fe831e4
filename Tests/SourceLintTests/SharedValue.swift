import EventCatalogue
import EventChecking
import EventModel

/// A shared value that the screen that leaves writes at one callback and the screen that comes at
/// another.
struct SharedValue {
  /// Which of the two screens wrote in a transition, and which of them last.
  enum Writer: Hashable, Sendable {
    /// Neither wrote.
    case neither
    /// Only the screen that leaves, or only the one that comes.
    case onlyCurrent, onlyNew
    /// Both wrote: the screen that leaves last, or the one that comes, or it is not always the same.
    case currentLast, newLast, either

    /// The writer as one letter: a capital where both wrote.
    var letter: String {
      switch self {
      case .neither: "-"
      case .onlyCurrent: "c"
      case .onlyNew: "n"
      case .currentLast: "C"
      case .newLast: "N"
      case .either: "?"
      }
    }
  }

  /// Where the screen that leaves writes.
  var current: EventTerm
  /// Where the screen that comes writes.
  var new: EventTerm

  /// Makes the value that is written at two callbacks.
  init(current: Callback, new: Callback) {
    self.current = .role("current", current)
    self.new = .role("new", new)
  }

  /// The claim that the screen that comes has the last word wherever the one that leaves writes.
  var newIsLast: Formula { .leadsTo(current, new) }

  /// Returns which side wrote last in each catalogued variant.
  func writers(_ judge: inout Judge) throws(DecisionError) -> [Variant.ID: Writer] {
    let current = try breaks(.never(current), &judge)
    let new = try breaks(.never(new), &judge)
    let currentLast = try breaks(newIsLast, &judge)
    let newLast = try breaks(.leadsTo(self.new, self.current), &judge)
    var writers: [Variant.ID: Writer] = [:]
    for name in try rows(newIsLast, &judge).map(\.variant) {
      writers[name] =
        switch (current.contains(name), new.contains(name)) {
        case (false, false): .neither
        case (true, false): .onlyCurrent
        case (false, true): .onlyNew
        case (true, true):
          currentLast.contains(name) == newLast.contains(name)
            ? .either : currentLast.contains(name) ? .currentLast : .newLast
        }
    }
    return writers
  }

  private func rows(
    _ formula: Formula, _ judge: inout Judge
  ) throws(DecisionError) -> [Judgement.Row] {
    try judge.judgement(on: Assumption(formula)).rows
  }

  private func breaks(
    _ formula: Formula, _ judge: inout Judge
  ) throws(DecisionError) -> Set<Variant.ID> {
    Set(try rows(formula, &judge).filter { $0.effect == .breaks }.map(\.variant))
  }
}
