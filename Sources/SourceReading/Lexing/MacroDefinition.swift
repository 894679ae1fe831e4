import EventModel

extension Limits {
  /// The most tokens of a macro that is expanded.
  static let macroTokens = 200
}

/// A macro that a file of Objective-C defines: `#define STOP(timer) [timer invalidate]; timer = nil`.
struct MacroDefinition {
  var name: SourceToken

  /// The names of the parameters; nil for a macro that is used without parentheses.
  var parameters: [SourceToken]?

  var body: [SourceToken]

  /// Reads the tokens after `#define`. Returns nil for a macro that is not expanded: one without a
  /// body, with any number of arguments, with `#`, or with brackets that are not in pairs.
  init?(_ tokens: ArraySlice<SourceToken>) {
    guard let name = tokens.first, name.kind == .identifier else { return nil }
    self.name = name
    var rest = tokens.dropFirst()
    if let open = rest.first, open.isMark("("), open.spacing.isEmpty {
      guard let close = rest.firstIndex(where: { $0.isMark(")") }) else { return nil }
      let list = rest[..<close].dropFirst().filter { !$0.isMark(",") }
      guard list.allSatisfy({ $0.kind == .identifier }) else { return nil }
      parameters = list
      rest = rest[(close + 1)...]
    }
    body = Array(rest)
    guard !body.isEmpty, body.count <= Limits.macroTokens, Self.hasPairs(body),
      body.allSatisfy({ $0.kind != .unknown && $0.kind != .hashWord && !$0.isMark("#") })
    else { return nil }
  }

  /// Whether each bracket of some tokens has its partner among them.
  private static func hasPairs(_ tokens: [SourceToken]) -> Bool {
    var open: [UInt8] = []
    for token in tokens where token.kind == .mark {
      switch token.detail {
      case UInt8(ascii: "("): open.append(UInt8(ascii: ")"))
      case UInt8(ascii: "["): open.append(UInt8(ascii: "]"))
      case UInt8(ascii: "{"): open.append(UInt8(ascii: "}"))
      case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
        guard open.popLast() == token.detail else { return false }
      default: continue
      }
    }
    return open.isEmpty
  }
}
