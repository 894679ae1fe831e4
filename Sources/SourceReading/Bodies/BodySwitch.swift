import EventModel

extension Limits {
  /// The most constants of cases that lead into each other.
  static let caseNames = 64
}

/// A `switch` of a body: which constants each of its cases names.
struct BodySwitch: Sendable {
  /// The code after one `case` or `default`.
  struct Case: Sendable {
    /// The names and numbers of the constants with which it is reached, without their types.
    var names: Set<String> = []

    /// Whether no more is asked than that: neither `where` nor a part of the value.
    var isExact = true

    var isDefault = false

    /// The constants of the parts of a pair, `(.hidden, .shown)`; nil for a part that is none.
    var pairs: [[String?]] = []
  }

  /// The tokens of what is compared with the cases.
  var subject: Range<Int>

  private(set) var cases: [Case] = []

  /// For each constant that cases name, whether some case, and whether each of them, is exact.
  private var exactness: [String: (some: Bool, all: Bool)] = [:]

  /// Whether a case asks for something else than for constants: `case let error as Failure`.
  var hasOtherPatterns = false

  init(subject: Range<Int>) { self.subject = subject }

  mutating func append(_ next: Case) {
    cases.append(next)
    note(next)
  }

  /// Adds what another label of the last case names.
  mutating func addToLast(_ label: Case) {
    let last = cases.count - 1
    cases[last].names.formUnion(label.names)
    cases[last].pairs += label.pairs
    cases[last].isDefault = cases[last].isDefault || label.isDefault
    note(label)
  }

  private mutating func note(_ label: Case) {
    for name in label.names {
      let known = exactness[name] ?? (some: false, all: true)
      exactness[name] = (known.some || label.isExact, known.all && label.isExact)
    }
  }

  /// Returns whether a case is selected by a constant; nil if that depends on more.
  ///
  /// - Parameter isUnique: Whether no other constant has the same value. A constant that no case
  ///   names may otherwise be another name of one of them.
  func isSelected(_ number: Int, by constant: String, isUnique: () -> Bool) -> Bool? {
    guard !hasOtherPatterns else { return nil }
    guard let isExact = exactness[constant] else {
      return isUnique() ? cases[number].isDefault : nil
    }
    if cases[number].names.contains(constant) { return isExact.all ? true : nil }
    return cases[number].isDefault && !isExact.some ? nil : false
  }
}

/// The `switch` that is being read.
struct CurrentSwitch {
  /// Its number in the body.
  var number: Int
  /// The context around it.
  var context: Int
}

extension SourceBodyReader {
  /// Reads statements outside of a `switch`.
  mutating func block(_ range: Range<Int>, _ context: Int) { block(range, context, of: nil) }

  /// Reads the cases of a `switch`.
  mutating func cases(_ range: Range<Int>, on subject: Range<Int>, _ context: Int) {
    body.switches.append(BodySwitch(subject: subject))
    let current = CurrentSwitch(number: body.switches.count - 1, context: context)
    block(range, open(.branch(condition: subject, isNegated: false), in: context), of: current)
  }

  /// Begins the code after `case …` or `default`, whose tokens are given without the colon.
  mutating func openCase(_ label: Range<Int>, _ context: inout Int) {
    guard let current = currentSwitch else { return }
    var next = BodySwitch.Case()
    if text.keyword(label.lowerBound) == .default {
      next.isDefault = true
    } else {
      for pattern in elements(label.dropFirst()) { read(pattern, into: &next, of: current.number) }
    }
    let number = current.number
    if let last = body.switches[number].cases.last, fallsThrough(into: label.lowerBound) {
      if text.isMark(label.lowerBound - 1, ":") {
        // One more label of the same code.
        body.switches[number].addToLast(next)
        return
      }
      if last.names.count < Limits.caseNames {
        next.names.formUnion(last.names)
      } else {
        body.switches[number].hasOtherPatterns = true
      }
      next.isDefault = next.isDefault || last.isDefault
      next.isExact = next.isExact && last.isExact
    }
    body.switches[number].append(next)
    let selected = body.switches[number].cases.count - 1
    context = open(.selected(case: selected, of: number), in: current.context)
  }

