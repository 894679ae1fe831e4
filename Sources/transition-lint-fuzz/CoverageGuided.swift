#if LIBFUZZER
  import Foundation
  import LintTrials

  /// The same fuzzers, with inputs that libFuzzer finds by what code they reach.
  ///
  /// `.ci/fuzz` builds it, with `-sanitize=fuzzer -D LIBFUZZER` on the command line; the variable
  /// `FUZZER` names the fuzzer.
  enum CoverageGuided {
    static func run() {
      let name = getenv("FUZZER").map { String(cString: $0) } ?? ""
      guard let fuzzer = Fuzzer.all.first(where: { $0.name == name }) else {
        print("set FUZZER to one of: \(Fuzzer.all.map(\.name).joined(separator: " "))")
        exit(64)
      }
      chosen = fuzzer
      var count = CommandLine.argc
      var words: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>? = CommandLine.unsafeArgv
      exit(libFuzzerRun(&count, &words, tryInput))
    }

    /// Set once, before libFuzzer starts.
    nonisolated(unsafe) static var chosen: Fuzzer?
  }

  /// Tries one input. Under this name libFuzzer's own main would call it too, and without it that
  /// main, which this program replaces, does not link.
  @_cdecl("LLVMFuzzerTestOneInput")
  public func tryInput(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let input = Array(UnsafeBufferPointer(start: bytes, count: count))
    if let problem = CoverageGuided.chosen?.problem(with: input) {
      print(problem)
      abort()
    }
    return 0
  }

  @_silgen_name("LLVMFuzzerRunDriver")
  private func libFuzzerRun(
    _ count: UnsafeMutablePointer<Int32>,
    _ words: UnsafeMutablePointer<UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>?>,
    _ input: @convention(c) (UnsafePointer<UInt8>?, Int) -> Int32
  ) -> Int32
#endif
