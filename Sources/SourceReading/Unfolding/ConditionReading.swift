import EventModel

/// What one condition checks.
struct ConditionReading {
  /// Whether it checks more than whether an optional has a value.
  var isConditional = false
  var marks: SourceMarks = []
  /// The names that are checked for being false, nil or empty.
  var askedStates: [String] = []
  /// The names that are unwrapped, or that must have a value.
  var boundStates: [String] = []
  /// The names that must be false.
  var deniedStates: [String] = []
  /// The names that must be true.
  var requiredStates: [String] = []
  /// The names that must be nil or empty.
  var emptyStates: [String] = []

  private let unfolding: Unfolding
  private let frame: Frame
  private let text: SourceText
  private let readsNames: Bool

  /// Reads a condition; the names in it are read only if they are asked for.
  init(
    _ range: Range<Int>, in unfolding: Unfolding, _ frame: Frame, isNegated: Bool,
    readsNames: Bool = false
  ) {
    self.unfolding = unfolding
    self.frame = frame
    self.readsNames = readsNames
    text = frame.text
    guard !range.isEmpty else {
      isConditional = true
      return
    }
    let parts = parts(range)
    // If several conditions did not all hold, any one of them may have held.
    for part in parts { read(part, isNegated, alone: parts.count == 1 || !isNegated) }
    if !readsNames { marks.formUnion(asked(range)) }
  }

  /// Returns the parts between commas, `&&` and `||`.
  private func parts(_ range: Range<Int>) -> [Range<Int>] {
    var result: [Range<Int>] = []
    var start = range.lowerBound
    var index = start
    while index < range.upperBound {
      if text.isMark(index, ",") || text.matches(index, "&&") || text.matches(index, "||") {
        if index > start { result.append(start..<index) }
        start = index + 1
        index = start
      } else {
        index = text.after(index)
      }
    }
    if start < range.upperBound { result.append(start..<range.upperBound) }
    return result
  }

  private mutating func read(_ part: Range<Int>, _ isNegated: Bool, alone: Bool) {
    if text[part.lowerBound].kind == .hashWord || part.contains(where: isAvailability) {
      // Code that runs only on older systems is obsolete.
      if isNegated {
        isConditional = true
        if readsNames { askedStates.append("available") }
      }
      return
    }
    if text.keyword(part.lowerBound) == .let || text.keyword(part.lowerBound) == .var {
      readBinding(part, isNegated)
      return
    }
    let asksNil = part.contains(where: text.isNil)
    let isUnequal = part.contains { text.matches($0, "!=") }
    if asksNil, isUnequal != isNegated {
      if namesError(part) { isConditional = true }
      boundStates += paths(in: part, isBound: true)
      return
    }
    if asksNil, namesError(part) { return }
    let any = text.asksForAny(part) { frame.body.local(text.string($0), at: $0)?.value }
    if let any, any.holds != isNegated {
      if readsNames {
        boundStates.append(unfolding.resolve(plain(any.collection), frame).joined(separator: "."))
      }
      return
    }
    if isExistence(part) {
      if isNegated != startsWithNot(part) {
        addPaths(part)
      } else {
        boundStates += paths(in: part, isBound: true) + asked(by: part)
      }
      return
    }
    // A flag that is used up where it is asked for holds only once.
    if !readsNames, part.contains(where: isUsingUp) { marks.insert(.guardedByOwnState) }
    // The first appearance always answers it with yes.
    if asksEntering(part), isNegated == startsWithNot(part) { return }
    isConditional = true
    // A set lets it happen only once.
    if !readsNames, !isNegated, text.isInsertion(part) { marks.insert(.guardedByOwnState) }
    addPaths(part)
    guard alone, readsNames else { return }
    if let any {
      emptyStates.append(unfolding.resolve(plain(any.collection), frame).joined(separator: "."))
    } else if asksNil {
      emptyStates += paths(in: part)
    } else {
      readFlag(part, isNegated)
    }
  }

