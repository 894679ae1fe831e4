import EventModel

/// The last calls of each view, where a contract's states remember more than the last call.
///
/// A component that acquired its view is in another state from then on; if nobody logs the acquiring,
/// the call that shows it may come much later. UIKit's four states tell no more than the last call, so
/// nothing is kept for them.
struct RecentCalls: Sendable {
  /// The most calls kept of a view; before them it may have been anywhere.
  static let limit = 12

  private var words: [UInt64] = []

  /// Adds a call of a view, and returns its last calls packed five bits each, this one lowest.
  mutating func add(_ callback: Int, of view: UInt32) -> UInt64 {
    let index = Int(view)
    if index >= words.count {
      words += Array(repeating: 0, count: index + 1 - words.count)
    }
    words[index] = (words[index] << 5 | UInt64(callback + 1)) & ((1 << UInt64(5 * Self.limit)) - 1)
    return words[index]
  }

  /// Forgets the calls of a view whose life ended.
  mutating func forget(_ view: UInt32) {
    if Int(view) < words.count { words[Int(view)] = 0 }
  }

  /// Takes over new numbers after the name table was emptied.
  mutating func renumber(_ map: NameTable.Renumbering) {
    var kept: [UInt64] = []
    for (old, new) in map.views.enumerated() where new != 0 && old < words.count {
      while kept.count <= Int(new) { kept.append(0) }
      kept[Int(new)] = words[old]
    }
    words = kept
  }
}

extension LifeNumbers {
  /// Whether a view can have got these calls, with calls nobody logs anywhere between them.
  ///
  /// - Parameters:
  ///   - recent: The calls, as ``RecentCalls`` keeps them; before the first the view may be in any state.
  ///   - unseen: The callbacks that may come without being logged, as a mask.
  /// - Complexity: O(calls × steps).
  func admits(_ recent: UInt64, unseen: UInt64) -> Bool {
    var states = Set(0..<stateCount)
    var isLegal = true
    for symbol in OrderTable.symbols(recent) {
      addUnseen(unseen, to: &states)
      let callback = Int(symbol) - 1
      let next = Set(steps[callback].filter { states.contains($0.from) }.map(\.to))
      isLegal = !next.isEmpty
      // A break before the last call is a finding of its own; it leads where the call leads.
      states = isLegal ? next : Set(targets[callback])
    }
    return isLegal
  }

  /// Adds the states that calls nobody logs lead to.
  private func addUnseen(_ unseen: UInt64, to states: inout Set<Int>) {
    var count = 0
    while count != states.count {
      count = states.count
      for callback in 0..<callbackCount where unseen >> UInt64(callback) & 1 == 1 {
        for step in steps[callback] where states.contains(step.from) { states.insert(step.to) }
      }
    }
  }
}
