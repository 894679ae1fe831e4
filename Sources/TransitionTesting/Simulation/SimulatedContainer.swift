public import EventModel

/// A simulation of a container that shows one of its children at a time and sends both sides of a
/// transition their calls in the order the catalogue has for it.
@MainActor
open class SimulatedContainer: SimulatedViewController {
  /// The child that is shown when the container is.
  public private(set) var visible: SimulatedViewController?

  /// The transition that is in progress.
  public private(set) var transition: SimulatedTransition?

  override var forwardedChildren: [SimulatedViewController] {
    shouldAutomaticallyForwardAppearanceMethods ? visible.map { [$0] } ?? [] : []
  }

  /// Begins to replace the visible child; no callback is sent if the container is not shown.
  ///
  /// - Parameter settled: what to do with the stack or the pages once the outcome is known.
  /// - Precondition: no other transition is under way.
  func begin(
    _ kind: TransitionKind, to new: SimulatedViewController,
    settled: @escaping @MainActor (Outcome) -> Void
  ) -> SimulatedTransition {
    precondition(transition == nil, "let the transition under way end before beginning another")
    let started = SimulatedTransition(
      kind, from: visible, to: new, isSilent: appearanceState != .shown
    ) { [weak self] outcome in
      self?.transition = nil
      if outcome == .completed { self?.visible = new }
      settled(outcome)
    }
    transition = started
    started.start()
    return started
  }
}

/// A transition of a simulated container that has begun and is still to be finished or cancelled.
@MainActor
public final class SimulatedTransition {
  /// What kind it is.
  public let kind: TransitionKind

  private let current: SimulatedViewController?
  private let new: SimulatedViewController
  private let isSilent: Bool
  private let settled: @MainActor (Outcome) -> Void
  private var sent = 0

  init(
    _ kind: TransitionKind, from current: SimulatedViewController?, to new: SimulatedViewController,
    isSilent: Bool, settled: @escaping @MainActor (Outcome) -> Void
  ) {
    self.kind = kind
    self.current = current
    self.new = new
    self.isSilent = isSilent
    self.settled = settled
  }

  /// Completes the transition: the new screen stays.
  public func complete() { end(.completed) }

  /// Cancels the transition: the current screen comes back.
  ///
  /// - Precondition: the catalogue has a cancelled transition of the kind.
  public func cancel() { end(.cancelled) }

  /// Sends the events that both outcomes begin with, as while the user's finger is on the screen.
  func start() {
    let cancelled = (try? kind.sequence(.cancelled))?.events ?? []
    let shared = zip(events(.completed), cancelled).prefix { $0 == $1 }
    send(shared.map(\.0))
  }

  private func end(_ outcome: Outcome) {
    send(Array(events(outcome).dropFirst(sent)))
    settled(outcome)
  }

  private func events(_ outcome: Outcome) -> [LifecycleEvent] {
    do {
      return try kind.sequence(outcome).events
    } catch {
      preconditionFailure("end the transition as the catalogue knows it: \(error)")
    }
  }

  private func send(_ events: [LifecycleEvent]) {
    sent += events.count
    guard !isSilent else { return }
    for event in events {
      let screen = event.subject == "new" ? new : current
      screen?.drive(event.callback, animated: true)
    }
  }
}
