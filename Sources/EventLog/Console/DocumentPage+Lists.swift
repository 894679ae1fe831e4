import EventModel

extension DocumentPage {
  /// Rejects glossaries: each callback occurs once, and each has its own description after it,
  /// below it or before it.
  mutating func findGlossaries() {
    let hasNotes = lines.count(where: \.isItemWithNote) > 2
    for section in sections {
      for place in GlossaryPlace.allCases {
        let entries = section.filter { isOpen($0) && isEntry($0, place) }
        let texts = Set(entries.map { describing($0, place) })
        let isForeign = entries.allSatisfy { index in
          describing(index, place == .below ? .behind : place).contains { $0 >= 0xC3 }
        }
        let names = entries.compactMap { lines[$0].events.first?.name }
          .filter { $0.utf8.allSatisfy { $0 < 0x80 } }
        let isAlike =
          switch place {
          case .behind: entries.count > (isForeign || hasNotes ? 1 : 2)
          case .below: entries.count > 1
          // One word before a callback is a view's name, unless it is in another script.
          case .front: entries.count > 2 && (isForeign || isMostlyTold(entries))
          }
        // A class's reference repeats its name; logs hardly ever have a sentence below each line.
        let isReference =
          place != .front && Set(names).count == 1
          && entries.allSatisfy { lines[$0].isMethod || lines[$0].isMethodItem }
          && section.count { lines[$0].isMethod } <= entries.count * 2
        // Each callback once, each beside another name: a comparison with other callbacks.
        let isWholeLife =
          place == .front && entries.compactMap { lines[$0].callback } == order
          && Set(names).count == order.count
        guard isAlike || isWholeLife, texts.count == entries.count, isOfEachOne(entries),
          isReference || isWholeLife || !names.contains(where: Self.isClass),
          isReference || place == .front || Set(names).count == names.count
        else { continue }
        for index in entries { reject(index) }
        guard place == .below else { continue }
        // A glossary may contain some callbacks without a description, or list them first.
        let others = section.filter { isOpen($0) && lines[$0].isBare }
        let isContents =
          others.first.map { $0 < entries[0] && !isAnnounced($0, in: section) } ?? false
        if isOfEachOne(isContents ? others : entries + others) {
          for index in others { reject(index) }
        }
      }
    }
  }

  /// Rejects callbacks that are alone below entries of a list, each of which describes one.
  mutating func findCaptions() {
    let entries = lines.indices.filter {
      isOpen($0) && lines[$0].isBare && lines[$0].mark == nil && isCaptioned($0)
    }
    if entries.count > 2 { for index in entries { reject(index) } }
  }

  /// Whether an entry of a list is above a line that is alone, or a comment or a heading is just
  /// above it.
  private func isCaptioned(_ index: Int) -> Bool {
    guard let above = line(above: index), above.words.isEmpty else { return false }
    return above.describes && isAlone(index)
      || (above.isComment || above.isHeading) && above.offset == lines[max(0, index - 1)].offset
  }

  /// Rejects callbacks that are alone in a list in which most have a remark that explains them:
  /// `viewDidLoad  // once`.
  mutating func findRemarkedLists() {
    for section in sections {
      let remarked = section.filter { lines[$0].isRemarked }
      let bare = section.filter { isOpen($0) && lines[$0].isBare }
      let codes = (remarked + bare).flatMap { lines[$0].words.map(\.code) }
      guard remarked.count > 2, remarked.count > bare.count, Set(codes).count == codes.count else {
        continue
      }
      for index in bare { reject(index) }
    }
  }

  /// Rejects callbacks below a heading or a comment that names only the same callback.
  mutating func findTopics() {
    for index in lines.indices where isOpen(index) {
      guard let above = line(above: index), above.isHeading || above.isComment, above.isBare,
        above.callback == lines[index].callback,
        lines[index].isBare || lines[index].isMethod || lines[index].isNoted
      else { continue }
      reject(index)
    }
  }

