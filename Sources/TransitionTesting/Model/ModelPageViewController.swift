import EventCatalogue
import EventModel

/// A model of a page view controller in one of its two styles: one page shown, others turned to.
@MainActor
public final class ModelPageViewController: ModelContainer {
  /// How pages are turned.
  public enum Style: Sendable {
    /// They scroll.
    case scroll
    /// They curl like paper.
    case pageCurl
  }

  private let kind: TransitionKind

  /// Makes a page view controller that shows a first page.
  public init(_ style: Style, first page: ModelViewController) {
    kind = style == .scroll ? .pageScroll : .pageCurl
    super.init()
    turn(to: page)
  }

  /// Turns to a page.
  public func turn(to page: ModelViewController) { beginTurning(to: page).complete() }

  /// Begins to turn to a page; complete or cancel what is returned.
  public func beginTurning(to page: ModelViewController) -> ModelTransition {
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
