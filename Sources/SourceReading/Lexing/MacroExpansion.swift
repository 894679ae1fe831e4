import EventModel

extension Limits {
  /// The most macros that are expanded inside each other.
  static let macroDepth = 4
  /// The most tokens that the macros of a file may add.
  static let macroExpansion = 100_000
}

/// Puts the tokens of the macros that a file defines in place of their uses.
///
/// The tokens of a macro keep their bytes, which are those of its definition.
struct MacroExpansion {
  private(set) var tokens: [SourceToken] = []
  private(set) var uses: [MacroUse] = []

  private let file: SourceFile
  private let macros: [String: MacroDefinition]
  private let names: MacroNames
  private var added = 0

  /// Returns the tokens with the macros expanded, and which of them are those of macros; nil if no
  /// macro of the file is used in it.
  ///
  /// - Complexity: O(*n*), where *n* is the number of tokens.
  static func expand(
    _ tokens: [SourceToken], _ definitions: [MacroDefinition], in file: SourceFile
  ) -> (tokens: [SourceToken], uses: [MacroUse])? {
    guard !definitions.isEmpty else { return nil }
    var expansion = MacroExpansion(definitions, file)
    expansion.tokens.reserveCapacity(tokens.count)
    expansion.append(tokens, inside: [])
    return expansion.uses.isEmpty ? nil : (expansion.tokens, expansion.uses)
  }

  private init(_ definitions: [MacroDefinition], _ file: SourceFile) {
    self.file = file
    // Which definition of several is meant depends on the build.
    var macros: [String: MacroDefinition?] = [:]
    for definition in definitions {
      let name = Self.string(definition.name, file)
      macros[name] = .some(macros[name] == nil ? definition : nil)
    }
    self.macros = macros.compactMapValues(\.self)
    names = MacroNames(definitions.map(\.name), file)
  }

  private static func string(_ token: SourceToken, _ file: SourceFile) -> String {
    String(decoding: file.bytes[token.range], as: UTF8.self)
  }

  /// Appends tokens, those of macros in place of their uses. A macro is not expanded inside itself.
  private mutating func append(_ input: [SourceToken], inside outer: [String]) {
    var index = 0
    while index < input.count {
      guard let use = use(at: index, of: input, inside: outer) else {
        tokens.append(input[index])
        index += 1
        continue
      }
      var body = use.body
      body[0].spacing = input[index].spacing
      let start = tokens.count
      append(body, inside: outer + [use.name])
      if outer.isEmpty {
        added += tokens.count - start
        uses.append(
          MacroUse(
            tokens: start..<tokens.count, name: input[index].range,
            bytes: input[index].range.lowerBound..<input[use.end - 1].range.upperBound))
      }
      index = use.end
    }
  }

  /// Returns the tokens that stand for the use of a macro at an index, and the index after the use.
  private func use(
    at index: Int, of input: [SourceToken], inside outer: [String]
  ) -> (name: String, body: [SourceToken], end: Int)? {
    let token = input[index]
    guard token.kind == .identifier, names.mayHold(token, file), outer.count < Limits.macroDepth,
      added < Limits.macroExpansion, index == 0 || !input[index - 1].isMark("@")
    else { return nil }
    let name = Self.string(token, file)
    guard let macro = macros[name], macro.name.end <= token.start || !outer.isEmpty,
      !outer.contains(name)
    else { return nil }
    guard let parameters = macro.parameters else { return (name, macro.body, index + 1) }
    guard index + 1 < input.count, input[index + 1].isMark("("),
      let (arguments, end) = Self.arguments(from: index + 2, of: input),
      arguments.count == max(parameters.count, 1)
    else { return nil }
    let passed = Dictionary(
      zip(parameters.map { Self.string($0, file) }, arguments)
    ) { first, _ in first }
    let body = macro.body.flatMap { token in
      token.kind == .identifier ? passed[Self.string(token, file)] ?? [token] : [token]
    }
    return body.isEmpty ? nil : (name, body, end)
  }

  /// Returns the arguments of a use, and the index after its closing parenthesis. As in C, commas
  /// separate them that are not in parentheses.
  private static func arguments(
    from start: Int, of input: [SourceToken]
  ) -> (arguments: [[SourceToken]], end: Int)? {
    var arguments: [[SourceToken]] = [[]]
    var depth = 0
    for index in start..<input.count {
      let token = input[index]
      if token.isMark("(") { depth += 1 }
      if token.isMark(")") { depth -= 1 }
      if depth < 0 { return (arguments, index + 1) }
      if depth == 0, token.isMark(",") {
        arguments.append([])
      } else {
        arguments[arguments.count - 1].append(token)
      }
    }
    return nil
  }
}

/// What can be said of a name by its length and its first letter before it is looked up.
private struct MacroNames {
  private var keys: Set<UInt16>

  init(_ names: [SourceToken], _ file: SourceFile) {
    keys = Set(names.map { Self.key($0, file) })
  }

  /// Whether a token may be one of the names.
  func mayHold(_ token: SourceToken, _ file: SourceFile) -> Bool {
    keys.contains(Self.key(token, file))
  }

  private static func key(_ token: SourceToken, _ file: SourceFile) -> UInt16 {
    UInt16(file.bytes[Int(token.start)]) << 8
      | UInt16(truncatingIfNeeded: min(token.range.count, 255))
  }
}

/// The use of a macro in a file.
package struct MacroUse: Hashable, Sendable {
  /// The tokens that stand for it.
  package var tokens: Range<Int>
  /// The bytes of its name.
  var name: Range<Int>
  /// The bytes of the whole use, with what is passed.
  package var bytes: Range<Int>
}

extension [MacroUse] {
  /// Returns the use for which a token stands.
  func use(at token: Int) -> MacroUse? {
    guard !isEmpty else { return nil }
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].tokens.upperBound <= token { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].tokens.contains(token) ? self[low] : nil
  }

  /// Whether some of the tokens stand for the use of a macro.
  func isIn(_ range: Range<Int>) -> Bool {
    !isEmpty && contains { $0.tokens.overlaps(range) }
  }
}
