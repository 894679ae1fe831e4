/// What a write adds to.
extension UnfoldedStep {
  /// The operator of a write that counts without one: `-` of `count = max(0, count - 1)`.
  var counting: UInt8? {
    let (text, value) = (source.text, step.value)
    var end = value.upperBound
    while end > value.lowerBound, text.isMark(end - 1, ")") { end -= 1 }
    guard end - 3 >= value.lowerBound, text.matches(end - 1, "1") else { return nil }
    // The number in an object: `@(self.count.intValue + 1)`, `@([self.count intValue] + 1)`.
    let isInObject = [end - 3, end - 4].contains { $0 >= value.lowerBound && readsNumber($0) }
    let name = isInObject ? end - 5 : end - 3
    guard name >= value.lowerBound,
      ObjectiveCBodyReader.plain(text.string(name)) == step.name
    else { return nil }
    return [UInt8(ascii: "+"), UInt8(ascii: "-")].first {
      text.isMark(end - 2, Unicode.Scalar($0))
    }
  }

  /// Whether a write adds to what it writes: `rows = rows + more`.
  var extendsItself: Bool {
    let (text, value) = (source.text, step.value)
    guard var name = value.first else { return false }
    if text.keyword(name) == .self { name += 2 }
    return name + 1 < value.upperBound && text.matches(name, step.name)
      && text.isMark(name + 1, "+")
  }

  private func readsNumber(_ token: Int) -> Bool {
    ["intValue", "integerValue", "unsignedIntegerValue"].contains { source.text.matches(token, $0) }
  }

  /// Whether what is written is a local that had the old value and to which the function has added
  /// something: `insets = list.contentInset; insets.top += 8; list.contentInset = insets`.
  var addsToCopy: Bool {
    guard step.value.count == 1, source.text[step.value.lowerBound].kind == .identifier else {
      return false
    }
    let local = source.text.string(step.value.lowerBound)
    let isAddedTo = calls.contains { other in
      guard case .write(UInt8(ascii: "+")) = other.kind else { return false }
      return other.receiver.first == local && other.token < step.token
    }
    return isAddedTo && namesByLocals { $0 == name }
      && receiver.last.map { owner in namesByLocals { $0 == owner } } != false
  }

  /// Whether a write adds to a member of what it writes: `list.contentInset = UIEdgeInsets(top:
  /// list.contentInset.top + 8, …)`.
  var addsToItself: Bool {
    let (text, value) = (source.text, step.value)
    return value.contains { token in
      guard let owner = step.receiver.last, token > value.lowerBound + 1,
        text.matches(token, step.name),
        text.isMark(token - 1, "."), text.matches(token - 2, owner)
      else { return false }
      var last = token
      while text.isMark(last + 1, "."), last + 2 < value.upperBound { last += 2 }
      return text.isMark(last + 1, "+")
    }
  }
}