  /// Reads the name of a flag that must be false, `!isObserving`, or true.
  private mutating func readFlag(_ part: Range<Int>, _ isNegated: Bool) {
    let name = startsWithNot(part) ? part.lowerBound + 1..<part.upperBound : part
    // The parts of a pair are no flags.
    if text.isMark(name.lowerBound, "("), name.contains(where: { text.isMark($0, ",") }) { return }
    let isMessage = text.isMark(name.lowerBound, "[") && !name.contains { text.isMark($0, ":") }
    guard let path = isMessage ? text.objectiveCPath(name) : text.path(whole: name) else { return }
    let flag = unfolding.resolve(plain(path), frame).joined(separator: ".")
    if isNegated != startsWithNot(part) {
      deniedStates.append(flag)
    } else {
      requiredStates.append(flag)
    }
  }

  /// Whether a part asks only whether the screen comes for the first time: `[self isMovingToParentViewController]`.
  private func asksEntering(_ part: Range<Int>) -> Bool {
    let names = part.filter { text[$0].kind == .identifier }
    return !names.isEmpty && names.allSatisfy { Self.marks[text.string($0)] == .asksEntering }
  }

  /// Returns names without the underscores that Objective-C puts before those of its variables. The
  /// value in an object is that object: `didAdd` for `didAdd.boolValue`.
  private func plain(_ path: [String]) -> [String] {
    guard text.file.language == .objectiveC, !path.isEmpty else { return path }
    var names = path.map(ObjectiveCBodyReader.plain)
    if names.count > 1, ["boolValue", "integerValue", "intValue"].contains(names.last) {
      names.removeLast()
    }
    // A variable of the class is not a parameter of the same name: `_tracking == tracking`.
    let isVariable = names[0] != path[0] && frame.bound[names[0]] != nil
    return isVariable ? ["self"] + names : names
  }

  /// Whether a part checks what a call reports when it fails.
  private func namesError(_ part: Range<Int>) -> Bool {
    part.contains {
      guard text[$0].kind == .identifier else { return false }
      let name = text.string($0)
      return name.holds("rror") && CamelWords.of(name).contains("error")
    }
  }

  private func startsWithNot(_ part: Range<Int>) -> Bool { text.isMark(part.lowerBound, "!") }

  private mutating func readBinding(_ part: Range<Int>, _ isNegated: Bool) {
    let equals = part.first { text.isMark($0, "=") } ?? part.lowerBound
    let paths = paths(in: equals + 1..<max(part.upperBound, equals + 1), isBound: !isNegated)
    if isNegated {
      isConditional = true
      askedStates += paths
    } else {
      if namesError(part) { isConditional = true }
      boundStates += paths
      // What is taken out of a queue is not there the next time.
      if !readsNames, part.contains(where: isTaking) { marks.insert(.guardedByOwnState) }
    }
  }

  private func isAvailability(_ token: Int) -> Bool {
    text.isMark(token - 1, "@") && text.matches(token, "available")
      || text.matches(token, "@available")
  }

  /// Whether a token names a call that removes something from its container.
  private func isTaking(_ token: Int) -> Bool {
    guard text[token].kind == .identifier else { return false }
    return ["dequeue", "consume", "popFirst", "popLast", "removeFirst", "take"]
      .contains { text.begins(token, with: $0) }
  }

  /// Whether a token names a call that changes the flag whose value it returns.
  private func isUsingUp(_ token: Int) -> Bool {
    ["consume", "exchange"].contains { text.matches(token, $0) } && text.isMark(token + 1, "(")
  }

  /// Whether a part in Objective-C only checks whether an object exists, or whether it answers a
  /// message.
  private func isExistence(_ part: Range<Int>) -> Bool {
    if part.contains(where: {
      text.matches($0, "respondsToSelector") || text.matches($0, "isViewLoaded")
    }) {
      return true
    }
    guard text.file.language == .objectiveC else { return false }
    let range = startsWithNot(part) ? part.lowerBound + 1..<part.upperBound : part
    guard let path = text.objectiveCPath(range), path.count < (path[0] == "self" ? 4 : 3),
      let type = unfolding.typeName(of: path, frame)
    else { return false }
    return !["BOOL", "bool", "NSInteger", "NSUInteger", "CGFloat", "int"].contains(type)
  }

