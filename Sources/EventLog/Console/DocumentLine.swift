import EventModel

/// A line of a page, and what it says by itself.
struct DocumentLine {
  /// The offset of the line in the log, and its number, from 1.
  var offset: Int
  var number: Int
  /// The cleaned line, without quote marks and blanks at its ends.
  var text: [UInt8]
  /// The callbacks, including known context.
  var words: [WordFinder.Match]
  var events: [(code: UInt8, name: String?)]
  /// Whether the line has no time and no process of a logger.
  var isLoose: Bool
  var isHeading: Bool
  /// Whether the line is a comment of source code.
  var isComment: Bool
  /// The meaning of its first characters.
  var mark: LineMark?

  /// Whether the line is a Markdown heading, `### Swipe, let go`, and not a stack frame, `#3 main`.
  var dividesPage: Bool {
    guard isHeading, isLoose, words.isEmpty else { return false }
    let title = text.drop { $0 == UInt8(ascii: "#") }
    return text.first == UInt8(ascii: "#") && (title.startIndex > 1 || title.first == 0x20)
  }

  /// The language of a line that opens or closes a code block, or nil for another line.
  var fence: String? {
    guard text.starts(with: "```".utf8) || text.starts(with: "~~~".utf8) else { return nil }
    return String(decoding: text.dropFirst(3), as: UTF8.self).trimmingBlanks.lowercased()
  }

  /// The first word of the line, if it is the tag that an app puts before its messages, in capitals or
  /// brackets: `INBOX:`, `[Inbox]`.
  var tag: [UInt8]? {
    guard isLoose, mark == nil else { return nil }
    let word = text.prefix { $0 != 0x20 }
    let isTag =
      word.count > 1 && text.count > word.count + 1
      && (word.last?.isOne(of: ":]") == true && !word.contains { $0.isLetter && !$0.isCapital }
        || word.first == UInt8(ascii: "[") && word.last == UInt8(ascii: "]"))
    return isTag ? Array(word) : nil
  }

  /// The line without its name, its callbacks, its addresses and its numbers.
  var form: [UInt8] {
    var rest = withoutAddresses.filter { !$0.isDigit }
    for part in events.map({ $0.name ?? "" }) + words.map({ text(of: $0) }) where !part.isEmpty {
      let part = part.utf8.filter { !$0.isDigit }
      if let place = rest.offset(of: part) { rest.removeSubrange(place..<place + part.count) }
    }
    return rest
  }

  /// The line with `0x` for each address.
  private var withoutAddresses: [UInt8] {
    var rest: [UInt8] = []
    for byte in text {
      let isAddress = rest.suffix(2).elementsEqual("0x".utf8) && byte.hexDigitValue != nil
      if !isAddress { rest.append(byte) }
    }
    return rest
  }

  private func text(of word: WordFinder.Match) -> String {
    String(decoding: text[word.range], as: UTF8.self)
  }

  /// Whether the line contains one of some texts, which have no capitals.
  func says(_ texts: [StaticString]) -> Bool {
    let small = Array(String(decoding: text, as: UTF8.self).lowercased().utf8)
    return texts.contains { small.holds($0) }
  }

  var isBlank: Bool { text.isEmpty }

  /// Whether the line has a call of one of the contract's callbacks.
  var isCall: Bool { events.contains { $0.code < EventRecord.Code.callbackLimit } }

  /// The callback of the contract, if it is the line's only word.
  var callback: UInt8? {
    words.count == 1 && words[0].code < EventRecord.Code.callbackLimit ? words[0].code : nil
  }

  /// The only callback of the contract, whatever other words the line has.
  var judgedCallback: UInt8? {
    let codes = words.map(\.code).filter { $0 < EventRecord.Code.callbackLimit }
    return codes.count == 1 ? codes[0] : nil
  }

  /// Whether there are letters before the first callback.
  var hasFront: Bool {
    guard let first = words.first else { return false }
    return text[..<first.range.lowerBound].contains { $0.isLetter || $0 >= 0x80 }
  }

  /// The text before the first callback, from its first letter, and the text after the last one,
  /// without punctuation at their ends.
  var front: ArraySlice<UInt8> {
    guard let first = words.first else { return [] }
    return Self.trimmed(text[..<first.range.lowerBound].drop { $0 < 0x80 && !$0.isLetter })
  }
  var rest: ArraySlice<UInt8> {
    guard let last = words.last else { return [] }
    let rest = text[last.range.upperBound...]
    return Self.trimmed(rest.starts(with: "(_:)".utf8) ? rest.dropFirst(4) : rest)
  }

  private static func trimmed(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    let isSign: (UInt8) -> Bool = { $0 < 0x80 && !$0.isWord }
    return part.drop(while: isSign).reversed().drop(while: isSign).reversed()[...]
  }

