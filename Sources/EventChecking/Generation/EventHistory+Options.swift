extension EventHistory {
  /// Options for generated histories: the kinds, the number of screens, and the containers.
  public struct Options: Hashable, Sendable {
    /// The names of the kinds; nil for the contract's documented ones.
    public var kinds: [String]?

    /// The number of screens; they are named `A`, `B`, `C`, ….
    public var screens: Int

    /// For each screen, the number of its parent, or nil; screens beyond the end of the list have
    /// none. A family of a parent and its child uses such pairs and whole trees of them; other
    /// families use actors of which none is an ancestor of another.
    public var parents: [Int?] = []

    /// Whether every life that began is over at the end: its actor is in a state in which no kind
    /// starts. An enumeration only returns such histories, and a random history is brought to its
    /// end.
    public var endsLives = false

    /// Whether permitted sequences are used in addition to the catalogued ones.
    public var takesPermitted = false

    /// Whether each event has the id, the kind and the outcome of its transition.
    public var declaresTransitions = false

    /// Makes options for histories of some kinds over a number of screens.
    ///
    /// - Precondition: there is at least one screen.
    public init(kinds: [String]? = nil, screens: Int = 3) {
      precondition(screens > 0, "generate over at least one screen, not \(screens)")
      self.kinds = kinds
      self.screens = screens
    }

    /// Returns the name of a screen: `A` to `Z`, then `A1` to `Z1`, `A2` and so on.
    public static func name(ofScreen number: Int) -> String {
      let letter = String(UnicodeScalar(UInt8(65 + number % 26)))
      return number < 26 ? letter : "\(letter)\(number / 26)"
    }
  }
}
