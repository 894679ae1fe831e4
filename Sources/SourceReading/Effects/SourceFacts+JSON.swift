import EventModel

extension SourceFacts {
  /// The facts as JSON, an object a line: the class first, then each of its effects.
  public var jsonLines: [String] {
    let overrides = overrides.map { override in
      JSONObject([
        ("callback", .text(override.callback.name)), ("line", .number(override.site.line)),
        ("super", .list(override.superCalls.map { .text($0.callback.name) })),
      ])
    }
    let first = JSONObject([
      ("class", .text(name)), ("file", .text(site.file)), ("line", .number(site.line)),
      ("bases", .list(bases.map { .text($0) })),
      ("overrides", .list(overrides.map { .object($0) })),
    ])
    return [first.text] + effects.map(\.jsonLine)
  }
}

extension SourceEffect {
  /// The effect as a JSON object on one line.
  public var jsonLine: String {
    var pairs: [(String, JSONObject.Value)] = [
      ("class", .text(className)), ("phase", .text(phase.description)),
      ("act", .text(act.description)), ("resource", .text(resource)),
      ("holding", .text(holding.rawValue)), ("identity", .text(identity)),
      ("shared", .flag(isShared)),
    ]
    if let value { pairs.append(("value", .text(value))) }
    pairs += [
      ("file", .text(site.file)), ("line", .number(site.line)), ("column", .number(site.column)),
      ("route", .list(route.map { .text("\($0.file):\($0.line)") })),
      ("marks", .list(marks.names.map { .text($0) })),
    ]
    if let filledAt { pairs.append(("filledAt", .text("\(filledAt.file):\(filledAt.line)"))) }
    return JSONObject(pairs).text
  }
}

/// A JSON object whose members keep their order.
struct JSONObject {
  enum Value {
    case text(String)
    case number(Int)
    case flag(Bool)
    case list([Value])
    case object(JSONObject)
  }

  var members: [(String, Value)]

  init(_ members: [(String, Value)]) { self.members = members }

  /// The object on one line, without spaces.
  var text: String {
    "{" + members.map { "\(Self.quoted($0.0)):\(Self.written($0.1))" }.joined(separator: ",") + "}"
  }

  private static func written(_ value: Value) -> String {
    switch value {
    case .text(let text): quoted(text)
    case .number(let number): String(number)
    case .flag(let flag): flag ? "true" : "false"
    case .list(let values): "[" + values.map(written).joined(separator: ",") + "]"
    case .object(let object): object.text
    }
  }

  private static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case let control where control.value < 0x20:
        let digits = String(control.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
