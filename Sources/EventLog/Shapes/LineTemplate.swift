/// The form of a log's lines, learned from one that was read completely: fixed text around scope,
/// view and callback.
///
/// `2026-03-22 15:12:28.719 Demo[4123:91230] [nav] <Inbox: 0x6c11b10> viewWillAppear: animated=1`
/// has a time of fixed length, then the head ` Demo[4123:91230] [`, a scope, `] <`, a view, `> `,
/// the callback and a tail. A line of this form whose scope and view were read before has the same
/// meaning as before. Every other line is read completely.
struct LineTemplate {
  /// The length of the time in bytes, from the start of the line; nil for a message inside another
  /// format.
  var timeLength: Int?
  /// The text from the start of the line to the end of the time; its digits may differ.
  var timeText: DigitText
  /// The text between the time, or the line feed, and the scope or view.
  var head: FixedText<SIMD8<UInt64>>
  /// The text between scope and view; nil for a form without a scope.
  var middle: ShortText?
  /// The text between view and callback.
  var before: ShortText
  var after: MaskedWord
  /// Whether those are all bytes to the end of the line.
  var afterIsWhole: Bool
  /// The byte that ends the line or the message.
  var terminator: UInt8
  /// The kind of this form's slices in the slice table.
  var kind: UInt32
  /// The index of the head's process in the parser's list; nil if the head names none.
  var process: Int?
  var time: Range<Int>?
  /// The kind, in the slice table, of classes before addresses in this form; in another form the
  /// same words may not name an instance.
  var classKind: UInt32 = 0

  /// The ranges of scope and view in a line of this form.
  struct Slices {
    /// The scope; empty in a form without one.
    var scope: Range<Int>
    var view: Range<Int>

    /// The range from the scope to the view.
    var whole: Range<Int> { scope.lowerBound..<view.upperBound }
  }

  /// The longest tail after the first eight bytes; it has no blank.
  static let tailLimit = 24

  /// Returns the end of the line or the message if the fixed parts next to a callback match,
  /// otherwise nil.
  @inline(__always)
  func end(_ bytes: UnsafePointer<UInt8>, _ callback: Int, _ length: Int) -> Int? {
    let raw = UnsafeRawPointer(bytes)
    guard before.matches(raw + callback), after.matches(raw + (callback + length)) else {
      return nil
    }
    return endOfTail(bytes, callback + length)
  }

  /// Returns the range of scope and view together, from the head to the text before the callback,
  /// or nil if it is empty or longer than 63 bytes.
  @inline(__always)
  func slice(_ bytes: UnsafePointer<UInt8>, _ callback: Int) -> Range<Int>? {
    let end = callback - before.count
    guard let start = bytes.start(ofSliceEndingAt: end, after: head.last) else { return nil }
    return start..<end
  }

  /// Returns the ranges of scope and view, or nil if the text between them differs.
  func slices(_ bytes: UnsafePointer<UInt8>, _ callback: Int) -> Slices? {
    let viewEnd = callback - before.count
    let delimiter = middle?.last ?? head.last
    guard let viewStart = bytes.start(ofSliceEndingAt: viewEnd, after: delimiter) else {
      return nil
    }
    let view = viewStart..<viewEnd
    guard let middle else { return Slices(scope: viewStart..<viewStart, view: view) }
    let scopeEnd = viewStart - middle.count
    guard middle.matches(UnsafeRawPointer(bytes) + viewStart),
      let start = bytes.start(ofSliceEndingAt: scopeEnd, after: head.last)
    else { return nil }
    return Slices(scope: start..<scopeEnd, view: view)
  }

  /// Returns the start of the line, given the start of the scope or view, or nil if the text before
  /// it differs.
  @inline(__always)
  func lineStart(_ bytes: UnsafePointer<UInt8>, _ first: Int) -> Int? {
    guard head.matches(UnsafeRawPointer(bytes) + first) else { return nil }
    let start = first - head.count
    guard let timeLength else { return start >= 0 ? start : nil }
    // Without a time, the line feed is part of the head.
    guard timeLength > 0 else { return start + 1 }
    let line = start - timeLength
    guard line >= 0, bytes[line - 1] == 0x0A, timeText.matches(UnsafeRawPointer(bytes) + start)
    else { return nil }
    return line
  }

