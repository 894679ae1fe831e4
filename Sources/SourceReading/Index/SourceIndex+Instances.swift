extension SourceIndex {
  /// Whether a class method of Objective-C returns the one instance of its class, whatever its name: a
  /// static variable keeps it. `+ (instancetype)manager { static Manager *manager; … }`
  ///
  /// - Complexity: O(*n*) for *n* tokens of the method, when it is first asked for.
  func givesInstance(_ name: String, of type: String, near file: Int) -> Bool {
    if let known = instances[type]?[name] { return known }
    let gives = find(type, near: file).map { number in
      functions(of: number).contains { isInstance($0, name, of: type) }
    }
    instances[type, default: [:]][name] = gives ?? false
    return gives ?? false
  }

  private func isInstance(_ found: FoundMethod, _ name: String, of type: String) -> Bool {
    let (text, method) = (files[found.file].text, found.method)
    guard method.name == name, method.isStatic, method.parameters.isEmpty,
      text.file.language == .objectiveC, let body = method.body, let result = method.result,
      ["instancetype", "id", type + "*"].contains(result.filter { $0 != " " })
    else { return false }
    return body.contains { text.keyword($0) == .static || text.matches($0, "dispatch_once") }
  }
}
