/// The output of the runs of a log: observations, and counts that need no names.
final class TrackerOutput {
  /// The observations that a rule may report, in the order in which they were decided.
  var observations: [Observation] = []
  var transitionCount = 0
  /// By variant, the number of transitions with its order.
  var coverage: [Int]
  /// Whether every closed transition becomes an observation, or only those that a rule may report.
  let keepsTransitions: Bool
  /// By assumption, how often it was triggered.
  private(set) var triggered: [Int] = []

  init(variantCount: Int, keepsTransitions: Bool) {
    coverage = Array(repeating: 0, count: variantCount)
    self.keepsTransitions = keepsTransitions
  }

  func add(_ observation: Observation) { observations.append(observation) }

  func count(_ assumptions: [Int], times: Int = 1) {
    for index in assumptions {
      triggered.grow(to: index + 1, with: 0)
      triggered[index] += times
    }
  }
}
