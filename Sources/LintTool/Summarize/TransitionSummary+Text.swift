import EventModel
import EventReports

extension TransitionSummary {
  /// The summary as text: how often each kind was exercised, and what never was.
  func text(_ contract: Contract, kinds: [String], paint: Paint, width: Int) -> String {
    var text = paint(.strong, headline(contract)) + "\n\n"
    text +=
      coverage.isEmpty ? uncounted(contract) : kindTable(contract, kinds).text(paint, width: width)
    if let conformances { text += "\n" + conformances.text(paint) }
    let never = neverExercised(kinds, contract)
    if !never.isEmpty {
      let line = "never exercised: " + never.joined(separator: ", ")
      text += "\n" + TextLayout.wrap(line, width: width).map { $0 + "\n" }.joined()
    }
    return text
  }

  func markdown(_ contract: Contract, kinds: [String]) -> String {
    var text = headline(contract) + "\n\n"
    text += coverage.isEmpty ? uncounted(contract) : kindTable(contract, kinds).markdown
    if let conformances { text += "\n" + conformances.markdown }
    let never = neverExercised(kinds, contract)
    if !never.isEmpty {
      text += "\nNever exercised: " + never.map { "`\($0)`" }.joined(separator: ", ") + "\n"
    }
    return text
  }

  private func headline(_ contract: Contract) -> String {
    let counted = RunSummary.counted
    return "\(counted(files, "log")), \(counted(events, "event")) of "
      + "\(counted(views, contract.actor)), \(counted(transitions.count, "transition"))"
  }

  private func uncounted(_ contract: Contract) -> String {
    "the kinds of \(contract.name) are not told apart in logs; 'lint' checks each call\n"
  }

  /// A row for each kind that is examined, or was seen, with a column for each outcome, in the
  /// contract's own order.
  private func kindTable(_ contract: Contract, _ kinds: [String]) -> TextTable {
    let outcomes = contract.variants.map(\.outcome.name).distinct()
    let rows = contract.kinds.compactMap { kind -> [String]? in
      let counts = outcomes.map { outcome in
        coverage.first { $0.variant == "\(kind.name).\(outcome)" }?.count
      }
      let isCounted = counts.contains { $0 != nil }
      guard isCounted, kinds.contains(kind.name) || counts.contains(where: { $0 ?? 0 > 0 }) else {
        return nil
      }
      return [kind.name] + counts.map { $0.map(RunSummary.grouped) ?? "–" }
    }
    return TextTable(["kind"] + outcomes, rows)
  }

  /// A row for each conformance that occurs; nil if there are no transitions.
  private var conformances: TextTable? {
    let counts = Dictionary(grouping: transitions, by: \.conformance)
    let rows = ViewTransition.Conformance.allCases.compactMap { conformance in
      counts[conformance].map { [conformance.rawValue, RunSummary.grouped($0.count)] }
    }
    return rows.isEmpty ? nil : TextTable(["conformance", "transitions"], rows)
  }

  /// The variants of the chosen kinds whose order no transition had.
  private func neverExercised(_ kinds: [String], _ contract: Contract) -> [String] {
    let chosen = Set(contract.variants.filter { kinds.contains($0.kind) }.map(\.name))
    return coverage.filter { $0.count == 0 && chosen.contains($0.variant) }.map(\.variant)
  }
}
