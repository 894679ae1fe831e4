import EventModel

extension DocumentPage {
  /// Languages of blocks that hold no recording.
  private static let languages: Set<String> = [
    "mermaid", "diff", "patch", "dot", "graphviz", "plantuml", "json", "yaml", "yml", "xml", "html",
  ]

  /// Passes over blocks of code in languages that no console prints.
  mutating func findFences() {
    var language: String?
    for index in lines.indices {
      if let mark = fence(index) {
        language = language == nil ? mark : nil
      } else if let language, Self.languages.contains(language) {
        passOver(index)
      }
    }
  }

  /// How people head what should have come.
  private static let expectations = [
    "expected", "should be", "기대", "예상", "期望", "预期", "預期", "期待", "ожида", "esperad",
    "attendu", "erwartet",
  ]

  /// Passes over what stands below a heading such as `Expected Results:`, to the next heading.
  mutating func findExpected() {
    var isExpected = false
    for index in lines.indices {
      if lines[index].isTitle {
        let title = String(decoding: lines[index].text, as: UTF8.self).lowercased()
        isExpected =
          DocumentLine.words(of: lines[index].text[...]).count < 6
          && Self.expectations.contains { title.contains($0) }
      } else if isExpected {
        passOver(index)
      }
    }
  }

  /// Names callbacks that stand alone below a line that ends with a name and a colon, if there are
  /// several such pairs: `[Nav] A -> B:`, `viewDidAppear`.
  mutating func findHeads() {
    let pairs = lines.indices.dropFirst().compactMap { index -> (Int, String)? in
      let head = lines[index - 1]
      guard isOpen(index), lines[index].isBare, head.words.isEmpty, !head.isHeading,
        index + 1 >= lines.count || !lines[index + 1].isBare,
        head.text.last(where: { $0 != 0x20 }) == UInt8(ascii: ":"),
        let word = DocumentLine.words(of: head.text[...]).last?.dropLast(), !word.isEmpty,
        word.contains(where: { $0.isCapital || $0 >= 0x80 }),
        word.allSatisfy({ $0.isWord || $0 >= 0x80 })
      else { return nil }
      return (index, String(decoding: word, as: UTF8.self))
    }
    guard pairs.count > 1 else { return }
    for (index, name) in pairs { self.name(index, name) }
  }
}

extension DocumentPage {
  /// Reads tables: what the heads of columns name, and those that only explain.
  mutating func findTables() {
    var start = 0
    while start < lines.count {
      guard isRow(start) else {
        start += 1
        continue
      }
      var end = start
      while end < lines.count, isRow(end) { end += 1 }
      if end - start > 3 { readTable(start..<end) }
      start = end
    }
  }

  private func isRow(_ index: Int) -> Bool {
    lines[index].isLoose && lines[index].text.first { $0 != 0x20 } == UInt8(ascii: "|")
  }

  private func cells(_ index: Int) -> [ArraySlice<UInt8>] {
    lines[index].text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .dropFirst().map { cell in
        cell.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed()[...]
      }
  }

  private mutating func readTable(_ table: Range<Int>) {
    let heads = cells(table.lowerBound)
    let rows = table.dropFirst().filter { lines[$0].callback != nil }
    guard rows.count > 2, lines[table.lowerBound].words.isEmpty else { return }
    let places = rows.map(callbackColumn)
    if Set(places).count > 1 {
      guard
        rows.allSatisfy({
          lines[$0].events.allSatisfy { ($0.name.flatMap(Int.init) ?? 0) > 0 || $0.name == nil }
        })
      else { return }
      for (index, place) in zip(rows, places) where heads.indices.contains(place) {
        if !heads[place].isEmpty { name(index, String(decoding: heads[place], as: UTF8.self)) }
      }
    } else if explains(rows, besides: places[0]) {
      for index in table { passOver(index) }
    }
  }

  /// Returns the column of a row's only callback.
  private func callbackColumn(_ index: Int) -> Int {
    let front = lines[index].text[..<lines[index].words[0].range.lowerBound]
    return front.count { $0 == UInt8(ascii: "|") } - 1
  }

  /// Whether rows explain callbacks: each has one of its own, and no other column's value comes again.
  private func explains(_ rows: [Int], besides column: Int) -> Bool {
    guard Set(rows.compactMap { lines[$0].callback }).count == rows.count else { return false }
    let all = rows.map(cells)
    let width = all.map(\.count).min() ?? 0
    let others = (0..<width).filter { $0 != column }.map { place in
      all.map { $0[place] }.filter { cell in cell.contains { $0.isLetter || $0 >= 0x80 } }
    }.filter { !$0.isEmpty }
    return !others.isEmpty && others.allSatisfy { Set($0).count == $0.count }
  }
}
