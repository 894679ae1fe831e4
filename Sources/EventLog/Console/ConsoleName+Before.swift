/// The text next to a callback.
enum Neighbour: Equatable {
  case none
  case name(ConsoleName)
  /// Words that show that the line is code, or only mentions the callback.
  case talk
}

extension CleanText {
  /// Returns the name before a callback.
  ///
  /// - Parameters:
  ///   - callback: The range of the callback.
  ///   - start: The start of the message, or of the rest of it.
  func neighbour(before callback: Range<Int>, from start: Int) -> Neighbour {
    var fields = fields(in: start..<max(start, callback.lowerBound))[...]
    // At most eight tags and fillers; a line with more is not a log line.
    for _ in 0..<8 {
      guard let field = fields.popLast() else { return .none }
      if let found = meaning(of: field, behind: &fields) { return found }
    }
    return .none
  }

  /// Returns what a field before a callback says about it, or nil if it is passed over.
  private func meaning(
    of field: Field, behind others: inout ArraySlice<Field>
  ) -> Neighbour? {
    let whole = field.range
    let inside = trimmed(whole.dropFirst().dropLast())
    switch field.kind {
    case .word: return word(whole, behind: others)
    case .object: return pointer(whole).map { .name($0) }
    case .quotes:
      let isKey =
        end(of: Self.keySign, in: whole.upperBound..<count) != nil
        && (isOne(of: ConsoleWords.keys, inside)
          || self[whole.upperBound - 1] == UInt8(ascii: "\"") && isLowercaseKey(inside))
      guard hasWord(inside), !isKey, !isOne(of: ConsoleWords.tags, inside) else { return nil }
      return .name(ConsoleName(name: inside, whole: whole, form: .bracketed))
    case .braces:
      // The label: `frame = {{0, 0}, {600, 600}}`.
      if let label = others.last?.range.upperBound,
        (label..<whole.lowerBound).allSatisfy({ self[$0].isOne(of: " =:") })
      {
        others.removeLast()
      }
      return nil
    case .square, .round:
      let inBrackets = bracketed(whole).map { Neighbour.name($0) }
      if isNumber(inside), let file = file(before: whole, others.last) { return .name(file) }
      guard let owner = others.last, owner.kind == .word,
        owner.range.upperBound == whole.lowerBound,
        field.kind == .round || isNumber(inside) || isPointer(inside),
        text(owner.range) != "Optional"
      else { return inBrackets }
      others.removeLast()
      let found = word(owner.range, behind: others)
      guard case .name(var name) = found else { return found ?? inBrackets }
      // `Inbox[1]`
      if field.kind == .square { name.instance = name.instance ?? inside }
      name.whole = name.whole.lowerBound..<whole.upperBound
      return .name(name)
    }
  }

  /// The sign after a JSON key, and the quote of its value.
  private static let keySign = TextPattern(#":( *["'`])?…"#)

  /// Whether a text may be a key of JSON, and not the name of a class: `objc_name`.
  private func isLowercaseKey(_ text: Range<Int>) -> Bool {
    self[text.lowerBound].isLetter && !self[text.lowerBound].isCapital
      && text.allSatisfy { self[$0].isWord }
  }

  /// Returns the name of a file before the number of a line, in brackets or not: `Inbox.swift 41`.
  private func file(before number: Range<Int>, _ other: Field?) -> ConsoleName? {
    guard let other, other.kind == .word,
      var file = token(other.range, whole: other.range.lowerBound..<number.upperBound),
      file.form == .file
    else { return nil }
    file.sourceLine = file.sourceLine ?? Int(text(trimmed(number, front: "[( ", back: "]) ")))
    return file
  }

  /// Returns what a word before a callback says about it, or nil if it is passed over.
  private func word(_ word: Range<Int>, behind others: ArraySlice<Field>) -> Neighbour? {
    if word.count == 1, self[word.lowerBound] == UInt8(ascii: "s"),
      self[word.lowerBound - 1] == 0x27
    {
      return nil
    }
    let owner = others.last.flatMap { $0.kind == .word ? $0.range : nil }
    if isNumber(word), let file = file(before: word, others.last) { return .name(file) }
    // `se llamó a viewWillAppear`
    if owner != nil, text(word) == "a" { return nil }
    if isListNumber(word) || isMeasure(word) || isCallbackLabel(word) || isParticle(word) {
      return nil
    }
    if isOne(of: ConsoleWords.foreignPlaces, word) {
      return owner.map(isClassName) ?? false ? nil : .talk
    }
    if isOne(of: ConsoleWords.fillers, trimmedSigns(word)) {
      return isPlace(word, behind: owner) ? .talk : nil
    }
    if word.count > 1, isOne(of: ConsoleWords.prose, word) || tellsSequence(word) { return .talk }
    guard !endsWithState(word), let name = token(withoutEnding(withoutParticles(word)), whole: word)
    else {
      return nil
    }
    let phrase = phrase(endingWith: name, behind: others)
    // `reload on next viewWillAppear`
    if let owner, phrase.name == word, isOne(of: ConsoleWords.ordinals, word), isLowercase(word),
      isOne(of: ConsoleWords.prose, owner) || isOne(of: ConsoleWords.places, owner)
        || isOne(of: ["on", "at", "next"], owner)
    {
      return .talk
    }
    let isCalled =
      phrase != name && ConsoleWords.calls.contains { find($0, in: phrase.name) != nil }
    return isCalled ? .talk : .name(phrase)
  }

  /// Whether a word and the plain word before it say that something else happens in the callback:
  /// `low memory in viewWillAppear`.
  private func isPlace(_ word: Range<Int>, behind other: Range<Int>?) -> Bool {
    guard let other, isOne(of: ConsoleWords.places, word) else { return false }
    return other.upperBound + 1 == word.lowerBound && isLowercase(other)
  }

  /// Whether a word is the label of the callback after it: `方法: viewWillAppear`.
  private func isCallbackLabel(_ word: Range<Int>) -> Bool {
    self[word.upperBound].isOne(of: ":=") && !self[word.lowerBound].isCapital
      && isOne(of: ConsoleWords.callbackLabels, word)
  }

  /// Whether a word is a number of a list that is on one line:
  /// `1. viewDidLoad -> 2. viewWillAppear`.
  private func isListNumber(_ word: Range<Int>) -> Bool {
    isNumber(word) && matches(". ", at: word.upperBound) && word.count <= 3
  }
}
