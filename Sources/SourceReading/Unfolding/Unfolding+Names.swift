import EventModel

extension Limits {
  /// The most names that are followed from one to the next: `let a = b`, `let b = c` …
  static let namesOfNames = 6

  /// The most tokens of a value that are examined.
  static let valueTokens = 64
}

extension Unfolding {
  /// Returns a value as the screen sees it.
  func value(_ tokens: Range<Int>, _ frame: Frame) -> UnfoldedValue {
    let range =
      tokens
      .lowerBound..<min(
        tokens.upperBound, tokens.lowerBound + Limits.valueTokens)
    let text = frame.text
    let isSwift = text.file.language == .swift
    if let inner = parenthesized(range, text) { return value(inner, frame) }
    if let known = knownValue(range, frame) { return known }
    // The names of C for the constants of Objective-C.
    if !isSwift, range.count == 1, let constant = text.constant(range.lowerBound) {
      return UnfoldedValue(path: nil, text: constant ? "YES" : "NO")
    }
    if isSwift, let inner = wrappedName(range, text) { return value(inner, frame) }
    if let string = spelledString(range, frame) { return UnfoldedValue(path: nil, text: string) }
    if let element = element(range, frame) { return value(element, frame) }
    if let path = isSwift ? text.path(whole: range) : text.objectiveCPath(range) {
      let isPlain = isSwift || path.count == 1 || range.count <= 2 * path.count
      let start = range.lowerBound
      if path.count == 1, let bound = frame.bound[path[0]],
        frame.body.local(path[0], at: start) == nil
      {
        return bound
      }
      let names = handedOn(resolve(path, frame, at: start), frame)
      let isMade = isNew(range, text) || (path.count == 1 && isNewLocal(path[0], frame))
      if !names.isEmpty, isPlain || !isMade {
        return UnfoldedValue(
          path: names, text: names.joined(separator: "."), isNew: isMade,
          isResult: isResult(range, text),
          isElement: frame.body.local(path[0], at: start)?.elementsOf.isEmpty == false,
          isSelf: path.count == 1 && Self.isSelf(path[0]))
      }
    }
    let shown = range.lowerBound..<min(range.upperBound, range.lowerBound + 24)
    return UnfoldedValue(path: nil, text: text.spelled(shown), isNew: isNew(range, text))
  }

  /// Returns the element of a list in the code for which a local stands, if it is all of a value.
  private func element(_ range: Range<Int>, _ frame: Frame) -> Range<Int>? {
    guard frame.element != nil, range.count == 1,
      frame.text[range.lowerBound].kind == .identifier
    else { return nil }
    return frame.body.local(frame.text.string(range.lowerBound), at: range.lowerBound)
      .flatMap { element(of: $0, frame) }
  }

  private func element(of local: LocalName, _ frame: Frame) -> Range<Int>? {
    guard !local.elements.isEmpty else { return nil }
    guard let element = frame.element, element.scope == local.scope else {
      return local.elements[0]
    }
    return local.elements[min(element.number, local.elements.count - 1)]
  }

  /// Whether a value is a function of `self` that is passed without a call.
  func isFunction(_ value: UnfoldedValue, _ frame: Frame) -> Bool {
    guard let path = value.path, path.count == 1, !value.isResult, !value.isSelf,
      frame.text.file.language == .swift, path[0].first != "~",
      index.property(path[0], of: frame.type) == nil
    else { return false }
    return index.method(path[0], labels: [], of: frame.type, near: frame.file) != nil
  }

  /// Returns the content of parentheses that change nothing: `x` in `(x)`.
  private func parenthesized(_ range: Range<Int>, _ text: SourceText) -> Range<Int>? {
    guard range.count > 2, text.isMark(range.lowerBound, "("),
      text.partner(of: range.lowerBound) == range.upperBound - 1
    else { return nil }
    let inner = range.lowerBound + 1..<range.upperBound - 1
    return inner.contains { text.isMark($0, ",") } ? nil : inner
  }

