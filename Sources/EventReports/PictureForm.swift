/// A form of picture: a way to draw a timeline, as a value. Drawing is pure: a value in, text out.
///
/// To add one: one file in `Forms/` and one line in ``all``.
public struct PictureForm: Sendable {
  /// The name options use, e.g. `mermaid`.
  public let name: String

  /// What it draws, in a few words.
  public let summary: String

  /// The ending of the files it is written to, without the dot.
  public let fileEnding: String

  /// Whether it prints lines of the log, so that they have to be looked up.
  public let printsLogLines: Bool

  /// Returns the picture of a timeline.
  public let draw: @Sendable (Timeline, ReportSettings) -> String

  /// Makes a form.
  public init(
    name: String, summary: String, fileEnding: String, printsLogLines: Bool = false,
    draw: @escaping @Sendable (Timeline, ReportSettings) -> String
  ) {
    self.name = name
    self.summary = summary
    self.fileEnding = fileEnding
    self.printsLogLines = printsLogLines
    self.draw = draw
  }

  /// Every form, the default first.
  public static let all: [PictureForm] = [
    .timeline,
    .mermaid,
    .svg,
    .html,
    .trace,
  ]

  /// Returns the form of that name, or nil.
  public static func named(_ name: String) -> PictureForm? { all.first { $0.name == name } }
}
