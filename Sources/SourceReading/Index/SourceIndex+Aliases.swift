extension SourceIndex {
  /// Returns the path of the object that a computed property stands for: `navigationController`,
  /// `navigationBar` for `bar` of `var bar: UINavigationBar? { navigationController?.navigationBar }`.
  func alias(_ name: String, of type: Int) -> [String]? {
    let members = members(named: name, of: type)
    if let known = members.alias { return known }
    let found = newAlias(name, of: type)
    members.alias = .some(found)
    return found
  }

  private func newAlias(_ name: String, of type: Int) -> [String]? {
    guard accessors(name, of: type).allSatisfy({ $0.method.kind == .getter }),
      let (text, value) = computedValue(of: name, of: type), text.file.language == .swift,
      !value.contains(where: { text.isMark($0, "(") || text.isMark($0, "[") }),
      let path = text.path(whole: value)
    else { return nil }
    let names = path.first == "self" ? Array(path.dropFirst()) : path
    // A flag that only asks another object is a question of its own.
    guard names.count > 1, names[0] != name, names[0].first?.isLowercase == true,
      names.last?.hasPrefix("is") != true
    else { return nil }
    return names
  }

  /// Returns the value of a computed property whose getter only returns one, with or without
  /// `return`, and the text of its file.
  func computedValue(of name: String, of type: Int) -> (text: SourceText, value: Range<Int>)? {
    guard let getter = accessors(name, of: type).first(where: { $0.method.kind == .getter }),
      let body = getter.method.body
    else { return nil }
    let text = files[getter.file].text
    guard let first = body.first, text.keyword(first) == .return else { return (text, body) }
    return (text, first + 1..<body.upperBound)
  }
}
