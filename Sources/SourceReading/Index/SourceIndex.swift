/// The types of all scanned files, with the parts of each put together: a class with its extensions and
/// categories wherever they are.
///
/// What it is asked often it remembers, so that only the types that screens reach are looked through.
final class SourceIndex {
  /// The files, read.
  let files: [ReadSource]

  /// The types; one that is only extended has no definition.
  private(set) var types: [TypeEntry] = []

  /// The types of each name, and of each last part of a nested name.
  private var numbers: [String: [Int]] = [:]

  /// The lineages that were asked for, by type.
  var lineages: [Int: [Int]] = [:]

  /// The members of the types that were asked for.
  var members: [Int: TypeMembers] = [:]

  /// What the types that were asked for have and inherit.
  var inherited: [Int: InheritedMembers] = [:]

  /// Puts the types of the files together.
  ///
  /// - Complexity: O(*n*) for *n* declarations.
  init(_ files: [ReadSource]) {
    self.files = files
    for isDefinition in [true, false] {
      for (file, source) in files.enumerated() {
        for (number, type) in source.outline.types.enumerated()
        where type.isDefinition == isDefinition {
          add(TypePart(file: file, type: number), type)
        }
      }
    }
  }

  private func add(_ part: TypePart, _ type: SourceType) {
    let name = Self.plainName(type.name)
    if !type.isDefinition, let nearest = find(name, near: part.file) {
      types[nearest].parts.append(part)
      return
    }
    types.append(
      TypeEntry(name: name, definition: type.isDefinition ? part : nil, parts: [part]))
    numbers[name, default: []].append(types.count - 1)
    if let dot = name.lastIndex(of: ".") {
      numbers[String(name[name.index(after: dot)...]), default: []].append(types.count - 1)
    }
  }

  /// Returns the number of the type of a name; of several, the one whose file is nearest.
  func find(_ name: String, near file: Int) -> Int? {
    guard let found = numbers[name], let first = found.first else { return nil }
    guard found.count > 1 else { return first }
    return found.max { nearness(of: types[$0], to: file) < nearness(of: types[$1], to: file) }
  }

  private func nearness(of type: TypeEntry, to file: Int) -> Int {
    guard let part = type.parts.first else { return 0 }
    return nearness(part.file, to: file)
  }

  /// Returns how much of their paths two files have in common.
  func nearness(_ first: Int, to second: Int) -> Int {
    if first == second { return Int.max }
    var count = 0
    for (one, other) in zip(files[first].text.file.path.utf8, files[second].text.file.path.utf8) {
      guard one == other else { break }
      count += 1
    }
    return count
  }

  /// Returns the declaration of a part.
  func declaration(_ part: TypePart) -> SourceType { files[part.file].outline.types[part.type] }

  /// Returns a type's name without generic arguments, module and marks: `Base` for `App.Base<Item>?`.
  static func plainName(_ type: String) -> String {
    // Most types are a name and nothing else.
    guard type.utf8.contains(where: { !$0.isPartOfDottedName }) else { return type }
    var text = type[...]
    for prefix in ["any ", "some ", "weak ", "__weak ", "__kindof ", "const ", "inout "] {
      while text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    }
    text = text.prefix { $0 != "<" && $0 != "?" && $0 != "!" && $0 != "*" && $0 != "&" }
    while text.last == " " { text = text.dropLast() }
    return String(text)
  }
}

/// A file with its tokens and its outline.
package struct ReadSource: Sendable {
  /// The tokens.
  package let text: SourceText
  /// What they declare.
  package let outline: SourceOutline

  /// Reads a file.
  package init(_ file: SourceFile) {
    text = SourceText(file)
    outline = SourceOutline(text)
  }
}

/// One declaration of a type: the class itself, an extension, a category.
struct TypePart: Hashable, Sendable {
  /// The index of the file.
  var file: Int
  /// The index of the declaration in the file's outline.
  var type: Int
}

/// A type with all of its declarations.
struct TypeEntry: Sendable {
  var name: String
  /// The declaration that is no extension; of an Objective-C class the implementation.
  var definition: TypePart?
  var parts: [TypePart]
}

extension SourceType {
  /// Whether it stands for the type itself: an extension, a category and an `@interface` do not.
  var isDefinition: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol, .implementation: true
    case .extension, .interface, .categoryInterface, .categoryImplementation: false
    }
  }
}
