extension SurveyScan {
  /// The most bytes before a name that are skipped.
  private static let gapBytes = 2_048

  /// Notes the names after a word that declares: `Inbox`, `Inbox.Cell`. What is not clearly a name
  /// may be any name. Moves behind them, and returns the hash of all of them with the dots between.
  mutating func readDeclared(from index: inout Int) -> UInt32 {
    var whole = SourceSurvey.hash([])
    while let name = readName(from: &index) {
      note(name)
      whole = SourceSurvey.hash(bytes[name], behind: whole)
      guard isSwift, skipGap(&index), index < bytes.count, bytes[index] == UInt8(ascii: ".") else {
        break
      }
      whole = SourceSurvey.hash(CollectionOfOne(bytes[index]), behind: whole)
      index += 1
    }
    return whole
  }

  /// Notes the names between a declared name and the body of the type, those that it may inherit from or adopt:
  /// `Base`, `Item` and `Refreshing` of `Inbox: Base<Item>, Refreshing {`.
  mutating func readInherited(from start: Int) {
    // What is declared has been read.
    let declaresOthers = survey.declaresOthers
    defer { survey.declaresOthers = declaresOthers }
    let limit = min(bytes.count, start + Self.gapBytes)
    var index = start
    while index < limit {
      let byte = bytes[index]
      if byte.isPartOfName {
        guard let name = readName(from: &index) else { return }
        survey.inherited.append(SourceSurvey.hash(bytes[name]))
      } else if byte.endsInheritance {
        return
      } else if !skipComment(&index) {
        index += 1
      }
    }
  }

  /// Moves behind the next name, with or without backticks, and returns its range.
  private mutating func readName(from index: inout Int) -> Range<Int>? {
    guard skipGap(&index), index < bytes.count else { return nil }
    // `extension [Item]` extends a type by its short form.
    if bytes[index] == UInt8(ascii: "[") { survey.declaresOthers = true }
    let isQuoted = bytes[index] == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count, bytes[index].isPartOfName { index += 1 }
    let end = index
    if isQuoted {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "`") else {
        survey.declaresOthers = true
        return nil
      }
      index += 1
    }
    return start < end ? start..<end : nil
  }

  private mutating func note(_ name: Range<Int>) {
    if bytes[name].contains(where: { $0 >= 0x80 }) {
      survey.declaresOthers = true
    } else {
      survey.declared.append(SourceSurvey.hash(bytes[name]))
    }
  }

  /// Moves behind white space and comments; returns false if something else may be between two
  /// words, or too much.
  private mutating func skipGap(_ index: inout Int) -> Bool {
    let limit = index + Self.gapBytes
    while index < bytes.count {
      if bytes[index].isWhite {
        index += 1
      } else if !skipComment(&index) {
        let opens = bytes[index] == UInt8(ascii: "#") || bytes[index] == UInt8(ascii: "\\")
        if opens { survey.declaresOthers = true }
        return !opens
      }
      guard index < limit else {
        survey.declaresOthers = true
        return false
      }
    }
    return true
  }

  /// Moves behind a comment that starts here, if there is one; a comment that may be long is not
  /// followed far.
  private mutating func skipComment(_ index: inout Int) -> Bool {
    guard bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count else { return false }
    let end = min(bytes.count, index + Self.gapBytes)
    if bytes[index + 1] == UInt8(ascii: "/") {
      while index < end, !bytes[index].isLineEnd { index += 1 }
      // In Objective-C a backslash continues the comment.
      if !isSwift, bytes[index - 1] == UInt8(ascii: "\\") { survey.declaresOthers = true }
      return true
    }
    guard bytes[index + 1] == UInt8(ascii: "*") else { return false }
    var depth = 0
    while index + 1 < end {
      if bytes[index] == UInt8(ascii: "/"), bytes[index + 1] == UInt8(ascii: "*"),
        isSwift || depth == 0
      {
        depth += 1
        index += 2
      } else if bytes[index] == UInt8(ascii: "*"), bytes[index + 1] == UInt8(ascii: "/") {
        depth -= 1
        index += 2
        if depth == 0 { return true }
      } else {
        index += 1
      }
    }
    index = end
    return true
  }
}

extension SurveyScan {
  /// Notes the name to which a closure that may start at a place is assigned: `onDone = {`,
  /// `onDone: ^`.
  mutating func lookForClosure(at place: Int) {
    guard bytes[place] == UInt8(ascii: "{") || bytes[place] == UInt8(ascii: "^"),
      let mark = lastBefore(place)
    else { return }
    guard bytes[mark] == UInt8(ascii: "=") || bytes[mark] == UInt8(ascii: ":"),
      let last = lastBefore(mark)
    else { return }
    let isQuoted = bytes[last] == UInt8(ascii: "`")
    let end = isQuoted ? last : last + 1
    var start = end
    while start > 0, bytes[start - 1].isPartOfName { start -= 1 }
    let isCut = isQuoted && (start == 0 || bytes[start - 1] != UInt8(ascii: "`"))
    if isCut || bytes[start..<end].contains(where: { $0 >= 0x80 }) {
      survey.fillsOthers = true
    } else if start < end {
      survey.filled.append(SourceSurvey.hash(bytes[start..<end]))
    }
  }

  /// Returns the last byte before a place that is not white space; nil if there is none, or if a
  /// comment or a preprocessor line may be between.
  private mutating func lastBefore(_ place: Int) -> Int? {
    var index = place - 1
    var endsLine = false
    while index >= 0, bytes[index].isWhite {
      if bytes[index].isLineEnd { endsLine = true }
      index -= 1
    }
    guard index >= 0 else { return nil }
    let endsComment =
      bytes[index] == UInt8(ascii: "/") && index > 0 && bytes[index - 1] == UInt8(ascii: "*")
    if endsComment || (endsLine && mayEndOther(index)) {
      survey.fillsOthers = true
      return nil
    }
    return index
  }

  /// Whether the line that ends at a byte may end with a comment or a preprocessor line: one that
  /// starts in it, or that a backslash continues from the line before.
  private func mayEndOther(_ last: Int) -> Bool {
    if bytes[last] == UInt8(ascii: "\\") { return true }
    var start = last
    while start >= 0, !bytes[start].isLineEnd {
      if bytes[start] == UInt8(ascii: "#") { return true }
      let isSlash = bytes[start] == UInt8(ascii: "/")
      if isSlash, start > 0, bytes[start - 1] == UInt8(ascii: "/") { return true }
      start -= 1
    }
    while start >= 0, bytes[start].isLineEnd { start -= 1 }
    return start >= 0 && bytes[start] == UInt8(ascii: "\\")
  }
}

extension UInt8 {
  /// Whether it cannot be between the name of a type and what the type inherits from and adopts.
  fileprivate var endsInheritance: Bool {
    switch self {
    case UInt8(ascii: "{"), UInt8(ascii: ";"), UInt8(ascii: "@"), UInt8(ascii: "-"),
      UInt8(ascii: "+"), UInt8(ascii: "}"):
      true
    default: false
    }
  }

  /// Whether lexers skip it between tokens.
  fileprivate var isWhite: Bool {
    self == UInt8(ascii: " ") || self == 0 || (self >= 0x09 && self <= 0x0D)
  }

  /// Whether it may follow in a name or a number.
  @inline(__always)
  var isPartOfName: Bool {
    let letter = self | 0x20
    return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z") || self >= 0x80
      || self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") || self == UInt8(ascii: "_")
      || self == UInt8(ascii: "$")
  }
}
