import EventModel
import EventReports

extension LanePicture {
  /// Makes the picture of some events, each with its number before it. The lanes have the given
  /// order; further lanes follow in the order of their first events.
  init(_ events: [LifecycleEvent], lanes: [String] = [], life: LifeAutomaton) {
    let lanes = (lanes + events.map(\.subject)).distinct()
    let steps = events.enumerated().map { number, event in
      Step(lanes.firstIndex(of: event.subject) ?? 0, event.callback, label: "\(number + 1)")
    }
    self.init(lanes: lanes, steps: steps, life: life)
    mostSteps = .max
  }

  /// The picture as text, as the message of a failed test shows it.
  var text: String {
    draw(width: 100, paint: Paint(isOn: false)).map { "  " + $0 }.joined(separator: "\n")
  }
}
