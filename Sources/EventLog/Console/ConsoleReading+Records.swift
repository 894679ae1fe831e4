import EventModel

extension ConsoleLineReader {
  /// The id of the process that wrote the line, if it says so.
  var process: String? { prefix.process.map(text.text) }

  /// Returns a view's number and its scope's.
  ///
  /// A pointer makes the view one of its own, and then a tag in front is the scope; a bare name may
  /// be a class with several instances.
  func view(of name: ConsoleName, in names: inout NameTable) -> (view: UInt32, scope: UInt32) {
    guard let instance = name.instance else {
      return (names.view(text.text(name.name), identity: .anyInstance), 0)
    }
    let view = names.view(
      text.text(name.name), instance: text.text(instance), identity: .single)
    return (view, scopeTag(before: name).map { names.scope(text.text($0)) } ?? 0)
  }

  /// Whether a view had an event before.
  func isKnown(_ name: ConsoleName, in names: NameTable) -> Bool {
    let identity: NameTable.Identity = name.instance == nil ? .anyInstance : .single
    return names.knownView(
      text.text(name.name), instance: name.instance.map(text.text), identity: identity) != nil
  }

  /// Returns what the line says beside view and callback, or nil.
  func detail(of name: ConsoleName?, keepsTimes: Bool) -> EventDetail? {
    var detail = EventDetail()
    if keepsTimes { detail.time = prefix.time.map(text.text) }
    if let file = name?.file {
      detail.file = text.text(file)
      detail.sourceLine = name?.sourceLine
    }
    return detail
  }

  /// The line as the text of a warning.
  var warningDetail: EventDetail {
    var detail = EventDetail()
    detail.text = text.text(body)
    return detail
  }

  /// Returns the tag right before `<Inbox: 0x6c11b10>`: `[nav] <Inbox: …>`.
  private func scopeTag(before name: ConsoleName) -> Range<Int>? {
    var end = name.whole.lowerBound
    while end > body.lowerBound, text[end - 1] == 0x20 { end -= 1 }
    guard end > body.lowerBound, text[end - 1] == UInt8(ascii: "]"),
      let open = text.last("[", in: body.lowerBound..<end)
    else { return nil }
    let tag = text.trimmed(open + 1..<end - 1)
    let isName = text.text(tag) == text.text(name.name)
    // `[com.example.demo:screens]` is the subsystem and category of unified logging.
    guard !tag.isEmpty, !isName, text.first(":", in: tag) == nil, !text.hasNoLetter(tag),
      !text.isOne(of: ConsoleWords.tags, tag)
    else { return nil }
    return tag
  }
}
