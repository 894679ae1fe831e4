import EventModel

extension Limits {
  /// The most superclasses of a class that are followed.
  static let superclasses = 24
}

/// A function of a type, and the place where it is declared.
final class FoundMethod {
  /// The number of the type that declares it.
  let owner: Int
  let file: Int
  let method: SourceMethod

  init(owner: Int, file: Int, method: SourceMethod) {
    self.owner = owner
    self.file = file
    self.method = method
  }
}

/// A property of a type, and the place where it is declared.
final class FoundProperty {
  let file: Int
  let property: SourceProperty

  /// The value that it always has, if it is a flag that no code sets; nil until it is looked up.
  var fixedFlag: Bool??

  init(file: Int, property: SourceProperty) {
    self.file = file
    self.property = property
  }
}

extension SourceIndex {
  /// Returns the name of the superclass of a type; nil if it has none.
  func baseName(of type: Int) -> String? {
    if let known = baseNames[type] { return known }
    let name = newBaseName(of: type)
    baseNames[type] = .some(name)
    return name
  }

  private func newBaseName(of type: Int) -> String? {
    for part in types[type].parts {
      let declared = declaration(part)
      guard
        declared.kind == .class || declared.kind == .interface || declared.kind == .implementation
      else { continue }
      for name in declared.inherited {
        let plain = Self.plainName(name)
        if let known = find(plain, near: part.file), isProtocol(known) { continue }
        return plain
      }
    }
    return nil
  }

  func isProtocol(_ type: Int) -> Bool {
    guard let part = types[type].definition else { return false }
    return declaration(part).kind == .protocol
  }

  /// Returns the number of the superclass of a type, if the superclass is known.
  func base(of type: Int) -> Int? {
    guard let name = baseName(of: type), let file = types[type].parts.first?.file,
      let base = find(name, near: file), base != type
    else { return nil }
    return base
  }

  /// Returns the names of a type's superclasses, nearest first; the last may be outside the files.
  func baseNames(of type: Int) -> [String] {
    var result: [String] = []
    var current = type
    while result.count < Limits.superclasses, let name = baseName(of: current) {
      result.append(name)
      guard let next = base(of: current) else { break }
      current = next
    }
    return result
  }

  /// Returns the types whose members a type has: itself, its protocols, its superclasses with their
  /// protocols, and at the end the type that every screen is.
  func lineage(of type: Int) -> [Int] {
    if let known = lineages[type] { return known }
    let lineage = newLineage(of: type)
    lineages[type] = lineage
    return lineage
  }

  private func newLineage(of type: Int) -> [Int] {
    var result: [Int] = []
    var current: Int? = type
    var last: String?
    while let number = current, result.count < 4 * Limits.superclasses, !result.contains(number) {
      result.append(number)
      for name in adopted(by: number) {
        guard let adopted = find(name, near: types[number].parts[0].file),
          !result.contains(adopted), isProtocol(adopted)
        else { continue }
        result.append(adopted)
      }
      last = baseName(of: number)
      current = base(of: number)
    }
    let file = types[type].parts[0].file
    for name in FrameworkClasses.ancestors(of: last ?? types[type].name) {
      if let number = find(name, near: file), !result.contains(number) { result.append(number) }
    }
    return result
  }

  private func adopted(by type: Int) -> [String] {
    types[type].parts.flatMap { part in
      let declared = declaration(part)
      return (declared.inherited + declared.protocols).map(Self.plainName)
    }
  }

  /// Returns the number of the type with a name or, if the files do not name one of the framework, of
  /// its nearest superclass that they extend.
  func findExtended(_ name: String, near file: Int) -> Int? {
    if let found = find(name, near: file) { return found }
    guard FrameworkClasses.holds(name) else { return nil }
    return FrameworkClasses.ancestors(of: name).lazy.compactMap { self.find($0, near: file) }.first
  }

  /// Returns the functions of a type that have a body, in the order of its declarations.
  func functions(of type: Int) -> [FoundMethod] {
    if let known = functions[type] { return known }
    let found = types[type].parts.flatMap { part in
      declaration(part).methods.filter { $0.body != nil }
        .map { FoundMethod(owner: type, file: part.file, method: $0) }
    }
    functions[type] = found
    return found
  }

  /// Returns the members of a type by name.
  func members(of type: Int) -> TypeMembers {
    if let known = members[type] { return known }
    let result = TypeMembers()
    for found in functions(of: type) {
      let name = found.method.name
      if found.method.kind.isAccessor {
        result.own[name, default: NamedMembers()].accessors.append(found)
      } else if found.method.kind == .function {
        for name in [name] + Self.objectiveCNames(of: found.method) {
          result.own[name, default: NamedMembers()].functions.append(found)
        }
      }
    }
    for part in types[type].parts {
      for property in declaration(part).properties {
        let found = FoundProperty(file: part.file, property: property)
        for name in [ObjectiveCBodyReader.plain(property.name), property.getter].compactMap(\.self)
        where result.own[name]?.property == nil {
          result.own[name, default: NamedMembers()].property = found
        }
      }
    }
    members[type] = result
    return result
  }

  /// Returns the first words of the Objective-C selectors of a Swift function whose first argument
  /// has a label: `observeName`, `observeWithName` for `observe(name:)`.
  private static func objectiveCNames(of method: SourceMethod) -> [String] {
    guard let label = method.parameters.first?.label, label != "_", let first = label.first else {
      return []
    }
    let capital = first.uppercased() + label.dropFirst()
    return [method.name + capital, method.name + "With" + capital]
  }

