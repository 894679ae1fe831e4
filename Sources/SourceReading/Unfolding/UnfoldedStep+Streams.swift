/// Closures that go on until they are canceled.
extension UnfoldedStep {
  /// Whether a closure argument waits for the values of a sequence without an end, a stream of
  /// notifications or the values of a model, or repeats something after a pause.
  var awaitsStream: Bool { awaitsStream(step) }

  /// Whether it is in a closure that a task runs for each value of a sequence without an end.
  var isInStream: Bool {
    var context = step.context
    while context > 0 {
      if case .argument(_, let passed) = contexts[context].kind {
        let call = calls[passed.step]
        if call.name == "Task" || call.name == "detached", awaitsStream(call) { return true }
      }
      context = contexts[context].parent
    }
    return caller?.isInStream ?? false
  }

  private func awaitsStream(_ call: BodyStep) -> Bool {
    call.arguments.contains { argument in
      argument.tokens.contains {
        repeats(at: $0, argument.tokens.upperBound) || iterates(at: $0, argument.tokens.upperBound)
      }
    }
  }

  /// Whether a loop over a sequence without an end starts at a token: `for await note in
  /// center.notifications(named: name)`.
  private func iterates(at token: Int, _ end: Int) -> Bool {
    guard text.keyword(token) == .for,
      text.matches(token + 1, "await") || text.keyword(token + 1) == .try,
      let list = (token..<end).first(where: { text.keyword($0) == .in }),
      let brace = (list..<end).first(where: { text.isMark($0, "{") })
    else { return false }
    return (list..<brace).contains {
      text[$0].kind == .identifier
        && words(of: text.string($0)).contains(where: Self.streams.contains)
    }
  }

  /// Whether a loop that only the end of its task ends, and that pauses, starts at a token: `while
  /// !Task.isCancelled { try? await Task.sleep(…) }`.
  private func repeats(at token: Int, _ end: Int) -> Bool {
    guard text.keyword(token) == .while,
      let brace = (token..<end).first(where: { text.isMark($0, "{") }),
      let close = text.partner(of: brace)
    else { return false }
    let condition = token + 1..<brace
    return
      (condition.contains { text.matches($0, "isCancelled") }
      || condition.count == 1 && text.keyword(token + 1) == .true)
      && (brace..<close).contains { text.matches($0, "sleep") }
  }

  private static let streams: Set = [
    "notifications", "values", "updates", "events", "changes", "stream", "messages",
  ]
}
