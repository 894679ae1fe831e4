package import EventChecking
package import EventModel

/// What a rule needs to describe an observation in a message.
package struct RuleContext {
  package let file: String
  package let compiled: CompiledContract
  package let names: NameTable
  package let assumptions: [DeclaredAssumption]

  package var contract: Contract { compiled.contract }

  package func callback(_ number: Int) -> String { contract.callbacks[number].name }

  /// Returns the name of a view, with its instance if the log has one.
  package func view(_ number: UInt32) -> String {
    let name = names.name(ofView: number)
    // A number or several words would not read as a name.
    let isPlain = name.contains(where: \.isLetter) && !name.contains(where: \.isWhitespace)
    let shown =
      name.isEmpty ? "the unnamed \(contract.actor)" : isPlain ? name : "'\(name)'"
    guard let instance = names.view(number).instance else { return shown }
    return "\(shown) (\(instance))"
  }

  /// Returns whether something is always under way after a callback: a `will`.
  package func isOpening(_ callback: Int) -> Bool { compiled.openings.has(callback) }

  /// Makes a finding at a place of the log, with the rule's advice; with a view, an event, a scope,
  /// a witness and notes if they are given.
  package func finding(
    _ rule: RuleDescription, at position: RecordPosition, _ message: String, view: UInt32? = nil,
    event: String? = nil, scope: UInt32 = 0, witness: [String] = [], notes: [Finding.Note] = []
  ) -> Finding {
    var finding = Finding(
      rule: rule.id, severity: rule.severity, message: message, file: file,
      position: position.logPosition)
    finding.view = view.map { names.name(ofView: $0) }
    finding.event = event
    let scope = names.scope(scope)
    finding.scope = scope.isEmpty ? nil : scope
    finding.help = remedy(rule)
    finding.witness = witness
    finding.notes = notes
    return finding
  }

  /// Returns what to do about a rule's finding under this contract.
  package func remedy(_ rule: RuleDescription) -> String? {
    guard let own = contract.remedies else { return rule.remedy }
    return own[rule.id] ?? (rule.isAdviceGeneral ? rule.remedy : nil)
  }

  package func note(_ message: String, at position: RecordPosition) -> Finding.Note {
    Finding.Note(message, file: file, position: position.logPosition)
  }

  /// Makes a note about an earlier call.
  package func note(_ message: String, of call: ActorEvent) -> Finding.Note {
    note(message, of: call.view, got: call.number, at: call.position)
  }

  /// Makes a note about an earlier call of a view.
  package func note(
    _ message: String, of view: UInt32, got number: Int, at position: RecordPosition
  ) -> Finding.Note {
    Finding.Note(
      message, file: file, position: position.logPosition, event: callback(number),
      view: names.name(ofView: view))
  }

  /// Returns names as a choice in a sentence: `a`, `a or b`, `a, b or c`.
  package func either(_ names: [String]) -> String {
    names.isEmpty ? "nothing" : MessageText.list(names, "or")
  }
}
