import EventLog

/// A fuzzer: it makes hostile inputs, each from a seed, and checks the product with them.
///
/// A crash or a hang is a fault too; the run that tries the inputs detects those.
package struct Fuzzer: Sendable {
  /// The name options use, e.g. `read-ndjson`.
  package let name: String

  /// The property that is checked, in one line.
  package let summary: String

  /// How many inputs a smoke run tries. All fuzzers then take about the same time.
  package private(set) var smokeCount = 200

  let make: @Sendable (inout InputMaker) -> [UInt8]

  /// Returns what is wrong with an input in words, or nil.
  let check: @Sendable ([UInt8]) throws -> String?

  /// Returns the input of a seed; the same seed gives the same bytes on every platform.
  package func input(seed: UInt64) -> [UInt8] {
    var maker = InputMaker(seed: seed)
    return make(&maker)
  }

  /// Returns what the product gets wrong with an input, as text, or nil.
  package func problem(with input: [UInt8]) -> String? {
    do { return try ScratchFiles.ofInput { try check(input) } } catch {
      return "it could not be tried: \(error)"
    }
  }
}

extension Fuzzer {
  /// Every fuzzer that must find nothing: one for each log reader, and one for each other reader of
  /// foreign text.
  package static let all: [Fuzzer] =
    LogFormat.all.map { .reader(of: $0) } + [
      .recognition,
      .ownWords,
      .wholeLint,
      .jobs,
      .commands,
      .assumptions,
      .judge,
      .configuration,
      .baseline,
      .contract,
      .patterns,
      .swiftSource,
      .objectiveCSource,
    ]

  /// The fuzzers that must find something. A run that does not report them checks nothing.
  package static let canaries: [Fuzzer] = [.canary, .trapCanary, .hangCanary]
}
