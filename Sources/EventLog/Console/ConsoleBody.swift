import EventModel

/// A writer of events as messages of console lines, which checks that they are read back unchanged.
struct ConsoleBody {
  private var finders: [Callback: WordFinder] = [:]

  /// Returns the message of an event: `Inbox viewWillAppear`,
  /// `[nav] <Inbox: 0x6c11b10> viewWillAppear`.
  ///
  /// A tag is the scope only before a pointer; before a bare name it is only for human readers.
  ///
  /// - Throws: a ``LogFormat/WritingError`` if no message would be read as this name and instance.
  mutating func message(of event: LoggedEvent) throws(LogFormat.WritingError) -> String {
    let tag = event.scope.flatMap { $0.isEmpty ? nil : "[\($0)] " } ?? ""
    let callback = event.callback.name
    var forms: [String] = []
    if let instance = event.instance {
      forms = ["\(tag)<\(event.view): \(instance)> \(callback)"]
    } else if event.view.isEmpty {
      forms = [callback]
    } else {
      forms = ["\(tag)\(event.view) \(callback)", "\(tag)\"\(event.view)\" \(callback)"]
    }
    for form in forms where !form.utf8.contains(0x0A) && reads(form, as: event) { return form }
    let name = event.instance.map { "\(event.view): \($0)" } ?? event.view
    throw LogFormat.WritingError("\"\(name)\" cannot be written as a name in a console line")
  }

  /// Whether a message is read as this event and as nothing else.
  private mutating func reads(_ message: String, as event: LoggedEvent) -> Bool {
    let finder = finder(of: event.callback)
    var message = message
    return message.withUTF8 { bytes in
      var line = ConsoleLine()
      return line.search(bytes, for: finder) { text, matches in
        let reader = ConsoleLineReader(text, habits: ConsoleHabits())
        guard case .events(let events) = reader.read(matches), events.count == 1 else {
          return false
        }
        let name = events[0].name
        return name.map { text.text($0.name) } ?? "" == event.view
          && name?.instance.map(text.text) == event.instance
      }
    }
  }

  private mutating func finder(of callback: Callback) -> WordFinder {
    if let known = finders[callback] { return known }
    let word = Vocabulary.Word(bytes: Array(callback.name.utf8), code: 0, isForgiving: true)
    let finder = WordFinder([word])
    finders[callback] = finder
    return finder
  }
}
