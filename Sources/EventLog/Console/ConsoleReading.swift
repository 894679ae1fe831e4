import EventModel

/// The meaning of one console line.
enum ConsoleReading {
  /// No event: noise, prose, code.
  case nothing
  /// Events, in their order in the line.
  case events([ConsoleEvent])
  /// A warning of UIKit, about a view if it names one.
  case warning(ConsoleName?)

  /// Whether a callback of the contract is among the events.
  var hasCallback: Bool {
    guard case .events(let events) = self else { return false }
    return events.contains { $0.match.code < EventRecord.Code.callbackLimit }
  }
}

/// A callback in a console line with the view it belongs to.
struct ConsoleEvent {
  var match: WordFinder.Match
  /// The view's name, or nil if the line has none.
  var name: ConsoleName?
}

/// A reader of one console line, which finds each callback's name and rejects prose and code.
struct ConsoleLineReader {
  let text: CleanText
  let prefix: ConsolePrefix
  /// The range of the message.
  let body: Range<Int>
  /// The habits of the log.
  let habits: ConsoleHabits
  /// Whether a time or a process before the message shows that a logger wrote the line.
  let isLogged: Bool
  /// Whether the line is a comment of source code.
  let isComment: Bool
  let isHeading: Bool

  init(_ text: CleanText, habits: ConsoleHabits) {
    self.text = text
    self.habits = habits
    let lead = text.lead(from: 0, keepsNumbers: habits.numbersAreNames)
    prefix = ConsolePrefix(text, lead.end..<text.count)
    isLogged = prefix.time != nil || prefix.process != nil
    isComment = lead.isComment
    isHeading = lead.isHeading
    let message = text.trimmed((isLogged ? prefix.end : lead.end)..<text.count)
    body = habits.hasStops ? text.call(atStop: message) : message
  }

  /// Makes a reader of a message whose time and process are stored elsewhere.
  init(message text: CleanText, habits: ConsoleHabits, isLogged: Bool = true) {
    self.text = text
    self.habits = habits
    prefix = ConsolePrefix(messageAt: 0)
    self.isLogged = isLogged
    isComment = false
    isHeading = false
    body = text.trimmed(0..<text.count)
  }

  func read(_ matches: [WordFinder.Match]) -> ConsoleReading {
    guard !body.isEmpty, !isHeading else { return .nothing }
    if !isComment, let warning = text.frameworkWarning(in: body) { return warning }
    let words = matches.filter {
      $0.code != EventRecord.Code.frameworkWarning && $0.range.lowerBound >= body.lowerBound
    }
    guard let first = words.first, !text.isNoise(first.range, in: body, isLogged: isLogged) else {
      return .nothing
    }
    if habits.entersAndLeaves, text.isLeaving(body) { return .nothing }
    if words.count == 1 { return one(words[0], words[0], from: body.lowerBound) }
    if let events = list(words) { return isChain(events) ? .nothing : .events(events) }
    if case .events(let events) = one(first, first, from: body.lowerBound),
      let name = events[0].name, text.remark(behind: first.range, name, in: body) != nil
    {
      return .events(events)
    }
    let callbacks = words.filter { $0.code < EventRecord.Code.callbackLimit }
    return several(callbacks.isEmpty ? words : callbacks)
  }

  /// Whether a line that no logger wrote lists callbacks with at most one name: the order of a
  /// life, as tutorials explain it, `viewDidLoad -> viewWillAppear -> viewDidAppear`.
  private func isChain(_ events: [ConsoleEvent]) -> Bool {
    guard !isLogged, Set(events.map(\.match.code)).count > 1 else { return false }
    return Set(events.map { $0.name?.whole }).count == 1
      || events.allSatisfy { text.startOfMemberCall($0.match.range, in: body) != nil }
  }

  /// How many words of a line that are not a list are tried: each is read with the whole line.
  private static let triedWords = 16

  /// Reads several words that are not a list: one event if they are the same, otherwise prose.
  private func several(_ words: [WordFinder.Match]) -> ConsoleReading {
    guard words.allSatisfy({ $0.code == words[0].code }) else { return .nothing }
    for word in words.prefix(Self.triedWords) {
      let reading = one(word, words[words.count - 1], from: body.lowerBound)
      if case .events(let events) = reading, events[0].name != nil { return reading }
    }
    return words.count == 1 || isLogged
      ? one(words[0], words[words.count - 1], from: body.lowerBound) : .nothing
  }

