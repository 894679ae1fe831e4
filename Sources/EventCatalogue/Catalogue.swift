public import EventModel

/// The catalogue of view transitions: every kind with its orders and where they are known from.
public enum Catalogue {
  /// Every kind. To add one: one file in `Kinds/` and one line here.
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
