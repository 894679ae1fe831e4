@testable import SourceReading

/// The lines that say what this package finds in a file: each declaration with its bytes.
func readOutline(_ path: String, _ bytes: [UInt8]) -> [String] {
  guard let language = SourceLanguage(path: path) else { return [] }
  let text = SourceText(SourceFile(path: path, bytes: bytes, language: language))
  let outline = SourceOutline(text)
  func range(_ tokens: Range<Int>) -> String {
    let bytes = text.bytes(tokens)
    return "\(bytes.lowerBound)..<\(bytes.upperBound)"
  }
  var lines: [String] = []
  func add(_ owner: String, _ properties: [SourceProperty], _ methods: [SourceMethod]) {
    for property in properties {
      let type = property.type.map { ": " + $0.filter { $0 != " " } } ?? ""
      let value = property.initialValue.map { " = " + range($0) } ?? ""
      let name = property.nameToken
      lines.append("property \(owner).\(property.name)\(type)\(value) \(range(name..<name + 1))")
    }
    for method in methods {
      switch method.kind {
      case .closure, .initialValue: continue
      case .getter, .setter, .willSet, .didSet:
        if method.name == "subscript" { continue }
        lines.append("\(method.kind) \(owner).\(method.name) \(range(method.extent))")
      default: lines.append("\(method.kind) \(owner).\(method.fullName) \(range(method.extent))")
      }
    }
  }
  for type in outline.types {
    let inherited = type.inherited.map { $0.filter { $0 != " " } }.joined(separator: ",")
    lines.append("\(type.kind) \(type.name): \(inherited) \(range(type.extent))")
    add(type.name, type.properties, type.methods)
  }
  add("", outline.properties, outline.functions)
  return lines
}

/// The lines that say what this package finds in an Objective-C file, in the words clang uses.
func readObjectiveC(_ path: String, _ bytes: [UInt8]) -> [String] {
  let text = SourceText(SourceFile(path: path, bytes: bytes, language: .objectiveC))
  let outline = SourceOutline(text)
  func range(_ tokens: Range<Int>) -> String {
    let bytes = text.bytes(tokens)
    return "\(bytes.lowerBound)..<\(bytes.upperBound)"
  }
  var lines: [String] = []
  for type in outline.types {
    let category = type.category.map { "(\($0))" } ?? ""
    let base = type.inherited.first ?? ""
    lines.append("\(type.kind) \(type.name)\(category): \(base) \(range(type.extent))")
    for property in type.properties where text.keyword(property.extent.lowerBound) == .property {
      lines.append("property \(type.name).\(property.name)")
    }
    for method in type.methods {
      let labels = method.parameters.dropFirst().map { $0.label == "_" ? ":" : "\($0.label):" }
      let selector = method.name + (method.parameters.isEmpty ? "" : ":") + labels.joined()
      let sign = method.isStatic ? "+" : "-"
      lines.append("method \(sign)[\(type.name) \(selector)] \(range(method.extent))")
    }
  }
  for function in outline.functions {
    lines.append("cFunction \(function.name) \(range(function.extent))")
  }
  return lines
}
