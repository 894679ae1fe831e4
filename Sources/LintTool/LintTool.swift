/// The command-line tool: arguments, files, and the connections between the layers below.
public enum LintTool {
  /// The version, as `--version` and the reports print it.
  public static let version = "0.1.0"

  /// Runs the tool with the words after the program's name and returns its exit status.
  public static func run(_ arguments: [String], on console: Console = .ofThisProgram()) -> Int32 {
    run(arguments, of: .root, on: console)
  }

  /// Runs a program of its own with the words after its name and returns its exit status.
  package static func run(_ arguments: [String], of root: Command, on console: Console) -> Int32 {
    let status = answer(arguments, root, console)
    console.output.flush()
    if let failure = console.output.failure {
      console.say("error: cannot write standard output: \(failure.words)")
      console.errors.flush()
      return ExitStatus.impossible.rawValue
    }
    console.errors.flush()
    // A closed pipe ends the printing, not the work: the status is the same as without it.
    return status.rawValue
  }

  private static func answer(
    _ arguments: [String], _ root: Command, _ console: Console
  ) -> ExitStatus {
    if arguments.first == Completion.request {
      let offers = Completion.offers(for: Array(arguments.dropFirst()), root)
      for offer in offers { console.output.writeLine(offer) }
      return .clean
    }
    do throws(ToolFailure) {
      switch try ArgumentParser.parse(arguments, root: root) {
      case .help(let commands):
        console.output.write(HelpText.page(commands, width: console.width))
        return .clean
      case .version:
        console.output.writeLine(version)
        return .clean
      case .completions(let shell):
        console.output.write(CompletionScript.text(for: shell, root: root))
        return .clean
      case .run(let invocation):
        guard let action = invocation.command.action else { return .clean }
        do { return try action(invocation, console) } catch {
          throw error.showingUsage(of: invocation)
        }
      }
    } catch {
      console.output.flush()
      console.say("error: \(error.message)")
      console.say(lines: error.details)
      return error.status
    }
  }
}
