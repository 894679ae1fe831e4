import EventModel

extension DocumentPage {
  /// Rejects lists of a class's methods in alphabetical order, or with an address for each, and the
  /// lines of a diff of symbols.
  mutating func findSymbols() {
    let entries = lines.indices.filter {
      isOpen($0) && lines[$0].callback != nil && lines[$0].events.count == 1
        && !lines[$0].hasObject
    }
    let calls = entries.map { "\(lines[$0].events[0].code) \(lines[$0].events[0].name ?? "")" }
    if Set(calls).count == calls.count,
      entries.count > 2 && isAlphabetical(entries) || haveOwnAddresses(entries)
        || haveSortedAddresses(entries)
    {
      for index in entries { reject(index) }
    }
    let isDiff = lines.contains { line in
      ["+ -[", "~ -[", "+-[", "~-[", "+ _"].contains { line.text.starts(with: $0.utf8) }
        && !line.text.starts(with: "+-[".utf8)
    }
    guard isDiff else { return }
    for index in lines.indices {
      let mark = lines[index].text.first
      if mark == UInt8(ascii: "+") || mark == UInt8(ascii: "-") || mark == UInt8(ascii: "~") {
        reject(index)
      }
    }
  }

  /// Rejects stack traces without addresses. They contain methods of the system that no app logs:
  /// `-[UIViewController _setViewAppearState:isAnimating:]`.
  mutating func findStacks() {
    for block in sections.flatMap({ $0.split { lines[$0].isBlank } })
    where block.count(where: { lines[$0].isSystemMethod }) > 1 {
      for index in block { reject(index) }
    }
  }

