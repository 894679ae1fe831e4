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
    guard isPage else { return }
    for section in sections {
      let entries = section.filter { isOpen($0) && lines[$0].isBare }
      let codes = entries.compactMap { lines[$0].callback }
      let isInFence = section.lowerBound > 0 && fence(section.lowerBound - 1) != nil
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
      ["+ -[", "~ -[", "+-[", "~-["].contains { line.text.starts(with: $0.utf8) }
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

  /// Whether a class's callbacks are sorted by their names, which no life follows.
  private func isAlphabetical(_ entries: [Int]) -> Bool {
    var classes: [String: [UInt8]] = [:]
    for index in entries {
      guard let name = lines[index].events[0].name else { return false }
      classes[name, default: []].append(lines[index].events[0].code)
    }
    func isSorted(_ codes: [UInt8]) -> Bool {
      zip(codes, codes.dropFirst()).allSatisfy { first, second in
        Int(max(first, second)) < names.count && names[Int(first)] < names[Int(second)]
      }
    }
    return classes.allSatisfy { isSorted($0.value) } && classes.contains { $0.value.count > 2 }
  }

  /// Whether each line starts with an address, no two with the same.
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
