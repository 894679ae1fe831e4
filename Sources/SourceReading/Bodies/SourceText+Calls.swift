import EventModel

extension Limits {
  /// The most tokens before an argument that are searched for the call to which it is passed.
  static let argumentTokens = 1_024
}

extension SourceText {
  /// Returns the token of the name of the innermost call around an argument: `Sheet` for
  /// `Sheet(onDone: { })`; nil for what stands in other brackets, or too far behind the name.
  func nameOfCall(around token: Int) -> Int? {
    var index = token - 1
    let first = max(0, token - Limits.argumentTokens)
    while index > first {
      guard let partner = partner(of: index) else {
        index -= 1
        continue
      }
      guard partner > index else {
        index = partner - 1
        continue
      }
      return isMark(index, "(") && self[index - 1].kind == .identifier ? index - 1 : nil
    }
    return nil
  }
}
