import EventModel
import EventReports

extension TransitionSummary {
  /// The summary as text: how often each kind was exercised, and what never was.
  func text(_ contract: Contract, kinds: [String], paint: Paint, width: Int) -> String {
    var text = paint(.strong, headline(contract)) + "\n"
    let outcomes = Self.outcomes(of: contract)
    let rows = rows(contract, kinds)
    text +=
      "\n"
      + (coverage.isEmpty ? uncounted(contract) : TextTable(["kind"] + outcomes, rows).text(paint))
    let counts = conformances
    if !counts.isEmpty {
      text += "\n" + TextTable(["conformance", "transitions"], counts).text(paint)
    }
    let never = neverExercised(kinds, contract)
    if !never.isEmpty {
      let line = "never exercised: " + never.joined(separator: ", ")
      text += "\n" + TextLayout.wrap(line, width: width).map { $0 + "\n" }.joined()
    }
    return text
  }

  /// The summary as Markdown tables.
  func markdown(_ contract: Contract, kinds: [String]) -> String {
    var text = headline(contract) + "\n\n"
    let table = TextTable(["kind"] + Self.outcomes(of: contract), rows(contract, kinds))
    text += coverage.isEmpty ? uncounted(contract) : table.markdown
    let counts = conformances
    if !counts.isEmpty {
      text += "\n" + TextTable(["conformance", "transitions"], counts).markdown
    }
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

  /// The outcomes some variant has, in the contract's own order.
  private static func outcomes(of contract: Contract) -> [String] {
    contract.variants.map(\.outcome.name).distinct()
  }

  /// A row for each kind that is examined, or was seen.
  private func rows(_ contract: Contract, _ kinds: [String]) -> [[String]] {
    let outcomes = Self.outcomes(of: contract)
    return contract.kinds.compactMap { kind in
      let counts = outcomes.map { outcome in
        coverage.first { $0.variant == "\(kind.name).\(outcome)" }?.count
      }
      let isCounted = counts.contains { $0 != nil }
      guard isCounted, kinds.contains(kind.name) || counts.contains(where: { $0 ?? 0 > 0 }) else {
        return nil
      }
      return [kind.name] + counts.map { $0.map(String.init) ?? "–" }
    }
  }

  private var conformances: [[String]] {
    ViewTransition.Conformance.allCases.compactMap { conformance in
      let count = transitions.count { $0.conformance == conformance }
      return count == 0 ? nil : [conformance.rawValue, String(count)]
    }
  }

  /// The variants of the chosen kinds whose order no transition had.
  private func neverExercised(_ kinds: [String], _ contract: Contract) -> [String] {
    let chosen = Set(contract.variants.filter { kinds.contains($0.kind) }.map(\.name))
    return coverage.filter { $0.count == 0 && chosen.contains($0.variant) }.map(\.variant)
  }
}
