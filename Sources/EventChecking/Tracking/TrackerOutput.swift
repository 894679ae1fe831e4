/// What a run hands on while it takes events: observations, and counts that need no names.
package struct TrackerOutput: Sendable {
  /// What a rule may want to report, in the order it was decided.
  package var observations: [Observation] = []
  /// How many transitions closed.
  package var transitionCount = 0
  /// By variant, how many transitions had its order.
  package var coverage: [Int]
  /// Whether every closed transition is handed on, or only those a rule may want.
  package let keepsTransitions: Bool
  /// Whether closed transitions are held against assumptions.
  var judgesTransitions = false
  /// By order that closed before, whether it breaks an assumption.
  var breaks: [Bool] = []
  /// Closed transitions that are still to be held against the assumptions.
  var unjudged: [ClosedTransition] = []
  /// Whether the call being taken broke its view's automaton for certain.
  var breaksTransition = false

  /// Makes an empty one.
  package init(variantCount: Int, keepsTransitions: Bool) {
    coverage = Array(repeating: 0, count: variantCount)
    self.keepsTransitions = keepsTransitions
  }

  mutating func add(_ observation: Observation) { observations.append(observation) }

  /// Takes a closed transition, which is an observation if a rule may want it.
  mutating func take(_ closed: ClosedTransition, isWanted: Bool) {
    if judgesTransitions, closed.isJudged { unjudged.append(closed) }
    if isWanted { add(.closed(closed)) }
  }
}
