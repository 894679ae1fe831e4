extension LineTemplate {
  /// A form with the slices of the line that it was learned from.
  struct Lesson {
    var template: LineTemplate
    var slices: Slices
    /// The address at the end of the view's slice; the class before it may have more instances.
    var address: Range<Int>?
  }

  /// Learns the form of a line with one event and the name before it, or returns nil.
  ///
  /// - Parameters:
  ///   - reader: The reader of the line.
  ///   - event: Its event.
  ///   - place: The line as it is in the log; 64 bytes before may be examined.
  static func learn(
    _ reader: ConsoleLineReader, _ event: ConsoleEvent, at place: CallReader.Place
  ) -> Lesson? {
    let (bytes, end, head) = (place.bytes, place.end, place.head)
    guard let name = event.name, name.file == nil, let view = reader.slice(of: name, event) else {
      return nil
    }
    let callback = event.match.range
    let scope = name.instance == nil ? nil : reader.scopeTag(before: name)
    let first = scope?.lowerBound ?? view.lowerBound
    let time = reader.prefix.time
    let headStart = head.map { -$0 } ?? time?.upperBound ?? -1
    func text(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
      UnsafeBufferPointer(start: bytes + range.lowerBound, count: range.count)
    }
    guard headStart < first, callback.upperBound <= end,
      let headText = FixedText<SIMD8<UInt64>>(text(headStart..<first)),
      let before = ShortText(text(view.upperBound..<callback.lowerBound))
    else { return nil }
    let middle = scope.flatMap { ShortText(text($0.upperBound..<view.lowerBound)) }
    guard scope == nil || middle != nil, !text(view).contains(middle?.last ?? headText.last),
      scope.map({ !text($0).contains(headText.last) }) ?? true,
      view.count < SliceTable.sliceLimit, scope?.count ?? 0 < SliceTable.sliceLimit
    else { return nil }
    let tail = text(callback.upperBound..<end + 1)
    guard
      tail.count <= 8 || tail.count < 8 + tailLimit && !tail[8...].dropLast().contains(where: isGap)
    else { return nil }
    let timeLength = head == nil ? time?.upperBound ?? 0 : nil
    guard let timeText = DigitText(text(0..<(timeLength ?? 0))) else { return nil }
    let template = LineTemplate(
      timeLength: timeLength, timeText: timeText, head: headText,
      middle: middle, before: before, after: MaskedWord(tail, atEnd: false),
      afterIsWhole: tail.count <= 8, terminator: bytes[end], kind: 0, process: nil, time: time)
    let address = name.instance.flatMap { instance in
      instance.upperBound == view.upperBound && name.name.upperBound <= instance.lowerBound
        && bytes.startOfAddress(endingAt: instance.upperBound) == instance.lowerBound
        ? instance : nil
    }
    let slices = Slices(scope: scope ?? view.prefix(0), view: view)
    return Lesson(template: template, slices: slices, address: address)
  }

  private static func isGap(_ byte: UInt8) -> Bool { byte <= 0x20 || byte == 0x5C }
}

extension ConsoleLineReader {
  /// Returns the part of the line that identifies the view, without brackets.
  fileprivate func slice(of name: ConsoleName, _ event: ConsoleEvent) -> Range<Int>? {
    let callback = event.match.range.lowerBound
    var slice = name.whole
    switch name.form {
    case .method:
      guard let open = text.last("[", in: body.lowerBound..<name.name.lowerBound) else {
        return nil
      }
      slice = text.trimmed(open + 1..<callback)
    case .pointer where text[slice.lowerBound] != UInt8(ascii: "<"): break
    case .pointer, .bracketed: slice = slice.lowerBound + 1..<slice.upperBound - 1
    case .labelled, .bare, .file: break
    }
    guard !slice.isEmpty, slice.upperBound < callback, slice.lowerBound <= name.name.lowerBound,
      slice.upperBound >= name.name.upperBound,
      name.instance.map({ slice.lowerBound <= $0.lowerBound && $0.upperBound <= slice.upperBound })
        ?? true
    else { return nil }
    return slice
  }
}
