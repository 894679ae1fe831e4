package import EventModel

extension LogTracker {
  /// Removes the least needed views from a full name table: hidden views first, the least recently
  /// called before the others, then views at rest. If even the views that are under way are too
  /// many, all views are removed.
  ///
  /// A removed view is unknown again, so its next call is never an error.
  ///
  /// - Complexity: O(views × log views).
  package mutating func makeRoom(in names: inout NameTable, for room: Int = Limits.views / 2) {
    let needs = (0..<UInt32(names.viewBound)).map { need(of: $0) }
    let underWay = needs.filter { $0.need == .underWay }.count
    let threshold = oldestKept(needs, room: room)
    let gone = names.keepOnly(
      views: { view in
        underWay <= room && (needs[Int(view)].need, needs[Int(view)].last) >= threshold
      },
      scopes: { scope in isOpen(scope: scope) })
    for index in runs.indices { runs[index].forget(gone) }
  }

  /// Ends everything that is open if more is under way at once than can be followed. The
  /// observations must be taken before names get new numbers.
  package mutating func giveUpIfTooManyAreOpen(names: borrowing NameTable) {
    let underWay = (0..<UInt32(names.viewBound)).filter { need(of: $0).need == .underWay }.count
    let open = (0..<UInt32(names.scopeBound)).filter { isOpen(scope: $0) }.count
    if underWay > Limits.views / 2 || open > Limits.scopes / 2 { giveUp(names: names) }
  }

  /// Returns the least need and the earliest last call among the views that there is room for.
  private func oldestKept(
    _ needs: [(need: ProcessRun.Need, last: UInt64)], room: Int
  ) -> (ProcessRun.Need, UInt64) {
    let wanted = needs.filter { $0.need != .none }.sorted {
      ($1.need, $1.last) < ($0.need, $0.last)
    }
    guard let last = wanted.prefix(room).last else { return (.underWay, .max) }
    return (last.need, last.last)
  }
}

extension LogTracker {
  /// Returns how much a view is needed, in all processes.
  func need(of view: UInt32) -> (need: ProcessRun.Need, last: UInt64) {
    runs.map { $0.need(of: view) }.max { ($0.need, $0.last) < ($1.need, $1.last) } ?? (.none, 0)
  }

  /// Returns whether a transition is under way in a scope.
  func isOpen(scope: UInt32) -> Bool { runs.contains { $0.needs(scope: scope) } }

  /// Decides everything that is open, as at the end of the log, because too much is open at once.
  mutating func giveUp(names: borrowing NameTable) {
    for index in runs.indices {
      runs[index].finish(by: .lackOfRoom, names: names)
      runs[index].countClosings()
      let watch = runs[index].watch
      runs[index] = ProcessRun(process: runs[index].process, tables, output)
      runs[index].watch = watch
    }
    reportLimit(
      "more than \(Limits.views / 2) views (Limits.views) or \(Limits.scopes / 2) scopes "
        + "(Limits.scopes) are under way at once; what was open is closed and followed afresh")
  }
}
