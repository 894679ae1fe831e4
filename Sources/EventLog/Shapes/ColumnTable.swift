/// The meaning of the columns of a log's lines, by the shape of the line.
///
/// It is determined once per log, from its first lines: which column is the view, and which numbers
/// and pointers distinguish instances.
struct ColumnTable {
  /// The meaning of the columns in lines of one shape.
  struct Choice {
    /// The column that names the view; nil if each line is read by itself.
    var view: Int?
    /// Whether no column names the view.
    var isUnnamed = false
    /// The column that is the name in most lines, as they are read one by one.
    var usual: Int?
    /// The columns of numbers that distinguish instances, and those that do not.
    var instances: Set<Int> = []
    var others: Set<Int> = []
  }

  private var choices: [Int: Choice] = [:]

  /// The sources of lines that only repeat others.
  var echoes: Set<Int> = []
  /// Whether these lines repeat most calls, as those of a second logger.
  var isDoubled = false

  init() {}

  /// Determines the meaning of columns from lines.
  init(_ evidence: ColumnEvidence) {
    choices = evidence.shapes.compactMapValues { $0.choice(evidence.order) }
  }

  /// Whether an event only repeats that of another line.
  func isEcho(_ event: ConsoleEvent, in reader: ConsoleLineReader) -> Bool {
    !echoes.isEmpty && echoes.contains(ColumnLine(event, in: reader).source)
  }

  /// Returns an event with the view and the instance from its line's columns, if these are needed.
  func placed(_ event: ConsoleEvent, _ columns: @autoclosure () -> ColumnLine) -> ConsoleEvent {
    // Without evidence, an object is the view: `<Inbox: 0x7f82>`.
    if choices.isEmpty, event.name?.form == .pointer, event.name?.instance != nil { return event }
    let line = columns()
    let choice = choices[line.tokens.signature] ?? Choice()
    var placed = event
    placed.name = line.name(choice)
    return placed
  }
}

/// One line with its columns.
struct ColumnLine {
  let tokens: LineTokens
  let text: CleanText
  let read: ConsoleName?
  /// The part before the message.
  let prefix: Range<Int>

  init(_ event: ConsoleEvent, in reader: ConsoleLineReader) {
    text = reader.text
    read = event.name
    prefix = 0..<reader.body.lowerBound
    let callback = event.match.range
    let end = text.endOfArguments(after: callback, to: reader.body.upperBound)
    tokens = LineTokens(text, reader.body, callback: callback.lowerBound..<end)
  }

  var values: [String] { tokens.tokens.map { text.text($0.range) } }

  /// The column that was read as the view's name without evidence, the last one of several words.
  var readColumn: Int? {
    guard let read else { return nil }
    return tokens.tokens.lastIndex {
      $0.range.overlaps(read.name) && (read.instance?.lowerBound ?? -1) != $0.range.lowerBound
    }
  }

  private static let noNames = [
    ConsoleWords.flags, ConsoleWords.tags, ConsoleWords.instanceLabels, ConsoleWords.fillers,
    ConsoleWords.leavings, ConsoleWords.prose,
  ]

  /// Whether a column may be the view's name.
  func mayName(_ index: Int) -> Bool { mayName(tokens.tokens[index]) }

  func mayName(_ token: LineTokens.Token) -> Bool {
    guard token.kind == .word, let name = text.token(token.range, whole: token.range) else {
      return false
    }
    let head = text[name.name.lowerBound]
    return !Self.noNames.contains { text.isOne(of: $0, name.name) }
      && !text.isFramework(name.name) && !text.asks(name.name)
      && (head >= 0x80 || name.name.contains { text[$0].isCapital })
  }

  func hasCapital(_ index: Int) -> Bool {
    tokens.tokens[index].range.contains { text[$0].isCapital }
  }

  /// Whether a column labels an address: `obj: 0x7f82`.
  func labelsAddress(_ index: Int) -> Bool {
    tokens.tokens.contains { $0.kind.isAddress && $0.label == tokens.tokens[index].range }
  }

  /// Whether a column is a part of the name or has a number sign.
  func isMarked(_ index: Int) -> Bool { tokens.tokens[index].hasMark || isPartOfName(index) }

  /// Whether a column touches the name before it, `Inbox#3`, `Inbox[3]`, is between it and the
  /// callback, `Inbox 3 viewWillAppear`, or has the label of an instance.
  func isPartOfName(_ index: Int) -> Bool {
    let token = tokens.tokens[index]
    if let label = token.label, text.isOne(of: ConsoleWords.instanceLabels, label) { return true }
    return index > 0 && tokens.tokens[index - 1].isBehind == token.isBehind
      && tokens.tokens[index - 1].range.upperBound + 1 == token.range.lowerBound
      && (token.hasMark || token.sign.isOne(of: "[(:-") || token.sign == 0x20 && !token.isBehind)
  }

