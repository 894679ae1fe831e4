/// A search for lines that only repeat others among the first calls of a log.
///
/// Two loggers may print each call, or both a base class and its subclass. A tracer may report each
/// call or how long it took. The repeating lines have no new information, and two equal calls of one
/// view in a row would look like an error.
struct EchoSearch {
  /// The fewest calls that show that lines repeat others, and the fewest calls that are repeated.
  private static let fewest = 3

  private struct Call {
    var source: Int
    var code: UInt8
    var name: String
    var instance: String
    /// Whether the line has words of a sentence or a measured time: one line that repeats a call
    /// shows that such lines do.
    var isTold: Bool

    /// Whether the name may be that of a tool and not of a view: `[perf]`.
    var mayBeTool: Bool {
      isTold && name.utf8.allSatisfy { $0 < 0x80 && !$0.isCapital }
    }
  }

  private var calls: [Call] = []

  /// The sources of lines that always stand next to an equal call of another source.
  private(set) var echoes: Set<Int> = []

  mutating func add(_ event: ConsoleEvent, _ line: ColumnLine) {
    calls.append(
      Call(
        source: line.source, code: event.match.code,
        name: event.name.map { line.text.text($0.name) } ?? "",
        instance: event.name?.instance.map(line.text.text) ?? "", isTold: line.isTold))
  }

  /// Whether most calls occur twice.
  var isDoubled: Bool { calls.count { echoes.contains($0.source) } * 3 >= calls.count }

  /// Finds the echoes among all calls.
  mutating func finish() {
    let sources = calls.map(\.source)
    let counts = Dictionary(grouping: sources) { $0 }.mapValues(\.count)
    let views = Set(calls.lazy.filter { !$0.isTold }.map(\.name))
    echoes = sourcesThatRepeat(calls, counts, views)
    // A subclass may log before it calls its base class, and a tracer before the call.
    let others = calls.filter { !echoes.contains($0.source) }
    echoes.formUnion(sourcesThatRepeat(others.reversed(), counts, views))
  }

  /// Returns the sources whose calls all repeat the call before, or the first of the equal calls
  /// before. The call that the first one repeats may lie outside of the sample.
  private func sourcesThatRepeat(
    _ calls: [Call], _ counts: [Int: Int], _ views: Set<String>
  ) -> Set<Int> {
    var isEcho: [Int: Bool] = [:]
    var first = 0
    for (index, call) in calls.enumerated() where index > 0 {
      if calls[index - 1].code != call.code { first = index }
      let isRepeated = [index - 1, first].contains { place in
        place < index && counts[calls[place].source, default: 0] >= Self.fewest
          && repeats(call, calls[place], views)
      }
      isEcho[call.source] = isEcho[call.source, default: true] && isRepeated
    }
    let told = Set(calls.lazy.filter(\.isTold).map(\.source))
    return Set(
      isEcho.filter { source, isEcho in
        isEcho && (told.contains(source) || counts[source, default: 0] >= Self.fewest)
      }.keys)
  }

  private func repeats(_ call: Call, _ other: Call, _ views: Set<String>) -> Bool {
    guard call.source != other.source, call.code == other.code else { return false }
    if call.mayBeTool, !views.contains(call.name) { return true }
    return call.name == other.name
      && (call.instance == other.instance || call.instance.isEmpty || other.instance.isEmpty)
  }
}

extension ColumnLine {
  /// A hash of the line's origin: equal for lines with the same shape and prefix and the same words
  /// except the view.
  ///
  /// A base class and its subclasses are two origins, `-[Base viewWillAppear:] <Inbox: 0x7f82>` and
  /// `-[Inbox viewWillAppear:] <Inbox: 0x7f82>`, however many subclasses there are.
  var source: Int {
    var hasher = Hasher()
    hasher.combine(tokens.signature)
    // The numbers of processes and threads may be hexadecimal.
    for index in prefix where text[index].hexDigitValue == nil { hasher.combine(text[index]) }
    let isTold = isTold
    let view = read.map { text.text($0.name) }
    for token in tokens.tokens where token.kind == .word {
      guard !(read?.name.overlaps(token.range) ?? false),
        let name = text.token(token.range, whole: token.range), text.text(name.name) != view,
        isTold || mayName(token)
      else { continue }
      hasher.combine(text.text(token.range))
    }
    return hasher.finalize()
  }

  /// Whether the line has several plain words beside the call, or a measured time.
  fileprivate var isTold: Bool {
    let others = tokens.tokens.filter { !(read?.whole.overlaps($0.range) ?? false) }
    return others.count { $0.kind == .word && text.isPlain($0.range) } > 1
      || others.contains { text.isMeasure($0.range) }
  }
}
