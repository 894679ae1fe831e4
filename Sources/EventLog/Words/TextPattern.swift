/// A pattern of a line's text, in a small part of the notation of regular expressions.
///
/// `\d` is a digit, `\h` a hexadecimal digit, `\a` a letter, `\u` a capital, `\w` a letter, a digit
/// or an underscore, `.` any byte; `[…]` and `[^…]` are sets, `(a|b)` is a choice. `?`, `*`, `+` and
/// `{8}` (at least eight) repeat a byte or a set, and `?` also a choice. `CALL` is the callback of
/// the line. Three dots, `…`, are any text; without them at an end, the pattern starts or ends there.
///
/// The parts between any text are looked for one after another, each at its first place. Patterns
/// are constants: their steps are never freed, so that a comparison counts no references.
///
/// - Complexity: O(length of the text) for each part.
struct TextPattern: @unchecked Sendable {
  /// The most bytes that one repetition takes, so that a long line is examined in linear time.
  private static let mostRepeated = 200

  private enum Step {
    case byte(UInt8)
    /// Takes as many bytes as it can, and gives them back one by one if the next steps fail.
    case set(ByteSet, least: Int, most: Int, givesBack: Bool)
    case call
    /// Tries the next steps; if they fail, some steps are skipped.
    case either(Int)
    case skip(Int)
  }

  /// The steps between any text, and the bytes that they may start with.
  private struct Part {
    let steps: UnsafeBufferPointer<Step>
    let starts: ByteSet
    let first: Step

    init(_ steps: [Step]) {
      self.steps = TextPattern.constant(TextPattern.withoutNeedlessReturns(steps))
      starts = TextPattern.starts(of: steps[...])
      first = steps[0]
    }
  }

  /// Bytes that each matching text has. Most texts lack one of them.
  let needs: ByteSet

  private let parts: UnsafeBufferPointer<Part>
  private let startsAnywhere: Bool
  private let endsAnywhere: Bool

  /// Compiles a pattern.
  init(_ pattern: String) {
    var rest = Array(pattern.utf8)[...]
    var parts: [[Step]] = []
    startsAnywhere = Self.takeAnyText(&rest)
    var endsAnywhere = startsAnywhere
    while !rest.isEmpty {
      parts.append(Self.steps(&rest))
      endsAnywhere = Self.takeAnyText(&rest)
      precondition(endsAnywhere || rest.isEmpty, "each bracket is opened: remove one of \(pattern)")
    }
    self.endsAnywhere = endsAnywhere
    self.parts = Self.constant(parts.map(Part.init))
    needs = ByteSet(parts.flatMap(Self.needs))
  }

  private static func constant<Element>(_ list: [Element]) -> UnsafeBufferPointer<Element> {
    let copy = UnsafeMutableBufferPointer<Element>.allocate(capacity: list.count)
    _ = copy.initialize(from: list)
    return UnsafeBufferPointer(copy)
  }
}

extension TextPattern {
  /// Returns the end of the text that matches, or nil. It is the end of the range, unless the
  /// pattern ends with any text.
  ///
  /// - Parameter call: The range of the callback.
  func end(in bytes: UnsafePointer<UInt8>, _ range: Range<Int>, call: Range<Int>) -> Int? {
    let text = Text(bytes: bytes, end: range.upperBound, call: call)
    var place = range.lowerBound
    for index in parts.indices {
      let isLast = index == parts.count - 1 && !endsAnywhere
      let isFixed = index == 0 && !startsAnywhere
      let end =
        isFixed
        ? text.end(of: parts[index].steps, at: place, isLast: isLast)
        : text.find(parts[index], from: place, isLast: isLast)
      guard let end else { return nil }
      place = end
    }
    return place
  }

  /// A text that is compared with steps.
  private struct Text {
    let bytes: UnsafePointer<UInt8>
    let end: Int
    let call: Range<Int>

