/// A file as tokens, with the partner of each bracket.
///
/// All later stages use token indices: a method's body is a `Range<Int>` of them.
///
///     let text = SourceText(file)
///     text.string(3)        // "viewDidAppear"
///     text.partner(of: 4)   // the index of the ")" that closes the "(" at 4
///
/// All branches of an `#if` are read, one after the other, if each has its brackets in pairs; if
/// one does not, only the first branch counts. The content of `#if false`, `#if 0` and `#if DEBUG`
/// does not count: users never run it.
package final class SourceText: Sendable {
  package let file: SourceFile
  package let lines: SourceLines

  /// The tokens, in order.
  package let tokens: [SourceToken]

  /// For each bracket the index of its partner, -1 for one without; -1 for every other token.
  package let partners: [Int32]

  /// The comments, in order. Their kind means nothing.
  package let comments: [SourceToken]

  /// The uses of macros that the file defines, in order; the tokens of the macros stand for them.
  package let macroUses: [MacroUse]

  /// Reads a file.
  ///
  /// - Complexity: O(*n*), where *n* is the number of bytes.
  package init(_ file: SourceFile) {
    self.file = file
    lines = SourceLines(file.bytes)
    let read = file.language == .swift ? SwiftLexer.read(file) : ObjectiveCLexer.read(file)
    comments = read.comments
    let matched = BracketMatching.match(read, in: file)
    if let expanded = MacroExpansion.expand(matched.tokens, read.macros, in: file) {
      (tokens, macroUses) = expanded
      partners = BracketMatching.partners(of: expanded.tokens)
    } else {
      (tokens, partners) = matched
      macroUses = []
    }
  }
}

extension SourceText {
  package var count: Int { tokens.count }

  package subscript(index: Int) -> SourceToken { tokens[index] }

  /// Returns the text of a token.
  package func string(_ index: Int) -> String {
    String(decoding: file.bytes[tokens[index].range], as: UTF8.self)
  }

  /// Returns the source from the first to the last of some tokens, as it is written.
  package func source(_ range: Range<Int>) -> String {
    guard !range.isEmpty else { return "" }
    if macroUses.isIn(range) { return spelled(range) }
    return String(
      decoding: file.bytes[bytes(range)], as: UTF8.self)
  }

  /// Returns the text of some tokens, with a space between two words and nothing between others:
  /// `[String:Int]`, `any Delegate`, `UIView*`.
  package func spelled(_ range: Range<Int>) -> String {
    if range.count == 1 { return string(range.lowerBound) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes(range).count)
    for index in range {
      if index > range.lowerBound, tokens[index - 1].isWord, tokens[index].isWord {
        result.append(UInt8(ascii: " "))
      }
      result += file.bytes[tokens[index].range]
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns whether a token's text is this word.
  package func matches(_ index: Int, _ word: String) -> Bool {
    guard index >= 0, index < tokens.count, tokens[index].range.count == word.utf8.count else {
      return false
    }
    return begins(index, with: word)
  }

  /// Returns whether a token's text begins with a word.
  package func begins(_ index: Int, with word: String) -> Bool {
    let range = tokens[index].range
    guard range.count >= word.utf8.count else { return false }
    return file.bytes.withUnsafeBufferPointer { bytes in
      var place = range.lowerBound
      for byte in word.utf8 {
        guard bytes[place] == byte else { return false }
        place += 1
      }
      return true
    }
  }

  /// Returns whether a mark is at an index; false outside the file.
  package func isMark(_ index: Int, _ mark: Unicode.Scalar) -> Bool {
    index >= 0 && index < tokens.count && tokens[index].isMark(mark)
  }

  /// Returns the keyword at an index; nil outside the file and for other tokens.
  package func keyword(_ index: Int) -> SourceKeyword? {
    index >= 0 && index < tokens.count ? tokens[index].keyword : nil
  }

  /// Returns the index of the partner of the bracket at an index; nil if it has none.
  package func partner(of index: Int) -> Int? {
    guard index >= 0, index < partners.count, partners[index] >= 0 else { return nil }
    return Int(partners[index])
  }

  /// Returns the index after a token, or after the whole pair if it is an opening bracket.
  package func after(_ index: Int) -> Int {
    if let partner = partner(of: index), partner > index { return partner + 1 }
    return index + 1
  }

  /// Returns the bytes from the first to the last of some tokens.
  package func bytes(_ range: Range<Int>) -> Range<Int> {
    guard !range.isEmpty else { return 0..<0 }
    let start = place(of: range.lowerBound).lowerBound
    return start..<max(start, place(of: range.upperBound - 1).upperBound)
  }

  /// Returns the bytes of a token where it is used: for one of a macro, those of the macro's name.
  private func place(of index: Int) -> Range<Int> {
    let own = tokens[index].range
    guard let use = macroUses.use(at: index), !use.bytes.contains(own.lowerBound) else {
      return own
    }
    return use.name
  }

  /// Returns the line of a token, from 1.
  package func line(_ index: Int) -> Int { lines.line(of: place(of: index).lowerBound) }

  /// Returns the place of a token.
  package func site(_ index: Int) -> SourceSite { site(index..<index + 1) }

  /// Returns the place of some tokens; if they are on several lines, the part on the first line.
  package func site(_ range: Range<Int>) -> SourceSite {
    let bytes = bytes(range)
    let line = lines.line(of: bytes.lowerBound)
    let start = Int(lines.starts[line - 1])
    var end = line < lines.starts.count ? Int(lines.starts[line]) : file.bytes.count
    while end > bytes.lowerBound, file.bytes[end - 1].isLineEnd { end -= 1 }
    return SourceSite(
      file: file.path, line: line, column: bytes.lowerBound - start + 1,
      endColumn: min(bytes.upperBound, max(end, bytes.lowerBound)) - start + 1)
  }
}
