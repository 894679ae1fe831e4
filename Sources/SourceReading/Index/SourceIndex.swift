/// The types of all scanned files, each with its parts combined: a class with its extensions and
/// categories, wherever they are.
///
/// The types of a name are combined when the name is first asked for, and only then the files are
/// read that may declare them. Answers to frequent questions are kept.
final class SourceIndex {
  /// The files, read on demand.
  let files: SourcesOnDemand

  /// The types that were asked for; a type that is only extended has no definition.
  private(set) var types: [TypeEntry] = []

  /// The types of each name, and of each last part of a nested name; empty for a name that has none.
  private var numbers: [String: [Int]] = [:]

  /// The last parts of names whose types have been combined.
  private var known: Set<String> = []

  let declaring: DeclaringFiles

  /// Whether a file may extend a type with a name, for the names that were looked up.
  private var extended: [String: Bool] = [:]

  /// The types that have only one declaration, in the files that asked for them.
  private var alone: [TypePart: Int] = [:]

  /// The numbers of the declarations in each file that was asked for, by the last parts of their
  /// names.
  private var declarations: [[String: [Int]]?]

  /// The files whose names surveys do not note, in order, by the last parts of the names of the
  /// types in them. They are few, and all are read.
  private lazy var others: [String: [Int]] = {
    var others: [String: [Int]] = [:]
    for file in declaring.others {
      for type in files[file].outline.types {
        let name = Self.lastPart(of: Self.plainName(type.name))
        if others[name]?.last != file { others[name, default: []].append(file) }
      }
    }
    return others
  }()

  /// The names of the superclasses of the types that were asked for.
  var baseNames: [String??] = []

  /// The lineages of the types that were asked for.
  var lineages: [[Int]?] = []

  /// The functions of the types that were asked for.
  var functions: [[FoundMethod]?] = []

  /// The members of the types that were asked for.
  var members: [TypeMembers?] = []

  /// The members of the types in the lineage of each type that was asked for.
  var inheritedMembers: [[TypeMembers]?] = []

  /// What a type has under a name that no type of its lineage declares.
  let noMembers = InheritedMembers([])

  /// The types in the files that were asked for, by what they adopt.
  var adopters: [Int: [String: [String]]] = [:]

  /// Whether class methods return the one instance of their class, for those asked for.
  var instances: [String: [String: Bool]] = [:]

  /// The implementations of the types that were asked for.
  var implementations: [Int: Int] = [:]

  init(_ sources: SharedSources, _ declaring: DeclaringFiles) {
    files = SourcesOnDemand(sources)
    self.declaring = declaring
    declarations = Array(repeating: nil, count: sources.files.count)
  }

  /// Combines the types whose names end with a part: first their definitions, then their
  /// extensions, each in the order of the files.
  private func load(_ lastPart: String) {
    guard known.insert(lastPart).inserted else { return }
    let files = declaring.files(declaring: lastPart)
    let others = self.others[lastPart] ?? []
    let all = others.isEmpty ? files : Set(files).union(others).sorted()
    let found = all.map { ($0, numbers(of: lastPart, in: $0)) }
    for isDefinition in [true, false] {
      for (file, numbers) in found {
        for number in numbers {
          let type = self.files[file].outline.types[number]
          if type.isDefinition == isDefinition { add(TypePart(file: file, type: number), type) }
        }
      }
    }
  }

  private func numbers(of lastPart: String, in file: Int) -> [Int] {
    declarations(in: file)[lastPart] ?? []
  }

  private func declarations(in file: Int) -> [String: [Int]] {
    if let known = declarations[file] { return known }
    var numbers: [String: [Int]] = [:]
    for (number, type) in files[file].outline.types.enumerated() {
      numbers[Self.lastPart(of: Self.plainName(type.name)), default: []].append(number)
    }
    declarations[file] = numbers
    return numbers
  }

  private func add(_ part: TypePart, _ type: SourceType) {
    let name = Self.plainName(type.name)
    if !type.isDefinition, let nearest = nearest(numbers[name], to: part.file) {
      types[nearest].parts.append(part)
      return
    }
    let number = alone[part] ?? newType(name, part, type)
    numbers[name, default: []].append(number)
    let last = Self.lastPart(of: name)
    if last.utf8.count < name.utf8.count { numbers[last, default: []].append(number) }
  }

  private func newType(_ name: String, _ part: TypePart, _ type: SourceType) -> Int {
    types.append(
      TypeEntry(name: name, definition: type.isDefinition ? part : nil, parts: [part]))
    baseNames.append(nil)
    lineages.append(nil)
    functions.append(nil)
    members.append(nil)
    inheritedMembers.append(nil)
    return types.count - 1
  }

