/// The functions that a screen's classes declare, by their names.
final class OwnFunctions {
  typealias Declared = (text: SourceText, method: SourceMethod, body: Range<Int>)

  private let steps: [UnfoldedStep]

  init(_ steps: [UnfoldedStep]) { self.steps = steps }

  /// The functions of each name that have a body.
  private(set) lazy var declared: [String: [Declared]] = {
    var found: [String: [Declared]] = [:]
    var types: Set<Int> = []
    for step in steps where step.isInOwnClass && types.insert(step.declaringType).inserted {
      for (text, type) in step.declarations {
        for method in type.methods {
          if let body = method.body { found[method.name, default: []].append((text, method, body)) }
        }
      }
    }
    return found
  }()

  /// Returns the names of the functions that meet a condition, and of those that they call.
  ///
  /// - Complexity: O(*n*) for *n* tokens of all functions.
  func reached(from isFirst: (Declared) -> Bool) -> Set<String> {
    var open = declared.filter { $0.value.contains(where: isFirst) }.map(\.key)
    var found: Set<String> = []
    while let name = open.popLast() {
      guard found.insert(name).inserted else { continue }
      for (text, _, body) in declared[name] ?? [] {
        for token in body where text[token].kind == .identifier {
          let called = text.string(token)
          if declared[called] != nil { open.append(called) }
        }
      }
    }
    return found
  }
}