  /// Reads a line with one event.
  ///
  /// - Parameters:
  ///   - word: The callback.
  ///   - last: The last callback of the line; the name may also follow it.
  ///   - start: The start of the part before the callback.
  private func one(
    _ word: WordFinder.Match, _ last: WordFinder.Match, from start: Int
  ) -> ConsoleReading {
    let end = text.endOfArguments(after: word.range, to: body.upperBound)
    guard !text.isReason(word.range, in: body) else { return .nothing }
    let tail = text.endOfArguments(after: last.range, to: body.upperBound)
    var after = text.neighbour(after: tail, to: body.upperBound)
    var before = text.neighbour(before: word.range, from: start)
    if let labelled = text.labelled(word.range, in: body) { before = .name(labelled) }
    if let name = plainName { before = .name(name) }
    // Metadata before a bracketed module, as swift-log writes them:
    // `screens : view=Inbox [Mail] viewWillAppear`.
    if case .name(let module) = before, module.form == .bracketed,
      let labelled = text.value(
        of: ConsoleWords.viewLabels, in: body.lowerBound..<module.whole.lowerBound,
        except: module.whole)
    {
      before = .name(labelled)
    }
    if case .name(let name) = before { before = text.method(name, word.range, end) }
    if let name = text.name(inside: word.range) { (before, after) = (.name(name), .none) }
    if text.endsWithFunction(word.range, in: body) {
      (before, after) = (text.subject(of: body), .none)
    }
    let chosen = chosen(before, after, tail)
    guard chosen != .talk else { return .nothing }
    let found: ConsoleName? = if case .name(let name) = chosen { name } else { nil }
    let name = found.flatMap { habits.forms.isCategory($0, in: text) ? nil : $0 }
    // A part of a record on several lines: `"event": "viewDidAppear",`.
    if name == nil, habits.splitsRecords || text[body.lowerBound] == UInt8(ascii: "\""),
      let label = text.label(before: word.range.lowerBound, from: body.lowerBound),
      habits.splitsRecords || label.lowerBound == body.lowerBound + 1
    {
      return .nothing
    }
    let remark = name.flatMap { text.remark(behind: word.range, $0, in: body) }
    let talk = TalkCheck(
      text: text, body: body.lowerBound..<(remark?.lowerBound ?? body.upperBound),
      callback: word.range, argumentsEnd: end, name: name, isLogged: isLogged,
      isComment: isComment)
    let event = ConsoleEvent(match: word, name: name)
    guard !talk.isTalk, !(remark.map(text.deniesCall) ?? false) else { return .nothing }
    lazy var line = ColumnLine(event, in: self)
    let placed = habits.columns.placed(event, line)
    let repeatsOrMentions =
      habits.columns.isEcho(placed, in: self) || habits.forms.isMention(placed, line, in: self)
    return repeatsOrMentions ? .nothing : .events([placed])
  }

  /// Returns the side that has the name, or `talk` if the line only mentions the callback.
  private func chosen(_ before: Neighbour, _ after: Neighbour, _ tail: Int) -> Neighbour {
    switch (before, after) {
    case (.talk, .name(let name))
    where isLogged && !text.isLowercase(name.name) || name.form == .pointer:
      return after
    case (.talk, _), (.none, .talk): return .talk
    case (.name(let first), .name(let second)) where first.form != .method:
      if second.form == .pointer, second.instance != nil, mayBeCalled(second, behind: first),
        text.trimmed(tail..<max(tail, second.whole.lowerBound)).isEmpty
      {
        return after
      }
      return isOwnClass(second) && (isNoClass(first) || isTag(first)) ? after : before
    case (.name, _): return before
    default: return after
    }
  }

  /// Whether a name is that of a level, a thread or a line rather than of a class: `D`, `main`, `40`.
  private func isNoClass(_ name: ConsoleName) -> Bool {
    let isLevel = name.name.count == 1 && text[name.name.lowerBound].isOne(of: "VDIWE")
    return name.instance == nil
      && (isLevel || text.isLowercase(name.name) || text.isNumber(name.name))
  }

  /// Whether a name before a callback is a tag with a level, `D/App: viewWillAppear in InboxController`.
  private func isTag(_ name: ConsoleName) -> Bool {
    let start = name.name.lowerBound
    return text[start - 1] == UInt8(ascii: "/") && text[start - 2].isOne(of: "VDIWE")
      && !text[start - 3].isWord
  }

  /// Whether a name is that of a class of the app, and not a word in capitals.
  private func isOwnClass(_ name: ConsoleName) -> Bool {
    text.isClassName(name.name) && !text.isFramework(name.name)
      && name.name.contains { text[$0].isLetter && !text[$0].isCapital }
  }

