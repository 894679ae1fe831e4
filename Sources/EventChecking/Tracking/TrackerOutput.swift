/// What the runs of a log hand on while they take events: observations, and counts that need no names.
final class TrackerOutput {
  /// What a rule may want to report, in the order it was decided.
  var observations: [Observation] = []
  /// How many transitions closed.
  var transitionCount = 0
  /// By variant, how many transitions had its order.
  var coverage: [Int]
  /// Whether every closed transition is handed on, or only those a rule may want.
  let keepsTransitions: Bool
  /// By assumption, in how many places it had an occasion to fail.
  private(set) var triggered: [Int] = []
  /// Closed transitions that are still to be held against the assumptions.
  var unjudged: [ClosedTransition] = []

  /// Makes an empty one.
  init(variantCount: Int, keepsTransitions: Bool) {
    coverage = Array(repeating: 0, count: variantCount)
    self.keepsTransitions = keepsTransitions
  }

  func add(_ observation: Observation) { observations.append(observation) }

  /// Takes a closed transition, which is an observation if a rule may want it.
  func take(_ closed: ClosedTransition, isWanted: Bool, isJudged: Bool) {
    if isJudged, closed.isJudged { unjudged.append(closed) }
    if isWanted { add(.closed(closed)) }
  }

  /// Adds to how often assumptions had an occasion to fail.
  func count(_ assumptions: [Int], times: Int = 1) {
    for index in assumptions {
      while triggered.count <= index { triggered.append(0) }
      triggered[index] += times
    }
  }
}
