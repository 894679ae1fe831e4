import EventCatalogue
import EventModel
import TransitionTesting

/// What several screens were sent, in order.
@MainActor
final class Protocol {
  var events: [LifecycleEvent] = []

  /// Hands over what came since the last time.
  func take() -> [LifecycleEvent] {
    defer { events = [] }
    return events
  }
}

/// A screen that writes down what it is sent.
final class WatchedScreen: SimulatedViewController {
  let name: String
  private let log: Protocol

  init(_ name: String, _ log: Protocol) {
    self.name = name
    self.log = log
    super.init()
  }

  override func viewWillAppear(_ animated: Bool) { write(.viewWillAppear) }
  override func viewDidAppear(_ animated: Bool) { write(.viewDidAppear) }
  override func viewWillDisappear(_ animated: Bool) { write(.viewWillDisappear) }
  override func viewDidDisappear(_ animated: Bool) { write(.viewDidDisappear) }

  private func write(_ callback: Callback) { log.events.append(LifecycleEvent(name, callback)) }
}