  /// Whether an object after a callback may be the view that was called, although another name is
  /// before the callback. An object of the system is one that the view mentions, unless that name
  /// is a log's category: `[screens] viewWillAppear: <UITabBarController: 0x1>`.
  private func mayBeCalled(_ object: ConsoleName, behind first: ConsoleName) -> Bool {
    if !text.isFrameworkClass(object.name) { return true }
    let isCategory = first.form == .bracketed && !text[first.name.lowerBound].isCapital
    return isCategory && !text.isFramework(object.name)
  }

  /// Returns the start of the last message in a part that has lost its line breaks: the end of the
  /// line's process prefix where it occurs again.
  private func startOfMessage(from start: Int, to end: Int) -> Int? {
    guard let process = prefix.process else { return nil }
    let mark = process.lowerBound - 1..<prefix.end
    return (start..<max(start, end - mark.count + 1))
      .last { at in mark.allSatisfy { text[at + $0 - mark.lowerBound] == text[$0] } }
      .map { $0 + mark.count }
  }

  /// Reads `N callback -> N callback`, with only punctuation and names between, or returns nil.
  private func list(_ words: [WordFinder.Match]) -> [ConsoleEvent]? {
    if let events = listWithNamesBehind(words) ?? joinedCalls(words) { return events }
    var events: [ConsoleEvent] = []
    var start = body.lowerBound
    var isSentence = false
    var arrows = 0
    for word in words {
      let message = startOfMessage(from: start, to: word.range.lowerBound)
      start = message ?? start
      let before = text.neighbour(before: word.range, from: start)
      var name: ConsoleName?
      switch before {
      case .name(let found):
        guard case .name(let method) = text.method(found, word.range, word.range.upperBound) else {
          return nil
        }
        name = method
        // A name that touches the callback may extend past the callback's start.
        let nameEnd = min(found.whole.upperBound, word.range.lowerBound)
        let step = text.find("->", in: nameEnd..<word.range.lowerBound)
        if let last = events.last, step != nil,
          text.find("->", in: start..<max(start, found.whole.lowerBound)) != nil
        {
          // A user action between two calls: `viewDidAppear -> tap -> viewWillDisappear`.
          events.append(ConsoleEvent(match: word, name: last.name))
          start = text.endOfArguments(after: word.range, to: body.upperBound)
          continue
        }
      case .none:
        name = message != nil || text.namesEachCall(events) ? nil : events.last?.name
      case .talk: return nil
      }
      let gapEnd = min(
        word.range.lowerBound, before == .none ? word.range.lowerBound : name!.whole.lowerBound)
      let gap = start..<max(start, gapEnd)
      if events.isEmpty {
        isSentence = !isLogged && (text.plainWords(in: gap) >= 3 || text.ideographs(in: gap) >= 5)
      } else if message == nil {
        guard text.isListGap(gap, behind: events[events.count - 1], before: name) else {
          return nil
        }
        arrows += text.find("->", in: gap) == nil ? 0 : 1
      }
      events.append(ConsoleEvent(match: word, name: name))
      start = text.endOfArguments(after: word.range, to: body.upperBound)
    }
    let rest = start..<body.upperBound
    isSentence =
      isSentence || !isLogged && (text.plainWords(in: rest) >= 3 || text.ideographs(in: rest) >= 5)
      || !isLogged && text.isSentence(body, of: events)
    // A sentence may state an order: `… in this order: (A)viewWillDisappear -> (B)viewWillAppear`
    let isTold =
      events.allSatisfy { $0.name?.form == .labelled }
      || arrows == events.count - 1 && events.count > 2 && events.allSatisfy { $0.name != nil }
    return isSentence && !isTold ? nil : events
  }
}

extension ConsoleLineReader {
  /// Reads calls whose lines a web page joined, with the comments between them:
  /// `Inbox viewDidLoad() Inbox viewWillAppear(_:) // tap Message viewDidLoad()`. Returns nil if
  /// there is other text between them.
  private func joinedCalls(_ words: [WordFinder.Match]) -> [ConsoleEvent]? {
    guard words.count > 2 else { return nil }
    var events: [ConsoleEvent] = []
    var start = body.lowerBound
    for word in words {
      let end = text.endOfArguments(after: word.range, to: body.upperBound)
      let front = text.words(in: start..<max(start, word.range.lowerBound - 1))
      let isCall = text[end - 1] == UInt8(ascii: ")") || word == words.last
      guard isCall, text[word.range.lowerBound - 1] == 0x20,
        let name = front.last, text.isClassName(name),
        front.count == 1 || text.matches("//", at: front[0].lowerBound)
          || isComment && events.isEmpty && text.find(" // ", in: body) != nil,
        let token = text.token(name, whole: name)
      else { return nil }
      events.append(ConsoleEvent(match: word, name: token))
      start = end
    }
    return events
  }

