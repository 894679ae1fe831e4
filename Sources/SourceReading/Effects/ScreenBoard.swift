/// The screens that threads take, a few at a time, and the resulting facts.
///
/// Each thread takes neighboring screens, which refer to the same files: then few files are read by
/// several threads. A thread that has none left takes from the one with the most left.
///
/// `@unchecked`: what changes is accessed only within `exclusively`.
final class ScreenBoard: @unchecked Sendable {
  /// How many screens are taken at a time.
  private static let portion = 4

  private var screens: [TypePart]

  /// How much source the screens before each one have, and at the end all of them.
  private var sums = [0]

  /// The numbers of the screens that are left for each thread, and at the end those that were added.
  private var left: [Range<Int>]

  private let exclusively: PiecewiseWork.Exclusively
  private let size: (TypePart) -> Int
  private var found: [(first: Int, facts: [SourceFacts])] = []

  /// - Parameters:
  ///   - screens: The screens that are known so far.
  ///   - size: Returns how much source a screen has.
  init(
    _ screens: [TypePart], _ threads: Int, _ exclusively: @escaping PiecewiseWork.Exclusively,
    size: @escaping (TypePart) -> Int
  ) {
    self.screens = screens
    self.exclusively = exclusively
    self.size = size
    for screen in screens { sums.append(sums[sums.count - 1] + size(screen)) }
    let share = sums[screens.count] / max(threads, 1)
    let places = sums
    let starts = (0..<threads).map { thread in
      places.firstIndex { $0 >= share * thread } ?? 0
    }
    left = zip(starts, starts.dropFirst() + [screens.count]).map { $0..<$1 }
    left.append(screens.count..<screens.count)
  }

  /// Adds screens at the end that were found later.
  func add(_ others: [TypePart]) {
    exclusively {
      for screen in others { sums.append(sums[sums.count - 1] + size(screen)) }
      left[left.count - 1] = screens.count..<screens.count + others.count
      screens += others
    }
  }

  /// Returns the next screens for a thread with the number of the first; nil if there are none.
  func take(_ thread: Int) -> (first: Int, screens: ArraySlice<TypePart>)? {
    var taken: (first: Int, screens: ArraySlice<TypePart>)?
    exclusively {
      guard let range = next(for: thread) else { return }
      taken = (range.lowerBound, screens[range])
    }
    return taken
  }

  private func next(for thread: Int) -> Range<Int>? {
    let own = left[thread]
    if !own.isEmpty {
      let end = min(own.lowerBound + Self.portion, own.upperBound)
      left[thread] = end..<own.upperBound
      return own.lowerBound..<end
    }
    // The last ones of another thread are the farthest from those that it takes next.
    let others = left.indices.filter { !left[$0].isEmpty }
    guard let other = others.max(by: { source(in: left[$0]) < source(in: left[$1]) }) else {
      return nil
    }
    let rest = left[other]
    let start = max(rest.upperBound - Self.portion, rest.lowerBound)
    left[other] = rest.lowerBound..<start
    return start..<rest.upperBound
  }

  private func source(in screens: Range<Int>) -> Int {
    sums[screens.upperBound] - sums[screens.lowerBound]
  }

  /// Keeps the facts of screens from a number on.
  func put(_ facts: [SourceFacts], _ first: Int) {
    exclusively { found.append((first, facts)) }
  }

  /// The facts of all screens, in their order.
  var facts: [SourceFacts] { found.sorted { $0.first < $1.first }.flatMap(\.facts) }
}
