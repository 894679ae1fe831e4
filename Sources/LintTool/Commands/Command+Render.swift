import EventReports

extension Command {
  static let render = Command(
    "render", abstract: "Draw timelines",
    discussion: """
      Draws each view as a lane with its states and calls, and the findings at their calls. Formats: \
      \(PictureForm.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).
      """,
    arguments: [.paths],
    options: [
      RenderOptions.format, .output, RenderOptions.transition, RenderOptions.around, .from,
      .contract,
      .kinds, .profile, .configFile, .noConfig, .standardInputName, .exclude,
    ],
    action: running(Run.render))
}

enum RenderOptions {
  static let format = CommandOption(
    "format", olderNames: ["as"], .word(PictureForm.all.map(\.name)), "format",
    help:
      "Format of the drawing (default: by the ending of --output, else \(PictureForm.all[0].name))")
  static let transition = CommandOption(
    "transition", .count(from: 1), "n", help: "Draw only the transition with this number")
  static let around = CommandOption(
    "around", .count(from: 1), "line",
    help: "Draw only the transitions at this line of the log and near it, each as a whole")
}
