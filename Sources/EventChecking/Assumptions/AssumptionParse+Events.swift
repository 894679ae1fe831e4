import EventModel

// Subjects and events.
extension AssumptionParse {
  /// Reads a subject and its callback.
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
      return EventTerm(try keeping(.named(name), at: token), callback)
    case .word(let parts) where parts.count > 1:
      let callback = try callback(parts[parts.count - 1])
      let name = parts.dropLast().joined(separator: ".")
      let subject = try subject(name)
      take()
      return EventTerm(try keeping(subject, at: token), callback)
    default: throw notAnEvent()
    }
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
    guard let subject = vocabulary.subject(name) else {
      var error = error("`\(name)` is a word of the language; as a name it must be quoted")
      error.suggestion = (side(meantBy: name) ?? "\"\(name)\"") + next.text.dropFirst(name.count)
      throw error
    }
    return subject
  }

  private func callback(_ name: String) throws(AssumptionError) -> Callback {
    let contract = vocabulary.contract
    let callback = Callback(name)
    if contract.number(of: callback) != nil { return callback }
    if contract.contextCallbacks.contains(callback) {
      let names = contract.callbacks.map(\.name).joined(separator: ", ")
      throw error(
        "`\(name)` is no part of a transition: the contract says nothing about when it comes, so no "
          + "assumption can be decided that names it; the calls that can be named are \(names)")
    }
    if contract.action(named: name) != nil {
      throw error("`\(name)` is a client action and no call; claim `\(name) during` an event")
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

  /// Returns the first letters of a callback's words without the first one: `wd` for
  /// `viewWillDisappear`.
  private static func initials(of callback: String) -> String {
    callback.filter(\.isUppercase).lowercased()
  }

  private func notAnEvent() -> AssumptionError {
    var error = unexpected(
      ["an event such as " + vocabulary.exampleEvents.joined(separator: ", ")])
    if vocabulary.contract.callbacks.contains(where: { $0.name == next.text }) {
      error.suggestion = "\(vocabulary.contract.actor).\(next.text)"
    }
    return error
  }

  /// Records a subject. All subjects of an assumption share a scope; roles, also a transition.
  private mutating func keeping(
    _ subject: Subject, at token: AssumptionToken
  ) throws(AssumptionError) -> Subject {
    if let first = subjects.first, first.scope != subject.scope {
      let meant = subject.scope == .transition ? side(meantBy: first.name) : nil
      var error = error(
        "one assumption keeps to one scope: `\(first.name)` is \(Self.words(first)), "
          + "`\(subject.name)` is \(Self.words(subject))"
          + (meant.map { "; the side of `\(first.name)` is called `\($0)`" } ?? ""), at: token)
      error.suggestion = suggestion(for: subject, at: token)
      throw error
    }
    if !subjects.contains(subject) { subjects.append(subject) }
    if subject.scope == .transition, !vocabulary.hasFamily(with: subjects) {
      let roles = subjects.map { "`\($0.name)`" }.joined(separator: " and ")
      throw error("no transition has both \(roles)", at: token)
    }
    return subject
  }

  /// Returns the event with its name replaced by the role or actor word that it resembles.
  private func suggestion(for subject: Subject, at token: AssumptionToken) -> String? {
    let words = vocabulary.roles + [vocabulary.contract.actor]
    guard case .named(let name) = subject, token.text.hasPrefix(name),
      let word = side(meantBy: name) ?? Self.nearest(to: name, among: words)
    else { return nil }
    return word + token.text.dropFirst(name.count)
  }

  /// Returns the side of a transition that a name of another framework, or the first letter of the
  /// side, may mean.
  private func side(meantBy name: String) -> String? {
    let side = Self.intendedSides[name.lowercased()]
    return vocabulary.roles.first { $0 == side || $0.prefix(1).uppercased() == name }
  }

  /// The sides of a transition, by their names in other frameworks.
  private static let intendedSides = [
    "old": "current", "from": "current", "previous": "current", "source": "current",
    "outgoing": "current", "leaving": "current", "disappearing": "current",
    "next": "new", "to": "new", "target": "new", "destination": "new", "incoming": "new",
    "entering": "new", "appearing": "new",
  ]

  private static func words(_ subject: Subject) -> String {
    switch subject {
    case .role: "a side of a transition"
    case .each(let actor): "every \(actor) by itself"
    case .named: "a name"
    }
  }
}
