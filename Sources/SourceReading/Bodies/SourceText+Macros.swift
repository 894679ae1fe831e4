extension SourceText {
  /// Whether a token has the name of a macro that is not known: only capitals, digits and
  /// underscores, as in `STOP_TIMER(timer)`.
  func isNamedAsMacro(_ token: Int) -> Bool {
    guard self[token].kind == .identifier, self[token].range.count > 2 else { return false }
    return file.bytes[self[token].range].allSatisfy {
      $0.isCapital || $0 == UInt8(ascii: "_") || 48...57 ~= $0
    }
  }

  /// Returns the condition on which a macro leaves the function, by its name: `isOn` for
  /// `RETURN_IF(isOn);`. Nil for any other statement.
  func conditionOfReturn(_ start: Int) -> Range<Int>? {
    guard isNamedAsMacro(start), isMark(start + 1, "("), let close = partner(of: start + 1),
      close > start + 2, string(start).holds("RETURN") || string(start).holds("GUARD")
    else { return nil }
    return start + 2..<close
  }
}