  /// Returns the name inside a wrapper: `x` in `Notification.Name(rawValue: x)`,
  /// `Notification.Name(x)` and `String(x)`.
  private func wrappedName(_ range: Range<Int>, _ text: SourceText) -> Range<Int>? {
    guard let last = range.last, text.isMark(last, ")"), let open = text.partner(of: last),
      open > range.lowerBound,
      text.matches(open - 1, "Name") && text.isMember(open - 2)
        || text.matches(open - 1, "String") && open - 1 == range.lowerBound
    else { return nil }
    let isLabeled = text.matches(open + 1, "rawValue") || text.matches(open + 1, "describing")
    let start = isLabeled ? open + 3 : open + 1
    return start < last ? start..<last : nil
  }

  /// Whether a value is what a call with arguments returns.
  private func isResult(_ range: Range<Int>, _ text: SourceText) -> Bool {
    guard let last = range.last else { return false }
    return text.isMark(last, ")") || range.contains { text.isMark($0, ":") }
  }

  /// Whether a name is a usual name for `self`, also in closures.
  static func isSelf(_ name: String) -> Bool {
    switch name.utf8.count {
    case 4: name == "self" || name == "welf"
    case 5, 8, 10: name == "sself" || name == "weakSelf" || name == "strongSelf"
    default: false
    }
  }

  /// Whether a receiver is `self`, written or implied.
  static func isSelf(_ receiver: [String]) -> Bool {
    receiver.isEmpty || (receiver.count == 1 && isSelf(receiver[0]))
  }

  /// Whether a value is a new object, or the result of a call.
  private func isMade(_ value: Range<Int>, _ text: SourceText) -> Bool {
    isNew(value, text) || value.last.map { text.isMark($0, ")") || text.isMark($0, "}") } == true
      || (text.file.language == .objectiveC && value.contains { text.isMark($0, ":") })
  }

  /// Whether a value makes an object: it starts with a call of a type's name, or with `alloc`.
  private func isNew(_ range: Range<Int>, _ text: SourceText) -> Bool {
    if range.contains(where: { isInstantiation($0, text) }) { return true }
    guard let name = index.typeName(ofValue: range, in: text), !name.isEmpty else { return false }
    return range.contains { text.matches($0, "alloc") || text.matches($0, "new") }
      || (text.file.language == .swift && range.count > 1
        && (text.isMark(range.lowerBound + 1, "(") || text.isMark(range.lowerBound + 1, "{")))
      || (text.file.language == .objectiveC && isFactory(range, of: name, text))
  }

  /// Whether a token names a call that makes a screen or a view: from an interface file, or by a
  /// function that is named after it, `makeRow()`.
  private func isInstantiation(_ token: Int, _ text: SourceText) -> Bool {
    if Self.instantiating.begins(token, of: text) { return true }
    guard text.isMark(token + 1, "(") || text.isMark(token + 1, "]") || text.isMark(token + 1, ":"),
      Self.making.begins(token, of: text)
    else { return false }
    let words = words.words(of: text.string(token))
    return words.count > 1 && Self.makingVerbs.contains(words[0])
  }

  private static let instantiating = NameSearch(["instantiate"])
  private static let making = NameSearch(makingVerbs)
  private static let makingVerbs = ["make", "create", "build"]

  /// Whether a message to a class is named after what it makes: `[CALayer layer]`, `[AVPlayer
  /// playerWithURL:url]`.
  private func isFactory(_ range: Range<Int>, of name: String, _ text: SourceText) -> Bool {
    guard let start = range.first(where: { text.matches($0, name) }), start > range.lowerBound,
      text.isMark(start - 1, "["), start + 1 < range.upperBound,
      text[start + 1].kind == .identifier,
      let noun = words.words(of: text.string(start + 1)).first
    else { return false }
    if Self.systemPrefixes.contains(String(name.prefix(2))) {
      return name.lowercased().hasSuffix(noun)
    }
    let selector = text.string(start + 1)
    return selector.holds("Named") || selector.holds("With") ? name.lowercased().holds(noun) : false
  }

  private static let systemPrefixes: Set = [
    "NS", "UI", "CA", "AV", "MK", "SK", "WK", "CI", "MP", "CL", "CM",
  ]

