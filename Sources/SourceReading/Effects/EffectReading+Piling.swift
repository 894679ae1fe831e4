import EventModel

/// What callbacks add to objects that outlive the screen, and that nothing takes back.
extension EffectReading {
  /// Whether a call begins to observe something that has no end, and drops what could end it:
  /// `store.getUser().on(value: show).start()`.
  func beginsEndlessStream(_ step: UnfoldedStep) -> Bool {
    if step.name.hasPrefix("subscribeNext") { return observesAnew(step) }
    guard Self.observing.contains(step.name), !step.isResolved,
      ["", "_", "~_"].contains(step.holder),
      step.receiver.count > 1, step.isDropped,
      !step.receiver.contains(where: Self.ending.contains)
    else { return false }
    return step.receiver.contains(where: Self.streams.contains) || asksStore(step.receiver)
  }

  /// Whether a call of ReactiveCocoa observes what lasts longer than the appearance, and drops what
  /// could end it: `[RACObserve(self.model, name) subscribeNext:^(id name) { … }]`.
  private func observesAnew(_ step: UnfoldedStep) -> Bool {
    guard !step.isResolved, ["", "_"].contains(step.holder), !step.isOfNewObject,
      !step.receiver.contains(where: Self.ending.contains)
    else { return false }
    let text = step.source.text
    let statement = Self.statement(before: step.token, in: text)
    let names = statement.filter { text[$0].kind == .identifier }.map { text.string($0) }
    return names.contains(where: Self.lasting.contains)
      && !names.contains(where: Self.ending.contains)
      && !statement.contains { text.keyword($0) == .return }
  }

  /// Returns the tokens of a statement before a token, without the blocks in them.
  private static func statement(before token: Int, in text: SourceText) -> [Int] {
    var found: [Int] = []
    var index = token - 1
    while index >= 0, found.count < Limits.valueTokens {
      if text.isMark(index, "}"), let open = text.partner(of: index), text.isMark(open - 1, ")") {
        index = open - 1
      }
      if [";", "{", "}", "="].contains(where: { text.isMark(index, $0) }) { break }
      found.append(index)
      index -= 1
    }
    return found
  }

  /// The names of what goes on in ReactiveCocoa.
  private static let lasting: Set = [
    "RACObserve", "rac_textSignal", "rac_signalForControlEvents", "rac_addObserverForName",
    "rac_valuesForKeyPath",
  ]

  private static let observing: Set = ["start", "startWithValues", "observeValues", "subscribe"]

  /// The names of what has no end.
  private static let streams: Set = ["signal", "producer", "reactive", "rx"]

  /// The names of what ends a stream.
  private static let ending: Set = [
    "take", "takeUntil", "first", "asSingle", "single", "timeout", "elementAt", "last",
  ]

  /// Whether names ask an object that keeps data, which answers again after each change.
  private func asksStore(_ path: [String]) -> Bool {
    zip(path, path.dropFirst()).contains { owner, query in
      guard let kind = words.words(of: owner).last else { return false }
      return Self.stores.contains(kind)
        && ["get", "observe", "watch"].contains(words.words(of: query).first)
    }
  }

  private static let stores: Set = ["repository", "store", "storage", "database", "dao"]

  /// Whether a function of another object puts the screen, or its view, into a list that all screens
  /// share and that is never made shorter.
  func addsToSharedList(_ step: UnfoldedStep) -> Bool {
    guard !step.isInOwnClass, Self.lengthening.contains(step.name),
      SharedNames.holds(step.receiver), let list = step.receiver.last, step.state.condition == nil,
      step.passedValues.contains(where: { $0.isSelf || $0.path == ["view"] || $0.mayBeClosure })
    else { return false }
    return !step.isOfSet && !step.isShortened(list)
  }

  /// Whether a function of an object that the screen has appends something to a list of that object,
  /// which the callback does not replace: `rows.append` in `viewModel.load()`.
  func lengthensModel(_ step: UnfoldedStep, _ list: [String]) -> Bool {
    guard let root = step.owner.first, property(root) != nil,
      list.count == step.owner.count + 1, list.starts(with: step.owner),
      // Another object may have its reasons.
      !step.marks.contains(.conditional),
      !list.flatMap(words.words(of:)).contains(where: Self.records.contains)
    else { return false }
    let path = list.joined(separator: ".")
    return !uses.writes(to: path).contains { $0.phase == step.phase && $0 !== step }
      && !uses.writes(to: root).contains { $0.phase == step.phase }
      && !steps.contains {
        $0.isInCallback && $0.name.hasPrefix("remove") && $0.receiverText == path
      }
  }

  /// Whether a call appends something to a list.
  static func appends(_ step: UnfoldedStep) -> Bool { lengthening.contains(step.name) }

  /// The words of lists in which each event of a kind is meant to be.
  private static let records: Set = [
    "log", "logs", "logger", "event", "events", "history", "queue", "tracker", "analytics",
    "visited",
  ]

  private static let lengthening: Set = ["append", "addObject"]
}

extension UnfoldedStep {
  /// Whether it is called on a collection that has each element once: `Set<Int>`, `NSMutableSet`.
  var isOfSet: Bool {
    guard let type = receiverType else { return false }
    let name = SourceIndex.plainName(type)
    return type.hasPrefix("Set")
      || ["Set", "HashTable"].contains(where: name.hasSuffix) && name != "NSCountedSet"
  }

  /// Whether the result of the call is not used: the call ends its statement, which begins with its
  /// receiver.
  fileprivate var isDropped: Bool {
    let text = source.text
    guard text.file.language == .swift else { return false }
    var last = token
    while last + 1 < text.count, text.isMark(last + 1, "(") || text.isMark(last + 1, "{") {
      guard let close = text.partner(of: last + 1) else { return false }
      last = close
    }
    guard text.isMark(last + 1, "}") || text.startsStatement(last + 1) else { return false }
    var first = token
    while first > 1, text.isMark(first - 1, ".") {
      first -= 2
      if text.isMark(first, "?") || text.isMark(first, "!") { first -= 1 }
      while first > 0, let open = text.partner(of: first), open < first { first = open - 1 }
    }
    return text.startsStatement(first)
      || text.matches(first - 1, "=") && text.matches(first - 2, "_")
  }

  /// Whether its file takes anything out of a list, or replaces the list.
  fileprivate func isShortened(_ list: String) -> Bool {
    let text = source.text
    return text.tokens.indices.contains { token in
      guard text.matches(token, list) else { return false }
      if text.isMark(token + 1, "="), text.keyword(token - 1) != .var { return true }
      let next = text.isMark(token + 1, ".") ? token + 2 : token + 1
      guard next < text.count, text[next].kind == .identifier else { return false }
      return ["remove", "filter", "compact", "reap", "popLast"].contains {
        text.begins(next, with: $0)
      }
    }
  }
}
