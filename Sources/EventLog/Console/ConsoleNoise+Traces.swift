/// Lines of backtraces, crash reports, symbol tables, linkers and DTrace.
extension CleanText {
  /// Whether the line starts like a frame of a backtrace: `7  Demo  0x0000000102…`.
  func isFrame(_ left: Range<Int>, _ callback: Range<Int>) -> Bool {
    let start = left.lowerBound
    // A row of a profile: `12.0ms  3.0%  -[Inbox viewWillAppear:]`.
    if self[start].isDigit, find("ms ", in: left) != nil || find("ms|", in: left) != nil,
      find("% ", in: left) != nil || find("%|", in: left) != nil
    {
      return true
    }
    guard self[start].isDigit || self[start] == UInt8(ascii: "#") else { return false }
    // A tab between columns was cleaned to a bar.
    guard let zero = find(" 0x", in: left) ?? find("|0x", in: left) else { return false }
    let digits =
      left.upperBound - zero > 9
      && (zero + 3..<zero + 9).allSatisfy {
        self[$0].hexDigitValue != nil
      }
    // A callback just after the address has no class, and a symbol always has one.
    let isSymbol = (zero + 1..<callback.lowerBound).contains {
      self[$0] == 0x20 && $0 + 1 < callback.lowerBound
    }
    return digits && isSymbol && (zero == start || self[zero - 1] != UInt8(ascii: ":"))
  }

  /// Whether an offset follows the callback, ` + 42`, as in a backtrace, or the line names a block
  /// that runs later: `__41-[Inbox viewWillAppear:]_block_invoke`.
  func isBacktrace(after end: Int, in body: Range<Int>) -> Bool {
    var index = end
    while index < body.upperBound, self[index].isOne(of: "])}") { index += 1 }
    if matches("_block_invoke", at: index) { return true }
    var image = index
    while image < body.upperBound, self[image] == 0x20 { image += 1 }
    if matches("(in ", at: image), let close = first(")", in: image..<body.upperBound) {
      if matches(" (", at: close + 1) { return true }
      index = close + 1
    }
    // The code coverage of a method: `Inbox.viewWillAppear(_:) 66.67% (2/3)`
    let number = (image..<body.upperBound).prefix { self[$0].isDigit || self[$0] == 0x2E }.count
    if number > 0, self[image + number] == UInt8(ascii: "%") { return true }
    // `(Demo +196432 / +196800)`
    if matches("(", at: image), let close = first(")", in: image..<body.upperBound),
      let plus = find(" +", in: image..<close), self[plus + 2].isDigit
    {
      return true
    }
    return matches(" + ", at: index) && index + 3 < body.upperBound && self[index + 3].isDigit
  }

  /// Whether the line is or contains a stack frame of a crash report in JSON.
  func isStackFrame(_ body: Range<Int>) -> Bool {
    guard first("{", in: body) != nil else { return false }
    let keys: [StaticString] = [
      "\"instruction_addr\"", "\"in_app\"", "\"symbolLocation\"", "\"frameAddress\"",
      "\"image_addr\"",
    ]
    return keys.contains { find($0, in: body) != nil }
  }

  /// Whether DTrace names a method without the object that was called: `-viewWillAppear::entry`.
  func isProbe(_ right: Range<Int>) -> Bool {
    find(":entry", in: right).map { find("0x", in: $0..<right.upperBound) == nil } ?? false
  }

  /// Whether a method is in a symbol table, a listing or a pattern: `… t -[Inbox viewWillAppear:]`,
  /// ``UIKit`-[Inbox …]``, `-[Inbox viewWillAppear:]:`, `-[* viewWillAppear*]`.
  func isListedSymbol(_ left: Range<Int>, _ callback: Range<Int>) -> Bool {
    guard let open = find("-[", in: max(0, left.lowerBound - 3)..<left.upperBound) else {
      return false
    }
    if matches("]:", at: callback.upperBound + 1), callback.upperBound + 3 >= count {
      return true
    }
    if open > 1, self[open - 1].isOne(of: "`!"), self[open - 2].isWord { return true }
    if self[max(0, open - 1)] == UInt8(ascii: "'"), plainWords(in: left.prefix { $0 < open }) > 1 {
      return true
    }
    if self[open + 2] == UInt8(ascii: "*") { return true }
    let front = trimmed(left.lowerBound..<max(left.lowerBound, open))
    guard front.count > 3, self[front.upperBound - 2] == 0x20 || self[front.upperBound - 1] == 0x5D
    else { return false }
    let digits = front.prefix { self[$0].hexDigitValue != nil || self[$0] == 0x78 }.count
    return digits > 7
      && (self[front.upperBound - 1].isLetter || find("0x", in: front.dropFirst(2)) != nil)
  }
}
