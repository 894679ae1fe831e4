/// A view's name next to a callback in a console line.
struct ConsoleName: Equatable {
  /// The notation of a name, which determines how reliable the reading is.
  enum Form {
    /// `<Inbox: 0x6c11b10>`
    case pointer
    /// `-[Inbox viewWillAppear:]`
    case method
    /// `[Inbox]`, `(Inbox)`, `"Inbox"`
    case bracketed
    /// `view=Inbox`, `class:Inbox`
    case labelled
    /// `Inbox.swift:41`
    case file
    /// `Inbox`
    case bare
  }

  /// The range of the name, without a module.
  var name: Range<Int>
  var instance: Range<Int>?
  var file: Range<Int>?
  /// The line in the file.
  var sourceLine: Int?
  /// The range of the whole notation, with brackets.
  var whole: Range<Int>
  var form: Form
}

extension CleanText {
  /// Returns the name in a pair of brackets, or nil if it is a tag.
  func bracketed(_ whole: Range<Int>) -> ConsoleName? {
    let inside = withoutQuotes(trimmed(whole.lowerBound + 1..<whole.upperBound - 1))
    guard !inside.isEmpty, !isOne(of: ConsoleWords.tags, inside) else { return nil }
    if self[inside.lowerBound] == UInt8(ascii: "<") { return pointer(inside) }
    if let split = last(" ", in: inside) {
      let tail = split + 1..<inside.upperBound
      // `[Inbox.swift - Line 41]`
      if var file = sourcePlace(inside.prefix { self[$0] != 0x20 }, whole), isNumber(tail) {
        file.sourceLine = file.sourceLine ?? Int(text(tail))
        return file
      }
      // Several words: a name with blanks, unless they include a level, a thread or a time.
      guard !words(in: inside).contains(where: { isOne(of: ConsoleWords.tags, $0) }),
        plainWords(in: inside) <= 3, !hasNoLetter(inside)
      else { return nil }
      return ConsoleName(name: inside, whole: whole, form: .bracketed)
    }
    guard var name = token(inside, whole: whole) else { return nil }
    if name.form == .bare { name.form = .bracketed }
    return name
  }

  /// Returns the name in a word without blanks, or nil for a tag, a time or a number in
  /// punctuation.
  func token(_ word: Range<Int>, whole: Range<Int>) -> ConsoleName? {
    let word = trimmedSigns(word)
    guard !word.isEmpty, !isOne(of: ConsoleWords.tags, word) else { return nil }
    if let name = sourcePlace(word, whole) { return name }
    if let colon = last(":", in: word) {
      let head = word.lowerBound..<colon
      let tail = colon + 1..<word.upperBound
      if hasNoLetter(word) || dots(in: head) > 1 || isTime(word) { return nil }
      // `Inbox:41`, `Inbox:@41`
      if isNumber(trimmedSigns(tail)) { return named(head, instance: nil, whole, .bare) }
      return named(tail, instance: nil, whole, .labelled)
    }
    if let equals = last("=", in: word) {
      return named(equals + 1..<word.upperBound, instance: nil, whole, .labelled)
    }
    if hasNoLetter(word), !isNumber(word) { return nil }
    return named(word, instance: nil, whole, .bare)
  }

  /// Returns `<Demo.Inbox: 0x6c11b10>` as a name with an instance, or nil for anything else.
  func pointer(_ whole: Range<Int>) -> ConsoleName? {
    guard whole.count > 2, self[whole.lowerBound] == UInt8(ascii: "<"),
      self[whole.upperBound - 1] == UInt8(ascii: ">")
    else { return nil }
    var inside = trimmed(whole.lowerBound + 1..<whole.upperBound - 1)
    if let end = first(";", in: inside) {
      // `<UIWindow: 0x1; frame = …>` describes an object that is not a view controller.
      guard !isFramework(className(inside.lowerBound..<(first(":", in: inside) ?? end))) else {
        return nil
      }
      inside = trimmed(inside.lowerBound..<end)
    }
    // Unified logging writes `<private>` in place of a value.
    let isHidden = inside.count == 7 && matches("private", at: inside.lowerBound)
    guard !inside.isEmpty, !isHidden else { return nil }
    if let file = sourcePlace(inside, whole) { return file }
    if let colon = last(":", in: inside) {
      let tail = trimmed(colon + 1..<inside.upperBound)
      let head = trimmed(inside.lowerBound..<colon)
      guard !tail.isEmpty, !head.isEmpty, first(" ", in: tail) == nil else { return nil }
      return named(head, instance: tail, whole, .pointer)
    }
    return first(" ", in: inside) == nil ? named(inside, instance: nil, whole, .bracketed) : nil
  }

