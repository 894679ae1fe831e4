/// A run of fuzzers over seeds in a row.
package struct FuzzRun: Hashable {
  /// The names of the fuzzers; empty for all.
  package var only: [String] = []
  /// The first seed.
  package var seed: UInt64 = 1
  /// How many inputs each fuzzer gets; nil for as many as a smoke run gives it.
  package var count: Int?
  /// How long one input may take.
  package var secondsAnInput: UInt32 = 60
  /// Whether the canary is tried too; the run must report it.
  package var isSmoke = false

  package init() {}

  /// Tries every input and says each line for a person. Returns whether nothing was found except by
  /// the canary, which must find something.
  package func run(_ say: (String) -> Void) -> Bool {
    CrashNotice.watch()
    var isSound = true
    var tried = 0
    for fuzzer in fuzzers {
      let (count, failure) = run(fuzzer, say)
      tried += count
      isSound = isSound && failure == nil
    }
    say("\(tried) inputs tried")
    return (!isSmoke || findsCanary(say)) && isSound
  }

  private var fuzzers: [Fuzzer] {
    if only.isEmpty { return Fuzzer.all }
    return (Fuzzer.all + Fuzzer.canaries).filter { only.contains($0.name) }
  }

  private func run(_ fuzzer: Fuzzer, _ say: (String) -> Void) -> (count: Int, failure: UInt64?) {
    let count = count ?? fuzzer.smokeCount
    for number in 0..<count {
      let seed = seed &+ UInt64(number)
      CrashNotice.prepare(fuzzer.name, seed: seed, seconds: secondsAnInput)
      let input = fuzzer.input(seed: seed)
      let problem = fuzzer.problem(with: input)
      CrashNotice.done()
      guard let problem else { continue }
      say("\(fuzzer.name): seed \(seed): \(problem)")
      say("  input: \(Self.shown(input))")
      say("  again: transition-lint-fuzz --only \(fuzzer.name) --seed \(seed) --count 1")
      return (number + 1, seed)
    }
    say("\(fuzzer.name): \(count) inputs, nothing found")
    return (count, nil)
  }

  private func findsCanary(_ say: (String) -> Void) -> Bool {
    let canary = Fuzzer.canary
    let found = (0..<UInt64(canary.smokeCount)).contains {
      canary.problem(with: canary.input(seed: seed &+ $0)) != nil
    }
    say(found ? "the canary was found out, as it must be" : "the canary was NOT found out")
    return found
  }

  /// Returns an input as the text of a Swift array, or its start if it is long.
  private static func shown(_ input: [UInt8]) -> String {
    var text = "\""
    for byte in input.prefix(400) {
      switch byte {
      case 0x0A: text += "\\n"
      case 0x22, 0x5C: text += "\\" + String(UnicodeScalar(byte))
      case 0x20..<0x7F: text += String(UnicodeScalar(byte))
      default: text += "\\x{\(String(byte, radix: 16))}"
      }
    }
    return text + "\"" + (input.count > 400 ? " and so on, \(input.count) bytes" : "")
  }
}
