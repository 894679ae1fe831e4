extension CleanText {
  /// Steps over what people put in front of pasted lines: list marks, quote marks, comment marks.
  ///
  /// - Parameters:
  ///   - start: Where the line starts.
  ///   - keepsNumbers: Whether `2: ` is a name in this log.
  func lead(
    from start: Int, keepsNumbers: Bool = false
  ) -> (end: Int, isComment: Bool, isHeading: Bool) {
    var index = start
    var isComment = false
    while index < count {
      let next = index + 1 < count ? self[index + 1] : 0x20
      switch self[index] {
      case 0x20, UInt8(ascii: "`"), UInt8(ascii: "|"): index += 1
      case UInt8(ascii: ">"): index += 1
      case UInt8(ascii: "*") where next == 0x20 || next == UInt8(ascii: "*"): index += 1
      case UInt8(ascii: "-") where next == 0x20, UInt8(ascii: "+") where next == 0x20: index += 1
      case UInt8(ascii: "/") where next == UInt8(ascii: "/") || next == UInt8(ascii: "*"):
        isComment = true
        while index < count, self[index] == UInt8(ascii: "/") || self[index] == UInt8(ascii: "*") {
          index += 1
        }
      case UInt8(ascii: "#") where next == 0x20 || next == UInt8(ascii: "#"):
        return (index, isComment, true)
      case _ where self[index].isDigit:
        guard let end = endOfNumber(at: index),
          !keepsNumbers || self[end - 1] != UInt8(ascii: ":")
        else { return (index, isComment, false) }
        index = end
      default: return (index, isComment, false)
      }
    }
    return (index, isComment, false)
  }

  /// Returns where a list's number ends: `14: `, `3. `, `2) `.
  func endOfNumber(at start: Int) -> Int? {
    var index = start
    while index < count, self[index].isDigit { index += 1 }
    // The first cell of a table's row.
    if start > 1, self[start - 1] == 0x20, self[start - 2] == UInt8(ascii: "|"),
      matches(" |", at: index)
    {
      return index
    }
    guard index - start <= 5, index + 1 < count, ".):".utf8.contains(self[index]),
      self[index + 1] == 0x20 || !self[index + 1].isDigit && self[index] != UInt8(ascii: ":")
    else { return nil }
    return index + 1
  }

  /// Whether the callback stands in source code or in a message about code.
  func isCode(_ callback: Range<Int>, in body: Range<Int>, isLogged: Bool) -> Bool {
    let left = body.lowerBound..<callback.lowerBound
    if isInsideCall(left) { return true }
    if find("Test Case '", in: left) != nil || find("XCTAssert", in: body) != nil { return true }
    if find("Compiling ", in: left) != nil || isDiagnostic(left) || isStackFrame(body)
      || matches(" seconds)", at: body.upperBound - 9)
    {
      return true
    }
    if matches("(lldb)", at: body.lowerBound) || find("closure #", in: left) != nil { return true }
    if find("unrecognized selector", in: body) != nil { return true }
    if find("Assertion failure in", in: left) != nil { return true }
    if find("selector(", in: left) != nil || matches("(Swift.", at: callback.upperBound) {
      return true
    }
    if isFrame(left) { return true }
    guard !isLogged else { return false }
    let last = self[body.upperBound - 1]
    let penultimate = body.count > 1 ? self[body.upperBound - 2] : 0x20
    if last == UInt8(ascii: "{") { return true }
    if last == UInt8(ascii: ";"), penultimate == 0x29 || penultimate == 0x5D { return true }
    if find("\\(", in: body) != nil || find("%@", in: body) != nil { return true }
    // Code with a comment behind it, and a method's signature.
    if let comment = find(" //", in: left), first("(", in: body.lowerBound..<comment) != nil {
      return true
    }
    if callback.lowerBound == body.lowerBound,
      let close = first(")", in: callback.upperBound..<count),
      find(": Bool", in: callback.upperBound..<close) != nil
    {
      return true
    }
    if find("__func__", in: body) != nil || find("__FUNCTION__", in: body) != nil { return true }
    if find("grep ", in: left) != nil || matches("po ", at: body.lowerBound) { return true }
    return isDeclared(callback, in: body) || isCall(callback, in: body)
  }

  /// Whether a compiler or a linter says something: `Inbox.swift:31:5: warning: method …`.
  private func isDiagnostic(_ left: Range<Int>) -> Bool {
    let marks: [StaticString] = [": error: ", ": warning: ", ": note: "]
    return marks.contains { mark in
      find(mark, in: left).map { $0 > left.lowerBound && self[$0 - 1].isDigit } ?? false
    }
  }

  /// Whether the line is, or holds, a frame of a stack in a crash report's JSON.
  private func isStackFrame(_ body: Range<Int>) -> Bool {
    guard first("{", in: body) != nil else { return false }
    let keys: [StaticString] = [
      "\"instruction_addr\"", "\"in_app\"", "\"symbolLocation\"", "\"frameAddress\"",
      "\"image_addr\"",
    ]
    return keys.contains { find($0, in: body) != nil }
  }

  /// Whether the callback stands in a text that is an argument: `print("Inbox viewWillAppear")`.
  private func isInsideCall(_ left: Range<Int>) -> Bool {
    guard let quote = last("\"", in: left), quote > left.lowerBound else { return false }
    let open = self[quote - 1] == UInt8(ascii: "@") ? quote - 2 : quote - 1
    return open > left.lowerBound && self[open] == UInt8(ascii: "(") && self[open - 1].isWord
  }

  /// Whether the callback is declared or is a member of something: `case viewWillAppear`,
  /// `.viewWillAppear`, `rx.viewWillAppear.map`.
  private func isDeclared(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    let first = body.lowerBound..<body.lowerBound + body.prefix { self[$0].isWord }.count
    if first.upperBound < callback.lowerBound, self[first.upperBound] == 0x20,
      ["case", "let", "var", "static", "return", "await", "try"].contains(text(first))
    {
      return true
    }
    let next = callback.upperBound
    if next + 1 < body.upperBound, self[next] == UInt8(ascii: "."), self[next + 1].isLetter,
      !self[next + 1].isCapital
    {
      return true
    }
    return callback.lowerBound == body.lowerBound + 1 && self[body.lowerBound] == 0x2E
  }

  /// Whether the callback is called: `child.viewWillAppear(animated)`, `[child viewWillAppear:YES]`.
  private func isCall(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    let next = callback.upperBound
    guard next < body.upperBound, callback.lowerBound > body.lowerBound else { return false }
    if self[callback.lowerBound - 1] == UInt8(ascii: "."), self[next] == UInt8(ascii: "(") {
      if isCallOfMember(callback, in: body) { return true }
      let word = next + 1..<next + 1 + (next + 1..<body.upperBound).prefix { self[$0].isWord }.count
      return isOne(of: ["true", "false", "animated"], word)
        && word.upperBound < body.upperBound && self[word.upperBound] == UInt8(ascii: ")")
    }
    guard self[next] == UInt8(ascii: ":"), let close = first("]", in: next..<body.upperBound),
      !isLoggedMethod(callback, from: body.lowerBound)
    else { return false }
    return isOne(of: ["yes", "no", "true", "false", "animated"], trimmed(next + 1..<close))
  }

  /// Whether a method of something is called without arguments: `presenter?.viewDidAppear()`. What
  /// logs `#function` writes a class in front, or says `(_:)`.
  private func isCallOfMember(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    let end = callback.upperBound + 2
    guard self[end - 1] == UInt8(ascii: ")"), end == body.upperBound else { return false }
    var start = callback.lowerBound - 1
    while start > body.lowerBound, self[start - 1].isWord || ".?!".utf8.contains(self[start - 1]) {
      start -= 1
    }
    let first = self[start]
    return start == body.lowerBound && first.isLetter && !first.isCapital
  }

  /// Whether the receiver of `[Inbox viewWillAppear:YES]` is a class or a pointer: no code has that.
  private func isLoggedMethod(_ callback: Range<Int>, from start: Int) -> Bool {
    guard let open = last("[", in: start..<callback.lowerBound) else { return false }
    return self[open + 1].isCapital || self[open + 1] == UInt8(ascii: "<")
  }

  /// Whether the line starts as a frame of a backtrace: `7  Demo  0x0000000102…`, `frame #3: 0x…`.
  private func isFrame(_ left: Range<Int>) -> Bool {
    let start = left.lowerBound
    if matches("frame #", at: start) || matches("* frame #", at: start) { return true }
    if matches("Breakpoint ", at: start) || matches("Thread ", at: start) { return true }
    if matches("at ", at: start) || matches("*** ", at: start) { return true }
    // A row of a profile: `12.0ms  3.0%  -[Inbox viewWillAppear:]`.
    if self[start].isDigit, find("ms ", in: left) != nil || find("ms|", in: left) != nil,
      find("% ", in: left) != nil || find("%|", in: left) != nil
    {
      return true
    }
    guard self[start].isDigit || self[start] == UInt8(ascii: "#") else { return false }
    // `#1  0x0000000100049 in Inbox.viewWillAppear(_:) ()`, its number stepped over.
    if matches("0x", at: start), let address = first(" ", in: left), matches(" in ", at: address) {
      return true
    }
    // A tab between columns is cleaned to a bar.
    guard let zero = find(" 0x", in: left) ?? find("|0x", in: left) else { return false }
    if self[start] == UInt8(ascii: "#"), self[start + 1].isDigit { return true }
    let digits =
      left.upperBound - zero > 9
      && (zero + 3..<zero + 9).allSatisfy {
        self[$0].hexDigitValue != nil
      }
    return digits && (zero == start || self[zero - 1] != UInt8(ascii: ":"))
  }

  /// Whether ` + 42` follows a callback, an address in a backtrace, or it names a block that runs
  /// later: `__41-[Inbox viewWillAppear:]_block_invoke`.
  func isBacktrace(after end: Int, in body: Range<Int>) -> Bool {
    var index = end
    while index < body.upperBound, "])}".utf8.contains(self[index]) { index += 1 }
    if matches("_block_invoke", at: index) { return true }
    var image = index
    while image < body.upperBound, self[image] == 0x20 { image += 1 }
    if matches("(in ", at: image), let close = first(")", in: image..<body.upperBound) {
      index = close + 1
    }
    return matches(" + ", at: index) && index + 3 < body.upperBound && self[index + 3].isDigit
  }
}
