/// A run of fuzzers over seeds in a row.
public struct FuzzRun {
  /// The plan.
  public struct Plan: Hashable, Sendable {
    /// The names of the fuzzers; empty for all.
    public var only: [String] = []
    /// The first seed.
    public var seed: UInt64 = 1
    /// How many inputs each fuzzer gets; nil for as many as a smoke run gives it.
    public var count: Int?
    /// How long one input may take.
    public var secondsAnInput: UInt32 = 60
    /// Whether the canary is tried too; the run must report it.
    public var isSmoke = false

    /// Makes the plan of a smoke run without its canary.
    public init() {}
  }

  private let plan: Plan
  private let say: (String) -> Void

  /// Makes a run; `say` takes each line for a person.
  public init(_ plan: Plan, say: @escaping (String) -> Void) {
    self.plan = plan
    self.say = say
  }

  /// Tries every input. Returns whether nothing was found except by the canary, which must find
  /// something.
  public func run() -> Bool {
    CrashNotice.watch()
    defer { ScratchFiles.ofFuzzers.remove() }
    var isSound = true
    var tried = 0
    for fuzzer in fuzzers {
      let (count, failure) = run(fuzzer)
      tried += count
      isSound = isSound && failure == nil
    }
    say("\(tried) inputs tried")
    return (!plan.isSmoke || findsCanary()) && isSound
  }

  private var fuzzers: [Fuzzer] {
    if plan.only.isEmpty { return Fuzzer.all }
    return (Fuzzer.all + Fuzzer.canaries).filter { plan.only.contains($0.name) }
  }

  private func run(_ fuzzer: Fuzzer) -> (count: Int, failure: UInt64?) {
    let count = plan.count ?? fuzzer.smokeCount
    for number in 0..<count {
      let seed = plan.seed &+ UInt64(number)
      CrashNotice.prepare(fuzzer.name, seed: seed, seconds: plan.secondsAnInput)
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

  private func findsCanary() -> Bool {
    let canary = Fuzzer.canary
    let found = (0..<UInt64(canary.smokeCount)).contains {
      canary.problem(with: canary.input(seed: plan.seed &+ $0)) != nil
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
