import EventModel
import JSON

extension SourceFacts {
  /// The facts as JSON, an object a line: the class first, then each of its effects.
  package var jsonLines: [String] {
    let overrides = overrides.map { override -> JSONValue in
      [
        "callback": .string(override.callback.name), "line": .int(override.site.line),
        "super": .strings(override.superCalls.map(\.callback.name)),
      ]
    }
    let first: JSONValue = [
      "class": .string(name), "file": .string(site.file), "line": .int(site.line),
      "bases": .strings(bases), "overrides": .array(overrides),
    ]
    return [first.line] + effects.map(\.jsonLine)
  }
}

extension SourceEffect {
  /// The effect as a JSON object on one line.
  package var jsonLine: String {
    var members: [JSONValue.Member] = []
    members.add("class", className)
    members.add("phase", phase.description)
    members.add("act", act.description)
    members.add("resource", resource)
    members.add("holding", holding.rawValue)
    members.add("identity", identity)
    members.add("shared", .bool(isShared))
    members.add("value", value)
    members.add("file", site.file)
    members.add("line", site.line)
    members.add("column", site.column)
    members.add("route", .strings(route.map { "\($0.file):\($0.line)" }))
    members.add("marks", .strings(marks.names))
    members.add("filledAt", filledAt.map { "\($0.file):\($0.line)" })
    return JSONValue.object(members).line
  }
}
