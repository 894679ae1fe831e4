// How screens contain each other.
extension EventHistory.Options {
  /// Returns every forest of a number of screens, in which the parent of a screen is an earlier one
  /// or none; the first forest has no parents. There are n! forests of n screens.
  public static func everyTree(ofScreens count: Int) -> [[Int?]] {
    (0..<count).reduce([[]]) { trees, screen in
      trees.flatMap { tree in ([nil] + (0..<screen).map(Optional.some)).map { tree + [$0] } }
    }
  }

  /// Returns one forest of a number of screens, drawn from a seed. The first screen has no parent;
  /// each other one has none with probability 1/4.
  public static func drawnTree(ofScreens count: Int, seed: UInt64) -> [Int?] {
    var random = SeededGenerator(seed: seed)
    return (0..<count).map { screen in
      screen == 0 || random.chance(0.25) ? nil : random.below(screen)
    }
  }

  func parent(of screen: Int) -> Int? {
    screen < parents.count ? parents[screen] : nil
  }

  /// Returns whether the first screen contains the second, directly or indirectly.
  func isAncestor(_ screen: Int, of other: Int) -> Bool {
    var next = parent(of: other)
    while let found = next {
      if found == screen { return true }
      next = parent(of: found)
    }
    return false
  }

  func children(of screen: Int) -> [Int] {
    (0..<screens).filter { parent(of: $0) == screen }
  }
}
