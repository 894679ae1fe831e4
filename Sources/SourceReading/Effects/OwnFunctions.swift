import EventModel

/// The functions that a screen's classes declare, by their names.
final class OwnFunctions {
  typealias Declared = (text: SourceText, method: SourceMethod, body: Range<Int>)

  private let steps: [UnfoldedStep]

  init(_ steps: [UnfoldedStep]) { self.steps = steps }

  /// The functions that have a body.
  private lazy var all: [Declared] = {
    var found: [Declared] = []
    var types: Set<Int> = []
    for step in steps where step.isInOwnClass && types.insert(step.declaringType).inserted {
      for (text, type) in step.declarations {
        for method in type.methods {
          if let body = method.body { found.append((text, method, body)) }
        }
      }
    }
    return found
  }()

  /// The functions of each name that have a body.
  private(set) lazy var declared = Dictionary(grouping: all) { $0.method.name }

  /// The names of the functions whose bodies contain each name, without the underscore of an
  /// instance variable.
  private lazy var naming: [String: Set<String>] = {
    var found: [String: Set<String>] = [:]
    for (text, method, body) in all {
      for token in body where text[token].kind == .identifier {
        found[ObjectiveCBodyReader.plain(text.string(token)), default: []].insert(method.name)
      }
    }
    return found
  }()

  /// Returns the names of the functions that name a property.
  func naming(_ property: String) -> Set<String> {
    naming[ObjectiveCBodyReader.plain(property)] ?? []
  }

  /// The names in the functions that tell a list how many rows it has, and in those that they call,
  /// without the underscore of an instance variable.
  private(set) lazy var namesOfRows: Set<String> = {
    var open = all.filter { Self.countsRows($0.method) }
    var found: Set<String> = []
    while let (text, _, body) = open.popLast() {
      for token in body where text[token].kind == .identifier {
        let name = text.string(token)
        guard found.insert(ObjectiveCBodyReader.plain(name)).inserted else { continue }
        open += (declared[name] ?? []).filter { $0.method.parameters.isEmpty }
      }
    }
    return found
  }()

  private static func countsRows(_ method: SourceMethod) -> Bool {
    method.name.hasPrefix("numberOfSections")
      || method.parameters.contains {
        ["numberOfRowsInSection", "numberOfItemsInSection"].contains($0.label)
      }
  }

  /// The names of the functions that controls call for each change: `field.addTarget(self, action:
  /// #selector(save), for: .editingChanged)`.
  private(set) lazy var answeringChanges: Set<String> = {
    var found: Set<String> = []
    for (text, _, body) in all {
      for token in body where text.matches(token, "addTarget") {
        // The call ends where the statement does.
        let call = (token + 1..<body.upperBound).prefix(Limits.valueTokens)
        let end = call.dropFirst().first { text[$0].startsLine && text.matches($0 - 1, ")") }
        let tokens = token..<(end ?? call.endIndex)
        if Self.changes.stand(in: tokens, of: text), let name = text.selector(in: tokens) {
          found.insert(name)
        }
      }
    }
    return found
  }()

  private static let changes = NameSearch([
    "editingChanged", "valueChanged", "allEditingEvents", "UIControlEventEditingChanged",
    "UIControlEventValueChanged", "UIControlEventAllEditingEvents",
  ])

  /// Returns the names of the functions that meet a condition, and of those that they call.
  ///
  /// - Complexity: O(*n*) for *n* tokens of all functions.
  func reached(from isFirst: (Declared) -> Bool) -> Set<String> {
    reached(from: all.filter(isFirst).map(\.method.name))
  }

  /// Returns some names of functions, and those of the functions that they call, a number at most.
  func reached(from names: [String], atMost limit: Int = .max) -> Set<String> {
    var open = names
    var found: Set<String> = []
    while found.count < limit, let name = open.popLast() {
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

extension SourceText {
  /// Returns the first name of the first selector in a range: `save` of `#selector(Form.save(_:))` and
  /// of `@selector(save:)`.
  fileprivate func selector(in range: Range<Int>) -> String? {
    guard
      let start = range.first(where: {
        (matches($0, "selector") || matches($0, "#selector") || matches($0, "@selector"))
          && isMark($0 + 1, "(")
      })
    else { return nil }
    var name = start + 2
    while isMember(name + 1), name + 2 < range.upperBound { name += 2 }
    return self[name].isWord ? string(name) : nil
  }
}
