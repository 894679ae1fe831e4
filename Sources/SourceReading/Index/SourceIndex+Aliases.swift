extension SourceIndex {
  /// Returns the path of the object that a computed property stands for: `navigationController`,
  /// `navigationBar` for `bar` of `var bar: UINavigationBar? { navigationController?.navigationBar }`.
  func alias(_ name: String, of type: Int) -> [String]? {
    let own = members(of: type)
    if let known = own.aliases[name] { return known }
    let found = newAlias(name, of: type)
    own.aliases[name] = .some(found)
    return found
  }

  private func newAlias(_ name: String, of type: Int) -> [String]? {
    let accessors = accessors(name, of: type)
    guard let getter = accessors.first, accessors.allSatisfy({ $0.method.kind == .getter }) else {
      return nil
    }
    let text = files[getter.file].text
    guard text.file.language == .swift, var body = getter.method.body else { return nil }
    if let first = body.first, text.keyword(first) == .return { body = first + 1..<body.upperBound }
    guard !body.contains(where: { text.isMark($0, "(") || text.isMark($0, "[") }),
      let path = text.path(whole: body)
    else { return nil }
    let names = path.first == "self" ? Array(path.dropFirst()) : path
    // A flag that only asks another object is a question of its own.
    guard names.count > 1, names[0] != name, names[0].first?.isLowercase == true,
      names.last?.hasPrefix("is") != true
    else { return nil }
    return names
  }
}
