import EventLog
import EventModel
import TestScale
import Testing

@Suite("Several threads")
struct AheadTests {
  /// A log of a few hundred kilobytes with what other threads cannot know: names that come up late,
  /// lives that begin, other processes, odd shapes, lines that are too long for a part.
  struct Drawn {
    private var state: UInt64
    var text = ""

    init(seed: UInt64) { state = seed }

    mutating func next(_ count: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int((state >> 33) % UInt64(count))
    }

    static let words = [
      "viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear", "viewDidLoad",
    ]

    /// A view; later ones come up as the log goes on.
    mutating func view(_ line: Int) -> String {
      "Screen\(next(3)): 0x6000\(10_000 + next(4 + line / 20))"
    }

    mutating func message(_ line: Int) -> String {
      switch next(40) {
      case 0: return "-[Plain\(next(3)) viewDidAppear:]"
      case 1: return "<Other: 0x7fa1\(10_000 + line)> viewDidLoad"
      case 2:
        return "Unbalanced calls to begin/end appearance transitions for <Screen1: 0x600010001>."
      case 3: return "nothing of this appears to be a call"
      case 4: return "viewDidAppear and viewDidAppear"
      default: return "[nav#\(next(5))] <\(view(line))> \(Self.words[next(5)]): animated=\(next(2))"
      }
    }

    mutating func console(_ line: Int) -> String {
      let process = line % 700 < 600 ? 4123 : 88
      let noise = line % 900 == 899 ? String(repeating: "x", count: 3_000) : ""
      return
        "2026-01-01 00:00:00.\(100 + next(900)) Demo[\(process):9\(next(3))] \(message(line))\(noise)"
    }

    mutating func ndjson(_ line: Int) -> String {
      let event = Self.words[next(5)]
      let view = "Screen\(next(4 + line / 20))"
      switch next(30) {
      case 0: return "{\"view\":\"\(view)\",\"event\":\"\(event)\",\"transition\":\"t\(line)\"}"
      case 1: return "{\"event\":\"\(event)\",\"view\":\"a\\\"b\"}"
      case 2: return "{\"event\":\"viewIsAppearing\",\"view\":\"\(view)\"}"
      case 3: return "{\"event\":\"\(event)\""
      case 4: return ""
      default:
        return
          "{\"time\":\(line).25,\"scope\":\"s\(next(5))\",\"view\":\"\(view)\",\"event\":\"\(event)\"}"
      }
    }

    mutating func unified(_ line: Int) -> String {
      let process = line % 700 < 600 ? 4123 : 88
      let escaped = message(line) + (next(20) == 0 ? " \\\"so\\\"" : "")
      return "{\"traceID\":\"\(next(9999))\",\"eventMessage\":\"\(escaped)\",\"userID\":501,"
        + "\"threadID\":\(next(99)),\"processID\":\(process),\"timezoneName\":\"\"}"
    }

    mutating func log(_ line: (inout Drawn, Int) -> String) -> [UInt8] {
      for number in 0..<2_500 { text += line(&self, number) + "\n" }
      return Array(text.utf8)
    }
  }

  static func places(_ bytes: [UInt8], threads: Int) throws -> [String] {
    let list = try read(
      bytes, options: LogOptions(resolvesLines: true, threads: threads), chunkBytes: 4096)
    return zip(list.lines, list.records).map { "\($1.line) \($1.offset)+\($1.length) \($0)" }
  }

  static let lines: [(String, @Sendable (inout Drawn, Int) -> String)] = [
    ("console", { $0.console($1) }), ("ndjson", { $0.ndjson($1) }), ("oslog", { $0.unified($1) }),
  ]

  @Test("several threads read the same records as one thread, in the same order")
  func sameRecords() throws {
    for (name, line) in Self.lines {
      for seed in (UInt64(1)...3).sampled() {
        var drawn = Drawn(seed: seed)
        let log = drawn.log(line)
        let alone = try Self.places(log, threads: 1)
        #expect(alone.count > 1_000, "\(name)")
        for threads in [2, 3].sampled(oneIn: 2) {
          let together = try Self.places(log, threads: threads)
          #expect(together.count == alone.count, "\(name), seed \(seed), \(threads) threads")
          let first = zip(alone, together).first { $0 != $1 }
          #expect(first == nil, "\(name), seed \(seed), \(threads) threads")
        }
      }
    }
  }

  @Test("several threads count lines and bytes as one thread does")
  func counts() throws {
    var drawn = Drawn(seed: 9)
    let log = drawn.log { $0.console($1) }
    for threads in [1, 2] {
      let source = ByteSource(bytes: log, chunkBytes: 4096)
      var reader = try LogReader(
        source, contract: .views, options: LogOptions(threads: threads))
      var names = NameTable()
      var list = Listing(callbacks: Contract.views.callbacks)
      try reader.read(into: &list, names: &names)
      #expect(reader.lineCount == 2_500)
      #expect(reader.byteCount == UInt64(log.count))
    }
  }

  @Test("several threads stop when the reader is released")
  func givenUp() throws {
    var drawn = Drawn(seed: 4)
    let log = drawn.log { $0.ndjson($1) }
    for count in [1, 2, 5, 20] {
      let source = ByteSource(bytes: log, chunkBytes: 4096)
      var reader = try LogReader(source, contract: .views, options: LogOptions(threads: 3))
      var names = NameTable()
      var list = Listing(callbacks: Contract.views.callbacks)
      for _ in 0..<count { _ = try reader.readNext(into: &list, names: &names) }
      #expect(!list.lines.isEmpty)
    }
  }
}