  private func named(
    _ range: Range<Int>, instance: Range<Int>?, _ whole: Range<Int>, _ form: ConsoleName.Form
  ) -> ConsoleName? {
    let range = trimmed(range)
    let name = className(range)
    // `ui.lifecycle` is a tag, although `lifecycle` would be its class name.
    guard !name.isEmpty,
      name == range || !isOne(of: ConsoleWords.tags, name) && !isDomain(range),
      instance == nil || !isOne(of: ConsoleWords.instanceLabels, name)
    else { return nil }
    return ConsoleName(name: name, instance: instance, whole: whole, form: form)
  }
}

extension CleanText {
  /// Returns the class that a file is named after: `Inbox.swift:41`, `/src/Inbox.m`, `Inbox.swift`.
  private func sourcePlace(_ word: Range<Int>, _ whole: Range<Int>) -> ConsoleName? {
    var file = word
    var line: Int?
    if let colon = word.first(where: { self[$0] == 0x3A || self[$0] == 0x23 }),
      let number = lineNumber(colon + 1..<word.upperBound)
    {
      file = word.lowerBound..<colon
      line = number
    }
    guard let dot = last(".", in: file) else { return nil }
    let ending = text(dot + 1..<file.upperBound)
    guard ["swift", "m", "mm"].contains(ending) else { return nil }
    let start = last("/", in: file.lowerBound..<dot).map { $0 + 1 } ?? file.lowerBound
    guard start < dot else { return nil }
    return ConsoleName(
      name: start..<dot, file: start..<file.upperBound, sourceLine: line, whole: whole, form: .file)
  }

  /// Returns a line number: `41`, `L41`, `L.41`.
  private func lineNumber(_ range: Range<Int>) -> Int? {
    let mark = range.prefix(2).prefix { self[$0].isOne(of: "L.") }.count
    return Int(text(range.dropFirst(mark).prefix { self[$0].isDigit }))
  }

  /// Whether a word contains the hours and minutes of a time: `2026-05-01T10:12:11Z`.
  private func isTime(_ word: Range<Int>) -> Bool {
    self[word.lowerBound].isDigit && end(of: Self.clock, in: word) != nil
  }

  private static let clock = TextPattern(#"…\d\d:\d\d…"#)

  private func withoutQuotes(_ range: Range<Int>) -> Range<Int> {
    guard range.count > 2, self[range.lowerBound].isOne(of: "\"'`"),
      self[range.upperBound - 1] == self[range.lowerBound],
      first(Unicode.Scalar(self[range.lowerBound]), in: range.dropFirst().dropLast()) == nil
    else { return range }
    return range.lowerBound + 1..<range.upperBound - 1
  }

  /// Whether a word is a reversed domain, as subsystems have, `com.example.screens`, not a class.
  private func isDomain(_ word: Range<Int>) -> Bool {
    let domains: [StaticString] = ["com.", "org.", "net.", "io.", "de."]
    return dots(in: word) > 1 && domains.contains { matches($0, at: word.lowerBound) }
      && !self[last(".", in: word)! + 1].isCapital
  }

  private func dots(in range: Range<Int>) -> Int { range.count { self[$0] == UInt8(ascii: ".") } }

  /// Returns a word without the punctuation at its ends.
  func trimmedSigns(_ range: Range<Int>) -> Range<Int> {
    // Most words have none.
    if let last = range.last, self[range.lowerBound].isWord, self[last].isWord { return range }
    let hasArguments = first("<", in: range) != nil
    let end: StaticString = hasArguments ? "-*#@$!.:/=~+|,;&^%\\?" : "-*>#@$!.:/=~+|,;&^%\\?"
    return trimmed(range, front: "-*>#@$!.:/=~+|,;&^%\\?", back: end)
  }
}
