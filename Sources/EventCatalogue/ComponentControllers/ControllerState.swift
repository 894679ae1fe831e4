import EventModel

/// A state of one controller: the phase of its component, and further facts.
struct ControllerState: Hashable {
  enum Phase: String, CaseIterable {
    case unmounted, mounting, mounted, remounting, unmounting
  }

  enum Update: CaseIterable {
    /// No update is under way.
    case none
    /// `willUpdateComponent` was called, and the new component is not mounted yet.
    case begun
    /// The new component is mounted, and `didUpdateComponent` was not called yet.
    case mounted
  }

  var phase = Phase.unmounted
  var update = Update.none
  var hasView = false
  /// Whether the view was acquired in this remount; it is not relinquished in the same one.
  var isViewNew = false
  var isInvalidated = false
  /// Whether nothing was called yet, not even `didInit`.
  var isUnborn = false

  static let unborn = ControllerState(isUnborn: true)

  /// The possible states, in the order reports list them.
  static let all: [ControllerState] =
    [unborn]
    + [false, true].flatMap { isInvalidated in
      Phase.allCases.flatMap { phase in
        views(phase).flatMap { hasView, isViewNew in
          updates(phase).map { update in
            ControllerState(
              phase: phase, update: update, hasView: hasView, isViewNew: isViewNew,
              isInvalidated: isInvalidated)
          }
        }
      }
    }

  private static func views(_ phase: Phase) -> [(Bool, Bool)] {
    switch phase {
    case .unmounted: [(false, false)]
    case .remounting: [(false, false), (true, false), (true, true)]
    case .mounting, .mounted, .unmounting: [(false, false), (true, false)]
    }
  }

  private static func updates(_ phase: Phase) -> [Update] {
    phase == .mounted ? [.none, .begun, .mounted] : [.none, .begun]
  }

  /// The name in the automaton: `mounted.hasView`, `remounting.updating`.
  var name: String {
    if isUnborn { return "new" }
    var parts = [phase.rawValue]
    if hasView { parts.append(isViewNew ? "newView" : "hasView") }
    if update == .begun { parts.append("updating") }
    if update == .mounted { parts.append("updated") }
    if isInvalidated { parts.append("invalidated") }
    return parts.joined(separator: ".")
  }

  var labels: [String] {
    var labels = [phase.rawValue]
    if update != .none { labels.append("updating") }
    if hasView { labels.append("hasView") }
    if isInvalidated { labels.append("invalidated") }
    return labels
  }

  var state: LifeAutomaton.State {
    let isRest = phase == .unmounted || phase == .mounted
    return LifeAutomaton.State(name, labels: labels, isRest: isRest)
  }
}
