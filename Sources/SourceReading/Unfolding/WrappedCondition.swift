import EventModel

extension Limits {
  /// The most tokens of a property or function in a condition that is examined.
  static let wrappedCondition = 200
}

/// What a short computed property or function of a class checks, where a condition names it.
struct WrappedCondition {
  /// Distinguishes one wrapped condition from another.
  struct Key: Hashable {
    var word: String
    var type: Int
    /// The file of the condition.
    var file: Int
  }

  var marks: SourceMarks = []
  /// The properties of the class that are examined.
  var properties: [String] = []
}

extension Unfolding {
  /// Returns the meaning of a word of a condition.
  func wrapped(_ word: String, _ frame: Frame) -> WrappedCondition {
    let key = WrappedCondition.Key(word: word, type: frame.type, file: frame.file)
    if let known = wrapped[key] { return known }
    var result = WrappedCondition()
    for (text, body) in bodies(of: key) {
      let looksForSelf = text.looksForSelf(body)
      for token in body where text[token].kind == .identifier {
        let name = text.string(token)
        if let mark = ConditionReading.mark(token, text, looksForSelf) {
          result.marks.formUnion(mark)
        }
        let plain = text.file.language == .swift ? name : ObjectiveCBodyReader.plain(name)
        if index.property(name, of: frame.type) != nil
          || index.property(plain, of: frame.type) != nil || name == "children"
        {
          result.properties.append(plain)
        }
      }
    }
    if remembersLeaving(ObjectiveCBodyReader.plain(word), of: frame.type) {
      result.marks.insert(.asksLeaving)
    }
    wrapped[key] = result
    return result
  }

  private func bodies(of key: WrappedCondition.Key) -> [(SourceText, Range<Int>)] {
    var found = index.accessors(key.word, of: key.type).filter { $0.method.kind == .getter }
    if let method = index.method(key.word, labels: [], of: key.type, near: key.file) {
      found.append(method)
    }
    return found.compactMap { found in
      guard let body = found.method.body, body.count < Limits.wrappedCondition else { return nil }
      return (index.files[found.file].text, body)
    }
  }
}

extension SourceText {
  /// Whether code searches for the screen in a list: `viewControllers.contains(self)`.
  func looksForSelf(_ range: Range<Int>) -> Bool {
    range.contains { keyword($0) == .self && !isMember($0 + 1) && !isMark($0 - 1, "[") }
      && range.contains { self[$0].kind == .identifier && Self.searching.contains(string($0)) }
  }

  /// Whether a condition puts something into a set and holds only if it was not there yet:
  /// `seen.insert(row).inserted`.
  func isInsertion(_ condition: Range<Int>) -> Bool {
    guard let last = condition.last else { return false }
    return matches(last, "inserted") && isMark(last - 1, ".") && isMark(last - 2, ")")
      && !isMark(condition.lowerBound, "!")
  }

  private static let searching: Set = [
    "contains", "containsObject", "indexOfObject", "firstIndex", "index", "indexOf",
  ]
}
