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
      case .closure: continue
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
