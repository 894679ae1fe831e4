import EventLog
import EventReports

extension Fuzzer {
  static let jobs = Fuzzer(
    name: "jobs",
    summary: "several logs read at once give the report of one after another, byte for byte",
    smokeCount: 60,
    make: { maker in
      let format = maker.pick(LogFormat.all)
      return Array((0..<3).map { _ in maker.log(in: format) }.joined(separator: separator))
    },
    check: { bytes in
      let scratch = ScratchFiles.ofFuzzers
      let paths = try bytes.split(separator: separator).prefix(4).enumerated().map { number, part in
        try scratch.write(part, to: "\(number).log")
      }
      let reporters = Reporter.all.map(\.name)
      let reporter = reporters[Int(bytes.digest % UInt64(reporters.count))]
      let words = ["lint", "--no-config", "--reporter", reporter] + paths
      let one = ToolCall(words + ["--jobs", "1"])
      let two = ToolCall(words + ["--jobs", "2"])
      if one.output != two.output { return "with \(reporter), two jobs print something else" }
      if one.errors != two.errors { return "two jobs say something else" }
      if one.status != two.status { return "statuses \(one.status) and \(two.status)" }
      return one.strangeStatus
    })

  /// The separator between the logs of one input; no format contains it.
  private static let separator: [UInt8] = Array("\n\u{1E}\n".utf8)

  static let commands = Fuzzer(
    name: "commands", summary: "convert, summarize, mine and render take any log", smokeCount: 60,
    make: InputMaker.anyLog,
    check: { bytes in
      let path = try ScratchFiles.ofFuzzers.write(bytes, to: "input.log")
      let calls = [
        ["convert", "--to", "csv"], ["convert", "--to", "transcript"], ["convert"],
        ["summarize", "--format", "json"], ["summarize"], ["mine", "--min-support", "1"],
        ["mine", "--format", "jsonl"], ["render"], ["render", "--as", "html"],
        ["render", "--as", "trace"], ["render", "--as", "svg"], ["render", "--as", "mermaid"],
      ]
      let words = calls[Int(bytes.digest % UInt64(calls.count))]
      let call = ToolCall(words + ["--no-config", path])
      return call.strangeStatus.map { "\(words.joined(separator: " ")): \($0)" }
    })
}
