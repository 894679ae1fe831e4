import EventModel

extension DocumentPage {
  /// Languages of code blocks that do not contain logs.
  private static let languages: Set<String> = [
    "mermaid", "diff", "patch", "dot", "graphviz", "plantuml", "json", "yaml", "yml", "xml", "html",
  ]

  private static let chart = TextPattern(
    #"(@startuml.*|stateDiagram.*|sequenceDiagram|classDiagram.*|(graph|flowchart) (TD|TB|LR|RL|BT);?)"#
  )

  /// Rejects code blocks in languages that no console prints, and charts without fences.
  mutating func findFences() {
    var language: String?
    for index in lines.indices {
      if let mark = lines[index].fence {
        language = language == nil ? mark : nil
      } else if lines[index].text.matches(Self.chart) {
        language = "mermaid"
      } else if let language, Self.languages.contains(language) {
        reject(index)
      }
    }
  }

  /// Parts of headings above expected results.
  private static let expectations: [StaticString] = [
    "expect", "should be", "기대", "예상", "期望", "预期", "預期", "期待", "ожида", "esperad",
    "attendu", "erwartet", "to call super",
  ]

  /// Parts of sentences that announce expected results and end with a colon.
  private static let wishes: [StaticString] = [
    "i expect", "'d expect", "would expect", "should receive", "should get", "should see",
    "to check", "to verify", "to look for", "应该看到", "應該看到", "はず", "보여야", "나와야", "будет выведено",
    "должны увидеть", "deberías ver", "debería ver", "deveria ver", "devriez voir", "sollte",
  ]

  /// Words for methods in a heading about UIViewController, and words that announce calls there.
  private static let methods: [StaticString] = [
    "method", "метод", "método", "方法", "メソッド", "메서드", "메소드",
  ]
  private static let calls: [StaticString] = [
    "call", "order", "вызв", "вызов", "调用", "顺序", "呼", "順", "호출", "순서", "llama", "chama",
  ]

  /// Parts of sentences that announce what happened, below a heading for what was expected.
  private static let facts: [StaticString] =
    ConsoleWords.outputs + ConsoleWords.prints + [
      "got", "instead", "current", "实际", "實際", "実際", "실제", "получ", "фактич",
    ]

  /// Rejects the lines below a heading such as `Expected Results:`, up to the next heading, and
  /// those that start with a callback below `Methods of UIViewController:`. A line with an object's
  /// address was recorded, whatever the heading says.
  mutating func findExpected() {
    var isExpected = false
    var isBelowHeading = false
    var isMethods = false
    for (index, line) in lines.enumerated() {
      if line.isTitle {
        // A sentence below a heading belongs to it: `## Expected log`, `On startup:`.
        if isExpected, isBelowHeading, !line.isHeading, line.text.last == UInt8(ascii: ":"),
          !line.says(Self.facts)
        {
          continue
        }
        isBelowHeading = line.isHeading
        let isShort = line.text.split(separator: 0x20).count { $0 != [UInt8(ascii: "#")] } < 8
        isExpected =
          line.says(isShort ? Self.expectations + Self.wishes : Self.wishes)
          && !line.says(["unexpect"])
        isMethods =
          isShort && line.says(["uiviewcontroller"]) && line.says(Self.methods)
          && !line.says(Self.calls)
      } else if isExpected && !line.hasObject || isMethods && !line.hasFront {
        reject(index)
      }
    }
  }

  static let examples: [StaticString] = ["example", "e.g", "示例", "例如"]

  /// The first words of method names that are not views' names.
  private static let verbs = ["should", "will", "did"]

