extension CleanText {
  /// The most words of a name before or after its first one that is found.
  private static let moreWords = 2

  /// The most letters of scripts without blanks in a name of several words; a sentence has more.
  private static let ideographLimit = 8

  /// Returns a name of several words that ends with this one: `Message list viewWillAppear`,
  /// `First VC viewWillAppear` or `두번째 화면 viewWillAppear`.
  func phrase(endingWith name: ConsoleName, behind others: ArraySlice<Field>) -> ConsoleName {
    guard name.form == .bare, name.name == name.whole,
      isPlain(name.name) || isNumber(name.name) || isForeign(name.name) || isScreenWord(name.name)
    else { return name }
    var phrase = name
    var first = name.name
    for word in others.suffix(Self.moreWords).reversed() {
      let range = word.range.lowerBound..<name.name.upperBound
      guard word.kind == .word, word.range.upperBound + 1 == first.lowerBound,
        self[word.range.upperBound] == 0x20, joins(word.range, before: first),
        ideographs(in: range) <= Self.ideographLimit
      else { break }
      first = word.range
      phrase.name = range
    }
    phrase.whole = phrase.name
    return phrase
  }

  /// Whether a word belongs to the same name as the next one.
  private func joins(_ word: Range<Int>, before next: Range<Int>) -> Bool {
    // `A ekranı`, `A ViewController`
    if word.count == 1, self[word.lowerBound].isCapital, isScreenWord(next),
      isForeign(next) || self[next.lowerBound].isCapital
    {
      return true
    }
    guard word.count > 1 || isNumber(word), !isMeasure(word),
      ![ConsoleWords.fillers, ConsoleWords.prose, ConsoleWords.tags, ConsoleWords.leavings]
        .contains(where: { isOne(of: $0, word) })
    else { return false }
    if isForeign(word) { return isForeign(next) || isNumber(next) || isScreenWord(next) }
    return isPlain(word) || isScreenWord(next) && word.allSatisfy { self[$0].isWord }
  }

  /// Returns a name of several words that starts with this one: `Page 1`, `Second View Controller`,
  /// `두번째 화면`.
  func phrase(startingWith name: ConsoleName, to limit: Int) -> ConsoleName {
    guard name.form == .bare, name.name == name.whole else { return name }
    var phrase = name
    var last = name.name
    for _ in 0..<Self.moreWords {
      let end = last.upperBound
      guard end + 1 < limit, self[end] == 0x20, let word = wholeWord(at: end + 1, to: limit),
        goesOn(last, with: word)
      else { break }
      phrase.name = name.name.lowerBound..<word.upperBound
      phrase.whole = phrase.name
      last = word
    }
    return phrase
  }

  private func goesOn(_ word: Range<Int>, with next: Range<Int>) -> Bool {
    if isScreenWord(word) {
      return isNumber(next) || next.count == 1 && self[next.lowerBound].isCapital
        || isScreenWord(next) && self[next.lowerBound].isCapital
    }
    guard isScreenWord(next) else { return false }
    // `A vc`
    if word.count == 1, next.count == 2, self[word.lowerBound].isCapital { return true }
    return isForeign(next) || self[word.lowerBound].isCapital && self[next.lowerBound].isCapital
      || isOne(of: ConsoleWords.ordinals, word)
  }

  /// Returns the name that a word such as `page` and the number after it make, or nil.
  func numbered(_ word: Range<Int>, to limit: Int) -> ConsoleName? {
    guard isScreenWord(word), word.upperBound + 1 < limit, self[word.upperBound] == 0x20,
      let next = wholeWord(at: word.upperBound + 1, to: limit), goesOn(word, with: next)
    else { return nil }
    let whole = word.lowerBound..<next.upperBound
    return ConsoleName(name: whole, whole: whole, form: .bare)
  }

  /// Returns the word of letters and digits that starts here, if no other character belongs to it.
  private func wholeWord(at start: Int, to limit: Int) -> Range<Int>? {
    var end = start
    while end < limit, self[end].isWord || self[end] >= 0x80 { end += 1 }
    guard end > start, end == limit || self[end].isOne(of: " ,;|()]>-\"'`") else { return nil }
    return start..<end
  }

