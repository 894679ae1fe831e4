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
      TextLayout.wrap(line, width: width, hanging: 2).joined(separator: "\n  ") + "\n"
    }
    var text = wrapped(headline)
    for pair in changed {
      text += "\n" + paint(.strong, pair.title) + "\n"
      let rows = pair.rows.map { ["\($0.old)", "\($0.new)", $0.order.spelled] }
      text += TextTable(["old", "new", "order"], rows, isRightAligned: false).text(paint)
      for change in pair.lost { text += "  no longer: \(change.assumption) (\(change.verdict))\n" }
    }
    for (word, result) in [("old", Pair.Result.onlyOld), ("new", .onlyNew)] {
      let own = pairs.filter { $0.result == result }
      if own.isEmpty { continue }
      text +=
        "\n" + wrapped("only in the \(word) logs: " + own.map(\.title).joined(separator: "; "))
    }
    return text
  }

  var markdown: String {
    var text = headline + "\n"
    for pair in changed {
      text += "\n### \(MarkdownText.escaped(pair.title))\n\n"
      let rows = pair.rows.map { ["\($0.old)", "\($0.new)", $0.order.spelled] }
      text += TextTable(["old", "new", "order"], rows, isRightAligned: false).markdown
      if !pair.lost.isEmpty { text += "\n" }
      for change in pair.lost {
        text += "- no longer: `\(change.assumption)` (\(change.verdict))\n"
      }
    }
    for (word, result) in [("old", Pair.Result.onlyOld), ("new", .onlyNew)] {
      let own = pairs.filter { $0.result == result }
      if own.isEmpty { continue }
      let titles = own.map { MarkdownText.escaped($0.title) }.joined(separator: "; ")
      text += "\nOnly in the \(word) logs: \(titles)\n"
    }
    return text
  }

  private var headline: String {
    let same = pairs.count { $0.result == .same }
    let counts =
      "\(RunSummary.counted(old.transitions, "transition")) in the old logs, "
      + "\(new.transitions) in the new"
    if !pairs.contains(where: { $0.result == .same || $0.result == .changed }) {
      return "no pair of screens is in both sets of logs (\(counts))"
    }
    if changed.isEmpty {
      return "nothing changed: \(RunSummary.counted(same, "pair")) of screens with the same orders "
        + "(\(counts))"
    }
    let pairs = RunSummary.counted(changed.count, "pair")
    return "\(pairs) of screens changed the order, \(same) did not (\(counts))"
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

  /// The pair in words.
  var title: String {
    "\(TextLayout.oneLine(key.current)) → \(TextLayout.oneLine(key.new)), \(key.outcome)"
  }
}

extension [LifecycleEvent] {
  /// The events in a row.
  fileprivate var spelled: String { map(\.description).joined(separator: " ") }
}
