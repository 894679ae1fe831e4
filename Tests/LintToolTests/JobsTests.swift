import Testing

@testable import LintTool

@Suite("Several logs at once")
struct JobsTests {
  @Test("the findings and their order are the same for any number of jobs")
  func order() {
    let directory = TemporaryDirectory()
    for number in 0..<30 {
      let log =
        number % 3 == 0
        ? LintTests.clean : String(repeating: "# \(number)\n", count: number) + LintTests.broken
      directory.write(log, to: "\(number).transcript")
    }
    directory.write("", to: "5.log.gz")
    let lint = [
      "lint", directory.path, directory("none"), "--verbose", "--assume",
      "current.viewDidDisappear before new.viewDidAppear", "--jobs",
    ]
    for options in [[], ["--max-findings", "7"], ["--reporter", "sarif"]] {
      let alone = ToolRun(lint + ["1"] + options)
      #expect(alone.status == 2)
      #expect(alone.output.contains("5.transcript") || options.first == "--max-findings")
      for jobs in ["2", "7"] {
        let several = ToolRun(lint + [jobs] + options)
        #expect(several.output == alone.output)
        #expect(several.errors == alone.errors)
        #expect(several.status == alone.status)
      }
    }
  }

  @Test("results are taken in order, each once")
  func ordered() {
    for jobs in 1...4 {
      var taken: [Int] = []
      OrderedWork(jobs: jobs, count: 100).run({ $0 * $0 }) { taken.append($0) }
      #expect(taken == (0..<100).map { $0 * $0 })
    }
  }
}