  /// Whether a column has the label of an argument: `animated=1`.
  func isArgument(_ index: Int) -> Bool {
    tokens.tokens[index].label.map { text.isOne(of: ConsoleWords.arguments, $0) } ?? false
  }

  /// Whether a column is the class in a description of an app's object, `<Demo.Inbox: 0x7f82>`, that
  /// has no other label than the word that was read as the name.
  func mayBeObject(_ index: Int) -> Bool {
    guard tokens.tokens.contains(where: { $0.owner == index }) else { return false }
    let object = tokens.tokens[index]
    let isOwn = isOwn(object) || object.label.map { read?.name.overlaps($0) ?? false } ?? true
    return isOwn && !text.isFrameworkClass(text.className(object.range))
  }

  /// Whether an object has no label, or the label of a view or an instance.
  private func isOwn(_ object: LineTokens.Token) -> Bool {
    guard let label = object.label else { return true }
    return text.isOne(of: ConsoleWords.instanceLabels, label)
      || text.isOne(of: ConsoleWords.viewLabels, label)
  }

  /// The view's name with its instance.
  func name(_ choice: ColumnTable.Choice) -> ConsoleName? {
    var name = choice.isUnnamed ? nil : read
    if let view = choice.view {
      if view != readColumn, !isInBrackets(view) { name = phrase(from: view) ?? named(view) }
    } else if let column = readColumn, !choice.isUnnamed, tokens.tokens[column].kind != .word,
      let word = wordBeside(column), let owner = named(word)
    {
      name = owner
    }
    return withInstance(name ?? main(choice), choice)
  }

  /// Returns the name of a screen that has the name of the main thread, `[Main] viewWillAppear`,
  /// where other lines have a name in these brackets.
  private func main(_ choice: ColumnTable.Choice) -> ConsoleName? {
    guard !choice.isUnnamed, let usual = choice.usual, tokens.tokens.indices.contains(usual),
      case let token = tokens.tokens[usual], token.sign == UInt8(ascii: "["),
      text.isOne(of: ["main"], token.range)
    else { return nil }
    return ConsoleName(
      name: token.range, whole: token.range.lowerBound - 1..<token.range.upperBound + 1,
      form: .bracketed)
  }

  /// Returns the name that starts at a column if its other words are words for a screen:
  /// `Third VC`; for `Third VC 4`, without the number.
  private func phrase(from column: Int) -> ConsoleName? {
    let first = tokens.tokens[column].range
    guard var read, read.form == .bare, first.lowerBound >= read.name.lowerBound,
      first.upperBound < read.name.upperBound
    else { return nil }
    var end = first.upperBound
    var isScreen = true
    for word in text.words(in: first.upperBound..<read.name.upperBound) {
      if text.isOne(of: ConsoleWords.screens, word) { end = word.upperBound }
      isScreen = isScreen && (end == word.upperBound || text.isNumber(word))
    }
    read.name = first.lowerBound..<end
    return isScreen && end > first.upperBound ? read : nil
  }

  /// Whether a column is a word of the name that was read in brackets: `[First screen]`.
  private func isInBrackets(_ column: Int) -> Bool {
    guard let read, read.form == .bracketed else { return false }
    let parts = tokens.tokens.filter { $0.range.overlaps(read.name) }
    return read.name.contains(tokens.tokens[column].range.lowerBound)
      && parts.allSatisfy { $0.kind == .word }
  }

  private func named(_ index: Int) -> ConsoleName? {
    let range = tokens.tokens[index].range
    return text.token(range, whole: range)
  }

  /// Returns the word next to a number or an address that was read as the name.
  private func wordBeside(_ column: Int) -> Int? {
    let isAddress = tokens.tokens[column].kind.isAddress
    return [column - 1, column + 1].first { index in
      tokens.tokens.indices.contains(index) && mayName(index)
        && tokens.tokens[index].isBehind == tokens.tokens[column].isBehind
        && (isAddress || tokens.tokens[column].hasMark || !text.isPlain(tokens.tokens[index].range))
    }
  }
}

