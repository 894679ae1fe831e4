extension RecordingFormat {
  /// One event a line, in columns a person reads: time, container, screen, callback.
  public static let transcript = RecordingFormat(
    name: "transcript",
    begin: { start, output in
      output.append("transcript 1\n")
      guard !start.isEmpty else { return }
      output.append(contentsOf: "# times are seconds since \(start)\n".utf8)
    },
    event: { event, output in
      output.append(time: event.time)
      output.append(word: event.place.scope, gaps: event.gaps)
      output.append(word: event.name)
      output.append(UInt8(ascii: " "))
      output.append(event.call.name)
      output.append(" instance=")
      output.append(address: event.address)
      output.append(gaps: event.gaps)
      output.append(" parent=", event.place.parent, gaps: event.gaps)
      output.append(" window=", event.place.window, gaps: event.gaps)
      output.append(place: event.source)
      output.append(UInt8(ascii: "\n"))
    },
    beginTransition: { transition, scope, gaps, output in
      output.append("begin t")
      output.append(decimal: UInt64(transition.number))
      // The kind comes before the container; a word that is not a kind declares none.
      output.append(word: transition.kind?.name ?? "unknown")
      output.append(word: scope, gaps: gaps)
      output.append(UInt8(ascii: "\n"))
    },
    endTransition: { number, outcome, output in
      output.append("end t")
      output.append(decimal: UInt64(number))
      if let outcome { output.append(word: outcome.rawValue) }
      output.append(UInt8(ascii: "\n"))
    },
    comment: { text, output in
      output.append("# ")
      output.append(contentsOf: text.utf8.lazy.map { $0 < 0x20 ? 0x20 : $0 })
      output.append(UInt8(ascii: "\n"))
    })
}

extension [UInt8] {
  /// Appends a blank and a container, or nothing if there is none to tell from others.
  fileprivate mutating func append(word scope: RecordedObject?, gaps: Int) {
    if scope == nil, gaps > 0 {
      append(UInt8(ascii: " "))
      append(gaps: gaps)
    }
    append(" ", scope, gaps: gaps)
  }

  /// Appends a key and an object, or nothing if there is no object.
  fileprivate mutating func append(_ key: StaticString, _ object: RecordedObject?, gaps: Int) {
    guard let object else { return }
    append(key)
    append(quoted: object.name) { output in
      output.append(UInt8(ascii: "@"))
      output.append(address: object.address)
      output.append(gaps: gaps)
    }
  }

  /// Appends a blank and a text.
  fileprivate mutating func append(word text: String) {
    append(UInt8(ascii: " "))
    append(quoted: text)
  }

  /// Appends a text, quoted if it would not read as one word; `rest` belongs to the text.
  private mutating func append(quoted text: String, rest: (inout [UInt8]) -> Void = { _ in }) {
    var text = text
    text.withUTF8 { bytes in
      append(
        word: UnsafeBufferPointer(rebasing: bytes.prefix(RecordingLimits.nameBytes)), rest: rest)
    }
  }

  private mutating func append(
    word bytes: UnsafeBufferPointer<UInt8>, rest: (inout [UInt8]) -> Void
  ) {
    if bytes.isPlainWord {
      append(contentsOf: bytes)
      return rest(&self)
    }
    append(UInt8(ascii: "\""))
    append(escaped: bytes)
    rest(&self)
    append(UInt8(ascii: "\""))
  }

  fileprivate mutating func append(place: SourcePlace?) {
    guard let place else { return }
    append(" file=")
    place.file.withUTF8Buffer { bytes in
      append(word: bytes) { output in
        output.append(UInt8(ascii: ":"))
        output.append(decimal: UInt64(place.line))
      }
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether the bytes read as one word of a transcript as they are.
  fileprivate var isPlainWord: Bool {
    for byte in self {
      let isOdd =
        byte <= 0x20 || byte == 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
        || byte == UInt8(ascii: "#") || byte == UInt8(ascii: "=")
      if isOdd { return false }
    }
    return count > 0
  }
}
