extension EventHistory.Options {
  /// Returns every way to put so many screens into each other, each screen below an earlier one or at
  /// the top; the first has all at the top. There are n! of n screens.
  public static func everyTree(ofScreens count: Int) -> [[Int?]] {
    (0..<count).reduce([[]]) { trees, screen in
      trees.flatMap { tree in ([nil] + (0..<screen).map(Optional.some)).map { tree + [$0] } }
    }
  }

  /// Returns one way to put so many screens into each other, drawn from a seed: the first is at the
  /// top, and of the others one in four is too.
  public static func drawnTree(ofScreens count: Int, seed: UInt64) -> [Int?] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { screen in
      screen == 0 || random.chance(0.25) ? nil : random.below(screen)
    }
  }
}
