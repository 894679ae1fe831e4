import EventModel

extension DocumentPage {
  /// Passes over glossaries: each callback once, each with words of its own that describe it, behind it
  /// or in the next line.
  mutating func findGlossaries() {
    for section in sections {
      for isBelow in [false, true] {
        let entries = section.filter { index in
          guard isOpen(index), lines[index].callback != nil, !lines[index].hasFront else {
            return false
          }
          guard isBelow else { return lines[index].isDescribed }
          return lines[index].isBare && index + 1 < lines.count && lines[index + 1].isProse
        }
        let texts = Set(
          entries.map { isBelow ? lines[$0 + 1].text : Array(lines[$0].rest) })
        let isForeign = entries.allSatisfy { index in lines[index].rest.contains { $0 >= 0xC3 } }
        let names = entries.compactMap { lines[$0].events.first?.name }
          .filter { $0.utf8.allSatisfy { $0 < 0x80 } }
        guard entries.count > (isBelow || isForeign ? 1 : 2), texts.count == entries.count,
          Set(entries.map { lines[$0].callback }).count == entries.count,
          Set(names).count == names.count, !names.contains(where: Self.isClass)
        else { continue }
        for index in entries { passOver(index) }
      }
    }
  }

  /// Whether a name is a class's, and no word of a sentence: it has a capital or a digit inside.
  private static func isClass(_ name: String) -> Bool {
    name.utf8.dropFirst().contains { $0.isCapital || $0.isDigit }
  }

  /// Passes over lists of callbacks on a page that has headings or sentences about them: each once, in
  /// the contract's order, nothing beside.
  mutating func findMethodLists() {
    let isPage = lines.contains { line in
      line.isHeading
        || !line.words.isEmpty && line.events.isEmpty && line.isLoose && line.isDescribed
    }
    let items = lines.indices.filter {
      isOpen($0) && lines[$0].isBare && [.item, .cell].contains(lines[$0].mark)
    }
    let isHeaded =
      isPage || lines.contains { $0.isTitle || $0.mark == .cell }
      || items.count > 2 && lines.contains { $0.words.isEmpty && !$0.isBlank }
    if isHeaded, isOfEachOne(items) {
      for index in items { passOver(index) }
    }
    guard isPage else { return }
    for section in sections {
      let entries = section.filter { isOpen($0) && lines[$0].isBare }
      let codes = entries.compactMap { lines[$0].callback }
      let isInFence = section.lowerBound > 0 && lines[section.lowerBound - 1].fence != nil
      let isWhole = section.allSatisfy { index in
        lines[index].isBare
          || !lines[index].words.contains { $0.code < EventRecord.Code.callbackLimit }
          || lines[index].events.isEmpty
      }
      guard !isInFence, isWhole, codes.count > 2, codes == Array(order.prefix(codes.count)) else {
        continue
      }
      for index in entries { passOver(index) }
    }
  }

  /// Whether lines hold no callback twice.
  private func isOfEachOne(_ entries: [Int]) -> Bool {
    Set(entries.map { lines[$0].callback }).count == entries.count
  }

