import EventModel

// Subjects and events.
extension AssumptionLine {
  mutating func event() throws(AssumptionError) -> EventTerm {
    let token = next
    switch token.content {
    case .quoted(let name):
      take()
      guard next.isSign("."), case .word(let parts) = second.content, parts.count == 1 else {
        throw unexpected(["`.` and a callback"])
      }
      take()
      let callback = try callback(parts[0])
      take()
      takeSignature()
      return EventTerm(try keeping(.named(name), at: token), callback)
    case .word(let parts) where parts.count > 1:
      let callback = try callback(parts[parts.count - 1])
      let name = parts.dropLast().joined(separator: ".")
      let subject = try subject(name)
      take()
      takeSignature()
      return EventTerm(try keeping(subject, at: token), callback)
    default:
      if beginsMessage { return try message() }
      throw notAnEvent()
    }
  }

  /// Whether the next tokens are the `-[` of a call as Objective-C writes it.
  var beginsMessage: Bool { next.content == .stray("-") && second.content == .stray("[") }

  /// Reads `-[Inbox viewWillAppear:]`.
  private mutating func message() throws(AssumptionError) -> EventTerm {
    take()
    take()
    let subject = try subject()
    guard let name = next.plainWord else { throw unexpected(["a callback"]) }
    let callback = try callback(name)
    take()
    takeSignature()
    guard next.content == .stray("]") else { throw unexpected(["`]`"]) }
    take()
    return EventTerm(subject, callback)
  }

  /// Consumes what a call's name is followed by in source: `:`, `(_:)` or `(animated)`.
  private mutating func takeSignature() {
    if takes(sign: ":") || !takes(sign: "(") { return }
    while next.content != .end, !takes(sign: ")") { take() }
  }

  mutating func subject() throws(AssumptionError) -> Subject {
    let token = next
    let subject: Subject
    switch token.content {
    case .quoted(let name): subject = .named(name)
    case .word(let parts): subject = try self.subject(parts.joined(separator: "."))
    default: throw notAnEvent()
    }
    take()
    return try keeping(subject, at: token)
  }

  private func subject(_ name: String) throws(AssumptionError) -> Subject {
    guard let subject = parser.subject(name) else {
      var error = error(refusal(of: name))
      let word = parser.words(like: name).count > 1 ? nil : side(meantBy: name) ?? "\"\(name)\""
      error.suggestion = word.map { $0 + next.text.dropFirst(name.count) }
      throw error
    }
    return subject
  }

  private func refusal(of name: String) -> String {
    let words = parser.words(like: name)
    if words.isEmpty { return "`\(name)` is a word of the language; as a name it must be quoted" }
    let actor = parser.contract.actor
    let meaning =
      words == [actor]
      ? "not a screen: `\(actor)` stands for each \(actor) by itself"
      : "not a side of a transition: `current` is the one that is left, `new` the one that comes"
    return "`\(name)` is \(meaning); as a screen's name it must be quoted"
  }

  private func callback(_ name: String) throws(AssumptionError) -> Callback {
    let contract = parser.contract
    let callback = Callback(name)
    if contract.number(of: callback) != nil { return callback }
    if contract.contextCallbacks.contains(callback) { throw error(contextRefusal(of: callback)) }
    if contract.action(named: name) != nil {
      throw error("`\(name)` is a client action, not a call; claim `\(name) during` an event")
    }
    let names = contract.callbacks.map(\.name)
    var error = unexpected(["an event that ends in \(names.joined(separator: ", "))"])
    let meant =
      names.first { Self.initials(of: $0) == name } ?? Self.nearest(to: name, among: names)
    error.suggestion = meant.map { callback in
      guard next.text.hasSuffix("." + name) else { return callback }
      let subject = next.text.dropLast(name.count + 1)
      return "\(side(meantBy: String(subject)) ?? String(subject)).\(callback)"
    }
    throw error
  }

  /// Returns why a call that is never judged cannot be named, and what to write instead.
  private func contextRefusal(of callback: Callback) -> String {
    let contract = parser.contract
    let names = contract.callbacks.map(\.name).joined(separator: ", ")
    guard let note = contract.contextNotes[callback.name] else {
      return "`\(callback)` is not part of a transition: the contract says nothing about when it "
        + "comes, so no assumption can be decided that names it; the calls that can be named are "
        + "\(names), and `once` for code that runs before the first of them"
    }
    return "`\(callback)` cannot be named in an assumption: it \(note); the calls that can be "
      + "named are \(names)"
  }

  /// Returns the first letters of a callback's words without the first one: `wd` for
  /// `viewWillDisappear`.
  private static func initials(of callback: String) -> String {
    callback.filter(\.isUppercase).lowercased()
  }

  private func notAnEvent() -> AssumptionError {
    if let context = parser.contract.contextCallbacks.first(where: { $0.name == next.text }) {
      return error(contextRefusal(of: context))
    }
    if let side = next.plainWord.flatMap(side(named:)),
      let callback = parser.lastCallback(of: side)
    {
      var error = error(
        "`\(next.text)` names no callback; an event has a side and a callback, such as "
          + "`\(side).\(callback.name)`")
      error.suggestion = "\(side).\(callback.name)"
      return error
    }
    var error = unexpected(
      ["an event such as " + parser.exampleEvents.joined(separator: ", ")])
    if parser.contract.callbacks.contains(where: { $0.name == next.text }) {
      error.suggestion = "\(parser.contract.actor).\(next.text)"
    }
    return error
  }

  /// Records a subject. All subjects of an assumption share a scope; roles, also a transition.
  private mutating func keeping(
    _ subject: Subject, at token: AssumptionToken
  ) throws(AssumptionError) -> Subject {
    if let first = subjects.first, first.scope != subject.scope {
      var error = error(
        "one assumption keeps to one scope: `\(first.name)` is \(Self.words(first)), "
          + "`\(subject.name)` is \(Self.words(subject))", at: token)
      error.suggestion = suggestion(for: subject, at: token)
      throw error
    }
    if !subjects.contains(subject) { subjects.append(subject) }
    if subject.scope == .transition, !parser.hasFamily(with: subjects) {
      let roles = subjects.map { "`\($0.name)`" }.joined(separator: " and ")
      throw error("no transition has both \(roles)", at: token)
    }
    return subject
  }

  /// Returns the event with its name replaced by the role or actor word that it resembles.
  private func suggestion(for subject: Subject, at token: AssumptionToken) -> String? {
    let words = parser.roles + [parser.contract.actor]
    guard case .named(let name) = subject, token.text.hasPrefix(name),
      let word = side(meantBy: name) ?? Self.nearest(to: name, among: words)
    else { return nil }
    return word + token.text.dropFirst(name.count)
  }

  /// Returns the side of a transition that a word without a callback means, or nil; `to` is first of
  /// all a word of sentences.
  func side(named name: String) -> String? {
    if parser.roles.contains(name) { return name }
    let isWord = Sentence.reservedWords.contains(name) || parser.words(like: name).count > 1
    return isWord ? nil : side(meantBy: name).flatMap { parser.roles.contains($0) ? $0 : nil }
  }

  /// Returns the side of a transition that a name may mean: a word of another framework, or the
  /// first letter of the side.
  private func side(meantBy name: String) -> String? {
    parser.words(like: name).first
      ?? parser.roles.first { $0.prefix(1).uppercased() == name }
  }

  private static func words(_ subject: Subject) -> String {
    switch subject {
    case .role: "a side of a transition"
    case .each(let actor): "every \(actor) by itself"
    case .named: "a name"
    }
  }
}
