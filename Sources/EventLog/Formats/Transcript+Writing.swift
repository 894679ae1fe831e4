import EventModel

/// A writer of transcripts.
struct TranscriptWriter: EventWriter {
  mutating func begin(_ output: inout [UInt8]) {
    output.append(contentsOf: "transcript 1\n".utf8)
  }

  func write(_ event: LoggedEvent, to output: inout [UInt8]) throws(LogFormat.WritingError) {
    for text in [event.view, event.scope, event.instance, event.parent, event.transition] {
      guard text?.utf8.contains(0x0A) != true else {
        throw LogFormat.WritingError("a line of a transcript cannot hold a line feed")
      }
    }
    let scope = event.scope.flatMap { $0.isEmpty ? nil : $0 }
    var words: [String] = []
    if let time = event.time { words.append(time.split(separator: " ").joined(separator: "T")) }
    if let scope { words.append(Self.quoted(scope)) }
    if !event.view.isEmpty || !words.isEmpty { words.append(Self.quoted(event.view)) }
    words.append(event.callback.name)
    let pairs: [(Column, String?)] = [
      (.instance, event.instance), (.transition, event.transition), (.kind, event.kind),
      (.outcome, event.outcome), (.parent, event.parent), (.process, event.process),
      (.heading, event.followsHeading ? "true" : nil), (.class, event.isClass ? "true" : nil),
      (.file, event.source.map { "\($0.file):\($0.line)" }),
    ]
    for (column, value) in pairs {
      if let value { words.append("\(column.name)=\(Self.quoted(value))") }
    }
    output.append(contentsOf: words.joined(separator: " ").utf8)
    output.append(0x0A)
  }

  /// Returns a word in a form that is read as one word, quoted if necessary.
  private static func quoted(_ word: String) -> String {
    let isPlain =
      !word.isEmpty
      && word.utf8.allSatisfy { byte in
        byte > 0x20 && byte != 0x22 && byte != 0x5C && byte != UInt8(ascii: "#") && byte != 0x7F
      }
    let isDirective = ["begin", "end", "assume", "transcript"].contains(word)
    let looksLikeTime = word.utf8.first.map { (48...57).contains($0) } ?? false
    if isPlain, !isDirective, !looksLikeTime { return word }
    var text = "\""
    for scalar in word.unicodeScalars {
      if scalar == "\"" || scalar == "\\" { text += "\\" }
      text.unicodeScalars.append(scalar)
    }
    return text + "\""
  }
}
