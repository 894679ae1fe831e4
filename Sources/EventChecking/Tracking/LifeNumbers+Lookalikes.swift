import EventModel

extension LifeNumbers {
  /// Returns for each state the states a view can be in as well as in it, itself among them, if it may
  /// get some calls that nobody logs.
  ///
  /// A call that may come or not (a component acquires its view) leaves two states behind that look the
  /// same from then on, until a call comes that only one of them allows.
  ///
  /// - Parameter unseen: The callbacks that may come without being logged, as a mask.
  /// - Complexity: O(states² × steps).
  package func lookalikes(unseen: UInt64) -> [[Int]] {
    var seen = Array(repeating: false, count: stateCount * stateCount)
    var open: [(believed: Int, true: Int)] = []
    func add(_ believed: Int, _ state: Int) {
      let place = believed * stateCount + state
      if !seen[place] {
        seen[place] = true
        open.append((believed, state))
      }
    }
    for state in 0..<stateCount { add(state, state) }
    while let pair = open.popLast() {
      for callback in 0..<callbackCount {
        let targets = steps[callback].filter { $0.from == pair.true }.map(\.to)
        if unseen >> UInt64(callback) & 1 == 1 {
          for target in targets { add(pair.believed, target) }
          continue
        }
        let own = steps[callback].filter { $0.from == pair.believed }.map(\.to)
        // Where the call is not legal in the state believed in, the view is believed in another one,
        // or where such a call leads. A state that is among those believed in tells them apart.
        let believed = own.isEmpty ? self.targets[callback] : own
        for target in targets {
          if own.contains(target) {
            add(target, target)
          } else {
            for state in believed { add(state, target) }
          }
        }
      }
    }
    return (0..<stateCount).map { believed in
      (0..<stateCount).filter { seen[believed * stateCount + $0] }
    }
  }
}
