extension SurveyScan {
  /// Notes the names by which calls reach the function of Swift whose name follows: `observe`, and for
  /// `observe(name:)` those that Objective-C has for it.
  mutating func readFunction(from start: Int) {
    var index = start
    guard skipOtherGap(&index), let name = readWord(&index) else { return }
    let hash = SourceSurvey.hash(bytes[name])
    survey.functions.append(hash)
    guard skipOtherGap(&index), skipGenerics(&index), bytes[index] == UInt8(ascii: "("),
      case _ = index += 1, skipOtherGap(&index), bytes[index] != UInt8(ascii: ")")
    else { return }
    guard let label = readWord(&index), let first = bytes[label].first,
      bytes[label].allSatisfy({ $0 < 0x80 })
    else {
      survey.prefixes.append(hash)
      return
    }
    if label.count == 1, first == UInt8(ascii: "_") { return }
    let isSmall = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
    for infix in ["", "With"] {
      var longer = SourceSurvey.hash(infix.utf8, behind: hash)
      longer = SourceSurvey.hash(CollectionOfOne(isSmall ? first & ~0x20 : first), behind: longer)
      survey.functions.append(SourceSurvey.hash(bytes[label].dropFirst(), behind: longer))
    }
  }

  /// Notes the names of the methods of Objective-C: a sign, the type in parentheses, the name.
  mutating func lookForMethods() {
    guard let base = bytes.baseAddress else { return }
    for sign in [UInt8(ascii: "-"), UInt8(ascii: "+")] {
      var place = base.index(of: sign, from: 0, to: bytes.count)
      while place < bytes.count {
        readMethod(behind: place)
        place = base.index(of: sign, from: place + 1, to: bytes.count)
      }
    }
  }

  private mutating func readMethod(behind sign: Int) {
    var index = sign + 1
    let hasOthers = survey.hasOtherFunctions
    defer {
      if !hasOthers, survey.hasOtherFunctions, isPassedOver(sign) {
        survey.hasOtherFunctions = false
      }
    }
    // Most signs stand in comments, in arrows and before numbers.
    guard index < bytes.count, bytes[index] != bytes[sign], bytes[index] != UInt8(ascii: ">"),
      skipOtherGap(&index)
    else { return }
    if bytes[index] == UInt8(ascii: "(") {
      guard skipParentheses(&index), skipOtherGap(&index) else { return }
    }
    guard let name = readWord(&index) else { return }
    survey.functions.append(SourceSurvey.hash(bytes[name]))
  }

  /// Whether a place stands behind `//`, or in a line of the preprocessor.
  private func isPassedOver(_ place: Int) -> Bool {
    let line = bytes[..<place].reversed().prefix { !$0.isLineEnd }
    let isComment = zip(line, line.dropFirst()).contains {
      $0 == UInt8(ascii: "/") && $1 == UInt8(ascii: "/")
    }
    return isComment || line.last { !$0.isWhite } == UInt8(ascii: "#")
  }

  /// Moves behind a list of generic parameters, if one starts here; returns false at the end of the file.
  private mutating func skipGenerics(_ index: inout Int) -> Bool {
    var depth = 0
    repeat {
      if bytes[index] == UInt8(ascii: "<") { depth += 1 }
      if bytes[index] == UInt8(ascii: ">"), bytes[index - 1] != UInt8(ascii: "-") { depth -= 1 }
      guard depth > 0 || bytes[index] == UInt8(ascii: ">") else { return true }
      index += 1
    } while skipOtherGap(&index)
    return false
  }

  /// Moves behind the parenthesis that closes the one here; returns false where there is none.
  private mutating func skipParentheses(_ index: inout Int) -> Bool {
    let limit = index + Self.gapBytes
    var depth = 0
    repeat {
      let byte = bytes[index]
      index += 1
      switch byte {
      case UInt8(ascii: "("): depth += 1
      case UInt8(ascii: ")"): depth -= 1
      case UInt8(ascii: "\""), UInt8(ascii: "'"): skipQuoted(byte, &index)
      default: break
      }
      if depth == 0 { return true }
      guard index < limit, byte != UInt8(ascii: "{"), byte != UInt8(ascii: "}") else {
        survey.hasOtherFunctions = true
        return false
      }
    } while skipOtherGap(&index)
    return false
  }

  private func skipQuoted(_ quote: UInt8, _ index: inout Int) {
    while index < bytes.count, bytes[index] != quote, !bytes[index].isLineEnd {
      index += bytes[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    index += 1
  }

  /// Moves behind a name, with or without backticks, and returns where it stands.
  private func readWord(_ index: inout Int) -> Range<Int>? {
    let isQuoted = bytes[index] == UInt8(ascii: "`")
    if isQuoted { index += 1 }
    let start = index
    while index < bytes.count, bytes[index].isPartOfName { index += 1 }
    let end = index
    if isQuoted { index += 1 }
    return start < end ? start..<end : nil
  }

  /// Moves behind what may stand between two words; returns false at the end of the file, too. Where it
  /// cannot be told what stands between, there may be a function of any name.
  private mutating func skipOtherGap(_ index: inout Int) -> Bool {
    let declaresOthers = survey.declaresOthers
    defer { survey.declaresOthers = declaresOthers }
    while !skipGap(&index) {
      guard index < bytes.count, bytes[index] == UInt8(ascii: "\\") else {
        if mayGoOn(index) { survey.hasOtherFunctions = true }
        return false
      }
      guard !isSwift, index + 1 < bytes.count, bytes[index + 1].isLineEnd else { return false }
      index += 2
    }
    return index < bytes.count
  }

  /// Whether what a place starts may be followed by the rest of what stands before: a line of the
  /// preprocessor, or a long comment.
  private func mayGoOn(_ place: Int) -> Bool {
    guard place < bytes.count, bytes[place] == UInt8(ascii: "#") else { return true }
    if isSwift {
      let next = place + 1 < bytes.count ? bytes[place + 1] : 0
      return next == UInt8(ascii: "i") || next == UInt8(ascii: "e")
    }
    var start = place
    while start > 0, bytes[start - 1].isWhite, !bytes[start - 1].isLineEnd { start -= 1 }
    return start == 0 || bytes[start - 1].isLineEnd
  }
}
