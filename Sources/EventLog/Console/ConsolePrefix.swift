/// The part of a console line before its message: the time, the process, its id.
///
/// Forms: `2026-03-22 15:12:28.719 Demo[49348:2047139] `, with zone and microseconds, with a host
/// (`Sep 27 22:55:39 iPhone Demo(UIKit)[599] <Notice>: `), cut off (`[7397:f803] `), only a time,
/// in brackets or not (`12:00:01.250 `, `[12:00:01] `), and the text styles of `log show`.
struct ConsolePrefix: Equatable {
  var time: Range<Int>?
  /// The process id, if there is one.
  var process: Range<Int>?
  /// The start of the message.
  var end: Int

  /// How many bytes are searched for a process id; names of hosts and processes are short.
  private static let reach = 160

  init(messageAt start: Int) { end = start }

  /// Reads the prefix of a cleaned line.
  init(_ text: CleanText, _ range: Range<Int>) {
    let line = text.trimmed(range)
    let start = line.lowerBound
    end = start
    if let found = text.time(at: start, in: line) {
      (time, end) = found
    } else if let later = Self.laterTime(in: text, line) {
      time = later.time
      if later.isBehindTags { end = later.end }
    }
    // A name may precede the time.
    let place = time == nil ? start : max(end, time!.upperBound)
    if time != nil, let columns = Self.columns(in: text, place..<line.upperBound) {
      (process, end) = columns
    } else if let found = Self.process(
      in: text, place..<line.upperBound, afterTime: time != nil, lineStart: start)
    {
      (process, end) = found
    }
  }

