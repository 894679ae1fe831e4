extension CleanText {
  /// Returns the name in a line of labeled values: `class:Inbox method:viewWillAppear`,
  /// `event=viewWillAppear view=Inbox`, `"view": "Inbox", "event": "viewWillAppear"`.
  ///
  /// The callback must be a labeled value, and either a label must be a known word or the word
  /// before must have the same form. Otherwise `Inbox: viewWillAppear` would be such a line.
  func labelled(_ callback: Range<Int>, in body: Range<Int>) -> ConsoleName? {
    guard let label = label(before: callback.lowerBound, from: body.lowerBound), !isNumber(label)
    else { return nil }
    let isKnown = isOne(of: ConsoleWords.callbackLabels, label)
    if let name = value(of: ConsoleWords.viewLabels, in: body, except: callback)
      ?? value(of: ConsoleWords.looseViewLabels, in: body, except: callback)
    {
      return isKnown || isAssigned(callback) || name.whole.upperBound <= label.lowerBound
        ? name : nil
    }
    // The same form with labels in an unknown language: `word:Inbox word:viewWillAppear`.
    let sign = Unicode.Scalar(self[label.upperBound])
    guard callback.lowerBound == label.upperBound + 1,
      let last = lastValue(in: body.lowerBound..<label.lowerBound, behind: sign)
    else { return nil }
    // A pointer is the view's instance, and the value before it is the name.
    guard isPointer(last.name),
      let name = lastValue(in: body.lowerBound..<last.whole.lowerBound, behind: sign)
    else { return last }
    return name
  }

  /// Returns the value of the label in the last word of a part: `Inbox` in `… word:Inbox`.
  private func lastValue(in part: Range<Int>, behind sign: Unicode.Scalar) -> ConsoleName? {
    guard let word = words(in: part).last, let place = last(sign, in: word),
      place > word.lowerBound, place + 1 < word.upperBound,
      !hasNoLetter(word.lowerBound..<place),
      !isOne(of: ConsoleWords.tags, place + 1..<word.upperBound)
    else { return nil }
    return ConsoleName(
      name: className(place + 1..<word.upperBound), whole: word, form: .labelled)
  }

  /// Whether the callback is assigned to the label just before it: `event=viewWillAppear`.
  private func isAssigned(_ callback: Range<Int>) -> Bool {
    self[callback.lowerBound - 1] == UInt8(ascii: "=")
  }

  /// Whether the callback is given as the reason for something else: `reason=viewWillDisappear`,
  /// `reason=release:viewWillDisappear`, or as another value of a line without a view:
  /// `dropped=viewDidAppear`.
  func isReason(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    var place = callback.lowerBound
    if isAssigned(callback), let label = label(before: place, from: body.lowerBound),
      isLowercase(label), !isOne(of: ConsoleWords.callbackLabels, label),
      labelled(callback, in: body) == nil
    {
      return true
    }
    while let label = label(before: place, from: body.lowerBound) {
      if isOne(of: ConsoleWords.reasons, label) { return true }
      place = label.lowerBound
    }
    return false
  }

  /// Returns the view that metadata before a bracketed module name, as swift-log writes them:
  /// `screens : view=Inbox [Mail] viewWillAppear`.
  func metadata(before module: ConsoleName, from start: Int) -> ConsoleName? {
    let front = start..<max(start, module.whole.lowerBound)
    guard first("=", in: front) != nil else { return nil }
    return value(of: ConsoleWords.viewLabels, in: front, except: module.whole)
  }

  func value(
    of labels: WordSet, in body: Range<Int>, except callback: Range<Int>
  ) -> ConsoleName? {
    for index in body where self[index].isOne(of: ":=") {
      guard let label = label(before: index + 1, from: body.lowerBound), isOne(of: labels, label)
      else { continue }
      var start = index + 1
      while start < body.upperBound, self[start] == 0x20 { start += 1 }
      guard start < body.upperBound, start < callback.lowerBound || start >= callback.upperBound
      else { continue }
      let end = endOfValue(from: start, to: body.upperBound)
      let isQuoted = self[start].isOne(of: "\"'")
      let inside = isQuoted ? start + 1..<max(start + 1, end - 1) : start..<end
      let whole = label.lowerBound..<end
      if self[start] == UInt8(ascii: "<"), var name = pointer(start..<end) {
        name.whole = whole
        return name
      }
      if var name = token(inside, whole: whole), name.form == .file {
        name.form = .labelled
        return name
      }
      if !inside.isEmpty {
        return ConsoleName(name: className(inside), whole: whole, form: .labelled)
      }
    }
    return nil
  }

  /// Returns the label that ends with a colon or an equals sign just before a place.
  func label(before place: Int, from start: Int) -> Range<Int>? {
    var end = place
    while end > start, [0x20, 0x22, 0x27, 0x60].contains(self[end - 1]) { end -= 1 }
    guard end > start, self[end - 1].isOne(of: ":=") else { return nil }
    end -= 1
    // `AnyHashable("screen"): `
    if end > start + 1, self[end - 1] == 0x29, self[end - 2] == 0x22 { end -= 1 }
    while end > start, [0x20, 0x22, 0x27].contains(self[end - 1]) { end -= 1 }
    var first = end
    while first > start, self[first - 1].isWord || self[first - 1] >= 0x80 { first -= 1 }
    return first < end ? first..<end : nil
  }

  private func endOfValue(from start: Int, to limit: Int) -> Int {
    let sign = self[start]
    if sign.isOne(of: "\"'<") {
      let end = sign == UInt8(ascii: "<") ? ">" : Unicode.Scalar(sign)
      return first(end, in: start + 1..<limit).map { $0 + 1 } ?? limit
    }
    return (start..<limit).first { self[$0].isOne(of: " ,;|)]}&") } ?? limit
  }
}