    /// Returns the end of a part at the first place where it is found.
    func find(_ part: Part, from start: Int, isLast: Bool) -> Int? {
      var place = start
      while true {
        switch part.first {
        case .call:
          guard call.lowerBound >= start else { return nil }
          return end(of: part.steps, at: call.lowerBound, isLast: isLast)
        case .byte(let byte): place = bytes.index(of: byte, from: place, to: end)
        default: while place < end, !part.starts.contains(bytes[place]) { place += 1 }
        }
        guard place < end else { return nil }
        if let end = end(of: part.steps, at: place, isLast: isLast) { return end }
        place += 1
      }
    }

    func end(
      of steps: UnsafeBufferPointer<Step>, from first: Int = 0, at start: Int, isLast: Bool
    ) -> Int? {
      var (step, place) = (first, start)
      while step < steps.count {
        switch steps[step] {
        case .byte(let byte):
          guard place < end, bytes[place] == byte else { return nil }
          place += 1
        case .set(let set, 1, 1, _):
          guard place < end, set.contains(bytes[place]) else { return nil }
          place += 1
        case .set(let set, let least, let most, let givesBack):
          let limit = min(end, place + most)
          var last = place
          while last < limit, set.contains(bytes[last]) { last += 1 }
          guard last - place >= least else { return nil }
          while givesBack, last > place + least {
            if let end = end(of: steps, from: step + 1, at: last, isLast: isLast) { return end }
            last -= 1
          }
          place = last
        case .call:
          guard place == call.lowerBound else { return nil }
          place = call.upperBound
        case .either(let count):
          if let end = end(of: steps, from: step + 1, at: place, isLast: isLast) { return end }
          step += count
        case .skip(let count): step += count
        }
        step += 1
      }
      return isLast && place < end ? nil : place
    }
  }
}

extension Collection<UInt8> {
  func matches(_ pattern: TextPattern, call: Range<Int> = -1..<(-1)) -> Bool {
    let found = withContiguousStorageIfAvailable { bytes in
      guard let base = bytes.baseAddress else { return false }
      return pattern.end(in: base, 0..<bytes.count, call: call) != nil
    }
    return found ?? Array(self).matches(pattern, call: call)
  }
}

extension TextPattern {
  /// Compiles a sequence up to its end, or to a sign that ends a choice.
  private static func steps(_ rest: inout ArraySlice<UInt8>) -> [Step] {
    var steps: [Step] = []
    while let sign = rest.first, !sign.isOne(of: "|)"), !startsWithAnyText(rest) {
      if sign == UInt8(ascii: "C"), rest.starts(with: "CALL".utf8) {
        rest = rest.dropFirst(4)
        steps.append(.call)
      } else if sign == UInt8(ascii: "(") {
        steps += choice(&rest)
      } else {
        steps.append(repeated(&rest))
      }
    }
    return steps
  }

  /// Compiles `(a|b)` or `(a|b)?`.
  private static func choice(_ rest: inout ArraySlice<UInt8>) -> [Step] {
    var choices: [[Step]] = []
    repeat {
      rest.removeFirst()
      choices.append(steps(&rest))
    } while rest.first == UInt8(ascii: "|")
    precondition(!rest.isEmpty, "each choice is closed: add a bracket")
    rest.removeFirst()
    if take("?", &rest) { choices.append([]) }
    var steps = choices.removeLast()
    for choice in choices.reversed() {
      steps = [.either(choice.count + 1)] + choice + [.skip(steps.count)] + steps
    }
    return steps
  }