  /// Reads one pattern: `.found`, `Mode.found`, `.found(let items)`, `found?`, `ModeFound`, `2`.
  private mutating func read(
    _ pattern: Range<Int>, into next: inout BodySwitch.Case, of number: Int
  ) {
    var pattern = pattern
    if let `where` = pattern.first(where: { text.keyword($0) == .where }) {
      next.isExact = false
      pattern = pattern.lowerBound..<`where`
    }
    let isBinding = pattern.first.map { text.keyword($0) == .let } == true
    if isBinding { pattern.removeFirst() }
    if let last = pattern.last, text.isMark(last, ")"), let open = text.partner(of: last),
      pattern.contains(open)
    {
      if !bindsOnly(open + 1..<max(last, open + 1), isBinding) { next.isExact = false }
      if open == pattern.lowerBound {
        next.pairs.append(elements(open + 1..<last).map { text.constant($0) })
      }
      pattern = pattern.lowerBound..<open
    }
    if let last = pattern.last, text.isMark(last, "?") { pattern.removeLast() }
    if let name = text.constant(pattern) {
      next.names.insert(name)
    } else {
      body.switches[number].hasOtherPatterns = true
    }
  }

  /// Whether a pattern of the parts of a value holds for any of them: `let item`, `_`, `id: let id`,
  /// and names alone after a `let` before all of it.
  private func bindsOnly(_ range: Range<Int>, _ isBinding: Bool) -> Bool {
    elements(range).allSatisfy { part in
      let last = part.upperBound - 1
      return text.matches(last, "_") || part.count > 1 && text.keyword(last - 1) == .let
        || isBinding && text[last].kind == .identifier && !text.isMark(last - 1, ".")
    }
  }

  /// Whether the code before a `case` does not end the `switch`: it is another `case`, or goes on.
  private func fallsThrough(into label: Int) -> Bool {
    if text.file.language == .swift { return text.keyword(label - 1) == .fallthrough }
    var index = label - 1
    // The statements of a case may stand in braces.
    while text.isMark(index, "}"), let open = text.partner(of: index), text.isMark(open - 1, ":") {
      index -= 1
    }
    guard text.isMark(index, ";") else { return true }
    index -= 1
    while index >= 0, ![";", "{", "}"].contains(where: { text.isMark(index, $0) }) {
      switch text.keyword(index) {
      case .break, .return, .continue, .throw, .goto: return false
      default: index -= 1
      }
    }
    return true
  }
}

extension SourceText {
  /// Returns the constant that some tokens name; nil for anything else.
  func constant(_ range: Range<Int>) -> String? {
    range.count <= Self.longestConstant ? SourceConstant.name(in: spelled(range)) : nil
  }

  /// The most tokens of a constant's name.
  private static let longestConstant = 8
}

/// The names of constants in conditions and values.
enum SourceConstant {
  /// Returns the name or the number of a constant, without its type: `found` for `.found`,
  /// `Mode.found` and `Mode.found(items)`, and `ModeFound`; nil for anything else.
  static func name(in text: String) -> String? {
    switch text {
    case "true", "YES": return "true"
    case "false", "NO": return "false"
    default: break
    }
    let head = text.prefix { $0 != "(" }
    guard head.utf8.allSatisfy(\.isPartOfDottedName) else { return nil }
    if head.utf8.allSatisfy({ 48...57 ~= $0 }) { return head.isEmpty ? nil : String(head) }
    let names = head.split(separator: ".", omittingEmptySubsequences: false)
    guard let last = names.last, !last.isEmpty, head.endIndex == text.endIndex || text.last == ")"
    else { return nil }
    if names.count == 1 {
      // `Row()` makes an object.
      return head.endIndex == text.endIndex && isConstant(last) ? text : nil
    }
    let isOfType = names.dropLast().allSatisfy { $0.utf8.first?.isCapital == true }
    return isOfType || names.count == 2 && names[0].isEmpty ? String(last) : nil
  }

  /// Whether a name is one of a constant in C: `ModeFound`, `kModeFound`.
  private static func isConstant(_ name: Substring) -> Bool {
    let start = name.utf8.first == UInt8(ascii: "k") ? name.utf8.dropFirst() : name.utf8
    return start.first?.isCapital == true
  }
}