  func isNewLocal(_ name: String, _ frame: Frame) -> Bool {
    guard let local = frame.body.locals(name).last(where: { !$0.value.isEmpty })
    else { return false }
    return isNew(local.value, frame.text)
  }

  /// Whether a local holds the result of a call that is passed something.
  func isMadeOfArguments(_ name: String, _ frame: Frame) -> Bool {
    guard let value = frame.body.locals(name).last(where: { !$0.value.isEmpty })?.value,
      let last = value.last
    else { return false }
    let text = frame.text
    return text.file.language == .swift
      ? text.isMark(last, ")") && text.partner(of: last) != last - 1
      : value.contains { text.isMark($0, ":") }
  }

  /// Returns names as the screen sees them: locals and parameters are replaced by their values,
  /// members of another object follow the screen's property, constants are replaced by their
  /// values. A token tells which local is meant if several have one name.
  func resolve(
    _ path: [String], _ frame: Frame, at token: Int? = nil, depth: Int = 0
  ) -> [String] {
    guard let first = path.first, depth < Limits.namesOfNames else { return path }
    let rest = path.count == 1 ? [] : Array(path.dropFirst())
    if Self.isSelf(first) {
      let whole = frame.path(to: named(rest, frame))
      return Self.plain(whole.isEmpty ? ["self"] : whole)
    }
    if first == "super" || first.isEmpty { return path }
    if let local = frame.body.local(first, at: token) {
      return resolveLocal(local, rest, frame, depth)
    }
    if let bound = frame.bound[first] {
      // The screen itself was passed.
      if bound.path == ["self"], !rest.isEmpty { return Self.plain(rest) }
      return (bound.path ?? ["~" + bound.text]) + rest
    }
    if frame.parameters.contains(where: { $0.name == first }) { return ["~" + first] + rest }
    if first.startsWithCapital { return Self.plain(instance(path, frame)) }
    if let constant = constant(first, frame) { return Self.plain(constant + rest) }
    if let alias = index.alias(first, of: frame.type) {
      return Self.plain(frame.path(to: alias + rest))
    }
    return Self.plain(frame.path(to: named(path, frame)))
  }

  /// Returns a path with one name for what returns the one instance of a class.
  private func instance(_ path: [String], _ frame: Frame) -> [String] {
    guard path.count > 1, frame.text.file.language == .objectiveC,
      !SharedNames.isInstance(path[1]),
      index.givesInstance(path[1], of: path[0], near: frame.file)
    else { return path }
    return [path[0], "shared"] + path.dropFirst(2)
  }

  /// Returns a path to a property of `self` with the property's own name: one of Objective-C may be
  /// read by its getter's name, and a private one of a superclass may have the name of another one.
  private func named(_ path: [String], _ frame: Frame) -> [String] {
    if let first = path.first, isOfSuperclass(first, frame) {
      return [first + "@" + index.types[frame.function.owner].name] + path.dropFirst()
    }
    guard let first = path.first, first.hasPrefix("is"), frame.text.file.language == .objectiveC,
      let found = index.property(first, of: frame.type), found.property.getter == first
    else { return path }
    return [found.property.name] + path.dropFirst()
  }

  /// Whether a name is that of a private property of the superclass whose function this is, where the
  /// class itself has a property of the same name.
  private func isOfSuperclass(_ name: String, _ frame: Frame) -> Bool {
    guard frame.function.owner != frame.type,
      let own = index.members(of: frame.function.owner).own[name]?.property, own.property.isPrivate,
      let nearest = index.property(name, of: frame.type)
    else { return false }
    return nearest !== own
  }

