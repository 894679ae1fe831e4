/// A search for lines that only repeat others among the first calls of a log.
///
/// Two loggers may print each call, or both a base class and its subclass. The repeating lines have
/// no new information, and two equal calls of one view in a row would look like an error.
struct EchoSearch {
  /// The fewest calls that show that lines repeat others.
  private static let fewest = 3

  private struct Call: Equatable {
    var source: Int
    var view: String
    var code: UInt8
  }

  private var calls: [Call] = []

  mutating func add(_ event: ConsoleEvent, _ line: ColumnLine) {
    let name = event.name.map { line.text.text($0.name) } ?? ""
    let instance = event.name?.instance.map(line.text.text) ?? ""
    calls.append(
      Call(source: line.source, view: "\(name) \(instance)", code: event.match.code))
  }

  /// The sources of lines that always repeat the line before, which has another source.
  var echoes: Set<Int> {
    var counts: [Int: (all: Int, echoes: Int)] = [:]
    for (index, call) in calls.enumerated() {
      counts[call.source, default: (0, 0)].all += 1
      guard index > 0 else { continue }
      let last = calls[index - 1]
      if last.source != call.source, last.view == call.view, last.code == call.code {
        counts[call.source, default: (0, 0)].echoes += 1
      }
    }
    return Set(counts.filter { $1.all >= Self.fewest && $1.all == $1.echoes }.keys)
  }
}

extension ColumnLine {
  /// A hash of the line's origin: equal for lines with the same shape and prefix and the same words
  /// except the view.
  var source: Int {
    var hasher = Hasher()
    hasher.combine(tokens.signature)
    for index in prefix where !text[index].isDigit { hasher.combine(text[index]) }
    for (index, token) in tokens.tokens.enumerated() where token.kind == .word {
      guard mayName(index), !(read?.name.overlaps(token.range) ?? false) else { continue }
      hasher.combine(text.text(token.range))
    }
    return hasher.finalize()
  }
}
