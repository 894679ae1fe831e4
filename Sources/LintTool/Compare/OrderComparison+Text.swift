import EventModel
import EventReports
import JSON

extension OrderComparison {
  /// The comparison as JSON; the keys are a promise of the command line.
  var json: JSONValue {
    [
      "old": side(old), "new": side(new), "changed": .int(changed.count),
      "pairs": .array(pairs.map(\.json)),
    ]
  }

  private func side(_ orders: PairOrders) -> JSONValue {
    ["files": .int(orders.files), "transitions": .int(orders.transitions)]
  }

  /// The comparison as text: what changed, then what could not be compared.
  func text(paint: Paint, width: Int) -> String {
    let wrapped = { (line: String) in
      TextLayout.wrap(line, width: width, hanging: 2).joined(separator: "\n") + "\n"
    }
    var text = wrapped(headline)
    for pair in changed {
      let title = TextLayout.wrap(pair.title, width: width, hanging: 2)
      text += "\n" + title.map { paint(.strong, $0) + "\n" }.joined()
      text += pair.table.text(paint, width: width)
      for change in pair.lost {
        text += wrapped("  no longer: \(change.assumption) (\(change.verdict))")
      }
    }
    for (word, titles) in oneSided {
      text += "\n" + wrapped("only in the \(word) logs: " + titles.joined(separator: "; "))
    }
    return text
  }

  private var oneSided: [(word: String, titles: [String])] {
    [("old", Pair.Result.onlyOld), ("new", .onlyNew)].map { word, result in
      (word, pairs.filter { $0.result == result }.map(\.title))
    }.filter { !$0.titles.isEmpty }
  }

  var markdown: String {
    var text = headline + "\n"
    for pair in changed {
      text += "\n### \(MarkdownText.escaped(pair.title))\n\n"
      text += pair.table.markdown
      if !pair.lost.isEmpty { text += "\n" }
      for change in pair.lost {
        text += "- no longer: `\(change.assumption)` (\(change.verdict))\n"
      }
    }
    for (word, titles) in oneSided {
      let escaped = titles.map(MarkdownText.escaped).joined(separator: "; ")
      text += "\nOnly in the \(word) logs: \(escaped)\n"
    }
    return text
  }

  private var headline: String {
    let same = pairs.count { $0.result == .same }
    let counts =
      "\(RunSummary.counted(old.transitions, "transition")) in the old logs, "
      + "\(RunSummary.grouped(new.transitions)) in the new"
    if !pairs.contains(where: { $0.result == .same || $0.result == .changed }) {
      return "no pair of screens is in both sets of logs (\(counts))"
    }
    if changed.isEmpty {
      return "nothing changed: \(RunSummary.counted(same, "pair")) of screens with the same orders "
        + "(\(counts))"
    }
    let pairs = RunSummary.counted(changed.count, "pair")
    return "\(pairs) of screens changed the order, \(RunSummary.grouped(same)) did not (\(counts))"
  }
}

extension OrderComparison.Pair {
  var json: JSONValue {
    [
      "current": .string(key.current), "new": .string(key.new), "outcome": .string(key.outcome),
      "result": .string(result.rawValue),
      "orders": .array(
        rows.map { row in
          [
            "order": .strings(row.order.map(\.description)), "old": .int(row.old),
            "new": .int(row.new),
          ]
        }),
      "lost": .array(
        lost.map { change in
          [
            "assumption": .string(change.assumption),
            "verdict": .string(change.verdict.rawValue),
          ]
        }),
    ]
  }

  fileprivate var table: TextTable {
    let rows = rows.map { row in
      ["\(row.old)", "\(row.new)", row.order.map(\.description).joined(separator: " ")]
    }
    return TextTable(["old", "new", "order"], rows, isRightAligned: false)
  }

  var title: String {
    "\(TextLayout.oneLine(key.current)) → \(TextLayout.oneLine(key.new)), \(key.outcome)"
  }
}
