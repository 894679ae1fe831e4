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
    var end = skipOpening(before: callback.lowerBound, from: start)
    // At most eight tags and fillers; a line with more is not a log line.
    for _ in 0..<8 {
      end = skipSeparators(before: end, from: start)
      guard end > start else { return .none }
      switch self[end - 1] {
      case UInt8(ascii: ">"):
        guard let open = last("<", in: start..<end - 1) else {
          // The end of a longer arrow: `3>>>>viewWillAppear`.
          end -= 1
          continue
        }
        guard open + 1 < end - 1 else { return .none }
        if open > start, self[open - 1].isWord { return bare(before: end, from: start).neighbour }
        if let name = pointer(open..<end) { return .name(name) }
        end = open
      case UInt8(ascii: "]"):
        guard let open = last("[", in: start..<end) else {
          // The bracket was opened before the message: `I0501 10:12:11 4711 Inbox.m:41] `.
          end -= 1
          continue
        }
        if let name = name(inBracketsFrom: open, to: end, start) { return .name(name) }
        end = open
      case UInt8(ascii: ")"):
        guard let open = last("(", in: start..<end) else { return .none }
        if let result = parenthesised(open..<end, from: start) { return result }
        end = open
      case UInt8(ascii: "}"):
        end = startOfMeasures(before: end, from: start)
      case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
        guard let open = last(Unicode.Scalar(self[end - 1]), in: start..<end - 1) else {
          // The opening quote is part of what was skipped before the message.
          end -= 1
          continue
        }
        let inside = trimmed(open + 1..<end - 1)
        let isKey = self[end] == UInt8(ascii: ":") && isOne(of: ConsoleWords.keys, inside)
        if !inside.isEmpty, !isKey, !isOne(of: ConsoleWords.tags, inside) {
          return .name(ConsoleName(name: inside, whole: open..<end, form: .bracketed))
        }
        end = open
      default:
        let step = bare(before: end, from: start)
        if step.neighbour != .none { return step.neighbour }
        end = step.start
      }
    }
    return .none
  }

  /// Returns the square brackets just before a callback.
  func bracket(before callback: Range<Int>, from start: Int) -> Range<Int>? {
    let end = skipSeparators(before: callback.lowerBound, from: start)
    guard end > start, self[end - 1] == UInt8(ascii: "]") else { return nil }
    return last("[", in: start..<end).map { $0..<end }
  }

  /// Returns the name of a screen with the name of the main thread: `[Main] viewWillAppear`.
  func main(before callback: Range<Int>, from start: Int) -> ConsoleName? {
    guard let whole = bracket(before: callback, from: start) else { return nil }
    let name = trimmed(whole.lowerBound + 1..<whole.upperBound - 1)
    guard isOne(of: ["main"], name) else { return nil }
    return ConsoleName(name: name, whole: whole, form: .bracketed)
  }

  /// Steps back over the brackets or quotes that open just before the callback: `N(callback)`.
  private func skipOpening(before index: Int, from start: Int) -> Int {
    var end = index
    while end > start, self[end - 1].isOne(of: "([{\"'`<") { end -= 1 }
    return end
  }

  /// Steps back over blanks and separators between name and callback: `-`, `->`, `|`, `:`, `.`.
  private func skipSeparators(before index: Int, from start: Int) -> Int {
    var end = index
    while end > start {
      let byte = self[end - 1]
      if byte == UInt8(ascii: ">") {
        // The end of an arrow, not of `<Inbox: 0x1>`.
        guard end - 1 == start || self[end - 2].isOne(of: "-=> ~") else { break }
      } else if !Self.separators.contains(byte) {
        break
      }
      end -= 1
    }
    return end
  }

  static let separators = Array(" -|:.,;=~/@*+#\\&!?^%$_".utf8)

  /// Returns the name in a pair of brackets, or the name before a bracketed number.
  private func name(inBracketsFrom open: Int, to end: Int, _ start: Int) -> ConsoleName? {
    let inside = trimmed(open + 1..<end - 1)
    if isNumber(inside), open > start, self[open - 1].isNameByte,
      case .name(var owner) = bare(before: open, from: start).neighbour
    {
      if owner.form == .file {
        owner.sourceLine = Int(text(inside))
      } else if owner.instance == nil {
        // `Inbox[1]`
        owner.instance = inside
      }
      owner.whole = owner.whole.lowerBound..<end
      return owner
    }
    return bracketed(open..<end)
  }

  /// Returns the name in `Inbox(0x6c11b10)`, `Optional(<Inbox: 0x1>)` or `(Inbox)`, or nil.
  private func parenthesised(_ whole: Range<Int>, from start: Int) -> Neighbour? {
    let inside = trimmed(whole.lowerBound + 1..<whole.upperBound - 1)
    if isOne(of: ["void"], inside) { return .talk }
    let hasOwner = whole.lowerBound > start && self[whole.lowerBound - 1].isNameByte
    guard hasOwner, !matches("Optional", at: whole.lowerBound - 8) else {
      if isNumber(inside), case .name(var file) = ownerBefore(whole.lowerBound, from: start),
        file.form == .file
      {
        file.sourceLine = file.sourceLine ?? Int(text(inside))
        file.whole = file.whole.lowerBound..<whole.upperBound
        return .name(file)
      }
      return bracketed(whole).map { .name($0) }
    }
    let owner = bare(before: whole.lowerBound, from: start)
    guard case .name(var name) = owner.neighbour else { return owner.neighbour }
    // The caller, and not a view: `onStart() -> viewWillAppear`.
    if inside.isEmpty, self[name.name.lowerBound].isLetter, !self[name.name.lowerBound].isCapital {
      return Neighbour.none
    }
    if name.form == .file { name.sourceLine = name.sourceLine ?? Int(text(inside)) }
    name.whole = name.whole.lowerBound..<whole.upperBound
    return .name(name)
  }

  /// Returns the meaning of the word that ends here, and where it starts.
  private func bare(before end: Int, from start: Int) -> (neighbour: Neighbour, start: Int) {
    var first = end
    var depth = 0
    while first > start {
      let byte = self[first - 1]
      // Generic arguments are a part of the word: `Host<Inbox>`.
      if byte == UInt8(ascii: ">"), first == end || depth > 0 {
        depth += 1
      } else if byte == UInt8(ascii: "<"), depth > 0 {
        depth -= 1
      } else if depth == 0, !byte.isNameByte {
        break
      }
      first -= 1
    }
    guard first < end else { return (.none, end - 1) }
    let word = first..<end
    if word.count == 1, self[first] == UInt8(ascii: "s"), first - 1 > start, self[first - 1] == 0x27
    {
      return bare(before: first - 1, from: start)
    }
    if let place = sourceLine(word, from: start) { return (.name(place), place.whole.lowerBound) }
    if isListNumber(word) || isMeasure(word) || isCallbackLabel(word)
      || isParticle(word)
    {
      return (.none, first)
    }
    if isOne(of: ConsoleWords.fillers, trimmedSigns(word)) {
      return (isPlace(word, from: start) ? .talk : .none, first)
    }
    let isLetter = word.count == 1
    if !isLetter, isOne(of: ConsoleWords.prose, word) { return (.talk, first) }
    if tellsSequence(word) { return (.talk, first) }
    if endsWithState(word) { return (.none, first) }
    guard let name = token(withoutParticles(word), whole: word) else {
      return (.none, first)
    }
    // A pointer after a name is its instance: `Inbox 0x6c11b10 viewWillAppear`.
    if isPointer(name.name), case .name(var owner) = ownerBefore(first, from: start) {
      owner.instance = name.name
      owner.form = .pointer
      owner.whole = owner.whole.lowerBound..<end
      return (.name(owner), owner.whole.lowerBound)
    }
    let phrase = phrase(endingWith: name, from: start)
    let isCalled =
      phrase != name && ConsoleWords.calls.contains { find($0, in: phrase.name) != nil }
    return (isCalled ? .talk : .name(phrase), phrase.whole.lowerBound)
  }

  /// Whether a word and the plain word before it say that something else happens in the callback:
  /// `low memory in viewWillAppear`.
  private func isPlace(_ word: Range<Int>, from start: Int) -> Bool {
    guard isOne(of: ConsoleWords.places, word) else { return false }
    var first = word.lowerBound - 1
    while first > start, self[first - 1] != 0x20 { first -= 1 }
    return first >= start && first < word.lowerBound - 1 && isPlain(first..<word.lowerBound - 1)
      && !self[first].isCapital
  }

  /// Returns the start of numbers in braces, including their label: `frame = {{0, 0}, {600, 600}}`.
  private func startOfMeasures(before end: Int, from start: Int) -> Int {
    var open = end
    var depth = 0
    repeat {
      open -= 1
      depth += self[open] == UInt8(ascii: "}") ? 1 : self[open] == UInt8(ascii: "{") ? -1 : 0
    } while depth > 0 && open > start
    guard depth == 0, hasNoLetter(open..<end) else { return end - 1 }
    var label = open
    while label > start, self[label - 1].isOne(of: " =:") { label -= 1 }
    guard label < open, (label..<open).contains(where: { self[$0] != 0x20 }) else { return open }
    while label > start, self[label - 1].isWord { label -= 1 }
    return label
  }

  /// Whether a word is the label of the callback after it: `方法: viewWillAppear`.
  private func isCallbackLabel(_ word: Range<Int>) -> Bool {
    self[word.upperBound].isOne(of: ":=") && !self[word.lowerBound].isCapital
      && isOne(of: ConsoleWords.callbackLabels, word)
  }

  /// Whether a word is a number of a list that is on one line:
  /// `1. viewDidLoad -> 2. viewWillAppear`.
  private func isListNumber(_ word: Range<Int>) -> Bool {
    let dot = word.upperBound
    return isNumber(word) && self[dot] == UInt8(ascii: ".") && self[dot + 1] == 0x20
      && word.count <= 3
  }

  /// Returns the name in `/src/Inbox.swift 41 viewWillAppear`, given the line number.
  private func sourceLine(_ word: Range<Int>, from start: Int) -> ConsoleName? {
    guard isNumber(word) else { return nil }
    var end = word.lowerBound
    while end > start, self[end - 1].isOne(of: " :-|,") { end -= 1 }
    var first = end
    while first > start, self[first - 1].isNameByte { first -= 1 }
    guard first < end, var name = token(first..<end, whole: first..<word.upperBound),
      name.form == .file
    else { return nil }
    name.sourceLine = name.sourceLine ?? Int(text(word))
    return name
  }

  private func ownerBefore(_ index: Int, from start: Int) -> Neighbour {
    let end = skipSeparators(before: index, from: start)
    guard end > start, self[end - 1].isNameByte else { return .none }
    let owner = bare(before: end, from: start)
    return owner.start == end ? .none : owner.neighbour
  }
}

extension UInt8 {
  /// Whether the byte may be part of a word, including punctuation.
  var isNameByte: Bool {
    self >= 0x80 || isWord || self.isOne(of: "-.:/#@=$+*~\\&%")
  }
}
