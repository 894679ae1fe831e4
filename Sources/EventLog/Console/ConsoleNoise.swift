extension CleanText {
  /// Skips what is put before pasted lines: list marks, quote marks, comment marks.
  ///
  /// - Parameters:
  ///   - start: The start of the line.
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
        // A row of more number signs is not a Markdown heading.
        let signs = (index..<count).prefix { self[$0] == UInt8(ascii: "#") }.count
        guard signs > Self.deepestHeading else { return (index, isComment, true) }
        index += signs
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

  /// The most number signs of a Markdown heading.
  private static let deepestHeading = 6

  /// Returns the end of a list number: `14: `, `3. `, `2) `.
  func endOfNumber(at start: Int) -> Int? {
    var index = start
    while index < count, self[index].isDigit { index += 1 }
    // The first cell of a table row.
    if start > 1, self[start - 1] == 0x20, self[start - 2] == UInt8(ascii: "|"),
      matches(" |", at: index)
    {
      return index
    }
    guard index - start <= 5, index + 1 < count, self[index].isOne(of: ".):,"),
      self[index + 1] == 0x20 || !self[index + 1].isDigit && self[index] != UInt8(ascii: ":")
    else { return nil }
    return index + 1
  }

  /// Whether the callback is in source code or in a message about code.
  func isCode(_ callback: Range<Int>, in body: Range<Int>, isLogged: Bool) -> Bool {
    let left = body.lowerBound..<callback.lowerBound
    let right = callback.upperBound..<body.upperBound
    if starts(with: Self.starts, body) || has(Self.frontParts, left) || has(Self.parts, body)
      || has(Self.backParts, right) || isProbe(right) || matches("(Swift.", at: right.lowerBound)
      || matches(" seconds)", at: body.upperBound - 9) || isInsideCall(left) || isDiagnostic(left)
      || isStackFrame(body) || isFrame(left, callback) || isAddress(callback, left)
      || isDenied(callback, in: body)
    {
      return true
    }
    guard !isLogged else { return false }
    if starts(with: Self.codeStarts, body) || has(Self.codeFrontParts, left) || isMarkup(body)
      || has(Self.codeParts, body) || isLink(callback, in: body) || isListedSymbol(left, callback)
      || isReference(left, right) || isQuotedInCode(callback, in: body)
      || isStatement(callback, in: body) || isAssigned(left)
    {
      return true
    }
    let last = self[body.upperBound - 1]
    let penultimate = body.count > 1 ? self[body.upperBound - 2] : 0x20
    if last == UInt8(ascii: "{") { return true }
    if last == UInt8(ascii: ";"), penultimate == 0x29 || penultimate == 0x5D { return true }
    // Code with a comment after it, or a method's signature.
    if let comment = find(" //", in: left), first("(", in: body.lowerBound..<comment) != nil {
      return true
    }
    return declaresArgument(callback, in: body) || isDeclared(callback, in: body)
      || isCall(callback, in: body)
  }

  /// The starts of messages that no call has: debuggers, backtraces, HTTP requests.
  private static let starts: [StaticString] = [
    "(lldb)", "frame #", "* frame #", "Breakpoint ", "Thread ", "at ", "*** -[", "*** Terminating",
    "*** Assertion", "*** First", "GET ", "POST ", "PUT ", "HEAD ", "PATCH ",
  ]

  /// Parts of messages that no call has: before the callback, anywhere, and after it. Streams of
  /// RxSwift and Combine report their own life: `Inbox.viewWillAppear -> subscribed`.
  private static let frontParts: [StaticString] = [
    "Test Case '", "Compiling ", "closure #", "selector(",
  ]
  private static let parts: [StaticString] = ["XCTAssert", "unrecognized selector"]
  private static let backParts: [StaticString] = [
    ":return", "-> subscribed", "-> isDisposed", "-> Event completed", "-> Event error",
    "receive subscription", "request unlimited", "request max", "receive finished",
    "receive cancel",
  ]

  /// Starts and parts of source code and documentation, which a logger may print.
  private static let codeStarts: [StaticString] = [
    "function ", "fun ", "func ", "def ", "void ", "#pragma ", "#import ", "#define ", "po ",
    "\"title\"",
  ]
  private static let codeFrontParts: [StaticString] = ["grep ", "/documentation/", "/*", "@objc "]
  private static let codeParts: [StaticString] = ["\\(", "%@"]

  private func starts(with texts: [StaticString], _ body: Range<Int>) -> Bool {
    texts.contains { matches($0, at: body.lowerBound) }
  }

  private func has(_ texts: [StaticString], _ part: Range<Int>) -> Bool {
    texts.contains { find($0, in: part) != nil }
  }

  /// Whether a line starts with a tag that has attributes, as web pages do: `<label class="option">`.
  private func isMarkup(_ body: Range<Int>) -> Bool {
    guard self[body.lowerBound] == UInt8(ascii: "<"), let end = first(">", in: body),
      let value = find("=\"", in: body.lowerBound..<end)
    else { return false }
    return (body.lowerBound + 1..<value).allSatisfy { !self[$0].isCapital && self[$0] != 0x3A }
  }

  /// Whether a type is in the callback's brackets, `viewWillAppear(_ animated: Bool)`, or before
  /// its argument, `viewWillAppear:(BOOL)animated`.
  private func declaresArgument(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    if matches(":(", at: callback.upperBound),
      let close = first(")", in: callback.upperBound..<body.upperBound - 1)
    {
      return self[close + 1].isLetter && self[close - 1].isLetter
    }
    guard self[callback.upperBound] == UInt8(ascii: "("),
      let close = first(")", in: callback.upperBound..<body.upperBound),
      let colon = find(": ", in: callback.upperBound..<close)
    else { return false }
    let type = trimmed(colon + 1..<close)
    return !type.isEmpty && self[type.lowerBound].isLetter
      && type.allSatisfy { self[$0].isLetter || self[$0].isOne(of: "?!.") }
      && (isOne(of: ["bool"], type) || !isOne(of: ConsoleWords.flags, type))
  }

  /// Whether the callback is part of a URL: `/track?event=…`.
  private func isAddress(_ callback: Range<Int>, _ left: Range<Int>) -> Bool {
    let start = last(" ", in: left).map { $0 + 1 } ?? left.lowerBound
    let word = start..<callback.lowerBound
    return find("://", in: word) != nil
      || first("?", in: word) != nil && first("=", in: word) != nil
  }

  /// Whether a cross, or words in one of many languages, say that the callback was not called.
  private func isDenied(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    let rest = callback.upperBound..<body.upperBound
    // No refusal is shorter, except for a cross or a word in another script.
    guard rest.count > 8 || rest.contains(where: { self[$0] >= 0x80 || self[$0] == 1 }) else {
      return false
    }
    return ConsoleWords.refusals.contains { find($0, in: rest) != nil }
  }

  /// Whether the callback is the text of a link, `[viewWillAppear](…)`, or a node of a chart,
  /// `--> D["viewWillAppear(_:)"]`.
  private func isLink(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    if let close = find("](", in: callback.upperBound..<body.upperBound), close + 2 < count,
      first("[", in: body.lowerBound..<callback.lowerBound) != nil,
      !matches("0x", at: close + 2), !self[close + 2].isDigit
    {
      return true
    }
    let quote = callback.lowerBound - 1
    return quote > body.lowerBound + 1 && self[quote] == UInt8(ascii: "\"")
      && self[quote - 1] == UInt8(ascii: "[") && self[quote - 2].isWord
  }

  /// Whether the callback is mentioned by the compiler's name of a method,
  /// `c:objc(cs)UIViewController(im)…`, or as a method's implementation, `… -> IMP_original`.
  private func isReference(_ left: Range<Int>, _ right: Range<Int>) -> Bool {
    let word = trimmed(right, front: ": ->", back: " ").prefix { self[$0].isLetter }
    return matches("(im)", at: left.upperBound - 4) || isOne(of: ["imp"], word)
  }

  /// Whether the callback is an argument in code, or an entry of a table in code:
  /// `hook(Inbox.self, "viewDidAppear:")`, `{ "viewWillAppear", KIND_A },`, `on: .viewDidAppear)`.
  private func isQuotedInCode(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    let front = callback.lowerBound - 1
    guard front >= body.lowerBound else { return false }
    if self[front] == UInt8(ascii: "."), self[front - 1] == 0x20 || self[front - 1] == 0x28 {
      return true
    }
    if matches("`-", at: front - 1) { return true }
    guard self[front] == UInt8(ascii: "\"") else { return matches(":_", at: callback.upperBound) }
    if self[front - 1] == UInt8(ascii: "@") || matches(":\"", at: callback.upperBound) {
      return true
    }
    let last = self[body.upperBound - 1]
    let isLabeled = (body.lowerBound..<front).contains { self[$0].isOne(of: ":=") }
    if last == UInt8(ascii: ","), !isLabeled { return true }
    guard last == UInt8(ascii: ")"), let open = self.last("(", in: body.lowerBound..<front) else {
      return false
    }
    return open > body.lowerBound && self[open - 1].isWord
      && first(")", in: open..<callback.lowerBound) == nil && first(",", in: open..<front) != nil
  }

  /// Whether the line is a message of a compiler or a linter:
  /// `Inbox.swift:31:5: warning: method …`.
  private func isDiagnostic(_ left: Range<Int>) -> Bool {
    [": error: ", ": warning: ", ": note: "].contains { (mark: StaticString) in
      find(mark, in: left).map { $0 > left.lowerBound && self[$0 - 1].isDigit } ?? false
    }
  }

  /// Whether the callback is in a text that is an argument: `print("Inbox viewWillAppear")`,
  /// `print(f'{name} viewWillAppear')`.
  private func isInsideCall(_ left: Range<Int>) -> Bool {
    let quotes: [Unicode.Scalar] = ["\"", "'", "`"]
    return quotes.contains { mark in
      guard let quote = last(mark, in: left), quote > left.lowerBound + 1 else { return false }
      let open = self[quote - 1].isOne(of: "@$f") ? quote - 2 : quote - 1
      return open > left.lowerBound && self[open] == UInt8(ascii: "(") && self[open - 1].isWord
    }
  }

  /// Whether the line is a statement whose argument is a text: `puts "Inbox viewWillAppear"`.
  private func isStatement(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    let command = body.prefix { self[$0].isLetter && !self[$0].isCapital || self[$0] == 0x2E }
    let quote = command.endIndex + 1
    guard !command.isEmpty, self[quote - 1] == 0x20, self[quote].isOne(of: "\"'"),
      quote + 1 < callback.lowerBound
    else { return false }
    // A text with quotes of its own may be a view's name.
    return (quote + 1..<body.upperBound).first { self[$0] == self[quote] } == body.upperBound - 1
  }

  /// Whether the callback is in a value that code writes to a member or a variable of an object:
  /// `label.text = "viewWillAppear: …"`, `@state = :viewWillAppear`.
  private func isAssigned(_ left: Range<Int>) -> Bool {
    let target = left.prefix { self[$0].isWord || self[$0].isOne(of: ".@?!") }
    guard !self[left.lowerBound].isCapital, target.contains(where: { self[$0].isOne(of: ".@") }),
      matches(" = ", at: target.endIndex)
    else { return false }
    return self[target.endIndex + 3].isOne(of: "\"'`:@")
  }

  /// Whether the callback is declared or is a member of something: `case viewWillAppear`,
  /// `.viewWillAppear`, `rx.viewWillAppear.map`.
  private func isDeclared(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    let first = body.prefix { self[$0].isWord }
    if first.upperBound < callback.lowerBound, self[first.upperBound] == 0x20,
      isOne(of: Self.statements, first)
    {
      return true
    }
    // A step of a chain: `.takeUntil(viewWillAppear)`.
    if self[body.lowerBound] == UInt8(ascii: "."), self[body.lowerBound + 1].isLetter,
      !self[body.lowerBound + 1].isCapital
    {
      return true
    }
    let next = callback.upperBound
    if matches(" = ", at: next),
      isOne(of: ConsoleWords.flags, trimmed(next + 3..<body.upperBound, back: "; "))
    {
      return true
    }
    if matches("?(", at: next) || matches(".rx.", at: callback.lowerBound - 4)
      || isMentioned(callback, in: body)
    {
      return true
    }
    if next + 1 < body.upperBound, self[next] == UInt8(ascii: "."), self[next + 1].isLetter,
      !self[next + 1].isCapital
    {
      return true
    }
    return false
  }

  /// Whether documentation mentions the callback: `@see [Inbox viewWillAppear:]`,
  /// `@c viewWillAppear`.
  private func isMentioned(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    guard let sign = last("@", in: body.lowerBound..<callback.lowerBound), self[sign - 1] == 0x20
    else { return false }
    let word = (sign + 1..<callback.lowerBound).prefix { self[$0].isLetter && !self[$0].isCapital }
    return !word.isEmpty && self[word.endIndex] == 0x20
  }

  /// Words that start statements of source code.
  private static let statements: WordSet = [
    "case", "let", "var", "static", "return", "await", "try", "guard", "public", "private",
    "internal", "fileprivate",
  ]

  /// Whether the line is code that calls the callback: `child.viewWillAppear(animated)`,
  /// `[child viewWillAppear:YES]`.
  private func isCall(_ callback: Range<Int>, in body: Range<Int>) -> Bool {
    let next = callback.upperBound
    guard next < body.upperBound, callback.lowerBound > body.lowerBound else { return false }
    if self[callback.lowerBound - 1] == UInt8(ascii: "."), self[next] == UInt8(ascii: "(") {
      if next + 2 == body.upperBound, startOfMemberCall(callback, in: body) == body.lowerBound {
        return true
      }
      let word = (next + 1..<body.upperBound).prefix { self[$0].isWord }
      // Only a log has a class before the call, `Inbox.viewWillAppear(true)`, or an address after it.
      let owner = (body.lowerBound..<callback.lowerBound - 1).reversed().prefix { self[$0].isWord }
      return isOne(of: ["true", "false", "animated"], word)
        && word.upperBound < body.upperBound && self[word.upperBound] == UInt8(ascii: ")")
        && find("0x", in: word.upperBound..<body.upperBound) == nil
        && (isOne(of: ["animated"], word) || !(owner.last.map { self[$0].isCapital } ?? false))
    }
    guard self[next] == UInt8(ascii: ":"), let close = first("]", in: next..<body.upperBound),
      !isLoggedMethod(callback, from: body.lowerBound)
    else { return false }
    return isOne(of: ["yes", "no", "true", "false", "animated"], trimmed(next + 1..<close))
  }

  /// Returns the start of a call without arguments on a variable, `inbox.viewWillAppear()`, or nil.
  /// A line that logs `#function` has a class before the method, or `(_:)` after it.
  func startOfMemberCall(_ callback: Range<Int>, in body: Range<Int>) -> Int? {
    guard matches("()", at: callback.upperBound), self[callback.lowerBound - 1] == 0x2E else {
      return nil
    }
    var start = callback.lowerBound - 1
    while start > body.lowerBound, self[start - 1].isWord || self[start - 1].isOne(of: ".?!") {
      start -= 1
    }
    return self[start].isWord && !self[start].isCapital ? start : nil
  }

  /// Whether the receiver in `[Inbox viewWillAppear:YES]` is a class or a pointer, unlike in code.
  private func isLoggedMethod(_ callback: Range<Int>, from start: Int) -> Bool {
    guard let open = last("[", in: start..<callback.lowerBound) else { return false }
    return self[open + 1].isCapital || self[open + 1] == UInt8(ascii: "<")
  }
}
