/// The forms that most of a log's calls have, and the views in them.
///
/// A log also has sentences that mention a callback: `offline, retry at the next viewWillAppear`.
/// Such a line has a form that no other call has, and what is read as its view has no other call.
struct UsualForms {
  /// The fewest calls of a form that is usual.
  private static let fewest = 3
  /// The fewest calls in usual forms that show how the log's calls look.
  private static let fewestCalls = 4
  /// The most letters of scripts without blanks around a callback that are no sentence.
  private static let mostIdeographs = 9

  /// The calls of one form.
  private struct Calls {
    var count = 0
    var views: Set<String> = []
    /// The signs and words before view and callback, and between them.
    var fronts: Set<[UInt8]> = []
    /// The last texts in brackets before the messages.
    var loggers: Set<[UInt8]> = []

    mutating func add(_ view: String, _ front: [UInt8], _ logger: [UInt8]) {
      count += 1
      views.insert(view)
      fronts.insert(front)
      loggers.insert(logger)
    }
  }

  private var forms: [Int: Calls] = [:]

  mutating func add(_ event: ConsoleEvent, _ line: ColumnLine, in reader: ConsoleLineReader) {
    forms[line.tokens.signature, default: Calls()].add(
      Self.view(of: event, in: reader), Self.front(of: event, in: reader),
      Self.logger(of: reader))
  }

  /// Keeps only the forms that are usual.
  mutating func finish() {
    forms = forms.filter { $1.count >= Self.fewest }
    if forms.values.reduce(0, { $0 + $1.count }) < Self.fewestCalls { forms = [:] }
  }

  /// Whether a line is a sentence that mentions the callback. A call with a remark differs from the
  /// usual calls only behind the callback, or starts with its class.
  func isMention(
    _ event: ConsoleEvent, _ columns: @autoclosure () -> ColumnLine, in reader: ConsoleLineReader
  ) -> Bool {
    guard !forms.isEmpty, event.name?.instance == nil, forms[columns().tokens.signature] == nil
    else { return false }
    let (text, body, callback) = (reader.text, reader.body, event.match.range)
    let isSentence = text.plainWords(in: body) - text.plainWords(in: callback) > 1
    guard let name = event.name else {
      let logger = Self.logger(of: reader)
      return isSentence && !forms.values.contains { $0.loggers.contains(logger) }
    }
    let start = min(name.whole.lowerBound, callback.lowerBound)
    let words = body.prefix { $0 < start }
    let view = Self.view(of: event, in: reader)
    if forms.values.contains(where: { $0.views.contains(view) }) {
      return text.plainWords(in: words) > 2 || text.hasProse(words)
    }
    if text.ideographs(in: body) - text.ideographs(in: callback) > Self.mostIdeographs {
      return true
    }
    let startsWithClass =
      start < callback.lowerBound && text.isClassName(name.name) && text.plainWords(in: words) == 0
    let front = Self.front(of: event, in: reader)
    return isSentence && !startsWithClass && !forms.values.contains { $0.fronts.contains(front) }
  }

  /// Whether a text in brackets is the category that the calls of all views have:
  /// `[life] viewDidAppear` among lines such as `[life] InboxController viewDidAppear`.
  func isCategory(_ name: ConsoleName, in text: CleanText) -> Bool {
    let others = forms.filter { $1.views != [text.text(name.name)] }
    guard name.form == .bracketed, !text.isPointer(name.name), !text.isNumber(name.name),
      !others.isEmpty
    else { return false }
    let tag = name.whole.map { text[$0] }.filter { !$0.isDigit }
    return others.values.allSatisfy { $0.fronts.allSatisfy { $0.offset(of: tag) != nil } }
  }

  /// Returns the name of a view, and whether it has an address.
  private static func view(of event: ConsoleEvent, in reader: ConsoleLineReader) -> String {
    let name = event.name.map { reader.text.text($0.name) } ?? ""
    return event.name?.instance == nil ? name : "\(name) 0x"
  }

  private static func front(of event: ConsoleEvent, in reader: ConsoleLineReader) -> [UInt8] {
    let (name, callback) = (event.name?.whole ?? 0..<0, event.match.range)
    return reader.body.prefix { $0 < max(callback.lowerBound, name.upperBound) }
      .filter { !name.contains($0) && !callback.contains($0) }
      .map { reader.text[$0] }.filter { !$0.isDigit }
  }

  private static func logger(of reader: ConsoleLineReader) -> [UInt8] {
    let prefix = 0..<reader.body.lowerBound
    let open = reader.text.last("[", in: prefix) ?? prefix.upperBound
    return (open..<prefix.upperBound).map { reader.text[$0] }.filter { $0.hexDigitValue == nil }
  }
}
