extension CleanText {
  /// Returns where the callback's arguments end: `:`, `(_:)`, `(true)`, `: animated`, `:YES`,
  /// `:0x1`.
  func endOfArguments(after callback: Range<Int>, to limit: Int) -> Int {
    var index = callback.upperBound
    if index < limit, self[index] == UInt8(ascii: "("),
      let close = first(")", in: index..<limit), isArgument(trimmed(index + 1..<close))
    {
      index = close + 1
    }
    if index < limit, self[index] == UInt8(ascii: ":") { index += 1 }
    // A Boolean as a tracer prints it.
    if matches(":0x", at: index - 1), self[index + 2].isOne(of: "01"), !self[index + 3].isWord {
      index += 3
    }
    return index
  }

  /// Whether the text in a callback's brackets is not a name: nothing, a label, a Boolean.
  private func isArgument(_ inside: Range<Int>) -> Bool {
    let word = inside.prefix { self[$0].isWord }
    return word.isEmpty || isOne(of: ConsoleWords.flags, word)
      || text(word) == "_" || isNumber(word)
  }

  /// Returns the name after a callback.
  ///
  /// - Parameters:
  ///   - index: The end of the callback's arguments.
  ///   - limit: The end of the line, or of the part that belongs to this callback.
  func neighbour(after index: Int, to limit: Int) -> Neighbour {
    var isLinked = false
    var needsClass = false
    var isBehindLabel = false
    for field in fields(in: index..<max(index, limit)) {
      let word = field.range
      switch field.kind {
      case .object: return pointer(word).map { .name($0) } ?? .none
      case .square, .round:
        // The line number in the source: `viewWillAppear(_:)[41]`.
        if word.lowerBound == index, self[index - 1] == UInt8(ascii: ")"),
          isNumber(word.dropFirst().dropLast())
        {
          continue
        }
        if let name = bracketed(word), !isOne(of: ConsoleWords.flags, name.name) {
          return .name(name)
        }
      case .quotes: return quoted(word)
      case .braces: return .none
      case .word:
        if isArgumentLabel(word, to: limit) {
          // `viewWillAppear animated: YES (Inbox)`
          guard labelsFlag(word, to: limit) else { return .none }
          isBehindLabel = true
          continue
        }
        if isBehindLabel {
          guard isOne(of: ConsoleWords.flags, word) else { return .none }
          continue
        }
        if let name = numbered(word, to: limit) { return .name(name) }
        // `viewWillAppear appelé dans InboxController`
        let isCalled = isOne(of: ConsoleWords.foreignLinks, word)
        let isLink = isCalled || isOne(of: ConsoleWords.links, word) && !hasRole(word, to: limit)
        guard isLink || isPassedOver(word, to: limit) else {
          return needsClass && !isClassName(word)
            ? .none : name(at: word, to: limit, isLinked: isLinked)
        }
        needsClass = needsClass || isCalled
        isLinked = isLinked || isLink
      }
    }
    return .none
  }

  /// Whether brackets after a word such as `VC` say which role the view has in the transition:
  /// `VC(presentingViewController)`.
  private func hasRole(_ word: Range<Int>, to limit: Int) -> Bool {
    let role = word.upperBound + 1
    return self[word.lowerBound].isCapital && role < limit && self[role - 1] == UInt8(ascii: "(")
      && self[role].isLetter && !self[role].isCapital
  }

  /// Whether a word after a callback is its argument, `true`, or wraps the name, `Optional(…)`.
  private func isPassedOver(_ word: Range<Int>, to limit: Int) -> Bool {
    let isCall = word.upperBound < limit && self[word.upperBound] == UInt8(ascii: "(")
    return isOne(of: ConsoleWords.flags, word) || (isCall ? text(word) == "Optional" : asks(word))
  }

  /// Whether a word labels an argument: `animated: 1`, `isMovingToParent: true`, `frame: …`.
  private func isArgumentLabel(_ word: Range<Int>, to limit: Int) -> Bool {
    guard self[word.upperBound] == UInt8(ascii: ":") else { return false }
    return isOne(of: ConsoleWords.arguments, word) || asks(word)
      || !self[word.lowerBound].isCapital && hasOtherValue(behind: word.upperBound + 1, to: limit)
  }

  /// Whether a label stands before a Boolean.
  private func labelsFlag(_ label: Range<Int>, to limit: Int) -> Bool {
    let value = (label.upperBound + 1..<max(limit, label.upperBound + 1))
      .drop { self[$0] == 0x20 }.prefix { self[$0].isWord }
    return isOne(of: ConsoleWords.flags, value)
  }