  /// Returns the function that a call with these labels of an object of a type reaches, in the first
  /// type of its lineage that has one. Of several, it is the nearest; a static function or one of an
  /// instance, as asked for, is preferred.
  ///
  /// A private function of another file does not count: a superclass and a subclass may each have
  /// one of the same name.
  func method(
    _ name: String, labels: @autoclosure () -> [String], of type: Int, near file: Int,
    isStatic: Bool = false
  ) -> FoundMethod? {
    let methods = members(named: name, of: type).functions
    // Most names are not those of functions in the scanned files.
    guard !methods.isEmpty else { return nil }
    let labels = labels()
    let isMeant = { (found: FoundMethod) in
      self.answers(found.method, name, labels) && (found.file == file || !found.method.isPrivate)
    }
    for same in methods {
      if same.count == 1 {
        if isMeant(same[0]) { return same[0] }
        continue
      }
      let found = same.filter(isMeant)
      guard found.count > 1 else {
        if let only = found.first { return only }
        continue
      }
      let meant = found.filter { $0.method.isStatic == isStatic }
      return nearest(meant.isEmpty ? found : meant, to: file, in: \.file)
    }
    return nil
  }

  /// Returns what a type has or inherits under a name.
  func members(named name: String, of type: Int) -> InheritedMembers {
    let own = members(of: type)
    if let known = own.inherited[name] { return known }
    let named = inheritedMembers(of: type).compactMap { $0.own[name] }
    let found = named.isEmpty ? noMembers : InheritedMembers(named)
    own.inherited[name] = found
    return found
  }

  /// Returns the members of the types of a type's lineage, for the types that have any.
  private func inheritedMembers(of type: Int) -> [TypeMembers] {
    if let known = inheritedMembers[type] { return known }
    let found = lineage(of: type).map(members).filter { !$0.isEmpty }
    inheritedMembers[type] = found
    return found
  }

  /// Whether a call of a name with labels reaches a function; arguments with defaults and closures
  /// may be left out.
  private func answers(_ method: SourceMethod, _ name: String, _ labels: [String]) -> Bool {
    method.name != name || isPart(labels, of: method.parameters.map(\.label))
  }

  /// Whether each label is one of the parameters' labels, in order; closures after the call have
  /// none.
  func isPart(_ labels: [String], of parameters: [String]) -> Bool {
    var rest = parameters[...]
    for label in labels {
      if let next = rest.firstIndex(of: label) {
        rest = rest[(next + 1)...]
      } else if label != "_" || rest.isEmpty {
        return false
      }
    }
    return true
  }

  /// Returns the property with a name that a type has or inherits; of several, the nearest.
  func property(_ name: String, of type: Int) -> FoundProperty? {
    members(named: name, of: type).property
  }

  /// Returns the accessors of a property that a type has or inherits.
  func accessors(_ name: String, of type: Int) -> [FoundMethod] {
    members(named: name, of: type).accessors
  }

  /// Returns the type of a property: as declared, or as its initial value shows: `Checker(view)`.
  func typeName(of found: FoundProperty) -> String? {
    if let type = found.property.type { return Self.plainName(type) }
    guard let value = found.property.initialValue else { return nil }
    return typeName(ofValue: value, in: files[found.file].text)
  }

  /// Returns the type that is made by a value, by `Checker(view)` and by `[[Checker alloc] init]`, or
  /// to which it is cast, `view as? MapView`.
  func typeName(ofValue value: Range<Int>, in text: SourceText) -> String? {
    if let cast = text.castType(of: value) { return cast }
    var index = value.lowerBound
    while index < value.upperBound,
      text.isMark(index, "[") || text.keyword(index) == .try
        || text.isMark(index, "(")
    {
      index += 1
    }
    guard index < value.upperBound, text[index].kind == .identifier else { return nil }
    guard text.file.bytes[Int(text[index].start)].isCapital else { return nil }
    return text.string(index)
  }
}

extension SourceText {
  /// Returns the type at the end of a value, if the value is cast to it.
  fileprivate func castType(of value: Range<Int>) -> String? {
    guard file.language == .swift, value.count > 2, let last = value.last,
      self[last].kind == .identifier, file.bytes[Int(self[last].start)].isCapital,
      let end = castEnd(before: last), end > value.lowerBound
    else { return nil }
    return string(last)
  }
}

extension SourceMethod.Kind {
  var isAccessor: Bool {
    switch self {
    case .getter, .setter, .willSet, .didSet: true
    case .function, .initializer, .deinitializer, .subscript, .closure, .initialValue: false
    }
  }
}

/// The members of a type by name, from all its declarations, and what was looked up of inherited
/// ones.
final class TypeMembers {
  var own: [String: NamedMembers] = [:]

  /// What the type has or inherits under each name that was looked up.
  var inherited: [String: InheritedMembers] = [:]

  var isEmpty: Bool { own.isEmpty }
}

/// What a type declares under one name.
struct NamedMembers {
  var functions: [FoundMethod] = []
  var accessors: [FoundMethod] = []
  var property: FoundProperty?
}

/// What a type has or inherits under one name.
final class InheritedMembers {
  /// The functions in each type of the lineage that has any.
  let functions: [[FoundMethod]]
  let accessors: [FoundMethod]
  /// The nearest property.
  let property: FoundProperty?

  /// The path that a computed property only stands for; nil until it is looked up.
  var alias: [String]??

  /// - Parameter named: What each type of the lineage declares, nearest first.
  init(_ named: [NamedMembers]) {
    functions = named.map(\.functions).filter { !$0.isEmpty }
    accessors = named.flatMap(\.accessors)
    property = named.lazy.compactMap(\.property).first
    if accessors.isEmpty { alias = .some(nil) }
  }
}
