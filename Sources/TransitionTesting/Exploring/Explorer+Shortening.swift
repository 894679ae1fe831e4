extension Explorer {
  /// Returns histories with fewer transitions than the random one that failed: each legal history
  /// from which some consecutive transitions are left out, the shortest first.
  ///
  /// Other histories need no shortening: shorter ones have been played before.
  func shortened() -> [Script] {
    guard let failure = found.failure, let seed = failure.seed else { return [] }
    let parts = failure.script.parts
    let ranges = parts.indices.flatMap { start in
      (start + 1...parts.count).map { start..<$0 }
    }
    return ranges.sorted { $0.count > $1.count }.compactMap { range in
      var kept = parts
      kept.removeSubrange(range)
      let script = Script(parts: kept, seed: seed, isDocumented: failure.script.isDocumented)
      return isLegal(script) ? script : nil
    }
  }

  private func isLegal(_ script: Script) -> Bool {
    var states = Array(repeating: contract.life.initial, count: screens)
    return script.calls.allSatisfy { call in
      let step = contract.life.steps.first {
        $0.from == states[call.screen] && $0.callback == call.callback
      }
      guard let step else { return false }
      states[call.screen] = step.to
      return true
    }
  }
}
