extension RecordingFormat {
  /// One JSON object a line, for programs.
  ///
  /// The format has no lines for transitions: each event names its transition. It has no comments
  /// either: `lost` on an event counts those that are missing before it.
  public static let ndjson = RecordingFormat(
    name: "ndjson",
    event: { event, output in
      output.append("{\"time\":")
      output.append(time: event.time)
      if event.place.scope != nil || event.gaps > 0 {
        output.append("scope", event.place.scope, gaps: event.gaps)
      }
      output.append(",\"view\":\"")
      output.append(escaped: event.name)
      output.append("\",\"instance\":\"")
      output.append(address: event.address)
      output.append(gaps: event.gaps)
      output.append("\",\"event\":\"")
      output.append(event.call.name)
      output.append(UInt8(ascii: "\""))
      if let parent = event.place.parent { output.append("parent", parent, gaps: event.gaps) }
      if let window = event.place.window { output.append("window", window, gaps: event.gaps) }
      output.append(transition: event.transition)
      output.append(place: event.source)
      output.append(lost: event.lostBefore)
      output.append("}\n")
    })
}

extension [UInt8] {
  fileprivate mutating func append(_ key: StaticString, _ object: RecordedObject?, gaps: Int) {
    append(",\"")
    append(key)
    append("\":\"")
    if let object {
      append(escaped: object.name)
      append(UInt8(ascii: "@"))
      append(address: object.address)
    }
    append(gaps: gaps)
    append(UInt8(ascii: "\""))
  }

  fileprivate mutating func append(transition: OpenTransition?) {
    guard let transition else { return }
    append(",\"transition\":\"t")
    append(decimal: UInt64(transition.number))
    append(UInt8(ascii: "\""))
    guard let kind = transition.kind else { return }
    append(",\"kind\":\"")
    append(escaped: kind.name)
    append(UInt8(ascii: "\""))
  }

  fileprivate mutating func append(place: SourcePlace?) {
    guard let place else { return }
    append(",\"file\":\"")
    place.file.withUTF8Buffer { append(escaped: $0.prefix(RecordingLimits.nameBytes)) }
    append("\",\"line\":")
    append(decimal: UInt64(place.line))
  }

  fileprivate mutating func append(lost: Int) {
    guard lost > 0 else { return }
    append(",\"lost\":")
    append(decimal: UInt64(lost))
  }

  fileprivate mutating func append(escaped text: String) {
    var text = text
    text.withUTF8 { append(escaped: $0.prefix(RecordingLimits.nameBytes)) }
  }
}
