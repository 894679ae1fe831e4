/// A label of a message with its value: `class:Inbox`, `"view": "Inbox"`, `screen = <Inbox: 0x7f82>`.
private struct LabeledValue {
  var label: Range<Int>
  /// The value, without quotes.
  var value: Range<Int>
  /// The label, the value, and the signs around them.
  var whole: Range<Int>
}

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
      ?? value(of: ConsoleWords.looseViewLabels, in: body, except: callback),
      !isOne(of: ConsoleWords.tags, name.name)
    {
      return isKnown || isAssigned(callback) || name.whole.upperBound <= label.lowerBound
        ? name : nil
    }
    // The same form with labels in an unknown language: `word:Inbox word:viewWillAppear`.
    // A colon of another script is wider, and blanks may follow the colons of known labels.
    let gap = callback.lowerBound - label.upperBound
    guard gap == 1 || isKnown && gap <= 4 else { return nil }
    let front = trimmed(body.lowerBound..<label.lowerBound)
    let values = values(in: front).filter {
      self[$0.label.upperBound] == self[label.upperBound]
        && $0.value.lowerBound == $0.label.upperBound + gap
        && !hasNoLetter($0.label) && !isOne(of: ConsoleWords.tags, $0.value)
    }
    // A pointer is the view's instance, and the value before it is the name.
    guard let last = values.last, last.whole.upperBound == front.upperBound,
      let view = values.last(where: { !isPointer($0.value) })
    else { return nil }
    return ConsoleName(name: className(view.value), whole: view.whole, form: .labelled)
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

  /// Returns the value of the first of some labels in a part.
  func value(
    of labels: WordSet, in part: Range<Int>, except callback: Range<Int>
  ) -> ConsoleName? {
    let found = values(in: part).first {
      isOne(of: labels, $0.label) && !$0.value.contains(callback.lowerBound)
    }
    guard let found else { return nil }
    if var name = token(found.value, whole: found.whole), name.form == .file {
      name.form = .labelled
      return name
    }
    return ConsoleName(name: className(found.value), whole: found.whole, form: .labelled)
  }

  /// Returns the labeled values of a part, in order.
  private func values(in part: Range<Int>) -> [LabeledValue] {
    part.compactMap { sign in
      guard self[sign].isOne(of: ":="), let label = label(before: sign + 1, from: part.lowerBound),
        let start = (sign + 1..<part.upperBound).first(where: { self[$0] != 0x20 })
      else { return nil }
      if self[start] == UInt8(ascii: "{"),
        let close = first("}", in: start..<min(part.upperBound, start + Self.longestValue)),
        let name = values(in: start + 1..<close).first(where: {
          isOne(of: ConsoleWords.objectNames, $0.label)
        })
      {
        return LabeledValue(label: label, value: name.value, whole: label.lowerBound..<close + 1)
      }
      let end = endOfValue(from: start, to: part.upperBound)
      let isQuoted = self[start].isOne(of: "\"'")
      let value = isQuoted ? start + 1..<max(start + 1, end - 1) : start..<end
      return value.isEmpty
        ? nil : LabeledValue(label: label, value: value, whole: label.lowerBound..<end)
    }
  }

  /// Returns the label that ends with a colon or an equals sign just before a place.
  func label(before place: Int, from start: Int) -> Range<Int>? {
    let front = trimmed(start..<place, back: " \"'`")
    guard let sign = front.last, self[sign].isOne(of: ":=") else { return nil }
    // `AnyHashable("screen"): `
    let end = trimmed(start..<sign, back: matches("\")", at: sign - 2) ? "\")" : " \"'").upperBound
    let word = (start..<end).reversed().prefix { self[$0].isWord || self[$0] >= 0x80 }
    return word.isEmpty ? nil : word.last!..<end
  }

  private func endOfValue(from start: Int, to limit: Int) -> Int {
    let sign = self[start]
    let rest = start..<min(limit, start + Self.longestValue)
    if sign.isOne(of: "\"'<") {
      let end = sign == UInt8(ascii: "<") ? ">" : Unicode.Scalar(sign)
      return first(end, in: rest.dropFirst()).map { $0 + 1 } ?? limit
    }
    return rest.first { self[$0].isOne(of: " ,;|)]}&") } ?? limit
  }
}
