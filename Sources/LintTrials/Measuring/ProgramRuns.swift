import EventReports

/// Programs that are run in turns over the same input.
///
/// The first round warms the page cache and looks at the memory; its times are not counted.
struct ProgramRuns {
  /// A program, or several copies of it at once.
  struct Variant {
    let name: String
    let commands: [[String]]
    fileprivate(set) var runs: [ChildRun] = []
    fileprivate(set) var peakBytes = 0

    init(_ name: String, _ commands: [String]...) {
      self.name = name
      self.commands = commands
    }

    var seconds: Double { runs.map(\.seconds).median }
    var peakMegabytes: String { (Double(peakBytes) / 1e6).rounded(to: 1) }
  }

  private(set) var variants: [Variant]

  private(set) var isSound = true

  init(_ variants: [Variant], rounds: Int) {
    self.variants = variants
    for round in 0...rounds {
      for index in variants.indices {
        guard let runs = ChildRun.run(variants[index].commands, watchesMemory: round == 0) else {
          continue
        }
        isSound = isSound && runs.allSatisfy(\.isSound)
        if round == 0 {
          self.variants[index].peakBytes = runs.map(\.peakBytes).max() ?? 0
        } else if let run = runs.first {
          self.variants[index].runs.append(run)
        }
      }
    }
  }

  func table(_ header: [String], _ cells: (_ index: Int, Variant) -> [String]) -> TextTable {
    var table = TextTable(header)
    for (index, variant) in variants.enumerated() {
      let cells = variant.runs.isEmpty ? ["not installed"] : cells(index, variant)
      table.add([variant.name] + cells)
    }
    return table
  }

  /// Returns the time of one variant divided by that of another, as the median over the rounds.
  func ratio(_ first: Int, of second: Int) -> String? {
    let (first, second) = (variants[first].runs, variants[second].runs)
    guard !first.isEmpty, first.count == second.count else { return nil }
    return zip(first, second).map { $0.seconds / $1.seconds }.median.rounded(to: 2)
  }
}