  /// Names callbacks that are alone below a line that ends with a name and a colon, if there are
  /// several such pairs: `[Nav] A -> B:`, `viewDidAppear`. Such a line may also be a broken chain
  /// of calls. Also names a method on the line after its class: `-[Inbox`, `viewDidAppear:]`.
  mutating func findHeads() {
    let pairs = lines.indices.dropFirst().compactMap { index -> (Int, String)? in
      let head = lines[index - 1]
      guard isOpen(index), lines[index].isBare, !head.isHeading,
        index + 1 >= lines.count || !lines[index + 1].isBare,
        head.text.last == UInt8(ascii: ":"),
        let word = head.text.split(separator: 0x20).last?.dropLast(), !word.isEmpty,
        head.words.isEmpty || head.rest == word,
        word.contains(where: { $0.isCapital || $0 >= 0x80 }),
        word.allSatisfy({ $0.isWord || $0 >= 0x80 }),
        !Self.verbs.contains(where: { word.starts(with: $0.utf8) })
      else { return nil }
      return (index, String(decoding: word, as: UTF8.self))
    }
    if pairs.count > 1 { for (index, name) in pairs { self.name(index, name) } }
    for index in lines.indices.dropFirst() where isOpen(index) && lines[index].isBare {
      if let name = lines[index - 1].openMethod { self.name(index, name) }
    }
    // `- viewWillAppear -` above `5. Inbox#viewWillAppear()`
    let calls = lines.indices.filter { isOpen($0) && !lines[$0].events.isEmpty }
    let heads = zip(calls, calls.dropFirst()).filter { head, call in
      lines[head].isBare && lines[call].events[0].name != nil
        && lines[head].callback == lines[call].callback
    }
    if heads.count > 1 { for (head, _) in heads { reject(head) } }
  }

  /// Names callbacks that are alone below lines with only an object or a class, as `print(self)`
  /// and `print(#function)` write them, or above such lines, as a breakpoint prints a method of
  /// UIViewController and then the object.
  mutating func findSubjects() {
    let calls = lines.indices.filter { index in
      isOpen(index)
        && (lines[index].isBare || lines[index].isMethod && lines[index].isOfAnyController)
    }
    if calls.isEmpty { return }
    var head = -1
    let heads = lines.indices.map { index in
      defer { head = lines[index].isBareWord ? head : index }
      return head
    }
    let above = calls.compactMap { index in
      subject(of: index, at: heads[index]).map { (index: index, view: $0) }
    }
    let below = calls.compactMap { index in
      subject(of: index, at: index + 1).map { (index: index, view: $0) }
    }
    let pairs = below.count > above.count ? below : above
    let recurs = Dictionary(grouping: pairs) { $0.view.name }.values.contains { pairs in
      Set(pairs.map { lines[$0.index].callback }).count > 1
    }
    let areObjects =
      pairs.count > 1 && pairs.allSatisfy { $0.view.instance != nil && lines[$0.index].isMethod }
    guard recurs || areObjects, pairs.count * 2 > calls.count else { return }
    for (index, view) in pairs { name(index, view.name, instance: view.instance) }
  }

  /// Returns the object or the class of a line before a callback or just after it. Other callbacks
  /// may be between a class and a callback below it, but not below a plain word, which may be what
  /// people did: `Push`.
  private func subject(of index: Int, at place: Int) -> (name: String, instance: String?)? {
    guard lines.indices.contains(place), let view = lines[place].subject,
      abs(place - index) == 1 || view.name.dropFirst().contains(where: \.isUppercase)
    else { return nil }
    return view
  }
}

extension DocumentPage {
  /// Reads tables: the heads of columns may name views, and some tables only explain.
  mutating func findTables() {
    var start = 0
    while start < lines.count {
      guard isRow(start) else {
        start += 1
        continue
      }
      var end = start
      while end < lines.count, isRow(end) { end += 1 }
      if end - start > 1 { readTable(start..<end) }
      start = end
    }
  }

