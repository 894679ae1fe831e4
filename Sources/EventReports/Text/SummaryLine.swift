import EventModel

extension RunSummary {
  /// Returns the counts in one line: `2 errors and 1 note in 3 logs (…)`.
  package var line: String {
    let read: String
    switch subject {
    case .logs:
      read =
        "\(Self.counted(files, "log")) (\(Self.counted(lines, "line")), "
        + "\(Self.counted(events, "event")), \(Self.counted(transitions, "transition")))"
    case .source:
      read =
        "\(Self.counted(files, "source file")) (\(Self.counted(lines, "line")), "
        + "\(Self.counted(events, "callback")))"
    }
    let asides = [
      unreported > 0 ? "\(Self.grouped(unreported)) not shown" : nil,
      baselined > 0 ? "\(Self.grouped(baselined)) in the baseline" : nil,
    ].compactMap { $0 }
    let more = asides.isEmpty ? "" : "; " + asides.joined(separator: ", ")
    return "\(counts) in \(read)\(more)"
  }

  private var counts: String {
    let counts = [(errors, "error"), (warnings, "warning"), (notes, "note")]
      .filter { $0.0 > 0 }.map { Self.counted($0.0, $0.1) }
    return counts.isEmpty ? "no findings" : MessageText.list(counts)
  }

  /// Returns a number with its noun: `1 line`, `12,345 lines`.
  package static func counted(_ number: Int, _ noun: String) -> String {
    "\(grouped(number)) \(noun)\(number == 1 ? "" : "s")"
  }

  /// Returns a number with a comma between each three digits: `12,345`.
  package static func grouped(_ number: Int) -> String {
    var text = ""
    for (index, digit) in String(number).reversed().enumerated() {
      if index > 0, index % 3 == 0 { text = "," + text }
      text = String(digit) + text
    }
    return text
  }
}
