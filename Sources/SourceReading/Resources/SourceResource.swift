/// A row of the resource table: what takes a resource and what gives it back.
///
/// ```swift
/// SourceResource(
///   id: "keyboard_avoider", acquire: ["startAvoiding"], release: ["stopAvoiding"],
///   holding: .clearAll)
/// ```
///
/// A pattern names a call (`startRunning`, `NotificationCenter.addObserver(forName:)`,
/// `addObserver:forKeyPath:`) or a value that is written (`isIdleTimerDisabled = true`).
public struct SourceResource: Hashable, Sendable {
  /// The row's name, for settings and facts.
  public var id: String

  /// The patterns that take it.
  public var acquire: [String]

  /// The patterns that give it back.
  public var release: [String]

  /// What a second acquire and a release too many mean.
  public var holding: Holding

  /// Whether other screens reach the same resource; nil if the receiver tells.
  public var isShared: Bool?

  /// Whether the user of the app begins and ends it: a screen that ends it has to be sure that it leaves.
  public var isOfUser: Bool

  /// Whether the name is that of a collection: each acquire puts something else into it.
  public var collects: Bool

  /// Whether it ends by itself a while after it is taken.
  public var endsByItself: Bool

  /// Whether it goes on until it is given back: a screen that gives it back before it has left must take
  /// it again.
  public var goesOn: Bool

  /// What the user of the app sees when it is held too often or not given back, as the end of a
  /// sentence.
  public var consequence: String

  /// What the user of the app sees when it is taken once more than it is given back, where that is something
  /// else than what is seen of the opposite.
  public var surplus: String

  /// Where the pair is documented.
  public var documentation: String

  /// Returns the patterns of some rows that cannot be read, for a message about them.
  public static func unreadablePatterns(of rows: [SourceResource]) -> [String] {
    rows.flatMap { ($0.acquire + $0.release).filter { ResourcePattern($0) == nil } }
  }

  /// Makes a row.
  public init(
    id: String, acquire: [String], release: [String], holding: Holding,
    isShared: Bool? = nil, isOfUser: Bool = false, collects: Bool = false,
    endsByItself: Bool = false, goesOn: Bool = false,
    consequence: String = "", surplus: String = "",
    documentation: String = ""
  ) {
    self.id = id
    self.acquire = acquire
    self.release = release
    self.holding = holding
    self.isShared = isShared
    self.isOfUser = isOfUser
    self.collects = collects
    self.endsByItself = endsByItself
    self.goesOn = goesOn
    self.consequence = consequence
    self.surplus = surplus
    self.documentation = documentation
  }
}