  private func resolveLocal(
    _ local: LocalName, _ rest: [String], _ frame: Frame, _ depth: Int
  ) -> [String] {
    if !local.elementsOf.isEmpty, local.elementsOf != [local.name] {
      return resolve(local.elementsOf, frame, depth: depth + 1) + rest
    }
    let text = frame.text
    let value = element(of: local, frame) ?? local.value
    if let keeper = frame.body.keepers[local.name], isMade(value, text) {
      return resolve(keeper + rest, frame, depth: depth + 1)
    }
    let first = value.first.flatMap { text.keyword($0) }
    guard !value.isEmpty, first != .nil, first != .null,
      let path = text.file.language == .swift
        ? text.path(whole: value) : text.objectiveCPath(value), !isNew(value, text)
    else { return ["~" + local.name] + rest }
    guard path.first != local.name else {
      // `if let row = row` in a loop over rows.
      if let outer = frame.body.literalLoop(local.name, around: value.lowerBound),
        outer.scope != local.scope
      {
        return resolveLocal(outer, path.dropFirst() + rest, frame, depth + 1)
      }
      return Self.plain(frame.selfPath + path + rest)
    }
    // Another name for `self`: `guard let owner = self`.
    if path.count == 1, Self.isSelf(path[0]) {
      return resolve(path + rest, frame, depth: depth + 1)
    }
    return resolve(path, frame, at: value.lowerBound, depth: depth + 1) + rest
  }

  /// Returns the value of a constant property that holds a shared object: `let center =
  /// NotificationCenter.default`.
  private func constant(_ name: String, _ frame: Frame) -> [String]? {
    guard let found = index.property(name, of: frame.type),
      let value = found.property.initialValue
    else { return nil }
    let text = index.files[found.file].text
    guard let path = text.path(whole: value), path.count > 1,
      path[0].startsWithCapital, SharedNames.holds(path)
    else { return nil }
    return path
  }

  /// Returns names as Swift writes them: `NotificationCenter.default` for `[NSNotificationCenter
  /// defaultCenter]`.
  static func plain(_ path: [String]) -> [String] {
    guard let first = path.first, first.startsWithCapital || path.count > 1 else { return path }
    var result = path
    if first.hasPrefix("NS"), first.utf8.count > 4 { result[0] = String(first.dropFirst(2)) }
    if path.count > 1, path[1].utf8.count >= SharedNames.leastSwiftName,
      let name = SharedNames.swiftNames[path[1]]
    {
      result[1] = name
    }
    return result
  }

  /// Returns the type name of an expression, if declarations show it.
  func typeName(of path: [String], _ frame: Frame, depth: Int = 0) -> String? {
    guard let first = path.first, depth < Limits.namesOfNames else { return nil }
    var name = firstTypeName(first, frame, depth)
    for member in path.dropFirst() {
      guard let owner = name else { return nil }
      guard let number = index.find(owner, near: frame.file) else {
        name = SharedNames.types[member] ?? (SharedNames.isInstance(member) ? owner : nil)
        continue
      }
      let type = index.implementation(of: number, near: frame.file)
      if let found = index.property(member, of: type) {
        name = index.typeName(of: found)
      } else {
        let isInstance =
          SharedNames.isInstance(member) || index.givesInstance(member, of: owner, near: frame.file)
        name = SharedNames.types[member] ?? (isInstance ? owner : nil)
      }
    }
    return name
  }

  private func firstTypeName(_ first: String, _ frame: Frame, _ depth: Int) -> String? {
    if Self.isSelf(first) {
      return index.types[frame.type].name
    }
    if first.startsWithCapital { return SourceIndex.plainName(first) }
    let text = frame.text
    if let local = frame.body.local(first) {
      if let type = local.type { return SourceIndex.plainName(type) }
      if !local.elementsOf.isEmpty, local.elementsOf != [local.name] {
        return elementTypeName(of: local.elementsOf, frame, depth)
      }
      let value = element(of: local, frame) ?? local.value
      if !value.isEmpty {
        if let type = index.typeName(ofValue: value, in: text) { return type }
        let path = text.path(whole: value) ?? []
        if let head = path.first, head != first {
          return typeName(of: path, frame, depth: depth + 1)
        }
        if path.count == 1, path[0] == first { return propertyTypeName(first, frame) }
      }
      return nil
    }
    if let parameter = frame.parameters.first(where: { $0.name == first }) {
      return SourceIndex.plainName(parameter.type)
    }
    return propertyTypeName(first, frame)
  }

  private func propertyTypeName(_ name: String, _ frame: Frame) -> String? {
    if let found = index.property(name, of: frame.type) {
      return index.typeName(of: found)
    }
    return SharedNames.types[name]
  }
}
