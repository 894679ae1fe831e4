import EventModel

/// The effect of each kind on an assumption in each outcome, as rows of words.
struct JudgementTable {
  /// `kind` and the outcomes.
  let header: [String]

  /// The chosen kinds, then those outside that break it, marked.
  let rows: [[String]]

  init(_ judgement: Judgement) {
    let shown = judgement.rows.filter { $0.isChosen || $0.effect == .breaks }
    let outcomes = shown.map(\.outcome.name).distinct()
    var kinds: [(name: String, isChosen: Bool)] = []
    for row in shown.filter(\.isChosen) + shown.filter({ !$0.isChosen })
    where !kinds.contains(where: { $0.name == row.kind }) {
      kinds.append((row.kind, row.isChosen))
    }
    header = ["kind"] + outcomes
    rows = kinds.map { kind in
      [kind.isChosen ? kind.name : "(\(kind.name))"]
        + outcomes.map { outcome in
          judgement.rows.first { $0.kind == kind.name && $0.outcome.name == outcome }
            .map { Self.word($0.effect) } ?? "–"
        }
    }
  }

  private static func word(_ effect: Judgement.Row.Effect) -> String {
    switch effect {
    case .holds: "holds"
    case .breaks: "breaks"
    case .notTriggered: "not triggered"
    }
  }
}