  /// Returns the path that a message reads from an object: `[center pendingPage]` is
  /// `center.pendingPage`.
  private func asked(by part: Range<Int>) -> [String] {
    guard readsNames, text.file.language == .objectiveC, let path = text.objectiveCPath(part),
      path.count > (path[0] == "self" ? 2 : 1)
    else { return [] }
    return [unfolding.resolve(path, frame).joined(separator: ".")]
  }

  private mutating func addPaths(_ range: Range<Int>) { askedStates += paths(in: range) }

  /// Returns the names in a part of a condition, and those in the values of its locals.
  ///
  /// If only the existence of a function's result is checked, what the function examines says
  /// nothing about the state of the result.
  private func paths(
    in range: Range<Int>, isOfLocal: Bool = false, isBound: Bool = false
  ) -> [String] {
    guard readsNames else { return [] }
    var result: [String] = []
    var index = range.lowerBound
    while index < range.upperBound {
      let token = text[index]
      // The receiver of `[self isPushed]` says nothing.
      let isReceiver =
        token.keyword == .self && text.isMark(index - 1, "[")
        && !text.isMark(index + 1, ".")
      guard
        token.kind == .identifier || token.keyword == .self && !isReceiver
          || token.keyword == .capitalSelf,
        !text.isMark(index - 1, "."), !isSelector(index)
      else {
        if let message = message(at: index) {
          result.append(unfolding.resolve(plain(message), frame).joined(separator: "."))
          if message.count == 2, message[0] == "self", !isOfLocal || !isBound {
            result += states(askedBy: message[1])
          }
        }
        index += 1
        continue
      }
      let rest = index..<range.upperBound
      if let path = text.path(first: rest).map(plain), !path.isEmpty, result.count < 32 {
        result.append(unfolding.resolve(path, frame).joined(separator: "."))
        if !isOfLocal, path.count == 1, let local = frame.body.local(path[0], at: index) {
          result += paths(in: local.value, isOfLocal: true, isBound: isBound)
        }
        let isOfClass = path.count == 1 || path == ["self", path[path.count - 1]]
        if isOfClass, !isOfLocal || !isBound {
          result += states(askedBy: path[path.count - 1])
        }
      }
      index += 1
    }
    return result
  }

  /// Returns the names of an Objective-C message without arguments that begins at a token: those of
  /// `[timer isValid]` are `timer`, `isValid`.
  private func message(at open: Int) -> [String]? {
    guard text.file.language == .objectiveC, text.isMark(open, "["),
      let close = text.partner(of: open), let path = text.objectiveCPath(open..<close + 1),
      text[close - 1].isWord, path.last == ObjectiveCBodyReader.plain(text.string(close - 1))
    else { return nil }
    return path
  }

  /// Whether a token is a part of a message's selector: it follows an operand. In Swift it is a
  /// label.
  private func isSelector(_ token: Int) -> Bool {
    guard text.file.language == .objectiveC else {
      return text.isMark(token + 1, ":")
        && (text.isMark(token - 1, "(") || text.isMark(token - 1, ","))
    }
    guard token > 0 else { return false }
    let before = text[token - 1]
    return before.kind == .identifier || before.isMark("]") || before.keyword == .self
      || (before.isMark(")") && text.partner(of: token - 1).map { text[$0 - 1].isWord } == true)
  }

  /// Returns what the words of a condition check about the transition, also in wrapped conditions.
  private func asked(_ range: Range<Int>) -> SourceMarks {
    var result: SourceMarks = []
    let looksForSelf = text.looksForSelf(range)
    for index in range where text[index].kind == .identifier {
      let word = text.string(index)
      if let mark = Self.mark(index, text, looksForSelf) {
        result.formUnion(mark)
        continue
      }
      if asksForNoContainer(index) {
        result.formUnion(.aware)
        continue
      }
      if let local = frame.body.local(word, at: index) {
        result.formUnion(asked(by: local, looksForSelf: false, depth: 0))
      } else if let passed = frame.bound[word] {
        result.formUnion(passed.askedMarks)
      } else if !text.isMark(index - 1, ".") || text.keyword(index - 2) == .self {
        result.formUnion(wrapped(word))
      }
    }
    return result
  }