extension ColumnLine {
  private func withInstance(_ found: ConsoleName?, _ choice: ColumnTable.Choice) -> ConsoleName? {
    var name = found
    if let instance = name?.instance,
      let column = tokens.tokens.firstIndex(where: { $0.range.overlaps(instance) }),
      choice.others.contains(column)
    {
      name?.instance = nil
      name?.form = .bare
    }
    guard name?.instance == nil else { return name }
    var best: (rank: Int, column: Int)?
    for (index, token) in tokens.tokens.enumerated() where !choice.others.contains(index) {
      guard let rank = rank(of: index, token, for: name, choice), rank < best?.rank ?? .max else {
        continue
      }
      best = (rank, index)
    }
    guard let best else { return name }
    let token = tokens.tokens[best.column]
    if best.rank == Rank.otherClass || name == nil, let owner = token.owner {
      name = named(owner)
    }
    guard let start = name?.name.lowerBound, isTitle(name, token) else {
      name?.instance = token.range
      return name
    }
    name?.name = start..<token.range.upperBound
    name?.whole = start..<token.range.upperBound
    return name
  }

  /// Whether a name and the number after it are a title: the app's own name and a number,
  /// `Demo 2 viewWillAppear` in the lines of the process `Demo`.
  private func isTitle(_ name: ConsoleName?, _ number: LineTokens.Token) -> Bool {
    guard let name, number.kind == .number, number.sign == 0x20, name.name == name.whole,
      number.range.lowerBound == name.name.upperBound + 1
    else { return false }
    return text.text(prefix).contains(text.text(name.name) + "[")
  }

  private enum Rank {
    static let ownClass = 0
    static let otherClass = 1
    static let labelled = 2
    static let touching = 3
    static let alone = 4
  }

  /// Returns the rank of a column as the view's instance, lower if more reliable, or nil.
  private func rank(
    of index: Int, _ token: LineTokens.Token, for name: ConsoleName?, _ choice: ColumnTable.Choice
  ) -> Int? {
    guard !token.range.overlaps(name?.name ?? 0..<0) else { return nil }
    if let owner = token.owner { return rank(owner, for: name) }
    guard token.kind.isAddress || choice.instances.contains(index) || isPart(token, of: name) else {
      return nil
    }
    guard let label = token.label else { return Rank.alone }
    if label == name?.name || text.isOne(of: ConsoleWords.instanceLabels, label) {
      return Rank.labelled
    }
    if text.isOne(of: ConsoleWords.viewLabels, label) { return Rank.labelled }
    if choice.instances.contains(index),
      token.kind != .pointer || !text.isOne(of: ConsoleWords.holderLabels, label)
    {
      return Rank.alone
    }
    let isCallback = text.isOne(of: ConsoleWords.callbackLabels, label)
    return token.isAssigned || !isCallback && !text[label.lowerBound].isCapital ? nil : Rank.alone
  }

  /// Returns the rank of an object in angle brackets as the view, by its class.
  private func rank(_ owner: Int, for name: ConsoleName?) -> Int? {
    let object = tokens.tokens[owner]
    let own = text.className(object.range)
    guard let name else { return mayNameUnnamed(object, own) ? Rank.ownClass : nil }
    if text.text(own) == text.text(name.name) { return Rank.ownClass }
    let isSelf = object.label != nil && isOwn(object)
    guard isSelf || name.form == .method && object.label == nil else { return nil }
    // A category of the system's class may log an object of another class of the system.
    return text.isFrameworkClass(own) && !text.isFrameworkClass(name.name) ? nil : Rank.otherClass
  }

  /// Whether an object names the view of a line that has no other name. Without a label, an object
  /// of the system is another one.
  private func mayNameUnnamed(_ object: LineTokens.Token, _ own: Range<Int>) -> Bool {
    isOwn(object)
      && !(object.label == nil ? text.isFrameworkClass(own) : text.isFramework(own))
  }

  /// Whether a number is marked as part of a name: `Inbox#3`, `Inbox@3`.
  private func isPart(_ token: LineTokens.Token, of name: ConsoleName?) -> Bool {
    token.kind == .number && token.hasMark && token.range.lowerBound - 1 == name?.name.upperBound
  }
}

extension CleanText {
  /// Whether a class belongs to the system and is not a view controller: `UIView`, `NSThread`.
  func isFramework(_ name: Range<Int>) -> Bool {
    isFrameworkClass(name) && !(find("Controller", in: name) != nil)
  }

  /// Whether a class belongs to the system.
  func isFrameworkClass(_ name: Range<Int>) -> Bool {
    let prefixes: [StaticString] = ["UI", "NS", "CA", "_UI"]
    return prefixes.contains {
      let next = name.lowerBound + $0.utf8CodeUnitCount
      return matches($0, at: name.lowerBound) && next + 1 < name.upperBound && self[next].isCapital
        && !self[next + 1].isCapital
    }
  }
}
