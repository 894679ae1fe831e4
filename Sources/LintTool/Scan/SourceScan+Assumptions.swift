import EventModel
import SourceLint
import SourceReading

extension SourceScan.Outcome {
  /// The assumptions that the source relies on, as an assumption file, each with the place it comes
  /// from.
  func assumptionText(_ contract: Contract) -> String {
    let printer = AssumptionPrinter(contract: contract)
    var text = "# What the source relies on, as transition-lint scan understood it.\n"
    var seen: Set<String> = []
    for entry in reliances {
      let line = printer.text(of: entry.assumption)
      guard seen.insert(line).inserted else { continue }
      let verdict = entry.holds ? "" : ", does not hold"
      text += "\n# \(entry.site.file):\(entry.site.line): \(entry.about)\(verdict)\n\(line)\n"
    }
    return text
  }
}
