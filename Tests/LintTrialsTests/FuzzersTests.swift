import EventLog
import LintTrials
import TestScale
import Testing

@testable import LintTool

@Suite("The fuzzers")
struct FuzzersTests {
  @Test("the fuzzers find nothing in their first inputs", arguments: Fuzzer.all.map(\.name))
  func quiet(_ name: String) throws {
    let fuzzer = try #require(Fuzzer.all.first { $0.name == name })
    for seed in 1...UInt64(TestScale.count(max(5, fuzzer.smokeCount / 20))) {
      #expect(fuzzer.problem(with: fuzzer.input(seed: seed)) == nil, "\(name), seed \(seed)")
    }
  }

  @Test("every format has a fuzzer, and each fuzzer its own name")
  func names() {
    let names = (Fuzzer.all + Fuzzer.canaries).map(\.name)
    for format in LogFormat.all { #expect(names.contains("read-\(format.name)")) }
    #expect(Set(names).count == names.count)
  }

  @Test("a fuzzer makes one input for one seed, and many different ones")
  func seeds() {
    for fuzzer in Fuzzer.all {
      #expect(fuzzer.input(seed: 7) == fuzzer.input(seed: 7), "\(fuzzer.name)")
      let inputs = Set((1...40).map { fuzzer.input(seed: $0) })
      #expect(inputs.count > 20, "\(fuzzer.name)")
    }
  }

  @Test("a fuzzer with a false claim is reported, with the command that tries the input again")
  func canary() {
    var plan = FuzzRun()
    plan.only = ["canary"]
    var lines: [String] = []
    #expect(!plan.run { lines.append($0) })
    let again = lines.first { $0.hasPrefix("  again: transition-lint-fuzz --only canary --seed ") }
    #expect(again != nil)
  }

  @Test("the fuzzers take their settings from the command line")
  func arguments() throws {
    var plan = FuzzRun()
    plan.only = ["judge", "lint"]
    plan.seed = 9
    plan.count = 3
    plan.secondsAnInput = 5
    let words = ["--only", "judge,lint", "--seed", "9", "--count", "3", "--time-limit", "5"]
    #expect(try Self.plan(words) == plan)
    #expect(try Self.plan(["--smoke"]).isSmoke)
  }

  @Test(
    "the fuzzers refuse settings that make no sense",
    arguments: [["--only", "unknown"], ["--count", "-1"], ["--seed"], ["--what", "1"], ["x"]])
  func wrong(_ words: [String]) {
    for program in [Command.fuzz, .bench] {
      let console = Console.inMemory()
      #expect(LintTool.run(words, of: program, on: console) == 64)
      #expect(console.said.contains("usage: \(program.name)"))
    }
  }

  private static func plan(_ words: [String]) throws -> FuzzRun {
    guard case .run(let invocation) = try ArgumentParser.parse(words, root: .fuzz) else {
      throw ToolFailure.impossible("no run")
    }
    return FuzzRun(invocation)
  }
}