  private func isScreenWord(_ word: Range<Int>) -> Bool { isOne(of: ConsoleWords.screens, word) }

  /// Whether a word has letters beyond ASCII and no punctuation.
  private func isForeign(_ word: Range<Int>) -> Bool {
    var hasForeign = false
    for index in word {
      if self[index] >= 0x80 { hasForeign = true } else if !self[index].isWord { return false }
    }
    return hasForeign
  }

  /// Whether a word is a Chinese sentence that tells an order of events.
  func tellsSequence(_ word: Range<Int>) -> Bool {
    ideographs(in: word) > 2 && ConsoleWords.sequences.contains { find($0, in: word) != nil }
  }

  /// Whether a word is a sentence that tells a change of a view's state: `页面将要显示`.
  func describesStateChange(_ word: Range<Int>) -> Bool {
    ideographs(in: word) > 3
      && ConsoleWords.states.contains { find($0, in: word) != nil }
  }

  /// Whether a word ends with a change of state, up to one more character: `视图已经消失了`, not `数据加载页面`.
  func endsWithState(_ word: Range<Int>) -> Bool {
    describesStateChange(word)
      && ConsoleWords.states.contains { state in
        [0, 3].contains { matches(state, at: word.upperBound - state.utf8CodeUnitCount - $0) }
      }
  }

  /// Returns a word without the particle that links it to a callback: `首页的viewWillAppear`.
  func withoutParticles(_ word: Range<Int>) -> Range<Int> {
    for particle in ConsoleWords.particles {
      let end = word.upperBound - particle.utf8CodeUnitCount
      if end > word.lowerBound, matches(particle, at: end) { return word.lowerBound..<end }
    }
    return word
  }

  /// Returns a class without a Korean particle of one or two syllables: `InboxController에서`.
  func withoutEnding(_ word: Range<Int>) -> Range<Int> {
    let name = withoutGluedText(word)
    let rest = name.upperBound..<word.upperBound
    let isEnding =
      rest.count <= 6 && rest.allSatisfy { self[$0] >= 0x80 }
      && !isOne(of: ConsoleWords.screens, rest)
      && (rest.first.map { self[$0] >= 0xEA } ?? false)
    return isEnding ? name : word
  }

  /// Whether a word only links a view to its callback: `InboxController 调用了 viewWillAppear`.
  func isParticle(_ word: Range<Int>) -> Bool {
    ConsoleWords.particles.contains {
      word.count == $0.utf8CodeUnitCount && matches($0, at: word.lowerBound)
    }
  }

  /// Returns the class at the start of a word that continues in a script without blanks:
  /// `InboxController将要出现`.
  func withoutGluedText(_ word: Range<Int>) -> Range<Int> {
    let end = word.first { self[$0] >= 0x80 } ?? word.upperBound
    guard end < word.upperBound, end - word.lowerBound >= 6, ideographs(in: end..<end + 1) > 0
    else { return word }
    return word.lowerBound..<end
  }

  /// Whether a word is a measured time or length: `0.35s`, `12ms`, `12 ms`.
  func isMeasure(_ word: Range<Int>) -> Bool {
    let isUnit = word.lowerBound > 1 && self[word.lowerBound - 2].isDigit
    guard isUnit || word.contains(where: { self[$0].isDigit }) else { return false }
    let word = trimmedSigns(word)
    let digits = word.prefix { self[$0].isDigit || self[$0] == UInt8(ascii: ".") }.count
    if digits > 0, digits < word.count {
      return isOne(of: ConsoleWords.units, word.lowerBound + digits..<word.upperBound)
    }
    // A number and its unit are two words.
    let next = min(count, word.upperBound + 1)
    let unit = digits > 0 ? (next..<count).prefix { self[$0].isWord } : word
    return self[unit.lowerBound - 1] == 0x20 && (isUnit || digits > 0)
      && isOne(of: ConsoleWords.units, unit)
  }
}
