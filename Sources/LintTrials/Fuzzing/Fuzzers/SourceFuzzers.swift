import SourceReading

extension Fuzzer {
  static let swiftSource = Fuzzer.source(
    "read-swift", "any bytes are Swift source whose tokens, pairs and declarations have a place",
    path: "A.swift", SourceFragments.swift, ends: SourceFragments.swiftEnds)

  static let objectiveCSource = Fuzzer.source(
    "read-objective-c",
    "any bytes are Objective-C source whose tokens and declarations have a place",
    path: "A.m", SourceFragments.objectiveC, ends: SourceFragments.objectiveCEnds)

  private static func source(
    _ name: String, _ summary: String, path: String, _ fragments: [String], ends: [String]
  ) -> Fuzzer {
    Fuzzer(
      name: name, summary: summary, smokeCount: 1_000,
      make: { maker in
        if maker.oneIn(8) { return maker.noise(upTo: 400) }
        var bytes = maker.randomTokens(of: fragments, upTo: maker.oneIn(8) ? 400 : 40)
        if maker.oneIn(2) { bytes = maker.mutated(bytes, with: ends) }
        return bytes
      },
      check: { bytes in
        guard let language = SourceLanguage(path: path) else { return "no language" }
        let text = SourceText(SourceFile(path: path, bytes: bytes, language: language))
        return SourceSoundness(text).problem ?? SurveySoundness(text).problem
      })
  }
}

/// What must hold for any file that was read.
struct SourceSoundness {
  private let text: SourceText
  private let outline: SourceOutline

  init(_ text: SourceText) {
    self.text = text
    outline = SourceOutline(text)
  }

  var problem: String? {
    order(text.tokens, "token", text.macroUses) ?? order(text.comments, "comment") ?? pairs
      ?? places
      ?? outline.types.lazy.compactMap(problem).first
      ?? outline.functions.lazy.compactMap { problem($0, within: 0..<text.count) }.first
      ?? outline.properties.lazy.compactMap { problem($0, within: 0..<text.count) }.first
  }

  /// Checks that tokens follow one another in the file, and that none is empty. Those of a macro, which
  /// keep the bytes of its definition, stand where the macro is used.
  private func order(
    _ tokens: [SourceToken], _ kind: String, _ uses: [MacroUse] = []
  ) -> String? {
    let size = text.file.bytes.count
    var end = 0
    var uses = uses[...]
    for (number, token) in tokens.enumerated() {
      guard token.end > token.start, Int(token.end) <= size else {
        return "a \(kind) at \(token.range) in a file of \(size) bytes"
      }
      let use = uses.first.flatMap { $0.tokens.contains(number) ? $0 : nil }
      if let use, number > use.tokens.lowerBound {
        if number == use.tokens.upperBound - 1 { uses = uses.dropFirst() }
        continue
      }
      let bytes = use?.bytes ?? token.range
      guard bytes.lowerBound >= end else { return "a \(kind) at \(bytes) after the byte \(end)" }
      end = bytes.upperBound
      if use?.tokens.count == 1 { uses = uses.dropFirst() }
    }
    return end <= size ? nil : "a \(kind) ends behind the file"
  }

  /// Checks that each bracket's partner is of its kind and refers back to it, and that pairs do not
  /// cross.
  private var pairs: String? {
    var open: [Int] = []
    for index in 0..<text.count {
      guard let partner = text.partner(of: index) else { continue }
      if text.partner(of: partner) != index { return "\(index) and \(partner) are no pair" }
      if partner > index {
        let marks = text.string(index) + text.string(partner)
        if !["()", "[]", "{}"].contains(marks) { return "a pair of \(marks)" }
        open.append(index)
      } else if open.popLast() != partner {
        return "the pair of \(partner) and \(index) crosses another"
      }
    }
    return nil
  }

  private var places: String? {
    for index in 0..<text.count {
      let site = text.site(index)
      if site.line < 1 || site.line > text.lines.starts.count || site.column < 1
        || site.endColumn < site.column
      {
        return "the token \(index) is at \(site)"
      }
    }
    return nil
  }

  private func problem(_ type: SourceType) -> String? {
    guard isPart(type.extent, of: 0..<text.count), isPart(type.body, of: type.extent),
      type.extent.contains(type.nameToken)
    else { return "\(type.name) lies at \(type.extent), its body at \(type.body)" }
    return type.methods.lazy.compactMap { problem($0, within: type.body) }.first
      ?? type.properties.lazy.compactMap { problem($0, within: type.extent) }.first
  }

  private func problem(_ method: SourceMethod, within range: Range<Int>) -> String? {
    let body = method.body ?? method.extent.lowerBound..<method.extent.lowerBound
    guard isPart(method.extent, of: range), isPart(body, of: method.extent) else {
      return "\(method.fullName) lies at \(method.extent) of \(range), its body at \(body)"
    }
    return nil
  }

  private func problem(_ property: SourceProperty, within range: Range<Int>) -> String? {
    let value = property.initialValue ?? property.extent.lowerBound..<property.extent.lowerBound
    guard isPart(property.extent, of: range), isPart(value, of: property.extent),
      property.extent.contains(property.nameToken)
    else { return "\(property.name) lies at \(property.extent) of \(range), its value at \(value)" }
    return nil
  }

  private func isPart(_ range: Range<Int>, of whole: Range<Int>) -> Bool {
    range.lowerBound >= whole.lowerBound && range.upperBound <= whole.upperBound
  }
}