  /// Whether the text after the callback describes it with words of a sentence.
  var isDescribed: Bool {
    let rest = rest
    let foreign = rest.count { $0 >= 0xC3 && $0 != 0xE2 }
    let words = rest.split(separator: 0x20)
    let plain = words.count { word in word.allSatisfy { $0.isLetter && !$0.isCapital } }
    return foreign > 3 || plain > 2 || plain > 0 && words.count > 5
  }

  /// Whether the line is a sentence without a call; one in another script is recognized by its end.
  var isProse: Bool {
    guard events.isEmpty else { return false }
    let words = text.split(separator: 0x20)
    let isForeign = text.suffix(3).elementsEqual("。".utf8)
    let hasEnd = words.last?.last?.isOne(of: ".:!?") ?? false || isForeign
    // Such a sentence has hardly any blanks.
    if isForeign, text.count(where: { $0 >= 0xC3 }) > 5 { return true }
    let plain = words.count { word in
      word.dropFirst().allSatisfy { $0.isLetter || hasEnd && $0 >= 0x80 }
    }
    return words.count > 4 && plain * 2 > words.count
  }

  /// Whether the line is a sentence with a last word that cannot end a sentence: `… before the`.
  var isLeftOpen: Bool {
    guard isProse, let word = text.split(separator: 0x20).last else { return false }
    return word.suffix(2).elementsEqual("'s".utf8) || ConsoleWords.prose.contains(word)
  }

  /// Whether the line starts as the lines of a block comment do, and whether nothing follows.
  var isStarred: Bool {
    text.first == UInt8(ascii: "*") && text.dropFirst().first ?? 0x20 == 0x20
  }
  var isStar: Bool { text.elementsEqual("*".utf8) }

  /// Whether the line starts with an arrow: `-> viewWillAppear()`.
  var isNextStep: Bool { text.starts(with: "->".utf8) }

  /// Whether the line is the start of a chain without calls: `viewDidLoad -> viewWillAppear ->`.
  var isOpenChain: Bool {
    !words.isEmpty && events.isEmpty && text.suffix(2).elementsEqual("->".utf8)
  }

  /// Whether the line is a method as a program prints it, or the end of one, in a comment:
  /// `-[Inbox setUrl:]`, `viewWillAppear:]`, `//InboxController viewDidLoad`.
  var isTrace: Bool { Self.traces.contains { text.matches($0) } }

