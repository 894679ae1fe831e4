package import EventModel

extension LogTracker {
  /// Empties a full name table of what is needed least: hidden views first, the least recently called
  /// before the others, then views at rest, and, if even those under way are too many, all of them.
  ///
  /// A forgotten view is unknown again, so its next call is never wrong.
  ///
  /// - Complexity: O(views × log views).
  package mutating func makeRoom(in names: inout NameTable) {
    let room = Limits.views / 2
    let needs = (0..<UInt32(names.viewCount)).map { need(of: $0) }
    let underWay = needs.filter { $0.need == .underWay }.count
    let threshold = oldestKept(needs, room: room)
    let map = names.keepOnly(
      views: { view in
        underWay <= room && (needs[Int(view)].need, needs[Int(view)].last) >= threshold
      },
      scopes: { scope in isOpen(scope: scope) })
    renumber(map)
  }

  /// Gives up what is open if more of it is under way at once than is followed; what was seen has to
  /// be taken before the names get new numbers.
  package mutating func giveUpIfCrowded(names: borrowing NameTable) {
    let underWay = (0..<UInt32(names.viewCount)).filter { need(of: $0).need == .underWay }.count
    let open = (0..<UInt32(names.scopeCount)).filter { isOpen(scope: $0) }.count
    if underWay > Limits.views / 2 || open > Limits.scopes / 2 { giveUp(names: names) }
  }

  /// The least need, and the earliest last call, of the views there is room for.
  private func oldestKept(
    _ needs: [(need: Run.Need, last: UInt64)], room: Int
  ) -> (Run.Need, UInt64) {
    let wanted = needs.filter { $0.need != .none }.sorted {
      ($1.need, $1.last) < ($0.need, $0.last)
    }
    guard let last = wanted.prefix(room).last else { return (.underWay, .max) }
    return (last.need, last.last)
  }
}