  /// Compiles a byte or a set, and how often it is repeated.
  private static func repeated(_ rest: inout ArraySlice<UInt8>) -> Step {
    let byte = rest.starts(with: "\\".utf8) ? rest.dropFirst().first! : rest.first!
    let isByte = rest.first == byte ? !byte.isOne(of: ".[") : !byte.isLetter
    let set = set(&rest)
    var (least, most) = (1, 1)
    if take("?", &rest) {
      least = 0
    } else if take("*", &rest) {
      (least, most) = (0, mostRepeated)
    } else if take("+", &rest) {
      most = mostRepeated
    } else if take("{", &rest) {
      let digits = rest.prefix(while: \.isDigit)
      rest = rest.dropFirst(digits.count + 1)
      (least, most) = (Int(String(decoding: digits, as: UTF8.self)) ?? 0, mostRepeated)
    }
    if isByte, least == most { return .byte(byte) }
    return .set(set, least: least, most: most, givesBack: least < most)
  }

  private static func set(_ rest: inout ArraySlice<UInt8>) -> ByteSet {
    if take(".", &rest) { return .all }
    guard take("[", &rest) else { return member(&rest) }
    let isNegated = take("^", &rest)
    var set = ByteSet([])
    while !take("]", &rest) {
      let first = rest[rest.startIndex]
      set.formUnion(member(&rest))
      guard first != UInt8(ascii: "\\"), take("-", &rest) else { continue }
      set.formUnion(ByteSet(first...rest.removeFirst()))
    }
    return isNegated ? set.inverted : set
  }

  /// Reads a byte or a class of bytes.
  private static func member(_ rest: inout ArraySlice<UInt8>) -> ByteSet {
    let byte = rest.removeFirst()
    guard byte == UInt8(ascii: "\\") else { return ByteSet([byte]) }
    let name = rest.removeFirst()
    return switch name {
    case UInt8(ascii: "d"): .digits
    case UInt8(ascii: "h"): .hexDigits
    case UInt8(ascii: "a"): .letters
    case UInt8(ascii: "u"): .capitals
    case UInt8(ascii: "w"): .wordBytes
    default: ByteSet([name])
    }
  }

  private static func take(_ sign: Unicode.Scalar, _ rest: inout ArraySlice<UInt8>) -> Bool {
    guard rest.first == UInt8(ascii: sign) else { return false }
    rest.removeFirst()
    return true
  }

  private static func startsWithAnyText(_ rest: ArraySlice<UInt8>) -> Bool {
    rest.first == 0xE2 && rest.starts(with: "…".utf8)
  }

  private static func takeAnyText(_ rest: inout ArraySlice<UInt8>) -> Bool {
    guard startsWithAnyText(rest) else { return false }
    rest = rest.dropFirst(3)
    return true
  }

  /// Returns steps in which a repetition gives nothing back to steps that could not take it.
  private static func withoutNeedlessReturns(_ steps: [Step]) -> [Step] {
    steps.enumerated().map { index, step in
      guard case .set(let set, let least, let most, true) = step else { return step }
      let next = starts(of: steps[(index + 1)...])
      return .set(set, least: least, most: most, givesBack: set.meets(next))
    }
  }

  private static func needs(of steps: [Step]) -> [UInt8] {
    var needs: [UInt8] = []
    var index = 0
    while index < steps.count {
      switch steps[index] {
      case .byte(let byte): needs.append(byte)
      // A choice needs none of its bytes.
      case .either(let count): index += count - 1
      case .skip(let count): index += count
      default: break
      }
      index += 1
    }
    return needs
  }

  /// Returns the bytes that some steps may start with; all bytes if they may take none.
  private static func starts(of steps: ArraySlice<Step>) -> ByteSet {
    switch steps.first {
    case .byte(let byte): return ByteSet([byte])
    case .set(let set, let least, _, _):
      var starts = set
      if least == 0 { starts.formUnion(Self.starts(of: steps.dropFirst())) }
      return starts
    case .either(let count):
      var starts = Self.starts(of: steps.dropFirst())
      starts.formUnion(Self.starts(of: steps.dropFirst(count + 1)))
      return starts
    case .skip(let count): return Self.starts(of: steps.dropFirst(count + 1))
    case .call, nil: return .all
    }
  }
}