  private static let offsetName = TextPattern(#"\h{3} [^ ]+"#)

  /// Rejects lists in alphabetical order, or of names at offsets, `57405 viewDidAppear:`, in which most
  /// lines are not callbacks, and the four callbacks of a class in alphabetical order.
  mutating func findSortedLists() {
    for block in lines.indices.split(whereSeparator: { lines[$0].isBlank }) where block.count > 3 {
      if isSortedLife(block) { for index in block { reject(index) } }
      guard block.count > 5 else { continue }
      let texts = block.map { lines[$0].text.filter { !$0.isDigit } }
      let others = block.count { lines[$0].words.isEmpty }
      let named = block.count { lines[$0].text.matches(Self.offsetName) }
      guard others * 2 > block.count,
        zip(texts, texts.dropFirst()).allSatisfy({ !$1.lexicographicallyPrecedes($0) })
          || named * 10 > block.count * 8
      else { continue }
      for index in block { reject(index) }
    }
  }

  /// Whether lines are only calls of one class, each callback before those that come later in the
  /// alphabet.
  private func isSortedLife(_ block: Range<Int>) -> Bool {
    guard order.count == 4,
      block.allSatisfy({
        isOpen($0) && lines[$0].isCall && lines[$0].events.count == 1 && !lines[$0].hasObject
      }),
      let name = lines[block.lowerBound].events[0].name,
      block.allSatisfy({ lines[$0].events[0].name == name })
    else { return false }
    var codes: [UInt8] = []
    for code in block.map({ lines[$0].events[0].code }) where codes.last != code {
      codes.append(code)
    }
    return codes == [order[1], order[3], order[0], order[2]]
  }

  /// Rejects lists in source code, with a comma before each entry or after it.
  mutating func findCommaLists() {
    let comma = UInt8(ascii: ",")
    for isEntry in [
      { (text: [UInt8]) in text.starts(with: [comma, 0x20]) },
      { (text: [UInt8]) in text.last == comma && !text.contains(0x20) },
    ] {
      for list in lines.indices.split(whereSeparator: { !isEntry(lines[$0].text) })
      where list.count > 3 {
        for index in list { reject(index) }
      }
    }
  }

  /// Rejects arguments that stand on a line of their own: `#selector(`, `Inbox.viewWillAppear(_:)`,
  /// `)`.
  mutating func findArguments() {
    for index in lines.indices.dropFirst().dropLast() where isOpen(index) {
      let next = lines[index + 1].text
      if lines[index - 1].text.last == UInt8(ascii: "("), next.first == UInt8(ascii: ")") {
        reject(index)
      }
    }
  }

  /// Rejects remarks in source code: a comment with one callback, calls among many other lines of a
  /// comment, and callbacks without names in a comment of several lines. A pasted log fills more than
  /// half of its comment, or has objects, or consists of methods.
  mutating func findRemarks() {
    let isCode = lines.count { $0.text.last?.isOne(of: "{};") ?? false } > 2
    for comment in comments {
      let letters = comment.count { lines[$0].text.contains(where: \.isLetter) }
      let methods = comment.filter { lines[$0].isTrace }
      if methods.count > 2, methods.count * 2 > letters {
        traces.formUnion(methods)
        continue
      }
      let calls = comment.filter {
        lines[$0].isCall && !lines[$0].hasObject && !lines[$0].isJoined
      }
      let known = comment.count { !lines[$0].words.isEmpty }
      // A pasted log may have no marks inside its comment.
      let isMarked =
        comment.allSatisfy { lines[$0].isComment || lines[$0].isStarred }
        && comment.contains { lines[$0].isComment || lines[$0].isStar }
      let isRemark =
        isMarked && (calls.count == 1 || known * 2 <= comment.count { !lines[$0].isStar })
      let isBlock = isCode && lines[comment[0]].text.starts(with: "/*".utf8)
      for index in calls {
        let isNamed = lines[index].events.contains { $0.name != nil }
        if isRemark || isBlock && lines[index].isBare && !isNamed { reject(index) }
      }
    }
  }

  /// The lines of each comment. Blank lines end one, unless they are between printed methods.
  private var comments: [[Int]] {
    var comments: [[Int]] = [[]]
    var isInside = false
    for (index, line) in lines.enumerated() {
      if line.isBlank, isInside || comments.last?.last.map({ lines[$0].isTrace }) ?? false {
        continue
      }
      let isStart = line.text.starts(with: "/*".utf8)
      isInside = isInside || isStart
      let isPart = isInside || line.isComment || line.isStarred
      if isStart || !isPart { comments.append([]) }
      if isPart { comments[comments.count - 1].append(index) }
      if isInside, line.text.holds("*/") {
        isInside = false
        comments.append([])
      }
    }
    return comments.filter { !$0.isEmpty }
  }

  /// Whether the callbacks of each class are sorted by name, which is never the order of a life.
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

  /// Whether each line has its own address before a method, or just after it, `-[Inbox cb]:0x1b30`,
  /// as at least three lines must, or before a callback of its own.
  private func haveOwnAddresses(_ entries: [Int]) -> Bool {
    var methods: [Int: ArraySlice<UInt8>] = [:]
    for index in lines.indices {
      let isListed = lines[index].text.starts(with: "0x".utf8) && isOfEachOne(entries)
      let end = isListed ? lines[index].words.first?.range.lowerBound : nil
      guard let open = lines[index].text.firstIndex(of: UInt8(ascii: "[")) ?? end else { continue }
      let back = lines[index].text.offset(of: "]:0x").map { lines[index].text[$0...] }
      methods[index] = [lines[index].text[..<open], back ?? []].lazy
        .flatMap { $0.split { $0.isOne(of: " ]:") } }.first { $0.starts(with: "0x".utf8) }
    }
    return methods.count > 2 && Set(methods.values).count == methods.count
      && entries.allSatisfy { methods[$0] != nil }
  }

  /// Whether lines are methods in the order of their addresses, with several of one class. The calls of
  /// one view have the same address.
  private func haveSortedAddresses(_ entries: [Int]) -> Bool {
    let addresses = entries.compactMap { lines[$0].address }
    return entries.count > 2 && addresses.count == entries.count
      && zip(addresses, addresses.dropFirst()).allSatisfy { $0 < $1 }
      && Set(entries.map { lines[$0].events[0].name }).count < entries.count
  }

  /// Rejects charts in which a step starts at the end of another one:
  /// `viewWillAppear --> viewDidAppear`, `C --> D[viewWillAppear:]`. Also rejects steps on
  /// consecutive lines after a line that is not a step: `present(screen)`, `-> viewWillAppear()`,
  /// `-> viewDidAppear()`.
  mutating func findCharts() {
    for index in lines.indices.dropLast() where !lines[index].isNextStep && !lines[index].isBlank {
      let steps = lines[(index + 1)...].prefix(while: \.isNextStep)
      guard steps.count > 2, !lines[index].isTitle, lines[index].fence == nil,
        steps.allSatisfy({ $0.events.allSatisfy { $0.name == nil } })
      else { continue }
      for step in steps.indices { reject(step) }
    }
    for section in sections {
      let drawn = section.filter { lines[$0].mark == .drawing }
      let isTree = drawn.contains { lines[$0].isCall } && tellsCalls(section)
      guard !drawn.isEmpty && !isTree || section.contains(where: { lines[$0].mark == .step })
      else { continue }
      for index in section { reject(index) }
    }
    let steps = lines.indices.compactMap { index in lines[index].step.map { (index, $0) } }
    let starts = Set(steps.map { Array($1.from) })
    guard steps.count > 1,
      steps.contains(where: { !$1.to.isEmpty && starts.contains(Array($1.to)) })
    else { return }
    for (index, _) in steps { reject(index) }
  }

  /// Rejects a callback inside a sentence that continues from the line above or in the line below,
  /// and inside a chain of callbacks that continues from the line above.
  mutating func findBrokenSentences() {
    for index in lines.indices where isOpen(index) && lines[index].callback != nil {
      let isAlone = !lines[index].hasFront && lines[index].events.allSatisfy { $0.name == nil }
      guard index > 0,
        isAlone && lines[index - 1].isLeftOpen
          || lines[index - 1].isOpenChain && lines[index].isNextStep
      else { continue }
      reject(index)
    }
  }
}
