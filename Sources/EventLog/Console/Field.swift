/// A part of a message beside its callback: a word, an object, or a text in brackets or quotes.
struct Field {
  enum Kind {
    /// A run of letters, digits and signs: `Inbox`, `Inbox.swift:41`, `view=Inbox`, `Host<Inbox>`.
    case word
    /// `<Inbox: 0x6c11b10>`
    case object
    case square, round, quotes
    /// Numbers in braces: `{{0, 0}, {600, 600}}`.
    case braces
  }

  var range: Range<Int>
  var kind: Kind
}

extension CleanText {
  /// The most bytes that are searched for the end of a name, a value or brackets, so that a line of
  /// many beginnings is not read to its end for each.
  static var longestValue: Int { 1 << 10 }

  /// Divides a part of a message into fields. Separators, arrows and brackets without a partner are
  /// between them.
  func fields(in part: Range<Int>) -> [Field] {
    var fields: [Field] = []
    var index = part.lowerBound
    while index < part.upperBound {
      if let field = enclosed(at: index, in: part) {
        fields.append(field)
        index = field.range.upperBound
      } else if self[index].isNameByte {
        let end = endOfWord(from: index, to: part.upperBound)
        // A name may be joined to the callback before it: `viewWillAppear_Inbox`.
        let isJoined = index == part.lowerBound && self[index - 1].isNameByte
        let word = trimmed(
          index..<end, front: isJoined ? "-*#@$.:/=~+&%\\_" : "-*#@$.:/=~+&%\\",
          back: "-.:/#@=$+*~\\&%_")
        if !word.isEmpty { fields.append(Field(range: word, kind: .word)) }
        index = end
      } else {
        index += 1
      }
    }
    return fields
  }

  private func endOfWord(from start: Int, to limit: Int) -> Int {
    let end = (start..<limit).first { !self[$0].isNameByte } ?? limit
    return endOfGenericArguments(at: end, of: start, to: limit) ?? end
  }

  /// Returns the brackets, quotes or braces that open at an index and close in a part.
  private func enclosed(at index: Int, in part: Range<Int>) -> Field? {
    let rest = index + 1..<min(part.upperBound, index + Self.longestValue)
    func closed(by end: Unicode.Scalar, _ kind: Field.Kind, unless start: Unicode.Scalar?) -> Field?
    {
      guard let close = first(end, in: rest),
        start.map({ first($0, in: index + 1..<close) == nil }) ?? true
      else { return nil }
      return Field(range: index..<close + 1, kind: kind)
    }
    switch self[index] {
    case UInt8(ascii: "<"): return closed(by: ">", .object, unless: "<")
    case UInt8(ascii: "["): return closed(by: "]", .square, unless: "[")
    case UInt8(ascii: "("): return closed(by: ")", .round, unless: "(")
    case UInt8(ascii: "{"): return braces(from: index, to: rest.upperBound)
    case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"):
      guard index > part.lowerBound || !self[index - 1].isNameByte, !self[index - 1].isWord else {
        return nil
      }
      return closed(by: Unicode.Scalar(self[index]), .quotes, unless: nil)
    default: return nil
    }
  }

  private func braces(from open: Int, to limit: Int) -> Field? {
    var depth = 0
    for index in open..<limit {
      if self[index] == UInt8(ascii: "{") { depth += 1 }
      if self[index] == UInt8(ascii: "}") { depth -= 1 }
      guard depth == 0 else { continue }
      return hasNoLetter(open..<index) ? Field(range: open..<index + 1, kind: .braces) : nil
    }
    return nil
  }
}

extension UInt8 {
  /// Whether the byte may be part of a word, including punctuation.
  var isNameByte: Bool {
    self >= 0x80 || isWord || self.isOne(of: "-.:/#@=$+*~\\&%")
  }
}