  /// Returns what the value of a local checks, what the locals in it check, and what the conditions
  /// check under which the local gets another value.
  private func asked(by local: LocalName, looksForSelf: Bool, depth: Int) -> SourceMarks {
    guard depth < Limits.followedLocals else { return [] }
    let sets = frame.body.steps.lazy.filter { $0.sets(local) }
    var result: SourceMarks = []
    for range in [local.value] + sets.flatMap({ frame.body.conditions(around: $0) }) {
      let looksForSelf = looksForSelf || text.looksForSelf(range)
      for token in range where text[token].kind == .identifier {
        if let mark = Self.mark(token, text, looksForSelf) {
          result.formUnion(mark)
        } else if let inner = frame.body.local(text.string(token), at: token),
          inner.name != local.name
        {
          result.formUnion(asked(by: inner, looksForSelf: looksForSelf, depth: depth + 1))
        }
      }
    }
    return result
  }

  /// Whether a token names what shows the screen and the condition checks that it is nil, as it is when
  /// the screen has left for good: `parent == nil`, `!self.navigationController`.
  private func asksForNoContainer(_ token: Int) -> Bool {
    guard Self.containers.contains(text.string(token)) else { return false }
    let isMember = text.isMark(token - 1, ".")
    guard !isMember || text.keyword(token - 2) == .self else { return false }
    if text.matches(token + 1, "=="), text.isNil(token + 2) { return true }
    return text.file.language == .objectiveC && !text.isMark(token + 1, ".")
      && text.isMark(isMember ? token - 3 : token - 1, "!")
  }

  private static let containers: Set = [
    "parent", "parentViewController", "navigationController", "presentingViewController",
  ]

  /// Returns what a token checks. The stack no longer contains a screen that is being popped, even
  /// if the pop may still be cancelled.
  static func mark(
    _ token: Int, _ text: SourceText, _ looksForSelf: Bool
  ) -> SourceMarks? {
    let word = text.string(token)
    let mark = looksForSelf && word == "viewControllers" ? .asksLeaving : marks[word]
    guard mark == .asksLeaving else { return mark }
    let owner = (0..<token).last { index in !["?", "!", "."].contains { text.isMark(index, $0) } }
    return owner.map { text[$0].kind == .identifier } == true ? [.asksLeaving, .ofContainer] : mark
  }

  /// Returns what a name checks about the transition; nil for other names.
  static func mark(of word: String) -> SourceMarks? { marks[word] }

  /// Returns what a property or a function of the class checks inside.
  private func wrapped(_ word: String) -> SourceMarks { unfolding.wrapped(word, frame).marks }

  /// Returns the properties that a computed property or a function of the class examines.
  private func states(askedBy word: String) -> [String] {
    unfolding.wrapped(word, frame).properties
      .map { (frame.selfPath + [$0]).joined(separator: ".") }
  }

  private static let marks: [String: SourceMarks] = [
    "isCancelled": .aware, "transitionCoordinator": .aware, "topViewController": .aware,
    "visibleViewController": .aware, "viewControllers": .aware, "transitionWasCancelled": .aware,
    "isMovingFromParent": .asksLeaving, "isMovingFromParentViewController": .asksLeaving,
    "isBeingDismissed": .asksLeaving, "isMovingToParent": .asksEntering,
    "isMovingToParentViewController": .asksEntering, "isBeingPresented": .asksEntering,
    // The names of the properties in Objective-C.
    "movingFromParentViewController": .asksLeaving, "beingDismissed": .asksLeaving,
    "movingToParentViewController": .asksEntering, "beingPresented": .asksEntering,
  ]
}

/// What a condition of a function means, however the function is reached.
struct KnownCondition {
  /// Distinguishes one condition from another.
  struct Key: Hashable {
    var tokens: Range<Int>
    var isNegated: Bool
  }

  let isConditional: Bool
  let marks: SourceMarks
}
