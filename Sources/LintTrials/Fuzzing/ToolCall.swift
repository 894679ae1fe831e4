import LintTool

struct ToolCall {
  let status: Int32
  let output: String
  let errors: String

  init(_ words: [String]) {
    let console = Console.inMemory()
    status = LintTool.run(words, on: console)
    output = console.printed
    errors = console.said
  }

  /// A message if the status is wrong, or nil; bad arguments are a fault of the fuzzer.
  var strangeStatus: String? { (0...2).contains(status) ? nil : "exit status \(status): \(errors)" }
}