  /// Passes over the answers to a question: `a) viewWillAppear`, `b) viewDidLoad`.
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
        passOver(index)
        if let first = lines[..<index].lastIndex(where: { !$0.isBlank }) { passOver(first) }
      }
      last = letter
    }
  }

  /// Passes over the texts of a program: what stands between lines that end with three quotes.
  mutating func findTexts() {
    var start: Int?
    for index in lines.indices {
      guard lines[index].text.reversed().drop(while: { $0 == 0x20 }).starts(with: "\"\"\"".utf8)
      else {
        continue
      }
      if let first = start { for index in first..<index { passOver(index) } }
      start = start == nil ? index : nil
    }
  }

  /// Passes over calls between headings and sentences in a form no other line of the page has: one that
  /// stands alone, an example, a frame, a step to reproduce; and the only call of a view among calls of
  /// another form.
  mutating func findSingles() {
    let prose = lines.count(where: \.isProse)
    let code = lines.count { $0.text.last { $0 != 0x20 }?.isOne(of: "{};[") ?? false }
    guard
      prose > 2 || code > 2 || lines.contains(where: \.isHeading)
        || lines.contains(where: { $0.fence != nil })
    else { return }
    // Only a log names an object by its class and its address.
    let calls = lines.indices.filter {
      isOpen($0) && lines[$0].isCall && lines[$0].text.firstRange(of: ": 0x".utf8) == nil
    }
    let forms = Dictionary(grouping: calls) { lines[$0].form }
    let views = Dictionary(grouping: calls) { lines[$0].events[0].name }
    let hasUsualForm = forms.values.contains { $0.count > 3 }
    for section in sections {
      let own = calls.filter(section.contains)
      for index in own where forms[lines[index].form]?.count == 1 {
        let isOnlyCall = hasUsualForm && views[lines[index].events[0].name]?.count == 1
        let isAlone = own.count == 1 && lines[index].events.count == 1
        if isAlone && !isAnnounced(index, in: section) || isOnlyCall { passOver(index) }
      }
    }
  }

  /// Whether the line above, or above the block of code, ends with a colon: `Output:`.
  private func isAnnounced(_ index: Int, in section: Range<Int>) -> Bool {
    let isBlock = section.lowerBound > 0 && lines[section.lowerBound - 1].fence != nil
    let start = isBlock ? section.lowerBound : index
    guard let above = lines[..<start].last(where: { !$0.isBlank && $0.fence == nil }) else {
      return false
    }
    return above.text.last { $0 != 0x20 } == UInt8(ascii: ":")
  }

  /// Passes over how often each callback came: `viewWillAppear: 12`.
  mutating func findCounts() {
    let entries = lines.indices.filter { index in
      isOpen(index) && lines[index].callback != nil && !lines[index].hasFront
        && !lines[index].rest.isEmpty && lines[index].rest.allSatisfy(\.isDigit)
    }
    guard entries.count > 1, isOfEachOne(entries),
      Set(entries.map { lines[$0].rest }).count == entries.count
    else { return }
    for index in entries { passOver(index) }
  }

  /// Passes over what a class's methods are called: in alphabetical order, each once, or each at an
  /// address of its own; and over the lines a diff of symbols takes out.
  mutating func findSymbols() {
    let entries = lines.indices.filter {
      isOpen($0) && lines[$0].callback != nil && lines[$0].events.count == 1
    }
    let calls = entries.map { "\(lines[$0].events[0].code) \(lines[$0].events[0].name ?? "")" }
    if Set(calls).count == calls.count, entries.count > 2,
      isAlphabetical(entries) || haveOwnAddresses(entries)
    {
      for index in entries { passOver(index) }
    }
    let isDiff = lines.contains { line in
      ["+ -[", "~ -[", "+-[", "~-[", "+ _"].contains { line.text.starts(with: $0.utf8) }
        && !line.text.starts(with: "+-[".utf8)
    }
    guard isDiff else { return }
    for index in lines.indices {
      let mark = lines[index].text.first
      if mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "~") {
        passOver(index)
      }
    }
  }

  /// Passes over remarks in source code: a comment that names one callback, above what is no comment.
  mutating func findRemarks() {
    for block in lines.indices.split(whereSeparator: { !lines[$0].isComment })
    where block.endIndex < lines.count && !lines[block.endIndex].isBlank {
      let calls = block.filter { lines[$0].isCall }
      if calls.count == 1 { passOver(calls[0]) }
    }
  }

  /// Passes over the probes of a tracer, which names methods and no views.
  mutating func findProbes() {
    let isTraced = lines.contains { line in
      ["FUNCTION NAME", "FUNCTION:NAME"].contains { line.text.firstRange(of: $0.utf8) != nil }
    }
    if isTraced { for index in lines.indices { passOver(index) } }
  }

  /// Whether a class's callbacks are sorted by their names, which no life follows.
  private func isAlphabetical(_ entries: [Int]) -> Bool {
    var classes: [String: [UInt8]] = [:]
    for index in entries {
      classes[lines[index].events[0].name ?? "", default: []].append(lines[index].events[0].code)
    }
    func isSorted(_ codes: [UInt8]) -> Bool {
      zip(codes, codes.dropFirst()).allSatisfy { first, second in
        Int(max(first, second)) < names.count && names[Int(first)] < names[Int(second)]
      }
    }
    return classes.allSatisfy { isSorted($0.value) } && classes.contains { $0.value.count > 2 }
  }

  /// Whether each line has an address of its own, and it stands in front of a method.
  private func haveOwnAddresses(_ entries: [Int]) -> Bool {
    let addresses = entries.compactMap { index in
      DocumentLine.words(of: lines[index].text[...]).first { $0.starts(with: "0x".utf8) }
    }
    return addresses.count == entries.count && Set(addresses).count == entries.count
      && entries.allSatisfy { index in lines[index].text.contains(UInt8(ascii: "[")) }
  }

  /// Passes over charts, where each step goes on from the last one's end:
  /// `viewWillAppear --> viewDidAppear`.
  mutating func findCharts() {
    for section in sections
    where section.contains(where: { [.step, .drawing].contains(lines[$0].mark) }) {
      for index in section { passOver(index) }
    }
    let steps = lines.indices.filter { index in
      let line = lines[index]
      return isOpen(index) && line.words.count == 2 && !line.hasFront
        && line.events.allSatisfy { $0.name == nil }
        && line.text[line.words[0].range.upperBound..<line.words[1].range.lowerBound].contains(0x3E)
    }
    let chained = steps.count { index in
      steps.contains { other in
        other != index && lines[other].words[0].code == lines[index].words[1].code
      }
    }
    guard steps.count > 1, chained > 0 else { return }
    let first = steps[0] - 2
    for index in lines.indices where index >= first && lines[index].text.contains(0x3E) {
      if lines[index].events.allSatisfy({ $0.name == nil }) { passOver(index) }
    }
  }
}