  /// Returns the index of the terminator, or nil if the tail has another form.
  @inline(__always)
  private func endOfTail(_ bytes: UnsafePointer<UInt8>, _ behind: Int) -> Int? {
    if afterIsWhole { return behind + after.byteCount - 1 }
    var index = behind + 8
    let last = index + Self.tailLimit
    while index < last {
      let byte = bytes[index]
      if byte == terminator { return index }
      if byte <= 0x20 || byte == 0x5C { return nil }
      index += 1
    }
    return nil
  }
}

/// A text between two parts of a line.
typealias ShortText = FixedText<SIMD4<UInt64>>

/// A text that is compared with the bytes before a place; it is not longer than the vector.
struct FixedText<Bytes: SIMD>: Equatable where Bytes.Scalar == UInt64 {
  private var value = Bytes()
  private var mask = Bytes()
  private(set) var count = 0
  private(set) var last: UInt8 = 0

  init() {}

  /// Makes the text, or nil if it is empty or too long.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let last = bytes.last, bytes.count <= MemoryLayout<Bytes>.size else { return nil }
    count = bytes.count
    self.last = last
    value.setEnd(bytes.count) { bytes[$0] }
    mask.setEnd(bytes.count) { _ in 0xFF }
  }

  /// Whether the text precedes a place; as many bytes as the vector has may be loaded before it.
  @inline(__always)
  func matches(_ end: UnsafeRawPointer) -> Bool {
    let text = (end - MemoryLayout<Bytes>.size).loadUnaligned(as: Bytes.self)
    return ((text ^ value) & mask).wrappedOr == 0
  }
}

/// A text of up to 32 bytes that is compared with the bytes before a place; digits match any digit.
struct DigitText: Equatable {
  private var value = SIMD4<UInt64>()
  private var mask = SIMD4<UInt64>()
  /// 6 for each digit: adding it keeps the upper half of a digit's byte, but not of `:` to `?`.
  private var six = SIMD4<UInt64>()

  /// Makes the text, or nil if it is too long.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard bytes.count <= 32 else { return nil }
    value.setEnd(bytes.count) { bytes[$0].isDigit ? bytes[$0] & 0xF0 : bytes[$0] }
    mask.setEnd(bytes.count) { bytes[$0].isDigit ? 0xF0 : 0xFF }
    six.setEnd(bytes.count) { bytes[$0].isDigit ? 6 : 0 }
  }

  /// Whether the text precedes a place; 32 bytes before may be loaded.
  @inline(__always)
  func matches(_ end: UnsafeRawPointer) -> Bool {
    let text = (end - 32).loadUnaligned(as: SIMD4<UInt64>.self)
    // A sum carries only if the upper half is not a digit's, and the first comparison detects that.
    return (((text ^ value) | ((text &+ six) ^ value)) & mask).wrappedOr == 0
  }
}

extension SIMD where Scalar == UInt64 {
  /// Sets the last bytes of the vector.
  mutating func setEnd(_ count: Int, _ byte: (Int) -> UInt8) {
    withUnsafeMutableBytes(of: &self) { all in
      for index in 0..<count { all[all.count - count + index] = byte(index) }
    }
  }

  /// The bitwise OR of all four or eight lanes.
  @inline(__always)
  var wrappedOr: UInt64 {
    var all = self[0] | self[1] | self[2] | self[3]
    if scalarCount == 8 { all |= self[4] | self[5] | self[6] | self[7] }
    return all
  }
}

extension MaskedWord {
  /// How many bytes are compared, counted from the first.
  @inline(__always)
  var byteCount: Int { 8 - mask.leadingZeroBitCount / 8 }
}
