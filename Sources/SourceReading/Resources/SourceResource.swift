/// A row of the resource table: the calls that acquire a resource and those that release it.
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

  /// The patterns that acquire it.
  public var acquire: [String]

  /// The patterns that release it.
  public var release: [String]

  /// What a second acquire means, and a release too many.
  public var holding: Holding

  /// Whether other screens reach the same resource; nil if the receiver tells.
  public var isShared: Bool?

  /// Whether the user of the app begins and ends it. A screen may end it only when it certainly
  /// leaves.
  public var isOfUser: Bool

  /// Whether the name is that of a collection, into which each acquire puts something else.
  public var collects: Bool

  /// Whether it ends by itself some time after it is acquired.
  public var endsByItself: Bool

  /// Whether it continues until it is released. A screen that releases it before it has left must
  /// acquire it again.
  public var goesOn: Bool

  /// Whether the system keeps it, and with it its closure or its target, until it is released.
  public var isKeptBySystem: Bool

  /// Whether the user can do nothing while it is held, so that no screen needs it while it is shown.
  public var blocksUser: Bool

  /// Whether the system runs it again and again until it is released, as it does a timer.
  package var isKeptRunning: Bool { goesOn && isKeptBySystem && holding == .token }

  /// What the user of the app sees if it is acquired too often or not released, as the end of a
  /// sentence.
  public var consequence: String

  /// What the user of the app sees if it is acquired once more than it is released, if that differs
  /// from the opposite case.
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
    endsByItself: Bool = false, goesOn: Bool = false, isKeptBySystem: Bool = false,
    blocksUser: Bool = false,
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
    self.isKeptBySystem = isKeptBySystem
    self.blocksUser = blocksUser
    self.consequence = consequence
    self.surplus = surplus
    self.documentation = documentation
  }
}
