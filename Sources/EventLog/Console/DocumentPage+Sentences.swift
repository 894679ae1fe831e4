import EventModel

/// Sentences around the name of a callback, in any language.
extension DocumentPage {
  /// Rejects sentences about a recording, and orders that a page tells in sentences.
  ///
  /// A sentence stands apart from the recording, `aber viewWillDisappear kommt nie`, and what was
  /// read as its view has no other call.
  mutating func findSentences() {
    let calls = lines.indices.filter { isOpen($0) && lines[$0].isCall }
    let views = Dictionary(grouping: calls) { lines[$0].events[0].name ?? "" }
    let blocks = lines.indices.split { lines[$0].isBlank || lines[$0].fence != nil }
    let recorded = blocks.filter { $0.count > 1 }.joined()
      .filter { lines[$0].isCall && lines[$0].events.allSatisfy { !Self.isPhrase($0.name ?? "A") } }
    if recorded.count > 1 {
      for block in blocks where block.count == 1 {
        let index = block.lowerBound
        guard isOpen(index), lines[index].isCall, lines[index].events.count == 1,
          !lines[index].hasObject, lines[index].mark == nil,
          let name = lines[index].events[0].name, views[name]?.count == 1,
          Self.isPhrase(name) || lines[index].text.last == UInt8(ascii: "?")
        else { continue }
        reject(index)
      }
    }
    if isToldOrder(calls) { for index in calls { reject(index) } }
  }

  /// Whether calls are the order of one life, told with another word before each callback:
  /// `Zuerst viewWillAppear`, `Danach viewDidAppear`, `Schließlich viewWillDisappear`.
  private func isToldOrder(_ calls: [Int]) -> Bool {
    let names = calls.compactMap { lines[$0].events.count == 1 ? lines[$0].events[0].name : nil }
    return calls.count > 2 && names.count == calls.count && Set(names).count == names.count
      && calls.allSatisfy { !lines[$0].hasObject && lines[$0].hasFront }
      && calls.compactMap { lines[$0].callback } == Array(order.prefix(calls.count))
      && !lines.contains { !$0.isLoose && $0.isCall }
  }

  /// Whether a name is a word without capitals, or several words.
  private static func isPhrase(_ name: String) -> Bool {
    let words = name.utf8.split(separator: 0x20)
    let isScreen = words.contains { ConsoleWords.screens.contains($0) }
    return !isScreen && words.allSatisfy { $0.allSatisfy { $0.isLetter || $0 >= 0x80 } }
      && (words.count > 1 || name.count > 1 && !name.contains { $0.isUppercase || !$0.isCased })
  }
}
