#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// How much of their worlds the tests try: a part of each, or all of it as `.ci/run` asks for.
///
/// A test says how many cases it tries at least, so that a part is never nothing.
package enum TestScale {
  /// The variable of the environment that decides.
  package static let variable = "TRANSITION_LINT_TESTS"

  /// Whether all is tried.
  package static let isExhaustive = isExhaustive(ProcessInfo.processInfo.environment[variable])

  /// Returns whether a value of the variable asks for all.
  ///
  /// - Precondition: it is `exhaustive`, empty, or not set.
  static func isExhaustive(_ value: String?) -> Bool {
    precondition(
      ["exhaustive", "", nil].contains(value), "set \(variable) to exhaustive, or do not set it")
    return value == "exhaustive"
  }

  /// Returns how many cases to try: all, or one in some.
  package static func count(_ whole: Int, oneIn share: Int = 20) -> Int {
    isExhaustive ? whole : (whole + share - 1) / share
  }
}

extension Sequence {
  /// Returns the elements to try: all, or the first and every n-th after it.
  package func sampled(oneIn share: Int = 20) -> [Element] {
    TestScale.isExhaustive
      ? Array(self) : enumerated().filter { $0.offset % share == 0 }.map(\.element)
  }
}
