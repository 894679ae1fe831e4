import EventCatalogue
import EventChecking
import EventLog
import EventModel

extension InputMaker {
  /// Returns a log in a format: a generated history, legal or broken, then mutated; or lines built
  /// from parts that people write; or only tokens and bytes.
  mutating func log(in format: LogFormat) -> [UInt8] {
    let tokens = Fragments.tokens(of: format)
    let bytes: [UInt8]
    switch below(16) {
    case 0: bytes = noise(upTo: 64)
    case 1, 2: bytes = randomTokens(of: tokens, upTo: 60)
    case 3, 4, 5: bytes = consoleLines(upTo: 12)
    case 6: bytes = LogPool.log(format, below(LogPool.count)) + consoleLines(upTo: 3)
    default: bytes = LogPool.log(format, below(LogPool.count))
    }
    if oneIn(3_000) { return lengthened(mutated(bytes, with: tokens)) }
    return mutated(bytes, with: tokens)
  }

  static func anyLog(_ maker: inout InputMaker) -> [UInt8] {
    maker.log(in: maker.pick(LogFormat.all))
  }

  /// Returns lines in usual shapes, and in shapes that no logger writes.
  mutating func consoleLines(upTo limit: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    for _ in 0..<1 + below(limit) {
      bytes.append(contentsOf: consoleLine().utf8)
      bytes.append(contentsOf: pick(["\n", "\n", "\n", "\r\n", "\n\n", "\r"]).utf8)
    }
    return bytes
  }

  private mutating func consoleLine() -> String {
    if oneIn(5) { return pick(Fragments.wholeLines) }
    let name = pick(Fragments.names)
    let callback = pick(Fragments.callbacks)
    let body =
      oneIn(4)
      ? callback + pick(Fragments.separators) + name : name + pick(Fragments.separators) + callback
    let prefix = oneIn(2) ? "" : pick(Fragments.prefixes)
    return prefix + body + (oneIn(2) ? "" : pick(Fragments.tails))
  }

  /// Returns the bytes with a line so long that a limit cuts it, or repeated until they exceed a
  /// chunk.
  private mutating func lengthened(_ bytes: [UInt8]) -> [UInt8] {
    if bytes.isEmpty || oneIn(2) {
      let filler: [UInt8] = [0x78, 0x20, 0x5B, 0x7B, 0x22, 0x70]
      let line = [UInt8](repeating: pick(filler), count: Limits.lineBytes - 20 + below(40))
      return bytes + line + bytes
    }
    let times = (300 << 10) / bytes.count + 1
    return Array((0..<times).map { _ in bytes }.joined())
  }
}

/// Logs of generated histories, made once, since making one takes longer than reading it.
enum LogPool {
  static let count = 24

  private static let histories: [EventHistory] = (0..<UInt64(count)).map(history)

  private static let logs: [String: [[UInt8]]] = Dictionary(
    uniqueKeysWithValues: LogFormat.all.map { format in
      (format.name, histories.map { text(of: $0, in: format) })
    })

  /// Returns one of the logs in a format, or, where it cannot be written, as NDJSON.
  static func log(_ format: LogFormat, _ number: Int) -> [UInt8] {
    logs[format.name]?[number] ?? []
  }

  private static func text(of history: EventHistory, in format: LogFormat) -> [UInt8] {
    let text = try? format.write(history.events)
    return Array((text ?? breadcrumbs(history)).utf8)
  }

  /// A history as breadcrumbs, which nothing in the product writes.
  private static func breadcrumbs(_ history: EventHistory) -> String {
    let objects = history.events.map {
      #"{"category":"ui.lifecycle","timestamp":12,"data":{"screen":"\#($0.view)"}}"#
    }
    return "[\n" + objects.joined(separator: ",\n") + "\n]\n"
  }

  private static func history(_ seed: UInt64) -> EventHistory {
    var random = SeededGenerator(seed: seed)
    var options = EventHistory.Options(
      kinds: seed % 2 == 0 ? nil : Contract.viewTransitions.kinds.map(\.name),
      screens: 2 + random.below(4))
    options.takesPermitted = seed % 3 == 0
    options.declaresTransitions = seed % 5 == 0
    let made = try? Contract.viewTransitions.randomHistory(
      length: 2 + random.below(5), seed: seed, options)
    var history = made ?? EventHistory()
    if seed % 4 == 1 { history = history.wrapped { ["\($0) Nav"] } }
    if seed % 4 == 2 { history = history.instanced { "0x60000\($0.utf8.first ?? 48)" } }
    if seed % 5 == 1 { history = history.timed() }
    if seed % 3 == 1 { history = history.scoped("left, \"window\"") }
    if seed % 2 == 1 {
      history.events =
        history.mutated(
          EventHistory.Mutation.Operation.allCases, rate: 0.2, seed: seed, in: .viewTransitions
        ).events
    }
    return history
  }
}
