extension EventHistory {
  /// What histories to generate: of which kinds, over how many screens, in which containers.
  public struct Options: Hashable, Sendable {
    /// The names of the kinds; nil for the contract's documented ones.
    public var kinds: [String]?

    /// How many screens there are, named `A`, `B`, `C`, ….
    public var screens: Int

    /// For each screen the number of the screen that is its parent, or nil; screens past the end of
    /// the list have none. A family that asks for a parent and its child takes such pairs and whole
    /// trees made of them, the others take actors that are neither's ancestor.
    public var parents: [Int?] = []

    /// Whether every life that began is over at the end: its actor is where no kind goes on from. Of all
    /// histories only such ones are taken, and a random one is brought to its end.
    public var endsLives = false

    /// Whether permitted sequences are taken beside the catalogued ones.
    public var takesPermitted = false

    /// Whether each event carries the id of its transition, its kind and its outcome.
    public var declaresTransitions = false

    /// Makes options for histories of the kinds over so many screens.
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
