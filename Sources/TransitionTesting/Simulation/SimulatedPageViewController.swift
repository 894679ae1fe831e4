import EventCatalogue
import EventModel

/// A simulation of a page view controller in one of its two styles: one page shown, others turned to.
@MainActor
public final class SimulatedPageViewController: SimulatedContainer {
  /// How pages are turned.
  public enum Style: Sendable {
    /// They scroll.
    case scroll
    /// They curl like paper.
    case pageCurl
  }

  private let kind: TransitionKind

  /// Makes a page view controller that shows a first page.
  public init(_ style: Style, first page: SimulatedViewController) {
    kind = style == .scroll ? .pageScroll : .pageCurl
    super.init()
    turn(to: page)
  }

  /// Turns to a page.
  public func turn(to page: SimulatedViewController) { beginTurning(to: page).complete() }

  /// Begins to turn to a page; complete or cancel the returned transition.
  public func beginTurning(to page: SimulatedViewController) -> SimulatedTransition {
    let left = visible
    adopt(page)
    return begin(kind, to: page) { [unowned self] outcome in
      if outcome == .cancelled {
        disown(page)
      } else if let left {
        disown(left)
      }
    }
  }
}
