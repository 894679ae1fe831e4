public import EventModel

/// The catalogue of view transitions: every kind with its orders and their sources.
public enum Catalogue {
  /// Every kind. To add one, add a file in `Kinds/` and a line here.
  public static let all: [TransitionKind] = [
    .initial,
    .navigation,
    .pageScroll,
    .pageCurl,
    .modal,
    .sheet,
    .sheetDismiss,
    .tab,
    .tabLegacy,
    .containment,
    .nested,
    .nestedDismiss,
  ]
}
