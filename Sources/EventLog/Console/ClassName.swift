extension CleanText {
  /// Returns the name of a class without the module and the prefix of observation.
  ///
  /// `Demo.Inbox`, `Inbox.self`, `_TtC4Demo5Inbox` and `NSKVONotifying_Inbox` are all `Inbox`.
  func className(_ range: Range<Int>) -> Range<Int> {
    var name = range
    if matches("NSKVONotifying_", at: name.lowerBound), name.count > 15 {
      name = name.lowerBound + 15..<name.upperBound
    }
    if let mangled = mangledName(name) { return mangled }
    if name.count > 5, self[name.lowerBound].isCapital, matches(".self", at: name.upperBound - 5) {
      name = name.lowerBound..<name.upperBound - 5
    }
    // The level that some loggers put before the name: `I/Inbox`.
    if name.count > 2, self[name.lowerBound + 1] == UInt8(ascii: "/"),
      self[name.lowerBound].isCapital
    {
      name = name.lowerBound + 2..<name.upperBound
    }
    // The part after the last dot, if both sides are words and the dot is not in generic arguments.
    let end = first("<", in: name) ?? name.upperBound
    guard let dot = last(".", in: name.lowerBound..<end), dot > name.lowerBound, dot + 1 < end,
      self[dot + 1].isLetter || self[dot + 1] >= 0x80 || self[dot + 1] == UInt8(ascii: "_"),
      first(" ", in: name) == nil || self[name.lowerBound].isWord
    else { return name }
    return dot + 1..<name.upperBound
  }

  /// Whether a name is written as that of a class: one word with a capital at its start and another
  /// one or a digit inside, `InboxController`.
  func isClassName(_ name: Range<Int>) -> Bool {
    name.count > 2 && self[name.lowerBound].isCapital && name.allSatisfy { self[$0].isWord }
      && name.dropFirst().contains { self[$0].isCapital || self[$0].isDigit }
  }

  /// Returns the last name in `_TtC4Demo5Inbox`, or nil if the word is not of that form.
  private func mangledName(_ range: Range<Int>) -> Range<Int>? {
    guard matches("_Tt", at: range.lowerBound), range.count > 5 else { return nil }
    var index = range.lowerBound + 3
    while index < range.upperBound, self[index].isCapital { index += 1 }
    var found: Range<Int>?
    while true {
      let digits = (index..<range.upperBound).prefix { self[$0].isDigit }
      guard let length = Int(text(digits)), length > 0,
        length <= range.upperBound - digits.upperBound
      else { return found }
      index = digits.upperBound + length
      found = digits.upperBound..<index
    }
  }
}