  /// Whether the next value does not name a view: `(null)`, `{320, 480}`,
  /// `<UIWindow: 0x1; frame = …>`.
  private func hasOtherValue(behind index: Int, to limit: Int) -> Bool {
    guard let value = (index..<limit).first(where: { self[$0] != 0x20 }) else { return false }
    switch self[value] {
    case UInt8(ascii: "("), UInt8(ascii: "{"): return true
    case UInt8(ascii: "<"):
      return first(">", in: value..<limit).map { pointer(value..<$0 + 1) == nil } ?? true
    default: return false
    }
  }

  /// Whether a word is named like a Boolean property: `isMovingToParent`.
  func asks(_ word: Range<Int>) -> Bool {
    let verb = word.prefix { !self[$0].isCapital }
    return verb.count < word.count
      && isOne(of: ConsoleWords.questions, verb)
  }

  private func quoted(_ whole: Range<Int>) -> Neighbour {
    let inside = trimmed(whole.dropFirst().dropLast())
    // A description of an object is not a name: `"UIView: 0x1; frame = …"`.
    guard hasWord(inside), first(";", in: inside) == nil else { return .none }
    return .name(ConsoleName(name: inside, whole: whole, form: .bracketed))
  }

  /// Reads one word after a callback as a name, unless it is part of a sentence.
  private func name(
    at word: Range<Int>, to limit: Int, isLinked: Bool
  ) -> Neighbour {
    let isSentence =
      isPlain(word) && !self[word.lowerBound].isCapital
      && (isLinked || followsPlain(word, to: limit))
    guard !isSentence, !isOne(of: ConsoleWords.flags, word),
      !isOne(of: ConsoleWords.fillers, word), !isOne(of: ConsoleWords.prose, word),
      !isParticle(word)
    else { return .none }
    let rest = trimmed(word.upperBound..<limit)
    // `viewWillAppear(_:) line 31`
    if isOne(of: ConsoleWords.arguments, word), isNumber(rest.prefix { self[$0] != 0x20 }) {
      return .none
    }
    // `viewWillAppear -> isHidden = true`
    if matches("=", at: rest.lowerBound), self[rest.lowerBound + 1] != UInt8(ascii: "=") {
      return .none
    }
    // Another function: `viewDidAppear didMove(toParent:)`.
    if word.upperBound < limit, self[word.upperBound] == UInt8(ascii: "("),
      let close = first(")", in: word.upperBound..<limit), self[close - 1] == UInt8(ascii: ":"),
      !self[word.lowerBound].isCapital
    {
      return .none
    }
    let head = withoutGluedText(word)
    if ideographs(in: head) > 0,
      ideographs(in: rest) > 5 || describesStateChange(head) || tellsSequence(head)
    {
      return .none
    }
    guard !isMeasure(word), !isSubject(word, of: rest), !isOfOwnProperty(word),
      let name = token(withoutGluedText(word), whole: word)
    else { return .none }
    if name.form == .labelled {
      let label = word.prefix { self[$0] != 0x3D && self[$0] != 0x3A }
      guard isOne(of: ConsoleWords.viewLabels, label) else { return .none }
    }
    return .name(phrase(startingWith: name, to: limit))
  }

  /// Whether a word is a property of the screen whose value follows: `self.view.frame {{0, 0} …`.
  private func isOfOwnProperty(_ word: Range<Int>) -> Bool {
    guard let dot = last(".", in: word), self[dot + 1].isLetter else { return false }
    return !self[dot + 1].isCapital
      && (matches("self.", at: word.lowerBound) || matches("view.", at: word.lowerBound))
  }

  /// Whether a word starts or ends its own sentence: `Window is now available`, `çalıştı.`
  private func isSubject(_ word: Range<Int>, of rest: Range<Int>) -> Bool {
    if rest.count == 1, self[rest.lowerBound].isOne(of: ".!") {
      return word.contains { self[$0] >= 0x80 }
    }
    return isPlain(word) && isOne(of: ConsoleWords.verbs, rest.prefix { self[$0] != 0x20 })
  }

  private func followsPlain(_ word: Range<Int>, to limit: Int) -> Bool {
    let next = (word.upperBound..<limit).drop { self[$0] == 0x20 }.prefix { self[$0] != 0x20 }
    return !next.isEmpty && isPlain(next) && !self[next.lowerBound].isCapital
  }
}
