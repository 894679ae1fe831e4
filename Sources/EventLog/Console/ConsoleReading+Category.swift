extension ConsoleLineReader {
  /// Whether a text in brackets is the category that the log's calls have before their classes:
  /// `[life] viewDidAppear` among lines such as `[life] InboxController viewDidAppear`.
  func isCategory(_ name: ConsoleName) -> Bool {
    name.form == .bracketed && text.text(name.name) == habits.category
  }

  /// Whether a line without a class has words of a sentence and another category than the calls of
  /// classes: `[net] viewDidAppear trace upload failed`.
  func isOfOtherCategory(_ event: ConsoleEvent) -> Bool {
    guard isLogged, let usual = habits.category else { return false }
    let callback = event.match.range
    let isTag = event.name.map { $0.form == .bracketed && !text.isClassName($0.name) } ?? true
    let end = text.endOfArguments(after: callback, to: body.upperBound)
    return isTag && text.plainWords(in: end..<body.upperBound) > 1
      && category(before: callback.lowerBound) ?? usual != usual
  }

  /// Returns the text in the last brackets before a place, `life`, unless it is a process id.
  func category(before place: Int) -> String? {
    guard let close = text.last("]", in: 0..<place), let open = text.last("[", in: 0..<close),
      case let inside = open + 1..<close, !text.hasNoLetter(inside),
      prefix.process.map({ !$0.overlaps(inside) }) ?? true
    else { return nil }
    return text.text(inside)
  }
}