  /// Returns the type that a file itself defines under a name, if no file extends types of that
  /// name. It is then the nearest one whatever other files define, and they need not be read.
  ///
  /// Many files have a nested type of the same name: `Constants`, `Row`.
  private func typeAlone(_ name: String, _ lastPart: String, in file: Int) -> Int? {
    guard files[file].text.file.language == .swift else { return nil }
    for number in numbers(of: lastPart, in: file) {
      let type = files[file].outline.types[number]
      let full = Self.plainName(type.name)
      guard full == name || lastPart == name else { continue }
      guard type.isDefinition, !isExtended(full), !isExtended(lastPart) else { return nil }
      let part = TypePart(file: file, type: number)
      if let known = alone[part] { return known }
      let found = newType(full, part, type)
      alone[part] = found
      return found
    }
    return nil
  }

  /// Whether a file may extend a type by this name.
  private func isExtended(_ name: String) -> Bool {
    if let known = extended[name] { return known }
    let isExtended =
      declaring.mayExtend(name)
      || (others[Self.lastPart(of: name)] ?? []).contains { file in
        numbers(of: Self.lastPart(of: name), in: file).contains { number in
          let type = files[file].outline.types[number]
          return !type.isDefinition && Self.plainName(type.name) == name
        }
      }
    extended[name] = isExtended
    return isExtended
  }

  /// Returns the name of a type without the names of the types around it.
  static func lastPart(of name: String) -> String {
    guard let dot = name.utf8.lastIndex(of: UInt8(ascii: ".")) else { return name }
    return String(name[name.utf8.index(after: dot)...])
  }

  /// Returns the number of the type that a declaration belongs to.
  func type(of part: TypePart) -> Int? {
    let name = Self.plainName(declaration(part).name)
    load(Self.lastPart(of: name))
    return numbers[name]?.first { types[$0].parts.contains(part) }
  }

  /// Returns the number of the type with a name; of several, the one whose file is nearest.
  func find(_ name: String, near file: Int) -> Int? {
    if let found = numbers[name] { return nearest(found, to: file) }
    let lastPart = Self.lastPart(of: name)
    if let found = typeAlone(name, lastPart, in: file) { return found }
    load(lastPart)
    let found = numbers[name] ?? []
    numbers[name] = found
    return nearest(found, to: file)
  }

  /// Whether there is a type of a name.
  func knows(_ name: String) -> Bool {
    load(Self.lastPart(of: name))
    return numbers[name]?.isEmpty == false
  }

  private func nearest(_ types: [Int]?, to file: Int) -> Int? {
    nearest(types ?? [], to: file) { self.types[$0].parts[0].file }
  }

  /// Returns the first of those elements whose files are nearest to a file.
  func nearest<Found>(_ found: [Found], to file: Int, in place: (Found) -> Int) -> Found? {
    guard found.count > 1 else { return found.first }
    var best = (found: found[0], nearness: Int.min)
    for one in found {
      let nearness = nearness(place(one), to: file)
      if nearness > best.nearness { best = (one, nearness) }
    }
    return best.found
  }

  /// Returns how much of the paths of two files is the same.
  func nearness(_ first: Int, to second: Int) -> Int {
    if first == second { return Int.max }
    var one = files.path(first)
    var other = files.path(second)
    return one.withUTF8 { one in
      other.withUTF8 { other in
        var count = 0
        while count < min(one.count, other.count), one[count] == other[count] { count += 1 }
        return count
      }
    }
  }

  /// Returns the declaration of a part.
  func declaration(_ part: TypePart) -> SourceType { files[part.file].outline.types[part.type] }

  /// Returns a type's name without generic arguments, module and marks: `Base` for
  /// `App.Base<Item>?`, and the protocol for `id<Watching>`.
  static func plainName(_ type: String) -> String {
    // Most types are only a name.
    guard type.utf8.contains(where: { !$0.isPartOfDottedName }) else { return type }
    var text = type[...]
    if type.utf8.contains(UInt8(ascii: " ")) { text = withoutMarks(text) }
    if text.hasPrefix("id<") { text = text.dropFirst(3) }
    var name = text.utf8.prefix { !$0.endsTypeName }
    while name.last == UInt8(ascii: " ") { name = name.dropLast() }
    return String(Substring(name))
  }

  /// Returns a type without the words before its name.
  private static func withoutMarks(_ type: Substring) -> Substring {
    var text = type
    for prefix in ["any ", "some ", "weak ", "__weak ", "__kindof ", "const ", "inout "] {
      while text.hasPrefix(prefix) { text = text.dropFirst(prefix.count) }
    }
    return text
  }
}

/// A file with its tokens and its outline.
package final class ReadSource: Sendable {
  /// The tokens.
  package let text: SourceText
  /// The declarations in them.
  package let outline: SourceOutline

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
  /// The declaration that is not an extension; for an Objective-C class, the implementation.
  var definition: TypePart?
  var parts: [TypePart]
}

extension SourceType {
  /// Whether it defines the type itself: an extension, a category and an `@interface` do not.
  var isDefinition: Bool {
    switch kind {
    case .class, .struct, .enum, .actor, .protocol, .implementation: true
    case .extension, .interface, .categoryInterface, .categoryImplementation: false
    }
  }
}