  /// Reads `callback(N) -> callback(N)`, or returns nil if a name is missing.
  private func listWithNamesBehind(_ words: [WordFinder.Match]) -> [ConsoleEvent]? {
    var events: [ConsoleEvent] = []
    for word in words {
      let open = word.range.upperBound
      guard text.endOfArguments(after: word.range, to: body.upperBound) == open,
        text[open] == UInt8(ascii: "("), let close = text.first(")", in: open..<body.upperBound),
        let name = text.bracketed(open..<close + 1)
      else { return nil }
      if let last = events.last?.name {
        // Other calls may come between: `viewWillDisappear(A) -> loadView(B) -> viewWillAppear(B)`.
        guard last.whole.upperBound <= word.range.lowerBound else { return nil }
        let gap = last.whole.upperBound..<word.range.lowerBound
        let other = text.trimmed(gap, front: " ->,;|", back: " ->,;|")
        guard other.count < gap.count, text.first(" ", in: other) == nil else { return nil }
      }
      events.append(ConsoleEvent(match: word, name: name))
    }
    return events
  }
}

extension CleanText {
  /// Returns the start of a call without arguments on a variable, `inbox.viewWillAppear()`, or nil.
  /// A line that logs `#function` has a class before the method, or `(_:)` after it.
  fileprivate func startOfMemberCall(_ callback: Range<Int>, in body: Range<Int>) -> Int? {
    guard matches("()", at: callback.upperBound), self[callback.lowerBound - 1] == 0x2E else {
      return nil
    }
    var start = callback.lowerBound - 1
    while start > body.lowerBound, self[start - 1].isWord || self[start - 1].isOne(of: ".?!") {
      start -= 1
    }
    return self[start].isWord && !self[start].isCapital ? start : nil
  }

  /// Whether several calls each have their own name, and not all the same one. A following call
  /// without a name is then not a call of the last view.
  fileprivate func namesEachCall(_ events: [ConsoleEvent]) -> Bool {
    var hasUnnamed = false
    for index in events.indices.reversed() {
      let place = events[index].name?.whole
      if place == nil ? hasUnnamed : index > 0 && events[index - 1].name?.whole == place {
        return false
      }
      hasUnnamed = hasUnnamed || place == nil
    }
    let name = { (event: ConsoleEvent) in event.name.map { text($0.name) } }
    return events.first.map { first in events.contains { name($0) != name(first) } } ?? false
  }

  /// Whether the text between two events of a line is only punctuation: `->`, `,`, `|`.
  ///
  /// Two methods, or two labeled values, need no punctuation between them.
  fileprivate func isListGap(
    _ gap: Range<Int>, behind last: ConsoleEvent, before name: ConsoleName?
  ) -> Bool {
    var hasSign =
      last.name?.form == .method && name?.form == .method
      || last.name?.form == .labelled && name?.form == .labelled
    for index in gap {
      // A number of a list that is on one line: `1. viewDidLoad -> 2. viewWillAppear`.
      let isNumber = bytes[index].isDigit && (bytes[index + 1].isDigit || bytes[index + 1] == 0x2E)
      if !isNumber, bytes[index].isWord || bytes[index] >= 0x80 { return false }
      if bytes[index].isOne(of: ">,;|") { hasSign = true }
    }
    return hasSign
  }

  /// How many bytes before a method are searched for the place where something happened.
  private static var placeDistance: Int { 256 }

  /// Returns the name as a method's if a bracket closes after the callback:
  /// `-[Inbox viewWillAppear:]`.
  func method(_ name: ConsoleName, _ callback: Range<Int>, _ end: Int) -> Neighbour {
    let open = name.whole.lowerBound - 1
    var close = end
    if close < count, self[close] == UInt8(ascii: ":") { close += 1 }
    guard open >= 0, self[open] == UInt8(ascii: "["), close < count,
      self[close] == UInt8(ascii: "]"), name.whole.upperBound <= callback.lowerBound
    else { return .name(name) }
    // A class method is not a call on a view.
    if open > 0, self[open - 1] == UInt8(ascii: "+") { return .talk }
    // The name of a test.
    if matches("Tests", at: name.name.upperBound - 5) { return .talk }
    // `NSRangeException in -[Inbox viewWillAppear:]`
    let near = max(0, open - Self.placeDistance)..<open
    let front = words(in: near).map(trimmedSigns).filter { !$0.isEmpty }
      .suffix(2)
    if front.count == 2, isOne(of: ConsoleWords.places, front.last!), isClassName(front.first!) {
      return .talk
    }
    var method = name
    method.form = .method
    let hasSign = open > 0 && self[open - 1] == UInt8(ascii: "-")
    method.whole = (hasSign ? open - 1 : open)..<close + 1
    return .name(method)
  }
}