  /// Rejects the rows of a table in whose head the callback is a reason, `name,trigger,screen`, and
  /// those of a table about methods, not calls: `class,method,lines,complexity`.
  mutating func findTriggers() {
    guard let head = lines.first(where: { !$0.isBlank }), head.words.isEmpty else { return }
    for separator in [UInt8(ascii: ","), UInt8(ascii: ";")] {
      let heads = head.text.split(separator: separator, omittingEmptySubsequences: false)
      let rows = lines.indices.filter { index in
        guard isOpen(index), let word = lines[index].words.first else { return false }
        if heads.contains(where: ConsoleWords.measures.contains) {
          return !heads.contains(where: ConsoleWords.timeLabels.contains)
        }
        let column = lines[index].text[..<word.range.lowerBound].count { $0 == separator }
        return column < heads.count && ConsoleWords.reasons.contains(heads[column])
      }
      if rows.count > 1 { for index in rows { reject(index) } }
    }
  }

  private func isRow(_ index: Int) -> Bool { lines[index].isLoose && lines[index].isRow }

  private func cells(_ index: Int) -> [ArraySlice<UInt8>] {
    lines[index].text.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
      .dropFirst().map { cell in
        cell.drop { $0 == 0x20 }.reversed().drop { $0 == 0x20 }.reversed()[...]
      }
  }

  private mutating func readTable(_ table: Range<Int>) {
    let heads = cells(table.lowerBound)
    let rows = table.dropFirst().filter { lines[$0].callback != nil }
    let places = rows.map(callbackColumn)
    for (index, place) in zip(rows, places) where heads.indices.contains(place) {
      if ConsoleWords.reasons.contains(heads[place]) { reject(index) }
    }
    if rows.count > 2, lines[table.lowerBound].words.isEmpty, Set(places).count > 1,
      rows.allSatisfy({ index in
        lines[index].events.allSatisfy { ($0.name.flatMap(Int.init) ?? 0) > 0 || $0.name == nil }
      })
    {
      let views = Set(heads.map { String(decoding: $0, as: UTF8.self) })
      // The table summarizes calls that other lines of the page have.
      let isRetold = lines.indices.contains { index in
        !isRow(index) && lines[index].isCall
          && lines[index].events.contains { views.contains($0.name ?? " ") }
      }
      for (index, place) in zip(rows, places) where heads.indices.contains(place) {
        if isRetold {
          reject(index)
        } else if !heads[place].isEmpty {
          name(index, String(decoding: heads[place], as: UTF8.self))
        }
      }
    } else if !tellsCalls(table) || describesRows(rows) {
      for index in table { reject(index) }
    }
  }

  /// Whether the last cell of each row describes its callback in words, and each in others:
  /// `| Inbox | viewWillAppear | reloads the list |`.
  private func describesRows(_ rows: [Int]) -> Bool {
    let texts = rows.map { index in Array(cells(index).last { !$0.isEmpty } ?? []) }
    return rows.count > 2 && Set(texts).count == texts.count
      && texts.allSatisfy { text in
        let words = text.split(separator: 0x20)
        return words.count > 1
          && words.allSatisfy { $0.allSatisfy { $0.isLetter && !$0.isCapital || $0 >= 0x80 } }
      }
  }

  /// Whether the lines of a table or a tree are calls and not a list of explained callbacks: one
  /// view has several rows, and there are other views or it has the same callback twice.
  func tellsCalls(_ table: Range<Int>) -> Bool {
    // A row with the same callback twice explains it.
    let calls = table.map { lines[$0].events }.filter { Set($0.map(\.code)).count == $0.count }
      .joined().filter { $0.code < EventRecord.Code.callbackLimit }
    guard calls.map(\.code) != order else { return false }
    let views = Dictionary(grouping: calls) { $0.name ?? "" }
    return views.contains { name, calls in
      calls.count > 1 && (views.count > 1 || Set(calls.map(\.code)).count < calls.count)
    }
  }

  private func callbackColumn(_ index: Int) -> Int {
    let front = lines[index].text[..<lines[index].words[0].range.lowerBound]
    return front.count { $0 == UInt8(ascii: "|") } - 1
  }
}
