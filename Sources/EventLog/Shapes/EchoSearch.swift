/// The calls a log begins with, and which of its lines only repeat others.
///
/// Two loggers may print each call, or a base class and its subclass both: then one of the two says
/// nothing new, and two calls of one view in a row would look like an error.
struct EchoSearch {
  /// The fewest calls that show that lines repeat others.
  private static let fewest = 3

  private struct Call: Equatable {
    var source: Int
    var view: String
    var code: UInt8
  }

  private var calls: [Call] = []

  /// Adds a call.
  mutating func add(_ event: ConsoleEvent, in reader: ConsoleLineReader) {
    let name = event.name.map { reader.text.text($0.name) } ?? ""
    let instance = event.name?.instance.map(reader.text.text) ?? ""
    calls.append(
      Call(
        source: ColumnLine(event, in: reader).source, view: "\(name) \(instance)",
        code: event.match.code))
  }

  /// The sources of lines of which each says what the line before it said, which is of another source.
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
  /// What wrote the line: the same for lines of one shape behind one prefix, whose words differ only in
  /// the view.
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
