import EventModel
import SourceReading

extension Contract {
  /// Returns what a user does to see a history, from the side of the actor it is about: `swipe
  /// back a little, let go`.
  ///
  /// The first appearance is left out. A transition without words of its own is named by its kind.
  func gesture(for witness: Witness) -> String {
    var parts: [String] = []
    for transition in witness.transitions where transition.kind != initialKind {
      let role = transition.actors.first { $0.name == witness.view }?.role
      let name = transition.kind.map { kind in
        transition.outcome == .completed ? kind : "\(kind) (\(transition.outcome))"
      }
      let words = role.flatMap { gesture(of: transition.kind, transition.outcome, from: $0) }
      parts.append(words ?? name ?? "a permitted transition")
    }
    return parts.joined(separator: "; then ")
  }

  /// Returns what a user does in a variant of a kind, from the side of a role; nil if no words for
  /// it are known.
  func gesture(of name: String?, _ outcome: Outcome, from role: String) -> String? {
    name.flatMap(kind(named:))?.variants.first { $0.outcome == outcome }?.gestures[role]
  }
}

extension Witness {
  /// Returns the witness with its actor renamed.
  func naming(_ name: String) -> Witness {
    guard let old = view else { return self }
    let others = Set(events.map(\.subject))
    let renamed = { (subject: String) -> String in
      if subject == old { return name }
      // No other screen may have the same name.
      return subject == name ? others.contains("\(subject)'") ? subject : "\(subject)'" : subject
    }
    var witness = self
    witness.view = name
    witness.events = events.map { LifecycleEvent(renamed($0.subject), $0.callback) }
    witness.transitions = transitions.map { transition in
      var transition = transition
      transition.actors = transition.actors.map { Actor($0.role, renamed($0.name)) }
      return transition
    }
    return witness
  }

  /// Returns the witness, an order of one transition, with screens in place of roles, and with the
  /// screen of a role as its actor.
  func naming(_ screens: [String: String], actor role: String) -> Witness {
    var witness = self
    witness.view = screens[role]
    witness.events = events.map { LifecycleEvent(screens[$0.subject] ?? $0.subject, $0.callback) }
    return witness
  }

  /// Returns the history with a callback that is not the contract's, after each call that it comes
  /// with: `viewIsAppearing` after `viewWillAppear`. A test that replays it leaves it out.
  func adding(_ callback: Callback?, from contract: Contract) -> Witness {
    guard let callback, let own = view,
      let companion = SourceVocabulary.companions(of: contract)[callback]
    else { return self }
    var witness = self
    witness.events = []
    for (number, event) in events.enumerated() {
      witness.events.append(event)
      guard event.subject == own, event.callback == companion else { continue }
      witness.events.append(LifecycleEvent(own, callback))
      for index in transitions.indices where number < transitions[index].events.upperBound {
        let range = witness.transitions[index].events
        let start = number < transitions[index].events.lowerBound ? 1 : 0
        witness.transitions[index].events = range.lowerBound + start..<range.upperBound + 1
      }
    }
    return witness
  }
}
