/// A transition whose beginning was recorded.
public struct RecordedTransition: Hashable, Sendable {
  /// Its number in the log, from 1.
  public let number: Int

  enum Outcome: String, Sendable {
    case completed, cancelled

    init(isCancelled: Bool) { self = isCancelled ? .cancelled : .completed }
  }
}

extension RecordedTransition {
  /// The kind of a transition, by its name in the linter's catalogue.
  public struct Kind: Hashable, Sendable {
    /// The name, e.g. `pageScroll`.
    public let name: String

    /// Makes a kind of a contract of your own.
    public init(named name: String) { self.name = name }

    /// A push or pop of a navigation controller.
    public static let navigation = Kind(named: "navigation")
    /// A page of a page view controller in scroll style.
    public static let pageScroll = Kind(named: "pageScroll")
    /// A page of a page view controller in page curl style.
    public static let pageCurl = Kind(named: "pageCurl")
    /// A full-screen presentation or its end.
    public static let modal = Kind(named: "modal")
    /// A sheet, a popover or a screen over another one appears; the one below gets no call.
    public static let sheet = Kind(named: "sheet")
    /// A sheet, a popover or a screen over another one disappears.
    public static let sheetDismiss = Kind(named: "sheetDismiss")
    /// A switch of tabs on iOS 18 and later.
    public static let tab = Kind(named: "tab")
    /// A switch of tabs before iOS 18.
    public static let tabLegacy = Kind(named: "tabLegacy")
    /// A custom container's `transition(from:to:duration:options:animations:completion:)`.
    public static let containment = Kind(named: "containment")

    /// The kinds above, in their order.
    static let all = [
      navigation, pageScroll, pageCurl, modal, sheet, sheetDismiss, tab, tabLegacy, containment,
    ]
  }
}
