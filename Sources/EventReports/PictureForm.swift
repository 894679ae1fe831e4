/// A form of picture, as a value: a way to draw a timeline. Drawing is pure: from a value to text.
///
/// To add one: one file in `Forms/` and one line in ``all``.
package struct PictureForm: Sendable {
  /// The name options use, e.g. `mermaid`.
  package let name: String

  package let summary: String

  /// The ending of the files it is written to, without the dot.
  package let fileEnding: String

  /// Whether it prints lines of the log, which then have to be looked up.
  package var printsLogLines = false

  package let draw: @Sendable (Timeline, ReportSettings) -> String

  /// Every form, the default first.
  package static let all: [PictureForm] = [
    .timeline,
    .mermaid,
    .svg,
    .html,
    .trace,
  ]

  package static func named(_ name: String) -> PictureForm? { all.first { $0.name == name } }

  /// Returns the form whose files end as a path does, or nil.
  package static func writtenTo(_ path: String) -> PictureForm? {
    all.first { path.hasSuffix(".\($0.fileEnding)") }
  }
}
