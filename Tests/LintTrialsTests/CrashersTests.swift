import LintTrials
import Testing

/// Inputs on which something went wrong once; each is one that the fuzzers found, made as small as it
/// would go.
@Suite("Inputs that once went wrong")
struct CrashersTests {
  static let crashers: [(fuzzer: String, input: String)] = [
    ("patterns", "*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*a*b"),
    (
      "read-console",
      "A viewDidAppear\n\nCalling -viewWillDisappear: directly on a view controller is not "
        + "supported\nA viewWillAppear\n"
    ),
    (
      "lint",
      """
      transcript 1
      A viewWillAppear
      A viewDidAppear
      assume current.viewDidAppear before new.viewDidAppear
      B viewWillAppear
      A viewWillDisappear
      B viewDidAppear
      A viewDidDisappear
      assume current.viewDidDisappear before new.viewDidAppear

      """
    ),
  ]

  @Test("inputs that once caused a fault cause none")
  func well() throws {
    for (name, input) in Self.crashers {
      let fuzzer = try #require(Fuzzer.all.first { $0.name == name })
      #expect(fuzzer.problem(with: Array(input.utf8)) == nil, "\(name): \(input.debugDescription)")
    }
  }
}