  private static let traces = [
    TextPattern(#"[*/ ]*(_*\d*[+\-]\[[^ ]+ )?[a-z_][\w:]*\](_block_invoke)?( *-+.*)?"#),
    TextPattern(#"[*/ ]*\u\w*[a-z]\u\w*[ .][a-z]\w*(\([^)]*\))?:?"#),
  ]

  /// The class, and the address, of a line with nothing else: `<Demo.Inbox: 0x7f82>`, `InboxView`,
  /// `InboxView.swift`.
  var subject: (name: String, instance: String?)? {
    guard words.isEmpty, isLoose, Self.subjects.contains(where: { text.matches($0) }) else {
      return nil
    }
    let isFile = text.suffix(6).elementsEqual(".swift".utf8)
    let parts = text.dropLast(isFile ? 6 : 0).split { $0.isOne(of: "<>:; ") }
    let name = parts[0].split(separator: UInt8(ascii: ".")).last ?? []
    return (
      String(decoding: name, as: UTF8.self),
      parts.count > 1 ? String(decoding: parts[1], as: UTF8.self) : nil
    )
  }

  private static let subjects = [
    TextPattern(#"<[\w.]*\w: 0x\h+(;.*)?>"#), TextPattern(#"(\w+\.)?\u\w*"#),
    TextPattern(#"\u\w*\.swift"#),
  ]

  /// The words around the arrow of a chart's step, `C --> D[viewWillAppear:]`; either may be empty.
  var step: (from: ArraySlice<UInt8>, to: ArraySlice<UInt8>)? {
    guard let arrow = text.offset(of: "->") else { return nil }
    let isOpening: (UInt8) -> Bool = { $0.isOne(of: "[({;") }
    let front = text[..<arrow]
    let from = front.prefix(while: \.isWord)
    let back = text[(arrow + 2)...].drop { $0.isOne(of: " >") }
    let to = back.prefix(while: \.isWord)
    let ends = [from, to].map { String(decoding: $0, as: UTF8.self) }
    guard front[from.endIndex...].first(where: { !$0.isOne(of: " -") }).map(isOpening) ?? true,
      back[to.endIndex...].first(where: { $0 != 0x20 }).map(isOpening) ?? true,
      events.allSatisfy({ $0.name.map(ends.contains) ?? true })
    else { return nil }
    return (from, to)
  }

  /// Whether the line has an object with its class and its address, as only a log does.
  var hasObject: Bool { text.holds(": 0x") }

  /// Whether the line is an entry of a list that describes what comes next to it, without a call.
  var describes: Bool { mark == .item && words.isEmpty && isText }

  /// Whether the line is prose, also in a script without blanks between words.
  var isText: Bool { isProse || text.count { $0 >= 0xE3 } > 12 }

  /// Whether the line is an entry of a list that starts with a method: `- [Inbox viewWillAppear:]: …`,
  /// or says something of one: `-[Inbox viewWillAppear:]: …`.
  var isMethodItem: Bool {
    mark == .item && text.matches(Self.methodItem) || text.matches(Self.toldMethod)
  }

  private static let methodItem = TextPattern(#"[*\- ]+["'`*]*-?\[\w+ [a-z]\w+:?\]…"#)
  private static let toldMethod = TextPattern(#"[+\-]\[\w+ [a-z]\w+:?\] *(:|：)…"#)

  /// Whether the line is only a callback, apart from list marks and quotes.
  var isBare: Bool { callback != nil && isBareWord }

  /// Whether the line is only a known word, such as `viewDidLoad()`.
  var isBareWord: Bool { words.count == 1 && !hasFront && rest.isEmpty }

  /// Whether the line is only a callback with a note: `2. (once) viewDidLoad // loads data`.
  var isNoted: Bool { callback != nil && text.matches(Self.noted, call: words[0].range) }

  private static let noted = TextPattern(
    #"[\d.)\-*+ ]*(\([^)]*\) *)?CALL(\([^)]*\))?:? *((<-|//).*|-+ +[a-z][a-z ,.]*)?"#)

  /// The number in front of a callback that is the rest of the line: `1203 viewWillAppear`.
  var count: Int? {
    guard callback != nil, rest.isEmpty, !hasFront else { return nil }
    let front = text[..<words[0].range.lowerBound].split(separator: 0x20)
    return front.count == 1 ? Int(String(decoding: front[0], as: UTF8.self)) : nil
  }

  /// The first address of the line.
  var address: UInt64? {
    text.offset(of: "0x").flatMap { start in
      UInt64(
        String(decoding: text[(start + 2)...].prefix { $0.hexDigitValue != nil }, as: UTF8.self),
        radix: 16)
    }
  }

  /// Whether the line is an entry of a list with a callback and two words or more behind its colon:
  /// `- viewWillAppear: reload list`.
  var isItemWithNote: Bool {
    mark == .item && callback != nil && text.matches(Self.itemWithNote, call: words[0].range)
  }

  private static let itemWithNote = TextPattern(
    #"[\-*+\d.) `]*CALL(\([^)]*\))?`?:? *-? *[a-z]+ [a-z][a-z ,.]*"#)

  /// Whether the line is only a known word with a comment that describes it: `loadView  // once`.
  var isRemarked: Bool {
    guard words.count == 1, !hasFront, isDescribed else { return false }
    return text[words[0].range.upperBound...].holds("//")
  }

  /// Whether a web page joined several lines with comments: `// start A viewWillAppear() // tap …`.
  var isJoined: Bool { events.count > 2 && text.dropFirst().holds(" // ") }

  /// Whether the line is a row of a Markdown table.
  var isRow: Bool { text.first == UInt8(ascii: "|") }

  /// Whether the line is only an Objective-C method: `-[Inbox viewWillAppear:]`.
  var isMethod: Bool {
    callback != nil && rest.isEmpty && text.matches(Self.method)
  }

  /// Whether the line's view has the name that documents use for any: `-[ViewController init]`.
  var isOfAnyController: Bool {
    events.allSatisfy { ["ViewController", "UIViewController"].contains($0.name) }
  }

  /// Whether the line is a method that only the system calls:
  /// `-[UIViewController _setViewAppearState:isAnimating:]`.
  var isSystemMethod: Bool { text.matches(Self.systemMethod) }

  private static let method = TextPattern(#"-\[[^ ]* [^ ]*"#)
  private static let systemMethod = TextPattern(#"…-\[(_UI[^ ]*|UI[^ ]* +_)…"#)
  private static let openMethodEnd = TextPattern(#"…-\[\w+ *"#)

  /// The class of a method whose name is on the next line: `… -[Inbox`.
  var openMethod: String? {
    guard words.isEmpty, text.matches(Self.openMethodEnd) else { return nil }
    return text.split(separator: UInt8(ascii: "[")).last
      .map { String(decoding: $0, as: UTF8.self) }
  }

  /// Whether the line is a title: it has a heading's mark, a colon at its end, or bold letters.
  var isTitle: Bool {
    guard words.isEmpty, !isBlank else { return false }
    let last = text.last { $0 != UInt8(ascii: "*") }
    return isHeading || last == UInt8(ascii: ":") || text.starts(with: "**".utf8)
  }
}
