import EventModel

// Templates, sentences, state claims and usage claims.
extension AssumptionLine {
  mutating func claim() throws(AssumptionError) -> Formula {
    try countClaim()
    if let word = next.plainWord {
      let leading = Sentence.all.filter { $0.leading.first == word }
      if !leading.isEmpty { return .template(try sentence(among: leading)) }
      if second.isSign("(") { return .template(try filledTemplate()) }
      if second.isWord("during") || isAction(word) { return .usage(try usageClaim()) }
    }
    if beginsSites { return .balance(try balanceClaim(after: try sites())) }
    switch next.content {
    case .word, .quoted: break
    default: if !beginsMessage { throw unexpected(startsOfClaims) }
    }
    if second.isWord("is"), !isCallback(next) { return .state(try stateClaim()) }
    let first = try event()
    if beginsBalance { return .balance(try balanceClaim(after: Sites(events: [first]))) }
    return Self.formula(
      of: try sentence(among: Sentence.all.filter { $0.leading.isEmpty }, after: first))
  }

  private var startsOfClaims: [String] {
    ["an event such as \(parser.exampleEvents[0])", "a template"]
      + (parser.contract.actions.isEmpty ? [] : ["a client action"]) + [
        "`never`", "`not`", "`(`",
      ]
  }

  /// Whether a token is a callback, with a subject or without.
  func isCallback(_ token: AssumptionToken) -> Bool {
    guard case .word(let parts) = token.content, let last = parts.last else { return false }
    return parser.contract.number(of: Callback(last)) != nil
  }

  private func isAction(_ word: String) -> Bool { parser.contract.action(named: word) != nil }

  /// Reads `ACTION during EVENT`.
  private mutating func usageClaim() throws(AssumptionError) -> Formula.UsageClaim {
    let names = parser.contract.actions.map(\.name)
    let action = next
    guard isAction(action.text) else {
      guard !names.isEmpty else {
        throw error("the contract names no client action that could be done during an event")
      }
      throw unexpected(["a client action (\(names.joined(separator: ", ")))"], suggesting: names)
    }
    take()
    try expect(word: "during")
    return Formula.UsageClaim(action.text, during: try event())
  }

  private mutating func filledTemplate() throws(AssumptionError) -> Formula.TemplateClaim {
    let name = next
    guard let template = Formula.Template.named(name.text) else {
      throw unexpected(["a template"], suggesting: Formula.Template.all.map(\.name))
    }
    take()
    try expect("(")
    let count = try number(of: template)
    var events = [try event()]
    if template.arity == 2 {
      guard takes(sign: ",") else { throw unexpected(["`,` and a second event"]) }
      events.append(try otherEvent(than: events[0]))
    }
    try expect(")")
    return Formula.TemplateClaim(template, events, count: count)
  }

  private mutating func number(of template: Formula.Template) throws(AssumptionError) -> Int {
    guard case .number(let number) = next.content else { return 1 }
    guard template.takesCount else {
      throw error("\(template.name) takes no number, only \(template.arity) event(s)")
    }
    guard (1...Limits.count).contains(number) else {
      throw error("a number is 1 to \(Limits.count) (Limits.count), not \(number)")
    }
    take()
    try expect(",")
    return number
  }

  private mutating func sentence(
    among sentences: [Sentence]
  ) throws(AssumptionError) -> Formula.TemplateClaim {
    if let leading = sentences.first?.leading {
      for _ in leading { take() }
    }
    return try self.sentence(among: sentences, after: try event())
  }

  private mutating func sentence(
    among sentences: [Sentence], after first: EventTerm
  ) throws(AssumptionError) -> Formula.TemplateClaim {
    let sentence = try closingWords(of: sentences)
    guard sentence.template.arity == 2 else {
      return Formula.TemplateClaim(
        sentence.template, [first], count: sentence.count, wording: .sentence)
    }
    let pair = [first, try otherEvent(than: first)]
    return Formula.TemplateClaim(
      sentence.template, sentence.isSwapped ? pair.reversed() : pair, count: sentence.count,
      wording: .sentence)
  }

  /// Returns the formula of a sentence. For `paired with`, a life may end after the first event.
  private static func formula(of said: Formula.TemplateClaim) -> Formula {
    said.template == .alternateSuccession
      ? .pairedWith(said.events[0], said.events[1]) : .template(said)
  }

  /// Reads the words after a first event. No sentence's words are a prefix of another's.
  private mutating func closingWords(of sentences: [Sentence]) throws(AssumptionError) -> Sentence {
    var left = sentences
    var index = 0
    while true {
      if let whole = left.first(where: { $0.words.count == index }) { return whole }
      let fitting = left.filter { next.isWord($0.words[index]) }
      guard !fitting.isEmpty else {
        if index == 0, let error = otherRelation(expected(left)) { throw error }
        throw unexpected(
          expected(left, from: index), suggesting: left.map { $0.words[index] })
      }
      take()
      left = fitting
      index += 1
    }
  }

  /// Returns the words that may come next in sentences, as text.
  private func expected(_ sentences: [Sentence], from index: Int = 0) -> [String] {
    let words = sentences.map { $0.words[index...].joined(separator: " ") }
    return (words + (index == 0 ? Self.balanceWords : [])).map { "`\($0)`" }
  }

  private mutating func otherEvent(
    than first: EventTerm
  ) throws(AssumptionError) -> EventTerm {
    let token = next
    let event = try event()
    guard event != first else {
      let text = parser.printer.text(of: event)
      var error = error("both events are `\(text)`; a claim needs two different ones", at: token)
      error.suggestion = "\(text) at most once"
      throw error
    }
    return event
  }

  private mutating func stateClaim() throws(AssumptionError) -> Formula.StateClaim {
    let subject = try subject()
    take()
    let isNegated = takes("not")
    let state = try expect(oneOf: parser.states)
    try expect(word: "at")
    var claim = Formula.StateClaim(subject, is: state, at: try event())
    claim.isNegated = isNegated
    return claim
  }
}