  /// The place of the words that describe a callback.
  private enum GlossaryPlace: CaseIterable { case behind, below, front }

  /// Whether a line is a callback that may have a description at a place.
  private func isEntry(_ index: Int, _ place: GlossaryPlace) -> Bool {
    let entry = lines[index]
    // The line may also have words that are not callbacks of the contract.
    guard entry.callback != nil || place == .front && entry.judgedCallback != nil else {
      return false
    }
    return switch place {
    case .behind:
      (!entry.hasFront || entry.isMethodItem) && (entry.isDescribed || entry.isItemWithNote)
    case .below: entry.isBare || entry.isMethod ? line(below: index)?.isProse ?? false : false
    case .front: entry.hasFront && entry.rest.isEmpty
    }
  }

  /// Whether no other text is next to a line.
  private func isAlone(_ index: Int) -> Bool {
    [index - 1, index + 1].allSatisfy {
      !lines.indices.contains($0) || lines[$0].isBlank || lines[$0].fence != nil
    }
  }

  private func describing(_ index: Int, _ place: GlossaryPlace) -> ArraySlice<UInt8> {
    switch place {
    case .behind: lines[index].rest
    case .below: line(below: index)?.text[...] ?? []
    case .front: lines[index].front
    }
  }

  /// Whether most of some lines have several words, not counting numbers, before their callbacks.
  private func isMostlyTold(_ entries: [Int]) -> Bool {
    entries.count { index in
      lines[index].front.split(separator: 0x20).count { !$0.allSatisfy(\.isDigit) } > 2
    } * 2 > entries.count
  }

  /// Whether a name is a class's and not a word of a sentence: it has a capital or a digit inside.
  private static func isClass(_ name: String) -> Bool {
    name.utf8.dropFirst().contains { $0.isCapital || $0.isDigit }
  }

  /// Rejects lists of callbacks on a page with headings or sentences about them: each once, in the
  /// contract's order, with no other text. Also rejects list entries on a page that explains them.
  mutating func findMethodLists() {
    let isPage = lines.contains { line in
      line.isHeading
        || !line.words.isEmpty && line.events.isEmpty && line.isLoose && line.isDescribed
    }
    let isExplained = lines.count { $0.mark == .item && $0.isProse } > 1
    let calls = entriesBesideCalls
    let items = lines.indices.filter {
      isOpen($0) && (lines[$0].isBare || lines[$0].isNoted)
        && [.item, .cell].contains(lines[$0].mark)
        && !calls.contains($0) && !isResult($0)
    }
    let isHeaded =
      isPage || lines.contains { $0.isTitle || $0.mark == .cell }
      || items.count > 2 && lines.contains { $0.words.isEmpty && !$0.isBlank }
    let notes = items.map { lines[$0].rest }.filter { !$0.isEmpty }
    if isHeaded, isExplained || isOfEachOne(items) && Set(notes).count == notes.count {
      for index in items { reject(index) }
    }
    guard isPage else { return }
    for section in sections {
      let entries = section.filter {
        isOpen($0) && (lines[$0].isBare || lines[$0].isMethod && lines[$0].isOfAnyController)
      }
      let codes = entries.compactMap { lines[$0].callback }
      let isInFence = section.lowerBound > 0 && lines[section.lowerBound - 1].fence != nil
      let isWhole = section.allSatisfy { index in
        entries.contains(index)
          || !lines[index].words.contains { $0.code < EventRecord.Code.callbackLimit }
          || lines[index].events.isEmpty
      }
      let isTold = !isInFence || !isAnnounced(section.lowerBound, in: section)
      let isWholeLife =
        codes.count > 2 && codes == Array(order.prefix(codes.count)) && !isPrinted(section)
      guard isWhole,
        isWholeLife && isTold || isAsked(section) && isOfEachOne(entries)
      else { continue }
      for index in entries { reject(index) }
    }
  }

