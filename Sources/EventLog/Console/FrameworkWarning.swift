/// The words with which UIKit itself complains about callbacks. They name a callback and are none.
///
/// Seen from iOS 5 to iOS 17 in public issues.
enum FrameworkWarning {
  /// Words that every such line holds.
  static let phrases: [StaticString] = [
    "Unbalanced calls to begin/end appearance transitions",
    "directly on a view controller is not supported",
  ]

  /// A part of the first phrase that stays as it is where a slash is escaped.
  static let mark = "appearance transitions"
}

extension CleanText {
  /// Returns the warning in a message, or nil if it is none.
  func frameworkWarning(in body: Range<Int>) -> ConsoleReading? {
    guard FrameworkWarning.phrases.contains(where: { find($0, in: body) != nil }) else {
      return nil
    }
    guard let open = last("<", in: body), let close = first(">", in: open..<body.upperBound) else {
      return .warning(nil)
    }
    return .warning(pointer(open..<close + 1))
  }
}
