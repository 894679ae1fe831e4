import EventChecking
import EventModel

extension Contract {
  /// Replays a witness against an assumption; it refutes if it breaks the assumption, or if an action
  /// is neither forbidden nor promised.
  func replay(_ witness: Witness, against assumption: Assumption) -> WitnessReplay {
    let replay = replay(witness, against: assumption, isPromise: false)
    return replay.refutes ? replay : self.replay(witness, against: assumption, isPromise: true)
  }
}

extension WitnessReplay {
  var isSound: Bool { problem == nil && refutes }
}