  /// Rejects a life in bare callbacks beside a recording on the same page, which explains it: each
  /// callback once, in the contract's order, in blocks without other calls and without fences.
  mutating func findRetoldLives() {
    let isRecorded = { (line: DocumentLine) in
      line.isCall && (!line.isLoose || line.events.contains { $0.name != nil })
    }
    guard lines.count(where: isRecorded) > 1 else { return }
    let isFenced = isFenced
    // A logger wrote the recording, and no entry of a list.
    if lines.count(where: { $0.isCall && !$0.isLoose }) > 1 {
      for index in lines.indices where lines[index].mark == .item && !isFenced[index] {
        if isOpen(index), lines[index].isBare { reject(index) }
      }
    }
    let entries = lines.indices.split { lines[$0].isBlank || lines[$0].fence != nil }
      .filter { block in !block.contains { isRecorded(lines[$0]) } }.joined()
      .filter {
        isOpen($0) && lines[$0].isBare && lines[$0].isCall && !isFenced[$0] && !isResult($0)
      }
    guard entries.count > 1,
      entries.compactMap({ lines[$0].callback }) == Array(order.prefix(entries.count))
    else { return }
    for index in entries { reject(index) }
  }

  /// By line, whether it is between two fences. A page that was cut off may start inside a block.
  var isFenced: [Bool] {
    let fences = lines.indices.filter { lines[$0].fence != nil }
    var isInside =
      fences.count % 2 == 1 && lines[fences[0]].fence == ""
      && (fences[0] + 1 >= lines.count || lines[fences[0] + 1].isBlank)
    return lines.map { line in
      if line.fence != nil { isInside.toggle() }
      return isInside
    }
  }

  private func title(above section: Range<Int>) -> DocumentLine? {
    line(above: section.lowerBound).flatMap { $0.isTitle ? $0 : nil }
  }

  /// Whether the line above says that a program printed the lines: `**Output:**`.
  private func isPrinted(_ section: Range<Int>) -> Bool {
    line(above: section.lowerBound)?.says(ConsoleWords.outputs) ?? false
  }

  /// Whether the last heading above a line says that what follows is a result: `## Output`.
  private func isResult(_ index: Int) -> Bool {
    lines[..<index].last(where: \.isHeading)?.says(ConsoleWords.outputs + ConsoleWords.results)
      ?? false
  }

  /// Whether the title above is a question: `What is called first?`, `Q: …`.
  private func isAsked(_ section: Range<Int>) -> Bool {
    guard let title = title(above: section) else { return false }
    let text = title.text.filter { !$0.isOne(of: " *#") }
    return text.last == UInt8(ascii: "?") || text.starts(with: "Q:".utf8)
  }

  /// The entries beside others of the same list that name a view: those are calls, so these are
  /// calls too.
  private var entriesBesideCalls: Set<Int> {
    var entries: Set<Int> = []
    for order in [Array(lines.indices), lines.indices.reversed()] {
      var hasCall = false
      for index in order {
        if hasCall { entries.insert(index) }
        let line = lines[index]
        hasCall =
          line.mark == .item
          && (hasCall
            || !line.isNoted
              && line.events.contains {
                $0.name != nil && $0.code < EventRecord.Code.callbackLimit
              })
      }
    }
    return entries
  }

  /// Whether each callback occurs only once in some lines.
  func isOfEachOne(_ entries: [Int]) -> Bool {
    Set(entries.map { lines[$0].judgedCallback }).count == entries.count
  }

  /// Rejects the answers to a question: `a) viewWillAppear`, `b) viewDidLoad`.
  mutating func findChoices() {
    var last: UInt8?
    for index in lines.indices {
      guard case .choice(let letter) = lines[index].mark, let word = lines[index].words.first,
        lines[index].text[..<word.range.lowerBound].count(where: \.isLetter) == 1
      else {
        if !lines[index].isBlank { last = nil }
        continue
      }
      if last == letter - 1 {
        reject(index)
        if let first = lines[..<index].lastIndex(where: { !$0.isBlank }) { reject(first) }
      }
      last = letter
    }
  }

