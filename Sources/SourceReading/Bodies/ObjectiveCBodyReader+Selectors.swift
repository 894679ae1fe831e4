extension ObjectiveCBodyReader {
  /// Returns the message that another object is told to send itself at once: `[delegate didClose:self]`
  /// for `[delegate performSelector:@selector(didClose:) withObject:self]`; nil for any other message.
  func performed(_ message: Message) -> Message? {
    guard text.matches(message.words[0], "performSelector"), let selector = message.arguments.first,
      message.words.dropFirst().allSatisfy({ text.matches($0, "withObject") }),
      text.keyword(selector.lowerBound) == .selector, selector.count > 3,
      text[selector.lowerBound + 2].kind == .identifier,
      !Unfolding.isSelf(names(of: message.receiver))
    else { return nil }
    return Message(
      receiver: message.receiver, words: [selector.lowerBound + 2],
      arguments: Array(message.arguments.dropFirst()), end: message.end)
  }
}
