extension Command {
  static let render = Command(
    "render", abstract: "Draw timelines",
    arguments: [.paths],
    options: [
      RenderOptions.form, .output, RenderOptions.transition, RenderOptions.around, .from, .contract,
      .kinds, .profile, .configFile, .noConfig, .standardInputName, .exclude,
    ],
    action: { invocation, console throws(ToolFailure) in
      throw .impossible("'render' is not built yet")
    })
}

/// The options only `render` has.
enum RenderOptions {
  static let form = CommandOption(
    "as", .word(["timeline", "mermaid", "svg", "html", "trace"]), "form",
    help: "What to draw; timeline by default")
  static let transition = CommandOption(
    "transition", .count(from: 1), "n", help: "Draw the transition with this number only")
  static let around = CommandOption(
    "around", .count(from: 1), "line", help: "Draw what lies around this line only")
}
