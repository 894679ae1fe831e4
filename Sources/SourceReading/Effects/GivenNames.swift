/// What the setters of a screen's properties write. Code that makes the screen usually sets them
/// before it is shown.
struct GivenNames {
  /// For each path that a setter writes, the properties of these setters.
  private var properties: [String: Set<String>] = [:]

  /// The last names of these paths.
  private var names: [String: String] = [:]

  /// The paths that other code of the screen writes at times that no callback marks.
  private var others: Set<String> = []

  /// Those of them that may keep what the user has typed.
  private var keeping: Set<String> = []

  /// The properties of the setters that were looked up.
  private var setters: [CallerName: String?] = [:]

  /// Takes in what a step writes, and whether that may keep what the user has typed, and returns
  /// whether it is in a setter.
  mutating func takes(_ step: UnfoldedStep, _ mayKeep: Bool) -> Bool {
    guard step.phase == .elsewhere else { return false }
    guard !step.isPlainly(.answering), let property = property(step.entry, step) else {
      others.insert(step.path)
      if mayKeep { keeping.insert(step.path) }
      return false
    }
    properties[step.path, default: []].insert(property)
    names[step.path] = step.name
    return true
  }

  /// Returns the property whose setter a function is.
  private mutating func property(_ entry: CallerName, _ step: UnfoldedStep) -> String? {
    if let known = setters[entry] { return known }
    let found = step.entryMethods.lazy.compactMap(Self.property(of:)).first
    setters[entry] = .some(found)
    return found
  }

  private static func property(of method: SourceMethod) -> String? {
    switch method.kind {
    case .setter, .didSet: return method.name
    case .function:
      guard method.parameters.count == 1 else { return nil }
      return ObjectiveCBodyReader.writtenName(method.name)
    default: return nil
    }
  }

  /// Whether setters write a path, and the screen itself sets neither it nor their properties.
  func isGiven(_ path: String) -> Bool { isGiven(path, besides: others) }

  /// Whether setters write a path, and neither it nor their properties are among some others.
  private func isGiven(_ path: String, besides others: Set<String>) -> Bool {
    guard let setters = properties[path] else { return false }
    return !others.contains(path)
      && setters.allSatisfy { !others.contains($0) && !others.contains("_" + $0) }
  }

  /// The names that setters write and that are not only given.
  var changedNames: [String] { names.filter { !isGiven($0.key, besides: keeping) }.map(\.value) }
}