  private static let level = TextPattern(#"\a+[ |] *…"#)
  private static let tag = TextPattern(#"\[[^\]]*\][ :>\-]*…"#)
  private static let stamp = TextPattern(#"…[ \[|]\d\d\d\d-\d\d-\d\dT\d\d:…"#)

  /// Finds a time after a level or tags, as in `[app] 12:00:01.250 `, or a date after columns that
  /// a tool added: `build  Run tests  2026-05-01T10:12:11.1234567Z `.
  ///
  /// The text before the time may be a view's name, unless it is a level or several words.
  private static func laterTime(
    in text: CleanText, _ line: Range<Int>
  ) -> (time: Range<Int>, end: Int, isBehindTags: Bool)? {
    guard let first = line.first else { return nil }
    var place = first
    var isLevel = true
    for _ in 0..<3 {
      if let end = text.end(of: tag, in: place..<line.upperBound), end - place < 44 {
        (place, isLevel) = (end, false)
      } else if let end = text.end(of: level, in: place..<line.upperBound),
        text.isOne(of: ConsoleWords.levels, text.trimmed(place..<end, back: " |"))
      {
        place = end
      } else {
        break
      }
      if let found = text.time(at: place, in: line) { return (found.time, found.end, isLevel) }
    }
    let near = first..<min(line.upperBound, first + reach)
    guard let end = text.end(of: stamp, in: near) else { return nil }
    let start = end - 14
    let isBracketed = text[start - 1] == UInt8(ascii: "[")
    return text.time(at: isBracketed ? start - 1 : start, in: line)
      .map { ($0.time, $0.end, text.words(in: first..<start).count > 1) }
  }

  private static let thread = TextPattern(#"\[\d+:\h+\]…"#)
  private static let number = TextPattern(#"\[\d+\]…"#)
  private static let nameEnd = TextPattern(#"([:(]| <)…"#)
  private static let tail = TextPattern(#"(\([^)]*\))?( *<\a+>:|:)?…"#)

  /// Finds `Name[pid:tid] `, or after a time also `Name[pid] `, `Name[pid]: ` and `(Name)[pid] `.
  private static func process(
    in text: CleanText, _ rest: Range<Int>, afterTime: Bool, lineStart: Int
  ) -> (id: Range<Int>, end: Int)? {
    let limit = min(rest.upperBound, rest.lowerBound + reach)
    // Another bracket is a tag or a method of the message: the prefix has ended.
    guard let open = text.first("[", in: rest.lowerBound..<limit) else { return nil }
    let bracket = open..<rest.upperBound
    var end = text.end(of: thread, in: bracket)
    let id = bracket.dropFirst().prefix { text[$0].isDigit }
    if let end {
      // `[12:34]` alone is a time of day.
      if open == lineStart, end - open == 7, id.count == 2 { return nil }
    } else if afterTime, open > rest.lowerBound, let close = text.end(of: number, in: bracket),
      text.end(of: nameEnd, in: close..<rest.upperBound) != nil
    {
      end = close
    }
    guard let end, let last = text.end(of: tail, in: end..<rest.upperBound) else { return nil }
    return (id, text.endOfOrigin(from: last, to: rest.upperBound))
  }

  private static let columns = TextPattern(#"0x\h+ +\a+ +0x\h+ +\d+ +…"#)

  /// Reads the columns of `log show`: `0x559c  Info  0x0  599  0  Demo: (UIKitCore) [sub:cat] `.
  private static func columns(in text: CleanText, _ rest: Range<Int>) -> (id: Range<Int>, end: Int)?
  {
    guard let end = text.end(of: columns, in: rest), text[end].isDigit,
      let colon = text.find(": ", in: end..<rest.upperBound)
    else { return nil }
    let id = text.trimmed(rest.lowerBound..<end)
    let start = text.last(" ", in: id).map { $0 + 1 } ?? id.lowerBound
    return (start..<id.upperBound, text.endOfOrigin(from: colon + 1, to: rest.upperBound))
  }
}

extension CleanText {
  /// A time of day with fraction, zone, and AM or PM; a profiler's fraction is in two groups.
  private static let clock =
    #"\d\d?:\d\d(:\d\d)?([.,:]\d+)?(\.\d\d\d)?(Z|( \+\d\d\d\d|[+\-](\d\d\d\d|\d\d))(:\d\d)?| *[aApP][mM])?"#

  /// A date and a time of day, a time of day, a month's name with day and time, or the time of a
  /// user interface test, and the byte after it.
  private static let time = TextPattern(
    #"(\a\a\a *(\a\a\a *)?\d+ *\#(clock)( \d\d\d\d)?|"#
      + #"(\d\d\d\d|\d\d?)[\-/.]\d\d?([\-/.]\d+)?[T ,] *\#(clock)|\#(clock)|t = *\d+\.\d+s)"#
      + #"([ ,\])|[\-]|:[^\d])…"#)

  /// Returns a time that starts at a place, with or without brackets, and the end of the blanks
  /// after it, or nil.
  fileprivate func time(at start: Int, in line: Range<Int>) -> (time: Range<Int>, end: Int)? {
    guard start < line.upperBound else { return nil }
    let isBracketed = self[start].isOne(of: "[(")
    let first = isBracketed ? start + 1 : start
    // A blank follows the line.
    guard let found = end(of: Self.time, in: first..<line.upperBound + 1) else { return nil }
    let last = found - (self[found - 2] == UInt8(ascii: ":") ? 2 : 1)
    var end = last
    if isBracketed {
      // In `[12:00:01 INFO]`, the rest of the bracket is a level or a thread.
      let close: Unicode.Scalar = self[start] == UInt8(ascii: "[") ? "]" : ")"
      end = self.first(close, in: end..<line.upperBound).map { $0 + 1 } ?? line.upperBound
    }
    guard end == line.upperBound || self[end].isOne(of: " :,]|[-") else { return nil }
    while end < line.upperBound, self[end] == 0x20 { end += 1 }
    return (first..<last, end)
  }

  /// A library, and a subsystem with its category. `[Inbox.swift:41]` is a place in source code, and
  /// part of the message.
  private static let origin = TextPattern(
    #" *(\((|[^ ()<>\[\]{}:;,="'0][^ ()<>\[\]{}:;,="']*)\) )? *"#
      + #"(\[([^\] :.]*\.[^\] :]*:[^\] :]*[^\d\] :]|[^\] :.]*:[^\] :.]*\.[^\] :]*[^\d\] :])\])? *…"#
  )

  /// Returns the end of `(library) ` and `[subsystem:category] ` and of the blanks around them. In
  /// `Demo[41:7] (Inbox) viewWillAppear`, the brackets have the name of a view.
  fileprivate func endOfOrigin(from start: Int, to limit: Int) -> Int {
    guard let end = end(of: Self.origin, in: start..<limit) else { return start }
    let origin = trimmed(start..<end)
    guard self[origin.lowerBound] == UInt8(ascii: "("), end < limit,
      first(" ", in: trimmed(end..<limit)) == nil, self[origin.upperBound - 1] == UInt8(ascii: ")"),
      !isNamed(origin.dropFirst().dropLast(), before: start)
    else { return end }
    return origin.lowerBound
  }

  /// Whether a name occurs in the 160 bytes before a place, as that of a process does.
  private func isNamed(_ name: Range<Int>, before place: Int) -> Bool {
    let first = max(0, place - 160)
    return name.count > place - first
      || (first...place - name.count).contains { start in
        name.indices.allSatisfy { self[$0] == self[start + $0 - name.lowerBound] }
      }
  }
}
