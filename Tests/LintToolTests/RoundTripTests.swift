import EventCatalogue
import EventChecking
import EventLint
import EventLog
import EventModel
import TestScale
import Testing

@testable import LintTool

/// Generated, written, read and linted: what the formats do to a history must not show.
@Suite("Generate, write, read, lint")
struct RoundTripTests {
  private static let formats = LogFormat.all.filter(\.isWritable)

  @Test("every legal history has no finding in every format and chunk size")
  func silent() throws {
    #expect(Self.formats.count >= 3)
    // Of four in a row each has another size of chunks.
    for seed in (UInt64(1)...24).sampled(oneIn: 24) {
      let history = try history(seed)
      for format in Self.formats {
        let text = try format.write(plain(history, format).events)
        let chunk = [1, 7, 64, 1 << 16][Int(seed) % 4]
        let linted = try lint(text, format, chunkBytes: chunk)
        #expect(linted.eventCount == history.events.count, "\(format), seed \(seed)")
        #expect(linted.findings == [], "\(format), seed \(seed):\n\(text)")
      }
    }
  }

  @Test("a written log is recognized, and reads back as the events it was made of")
  func recognized() throws {
    for seed in (UInt64(1)...20).sampled() {
      let history = try history(seed)
      for format in Self.formats {
        let text = try format.write(plain(history, format).events)
        let reader = try LogReader(
          ByteSource(bytes: Array(text.utf8)), contract: .viewTransitions)
        #expect(reader.format == format, "\(reader.reason)")
      }
    }
  }

  @Test("a broken history is reported, first at the first line that breaks it", arguments: formats)
  func mutants(_ format: LogFormat) throws {
    guard format.namesAreIdentities else { return }
    var broken = 0
    for seed in 1...2 as ClosedRange<UInt64> {
      let history = try Contract.viewTransitions.randomHistory(length: 8, seed: seed)
      for operation in [EventHistory.Mutation.Operation.drop, .duplicate, .swap, .stray] {
        for index in history.events.indices.sampled(oneIn: 26) {
          let mutant = history.mutated(
            operation, at: index, stray: .viewDidAppear, in: .viewTransitions)
          let text = try format.write(mutant.events)
          let headings = text.split(separator: "\n").count - mutant.events.count
          let found = try lint(text, format).findings.filter { $0.severity > .note }
          let lines = found.map(\.position.line)
          guard let first = mutant.breaks.first else {
            #expect(lines == [], "\(operation) \(index), seed \(seed):\n\(text)")
            continue
          }
          guard showsAll(mutant, of: mutant.events[first].view) else { continue }
          broken += 1
          #expect(
            lines.first == first + 1 + headings, "\(operation) \(index), seed \(seed):\n\(text)")
          #expect(found.first?.severity == .error)
        }
      }
    }
    #expect(broken > TestScale.count(80, oneIn: 32))
  }

  /// Console lines have no quotes, so their names have no blanks.
  private func plain(_ history: EventHistory, _ format: LogFormat) -> EventHistory {
    if format.namesAreIdentities { return history }
    return history.renamed { String($0.filter { $0 != " " && $0 != "\"" }) }
  }

  private func showsAll(_ mutant: EventHistory.Mutant, of view: String) -> Bool {
    Set(mutant.events.filter { $0.view == view }.map(\.callback)).count == 4
  }

  private func history(_ seed: UInt64) throws -> EventHistory {
    var random = SeededGenerator(seed: seed)
    var options = EventHistory.Options(
      kinds: seed % 2 == 0 ? nil : Contract.viewTransitions.kinds.map(\.name),
      screens: 2 + random.below(4))
    options.takesPermitted = seed % 3 == 0
    var history = try Contract.viewTransitions.randomHistory(length: 12, seed: seed, options)
    if seed % 4 == 1 { history = history.wrapped { ["\($0) \"Navigation\""] } }
    if seed % 5 == 1 { history = history.timed() }
    if seed % 3 == 1 {
      let other = try Contract.viewTransitions.randomHistory(length: 12, seed: seed + 1_000)
      history = EventHistory.interleaving(
        [history.scoped("left, window"), other.scoped("right")], using: &random)
    }
    return history
  }

  private func lint(
    _ text: String, _ format: LogFormat, chunkBytes: Int = 1 << 16
  ) throws -> (findings: [Finding], eventCount: Int) {
    var linter = Linter(
      compiled: try Contracts.compiled(.viewTransitions), configuration: LintConfiguration(),
      file: "log")
    var names = NameTable()
    var reader = try LogReader(
      ByteSource(bytes: Array(text.utf8), chunkBytes: chunkBytes), format: format,
      contract: .viewTransitions, options: LogOptions(resolvesLines: true))
    try reader.read(into: &linter, names: &names)
    linter.finish(names: names)
    return (linter.takeFindings().filter { $0.severity > .note }, linter.eventCount)
  }
}
