extension RecordingFormat {
  /// One event a line, in columns a person reads: time, container, screen, callback.
  public static let transcript = RecordingFormat(
    name: "transcript",
    begin: { start in
      "transcript 1\n" + (start.isEmpty ? "" : "# times are seconds since \(start)\n")
    },
    event: { event in
      let (place, gaps) = (event.place, event.gaps)
      var line = event.time.seconds
      line.add(container: place.scope, gaps)
      line.add(" ", word: event.name)
      line += " "
      line += event.call.name
      line += " instance="
      line += event.address.hexadecimal
      line += gaps.gapMark
      line.add(" parent=", place.parent, gaps)
      line.add(" window=", place.window, gaps)
      if let source = event.source { line.add(" file=", word: "\(source.file)", ":\(source.line)") }
      return line + "\n"
    },
    beginTransition: { transition, scope, gaps in
      // The kind comes before the container; a word that is not a kind declares none.
      var line = "begin t\(transition.number)"
      line.add(" ", word: transition.kind?.name ?? "unknown")
      line.add(container: scope, gaps)
      return line + "\n"
    },
    endTransition: { number, outcome in
      "end t\(number)" + (outcome.map { " \($0.rawValue)" } ?? "") + "\n"
    },
    comment: { text in
      "# " + String(decoding: text.utf8.map { max(0x20, $0) }, as: UTF8.self) + "\n"
    })
}

extension String {
  /// Adds a blank and a container, or nothing if there is none to tell from others.
  fileprivate mutating func add(container scope: RecordedObject?, _ gaps: Int) {
    if scope == nil, gaps > 0 { self += " " + gaps.gapMark }
    add(" ", scope, gaps)
  }

  /// Adds a key and an object, or nothing if there is no object.
  fileprivate mutating func add(_ key: String, _ object: RecordedObject?, _ gaps: Int) {
    guard let object else { return }
    add(key, word: object.name, "@", object.address.hexadecimal, gaps.gapMark)
  }

  /// Adds a key and a text with its end, quoted if it would not read as one word.
  fileprivate mutating func add(_ key: String, word text: String, _ end: String...) {
    let text = text.quotable
    let quote = text.isPlainWord ? "" : "\""
    self += key
    self += quote
    self += text
    for part in end { self += part }
    self += quote
  }

  private var isPlainWord: Bool {
    !isEmpty
      && utf8.allSatisfy { byte in
        switch byte {
        case 0...0x20, 0x7F, UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "#"),
          UInt8(ascii: "="):
          false
        default: true
        }
      }
  }
}
