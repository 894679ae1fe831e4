/// Strings that code writes in other ways than as literals.
extension Unfolding {
  /// Returns the literal that has the same content as a value: `@"rate"` for
  /// `NSStringFromSelector(@selector(rate))` and for a constant of the file that has this value,
  /// `"rate"` for `#keyPath(Player.rate)`; nil for another value.
  func spelledString(_ range: Range<Int>, _ frame: Frame) -> String? {
    let text = frame.text
    if text.file.language == .swift { return text.keyPath(range) }
    if let path = text.selectorName(range) ?? text.macroKeyPath(range) { return "@\"\(path)\"" }
    return range.count == 1 ? constantString(range.lowerBound, frame) : nil
  }

  /// Returns the literal that is the value of a constant outside of types: `NSString *const kName =
  /// @"name";`.
  private func constantString(_ token: Int, _ frame: Frame) -> String? {
    guard frame.text[token].kind == .identifier else { return nil }
    let source = index.files[frame.file]
    let name = frame.text.string(token)
    guard
      let constant = source.outline.properties.first(where: {
        $0.name == name && $0.isConstant && $0.initialValue != nil
      }), frame.body.local(name, at: token) == nil, frame.bound[name] == nil,
      let value = constant.initialValue?.first, frame.text[value].kind == .string
    else { return nil }
    return frame.text.string(value)
  }
}

extension SourceText {
  /// Returns the key path that Swift makes of properties: `currentItem.status` of
  /// `#keyPath(AVPlayer.currentItem.status)`.
  fileprivate func keyPath(_ range: Range<Int>) -> String? {
    guard let first = range.first, matches(first, "#keyPath"),
      let path = names(between: first + 1, range.upperBound)
    else { return nil }
    let names = path[0].startsWithCapital ? path[1...] : path[...]
    return names.isEmpty ? nil : "\"\(names.joined(separator: "."))\""
  }

  /// Returns the name of the selector of which a value is the text:
  /// `NSStringFromSelector(@selector(rate))`.
  fileprivate func selectorName(_ range: Range<Int>) -> String? {
    guard range.count == 7, matches(range.lowerBound, "NSStringFromSelector"),
      keyword(range.lowerBound + 2) == .selector
    else { return nil }
    return string(range.lowerBound + 4)
  }

  /// Returns the key path that a macro makes of properties: the last part of
  /// `@keypath(self.player, rate)`, what follows the first dot in `@keypath(player.rate)`.
  fileprivate func macroKeyPath(_ range: Range<Int>) -> String? {
    guard let first = range.first, matches(first, "@keypath"), isMark(first + 1, "("),
      let close = partner(of: first + 1), close == range.upperBound - 1
    else { return nil }
    let comma = (first + 2..<close).last { isMark($0, ",") }
    let start = comma.map { $0 + 1 } ?? first + 2
    let path = (start..<close).filter { self[$0].isWord }.map(string)
    let names = comma == nil ? path[...].dropFirst() : path[...]
    return names.isEmpty ? nil : names.joined(separator: ".")
  }

  /// Returns the names in the parentheses between two tokens; nil if there is none.
  private func names(between open: Int, _ end: Int) -> [String]? {
    guard isMark(open, "("), let close = partner(of: open), close == end - 1 else { return nil }
    let names = (open + 1..<close).filter { self[$0].isWord }.map(string)
    return names.isEmpty ? nil : names
  }
}
