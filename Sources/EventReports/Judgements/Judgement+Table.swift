import EventModel

extension Judgement {
  /// The effect of each kind in each outcome: the chosen kinds, then those outside that break it,
  /// marked; nil if there are no rows.
  var table: TextTable? {
    let shown = rows.filter { $0.isChosen || $0.effect == .breaks }
    if shown.isEmpty { return nil }
    let outcomes = shown.map(\.outcome.name).distinct()
    var kinds: [(name: String, isChosen: Bool)] = []
    for row in shown.filter(\.isChosen) + shown.filter({ !$0.isChosen })
    where !kinds.contains(where: { $0.name == row.kind }) { kinds.append((row.kind, row.isChosen)) }
    let lines = kinds.map { kind in
      [kind.isChosen ? kind.name : "(\(kind.name))"]
        + outcomes.map { outcome in
          rows.first { $0.kind == kind.name && $0.outcome.name == outcome }
            .map(Self.word) ?? TextTable.none
        }
    }
    return TextTable(["kind"] + outcomes, lines, isRightAligned: false)
  }

  /// The word of a cell; a variant that no history begins with says nothing alone.
  private static func word(_ row: Row) -> String {
    switch row.effect {
    case .holds where !row.needs.isEmpty, .notTriggered where !row.needs.isEmpty:
      row.needs.count == 1 ? "needs \(row.needs[0])" : "needs another"
    case .holds: "holds"
    case .breaks: "breaks"
    case .notTriggered: "not triggered"
    }
  }
}