  /// Rejects string literals of a program: the text between lines that end with three quotes.
  mutating func findTexts() {
    var start: Int?
    for index in lines.indices {
      guard lines[index].text.suffix(3).elementsEqual("\"\"\"".utf8)
      else {
        continue
      }
      if let first = start { for index in first..<index { reject(index) } }
      start = start == nil ? index : nil
    }
  }

  /// Rejects single calls: the only call of a section, in a form that no other line of the page
  /// has, such as an example or a step to reproduce; and the only call of a view among calls of
  /// another form.
  mutating func findSingles() {
    let prose = lines.count { $0.isProse && $0.words.isEmpty }
    let code = lines.count { $0.text.last?.isOne(of: "{};[") ?? false }
    let isPage =
      prose > 2 || code > 2 || lines.contains { $0.isHeading || $0.fence != nil }
    guard isPage || lines.contains(where: \.isProse) else { return }
    let calls = lines.indices.filter {
      isOpen($0) && lines[$0].isCall && !lines[$0].hasObject && !traces.contains($0)
    }
    // Entries of a list have the same form, whatever they contain.
    let events = lines.indices.filter {
      isOpen($0) && !lines[$0].events.isEmpty && (lines[$0].isCall || lines[$0].mark == nil)
    }
    let forms = Dictionary(grouping: events) { lines[$0].form }
    let views = Dictionary(grouping: calls) { lines[$0].events[0].name }
    let hasUsualForm = forms.values.contains { $0.count > 3 }
    for section in sections {
      let own = calls.filter(section.contains)
      let tags = Dictionary(grouping: section) { lines[$0].tag }
      for index in own where forms[lines[index].form]?.count == 1 {
        // Several lines with one tag are those of a log.
        if let tag = lines[index].tag, tags[tag, default: []].count > 2 { continue }
        let isOnlyCall = hasUsualForm && views[lines[index].events[0].name]?.count == 1
        let isAlone = isPage && own.count == 1 && lines[index].events.count == 1
        if isAlone && !isAnnounced(index, in: section) || isOnlyCall { reject(index) }
      }
    }
  }

  /// Whether the line above, or above the code block, ends with a colon and announces no example.
  private func isAnnounced(_ index: Int, in section: Range<Int>) -> Bool {
    let isBlock = section.lowerBound > 0 && lines[section.lowerBound - 1].fence != nil
    let start = isBlock ? section.lowerBound : index
    guard let above = line(above: start) else { return false }
    return above.text.last { !$0.isOne(of: " *") } == UInt8(ascii: ":")
      && !above.says(Self.examples)
  }

  /// Rejects counts of calls for each callback, `viewWillAppear: 12`, and mappings of each callback
  /// to another word, `viewWillAppear = "screen_ready"`.
  mutating func findCounts() {
    let isWord: (UInt8) -> Bool = { $0.isWord && !$0.isCapital }
    // `uniq -c | sort -rn` writes the number in front, and the largest first.
    let counted = lines.indices.filter { isOpen($0) && lines[$0].count != nil }
    let counts = counted.compactMap { lines[$0].count }
    if counted.count > 2, isOfEachOne(counted), counts == counts.sorted(by: >) {
      for index in counted { reject(index) }
    }
    for (isValue, fewest) in [({ $0.isDigit }, 2), (isWord, 3)] {
      let entries = lines.indices.filter { index in
        isOpen(index) && lines[index].callback != nil && !lines[index].hasFront
          && !lines[index].rest.isEmpty && lines[index].rest.allSatisfy(isValue)
      }
      guard entries.count >= fewest, isOfEachOne(entries),
        Set(entries.map { lines[$0].rest }).count == entries.count
      else { continue }
      for index in entries { reject(index) }
    }
  }
}
