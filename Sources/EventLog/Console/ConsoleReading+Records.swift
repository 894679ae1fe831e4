import EventModel

/// The origin of a message that is not a line by itself.
struct ConsoleOrigin {
  /// The number of bytes of the log before the message's first byte.
  var offset: UInt64
  /// The line number, if it is already known.
  var line: UInt32 = 0
  /// The offset of each byte of the message, relative to its first byte, if escapes moved them.
  var places: [Int32] = []
  /// The process id.
  var process: String?
  var time: String?
  /// The name of the view, if another line has it.
  var view: String?
  var instance: String?

  /// Returns the offset in the log of a byte of the message.
  func offset(of index: Int) -> UInt64 {
    offset + UInt64(index < places.count ? Int(places[index]) : index)
  }
}

extension EventSink {
  mutating func add(
    _ reading: ConsoleReading, of reader: ConsoleLineReader, from origin: ConsoleOrigin,
    names: inout NameTable
  ) {
    switch reading {
    case .nothing: break
    case .warning(let name):
      enter(origin.process ?? reader.process, at: origin.offset, line: origin.line)
      let view = name.map { reader.view(of: $0, in: &names).view } ?? 0
      add(
        EventRecord(
          offset: origin.offset, line: origin.line, view: view,
          code: EventRecord.Code.frameworkWarning),
        reader.warningDetail)
    case .events(let events):
      for event in events { add(event, of: reader, from: origin, names: &names) }
    }
  }

  private mutating func add(
    _ event: ConsoleEvent, of reader: ConsoleLineReader, from origin: ConsoleOrigin,
    names: inout NameTable
  ) {
    let code = event.match.code
    // A life's boundary counts only for a view that had a life.
    let isBoundary = code == EventRecord.Code.lifeBoundary
    let name = origin.view == nil ? event.name : nil
    let isMeant = name.map { !isBoundary || reader.isKnown($0, in: names) } ?? !isBoundary
    guard code != Vocabulary.context, isMeant else { return }
    enter(origin.process ?? reader.process, at: origin.offset, line: origin.line)
    let view =
      name.map { reader.view(of: $0, in: &names) } ?? (
        view: names.view(
          origin.view ?? "", instance: origin.instance,
          identity: origin.instance == nil ? .anyInstance : .single), scope: 0
      )
    var detail = reader.detail(of: name, keepsTimes: keepsTimes)
    if keepsTimes, let time = origin.time { detail.time = time }
    add(
      EventRecord(
        offset: origin.offset(of: event.match.range.lowerBound), line: origin.line,
        view: view.view,
        scope: view.scope, code: code, length: UInt8(clamping: event.match.range.count)),
      detail)
  }
}

extension ConsoleLineReader {
  /// The id of the process that wrote the line, if the line has one.
  var process: String? { prefix.process.map(text.text) }

  /// Returns the ids of a view and its scope.
  ///
  /// With a pointer, the name is one view, and a tag before it is the scope. A bare name may be a
  /// class with several instances, unless it is a UUID.
  func view(of name: ConsoleName, in names: inout NameTable) -> (view: UInt32, scope: UInt32) {
    guard let instance = name.instance else {
      return (names.view(text.text(name.name), identity: identity(of: name)), 0)
    }
    let view = names.view(
      text.text(name.name), instance: text.text(instance), identity: .single)
    return (view, scopeTag(before: name).map { names.scope(text.text($0)) } ?? 0)
  }

  /// Whether an earlier event had this view.
  func isKnown(_ name: ConsoleName, in names: NameTable) -> Bool {
    names.knownView(
      text.text(name.name), instance: name.instance.map(text.text), identity: identity(of: name))
      != nil
  }

  private func identity(of name: ConsoleName) -> NameTable.Identity {
    name.instance == nil && !text.isUUID(name.name) ? .anyInstance : .single
  }

  /// Returns what the line says beside view and callback.
  func detail(of name: ConsoleName?, keepsTimes: Bool) -> EventDetail {
    var detail = EventDetail()
    if keepsTimes { detail.time = prefix.time.map(text.text) }
    if let file = name?.file {
      detail.file = text.text(file)
      detail.sourceLine = name?.sourceLine
    }
    return detail
  }

  var warningDetail: EventDetail {
    var detail = EventDetail()
    detail.text = text.text(body)
    return detail
  }

  /// Returns the tag just before `<Inbox: 0x6c11b10>` that is a scope: `[nav] <Inbox: …>`. A level,
  /// also as a letter, `[D]`, a category and the class itself are none.
  func scopeTag(before name: ConsoleName) -> Range<Int>? {
    var end = name.whole.lowerBound
    while end > body.lowerBound, text[end - 1] == 0x20 { end -= 1 }
    guard end > body.lowerBound, text[end - 1] == UInt8(ascii: "]"),
      let open = text.last("[", in: body.lowerBound..<end)
    else { return nil }
    let tag = text.trimmed(open + 1..<end - 1)
    // `[com.example.demo:screens]` is the subsystem and category of unified logging.
    guard !tag.isEmpty, text.first(":", in: tag) == nil, !text.hasNoLetter(tag),
      !text.isOne(of: ConsoleWords.tags, tag), !text.isPointer(tag),
      tag.count > 1 || !text[tag.lowerBound].isCapital,
      text.text(tag) != text.text(name.name), name.instance.map({ !$0.overlaps(tag) }) ?? true
    else { return nil }
    return tag
  }
}
