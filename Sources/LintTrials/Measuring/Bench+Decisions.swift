import EventReports
import EventCatalogue
import EventChecking
import EventModel

extension Bench {
  /// Returns the cost of deciding assumptions, as lines.
  func decisions() -> [String] {
    var table = TextTable(["verdicts", "ms", "each µs"])
    let sides: [Subject] = [.role("current"), .role("new")]
    add("1,000 assumptions about the two sides", texts(1_000, subjects: sides), to: &table)
    add("1,000 assumptions about each view", texts(1_000, subjects: [.each("view")]), to: &table)
    for count in 2...6 {
      add("50 orders over \(count) named screens", orders(50, over: count), to: &table)
    }
    return [""] + table.indented
  }

  private func texts(_ count: Int, subjects: [Subject]) -> [String] {
    var maker = InputMaker(seed: seed)
    return (0..<count).map { _ in maker.assumptionText(subjects: subjects) }
  }

  /// Orders between screens in a row: `S1.viewDidAppear before S2.viewDidAppear and …`.
  private func orders(_ number: Int, over count: Int) -> [String] {
    var random = SeededGenerator(seed: seed)
    let callbacks = Contract.viewTransitions.callbacks
    return (0..<number).map { _ in
      (1..<count).map { screen in
        let first = callbacks[random.below(callbacks.count)]
        let second = callbacks[random.below(callbacks.count)]
        return "S\(screen).\(first) before S\(screen + 1).\(second)"
      }.joined(separator: " and ")
    }
  }

  private func add(_ name: String, _ texts: [String], to table: inout TextTable) {
    var decided = 0
    let seconds = secondsTaken(by: {
      var judge = Judge(.viewTransitions)
      for text in texts {
        guard let assumption = try? Contract.viewTransitions.assumption(text),
          (try? judge.judgement(on: assumption)) != nil
        else { continue }
        decided += 1
      }
    })
    let undecided = texts.count - decided
    let note = undecided == 0 ? "" : " (\(undecided) take too many states)"
    table.add([
      name + note, (seconds * 1e3).rounded(to: 1),
      (seconds / Double(texts.count) * 1e6).rounded(to: 0),
    ])
  }
}
