/// A reporter, as a value: a way to print findings. Formatting is pure: from values to text.
///
/// To add one: one file in `Reporters/` and one line in ``all``.
package struct Reporter: Sendable {
  package enum Body: Sendable {
    /// Each finding is printed as soon as it is decided; something may follow at the end.
    case streamed(
      each: @Sendable (ReportedFinding, ReportSettings) -> String,
      end: @Sendable (RunReport) -> String)
    case whole(@Sendable (RunReport) -> String)
  }

  /// The name options use, e.g. `sarif`.
  package let name: String

  /// The ending of the files it is written to, without the dot.
  package let fileEnding: String

  /// Whether it prints lines of the log, which then have to be looked up.
  package var printsLogLines = false

  /// Whether it draws transitions, so that those with findings have to be kept.
  package var drawsTransitions = false

  /// Whether it distinguishes findings with the same fingerprint, so that they have to be counted.
  package var countsOccurrences = false

  package let body: Body

  /// Whether the report comes only at the end of the run.
  package var isWhole: Bool { if case .whole = body { true } else { false } }

  /// Every reporter, the default first.
  package static let all: [Reporter] = [
    .text,
    .concise,
    .json,
    .jsonl,
    .xcode,
    .github,
    .sarif,
    .junit,
    .checkstyle,
    .gitlab,
    .markdown,
    .html,
    .summary,
  ]

  package static func named(_ name: String) -> Reporter? { all.first { $0.name == name } }
}
