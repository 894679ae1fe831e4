import EventReports

extension Command {
  static let render = Command(
    "render", abstract: "Draw timelines",
    discussion: """
      The views as lanes, their states, every call, and the findings where they are. Forms: \
      \(PictureForm.all.map { "\($0.name) (\($0.summary))" }.joined(separator: ", ")).
      """,
    arguments: [.paths],
    options: [
      RenderOptions.format, .output, RenderOptions.transition, RenderOptions.around, .from,
      .contract,
      .kinds, .profile, .configFile, .noConfig, .standardInputName, .exclude,
    ],
    action: { invocation, console throws(ToolFailure) in
      try RenderRun(invocation, console).run()
    })
}

enum RenderOptions {
  static let format = CommandOption(
    "format", olderNames: ["as"], .word(PictureForm.all.map(\.name)), "format",
    help: "What to draw; \(PictureForm.all[0].name) by default")
  static let transition = CommandOption(
    "transition", .count(from: 1), "n", help: "Draw the transition with this number only")
  static let around = CommandOption(
    "around", .count(from: 1), "line",
    help: "Draw what lies around this line only, no transition cut")
}
