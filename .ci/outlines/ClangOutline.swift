import Foundation

/// The lines that say what the toolchain's clang finds in an Objective-C file, each declaration with its
/// bytes, as far as it reads the file without the system's headers.
///
/// Lines that import something are blanked, and each name in capitals is declared as a class first, so
/// that superclasses and types are known.
struct ClangOutline {
  private(set) var lines: [String] = []
  private let declared: Set<String>
  private let bytes: [UInt8]

  init?(_ path: String, _ bytes: [UInt8], in directory: URL) throws {
    self.bytes = bytes
    let text = String(decoding: bytes, as: UTF8.self)
    let own = Set(text.matches(of: #/@interface\s+(\w+)(?!\s*\(|\w)/#).map { String($0.1) })
    declared = Set(text.matches(of: #/\b[A-Z]\w*[a-z]\w*\b/#).map { String($0.0) }).subtracting(own)
    let prelude = directory.appendingPathComponent("prelude.h")
    let known = declared.sorted().map { "@interface \($0)\n@end\n" }.joined()
    let macros = """
      typedef signed char BOOL;
      #define NS_ENUM(type, name) enum name : type name; enum name : type
      #define NS_OPTIONS(type, name) enum name : type name; enum name : type

      """
    try (macros + known).write(
      to: prelude, atomically: true, encoding: .utf8)
    let source = directory.appendingPathComponent(path.hasSuffix(".mm") ? "source.mm" : "source.m")
    try Data(Self.blanked(bytes)).write(to: source)
    guard let tree = try Self.tree(source, prelude) else { return nil }
    for node in tree["inner"] as? [[String: Any]] ?? [] { add(node) }
  }

  /// Returns the bytes with spaces in place of imports, so that all else stays where it is.
  private static func blanked(_ bytes: [UInt8]) -> [UInt8] {
    var bytes = bytes
    for line in bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self).drop { $0 == " " || $0 == "\t" }
      guard text.hasPrefix("#i") && !text.hasPrefix("#if") || text.hasPrefix("@import") else {
        continue
      }
      for index in line.indices where bytes[index] != UInt8(ascii: "\r") {
        bytes[index] = UInt8(ascii: " ")
      }
    }
    return bytes
  }

  private static func tree(_ source: URL, _ prelude: URL) throws -> [String: Any]? {
    let output = source.appendingPathExtension("json")
    _ = FileManager.default.createFile(atPath: output.path, contents: nil)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = [
      "clang", "-fobjc-runtime=ios-13", "-fsyntax-only", "-fobjc-arc", "-fblocks", "-w",
      "-ferror-limit=0", "-include", prelude.path, "-Xclang", "-ast-dump=json", source.path,
    ]
    process.standardOutput = try FileHandle(forWritingTo: output)
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    return try JSONSerialization.jsonObject(with: Data(contentsOf: output)) as? [String: Any]
  }

  private mutating func add(_ node: [String: Any]) {
    guard let kind = node["kind"] as? String, let range = Self.range(node) else { return }
    let name = node["name"] as? String ?? ""
    let owner = (node["interface"] as? [String: Any])?["name"] as? String ?? name
    let base = (node["super"] as? [String: Any])?["name"] as? String ?? ""
    switch kind {
    case "ObjCInterfaceDecl":
      // `@class` and the prelude declare nothing that is looked for.
      guard !declared.contains(name), starts("@interface", node) else { return }
      lines.append("interface \(name): \(base) \(range)")
    case "ObjCImplementationDecl": lines.append("implementation \(name):  \(range)")
    case "ObjCCategoryDecl": lines.append("categoryInterface \(owner)(\(name)):  \(range)")
    case "ObjCCategoryImplDecl": lines.append("categoryImplementation \(owner)(\(name)):  \(range)")
    case "ObjCProtocolDecl":
      guard node["inner"] != nil || !starts("@protocol \(name);", node) else { return }
      lines.append("protocol \(name):  \(range)")
    case "FunctionDecl": addFunction(node, name, range)
    case "LinkageSpecDecl", "NamespaceDecl": break
    default: return
    }
    for member in node["inner"] as? [[String: Any]] ?? [] { addMember(member, of: owner) }
  }

  private func starts(_ text: String, _ node: [String: Any]) -> Bool {
    let begin = (node["range"] as? [String: Any])?["begin"] as? [String: Any]
    guard let start = begin?["offset"] as? Int, start < bytes.count else { return false }
    return bytes[start...].starts(with: text.utf8)
  }

  private mutating func addFunction(_ node: [String: Any], _ name: String, _ range: String) {
    let parts = node["inner"] as? [[String: Any]] ?? []
    if parts.contains(where: { $0["kind"] as? String == "CompoundStmt" }) {
      lines.append("cFunction \(name) \(range)")
    }
  }

  private mutating func addMember(_ node: [String: Any], of owner: String) {
    guard let kind = node["kind"] as? String, node["isImplicit"] as? Bool != true else { return }
    if ["FunctionDecl", "LinkageSpecDecl", "NamespaceDecl"].contains(kind) { return add(node) }
    guard let name = node["name"] as? String, let range = Self.range(node) else { return }
    if kind == "ObjCMethodDecl" {
      let sign = node["instance"] as? Bool == true ? "-" : "+"
      lines.append("method \(sign)[\(owner) \(name)] \(range)")
    } else if kind == "ObjCPropertyDecl" {
      lines.append("property \(owner).\(name)")
    }
  }

  /// Returns the bytes of a declaration; nil for one that is not in the file itself.
  private static func range(_ node: [String: Any]) -> String? {
    guard let range = node["range"] as? [String: Any], let begin = range["begin"] as? [String: Any],
      let end = range["end"] as? [String: Any], let start = begin["offset"] as? Int,
      let last = end["offset"] as? Int, begin["includedFrom"] == nil
    else { return nil }
    // Of an `@end` the last token is the sign or the word, by the kind of declaration.
    let length = end["tokLen"] as? Int ?? 0
    return "\(start)..<\(last + (length == 1 && isImplementation(node) ? 4 : length))"
  }

  private static func isImplementation(_ node: [String: Any]) -> Bool {
    ["ObjCImplementationDecl", "ObjCCategoryImplDecl"].contains(node["kind"] as? String ?? "")
  }
}
