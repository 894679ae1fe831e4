extension RecordingFormat {
  /// One JSON object a line, for programs.
  ///
  /// The format has no lines for transitions: each event names its transition. It has no comments
  /// either: `lost` on an event counts those that are missing before it.
  public static let ndjson = RecordingFormat(
    name: "ndjson",
    event: { event in
      let (place, gap) = (event.place, event.gaps.gapMark)
      var line = "{\"time\":\(event.time.seconds)"
      if place.scope != nil || event.gaps > 0 { line += object("scope", place.scope, gap) }
      line += text("view", event.name) + text("instance", event.address.hexadecimal + gap)
      line += text("event", event.call.name)
      if let parent = place.parent { line += object("parent", parent, gap) }
      if let window = place.window { line += object("window", window, gap) }
      if let transition = event.transition {
        line += text("transition", "t\(transition.number)")
        if let kind = transition.kind { line += text("kind", kind.name) }
      }
      if let source = event.source {
        line += text("file", "\(source.file)") + ",\"line\":\(source.line)"
      }
      if event.lostBefore > 0 { line += ",\"lost\":\(event.lostBefore)" }
      return line + "}\n"
    })

  private static func text(_ key: String, _ value: String) -> String {
    ",\"\(key)\":\"\(value.quotable)\""
  }

  private static func object(_ key: String, _ object: RecordedObject?, _ gap: String) -> String {
    let name = object.map { "\($0.name.quotable)@\($0.address.hexadecimal)" } ?? ""
    return ",\"\(key)\":\"\(name)\(gap)\""
  }
}
