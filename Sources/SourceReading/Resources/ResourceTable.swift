/// The resource table with its patterns read and sorted by the names they match.
struct ResourceTable: Sendable {
  let rows: [SourceResource]

  /// The ids of the rows of what goes on until it is released, or what the user begins.
  let lastingRows: Set<String>

  /// The ids of the rows of what the system keeps until it is released.
  let keptRows: Set<String>

  /// The number of the row of objects that end what they were given.
  private let ownedRow: Int

  /// The patterns of each name.
  private var entries: [String: [Entry]] = [:]

  /// For each row the first one of the same name.
  private let firstRows: [Int]

  /// The patterns of values that are written to any name: those that nil may meet, those that other
  /// values may meet, and among these the ones that are not about `self` or closures.
  private var wildcards: (ofNil: [Entry], ofValues: [Entry], ofAnyValue: [Entry]) = ([], [], [])

  /// It is a class, so that the parts of a pattern are not copied where it is examined.
  private final class Entry: Sendable {
    let row: Int
    let act: SourceAct
    let pattern: ResourcePattern

    /// Whether it distinguishes resources in the same way as the row's acquire does, or says itself
    /// how.
    let saysWhich: Bool

    /// Whether the pattern matches names that say little.
    let isCommon: Bool

    /// Whether what is written distinguishes resources, whatever it is a member of.
    let isOfTarget: Bool

    init(_ row: Int, _ act: SourceAct, _ pattern: ResourcePattern, _ acquired: ResourcePattern?) {
      self.row = row
      self.act = act
      self.pattern = pattern
      isCommon = pattern.isCommon
      isOfTarget = pattern.receiver == nil && pattern.identity == ["target"]
      saysWhich = pattern.saysIdentity || pattern.identity == acquired?.identity ?? []
    }
  }

  /// The table without rows of a team's own.
  private static let own = ResourceTable(SourceResource.table)

  /// Returns the table of some rows.
  static func of(_ rows: [SourceResource]) -> ResourceTable {
    rows == SourceResource.table ? own : ResourceTable(rows)
  }

  /// Reads the patterns of the rows. A pattern that cannot be read is left out.
  init(_ rows: [SourceResource]) {
    self.rows = rows
    keptRows = Set(rows.lazy.filter(\.isKeptBySystem).map(\.id))
    lastingRows = Set(rows.lazy.filter { $0.goesOn && !$0.collects || $0.isOfUser }.map(\.id))
    let numbers = Dictionary(zip(rows.map(\.id), rows.indices)) { first, _ in first }
    ownedRow = numbers["owned_object"] ?? 0
    firstRows = rows.map { numbers[$0.id] ?? 0 }
    let acquired = rows.map { $0.acquire.compactMap(ResourcePattern.init) }
    for (number, row) in rows.enumerated() {
      let released = row.release.compactMap(ResourcePattern.init)
      for (act, patterns) in [(SourceAct.acquire, acquired[number]), (.release, released)] {
        for pattern in patterns { add(Entry(number, act, pattern, acquired[number].first)) }
      }
    }
    for (number, row) in rows.enumerated() where row.holding == .flag {
      addWrites(acquired[number], number)
    }
  }

  private mutating func add(_ entry: Entry) {
    guard entry.pattern.name == "*" else {
      entries[entry.pattern.name, default: []].append(entry)
      return
    }
    switch entry.pattern.written {
    case .nil: wildcards.ofNil.append(entry)
    case .self, .closure: wildcards.ofValues.append(entry)
    default:
      wildcards.ofNil.append(entry)
      wildcards.ofValues.append(entry)
      wildcards.ofAnyValue.append(entry)
    }
  }

  /// Adds the patterns of writes to a flag with other values than those of its patterns: a saved
  /// value, a computed one.
  private mutating func addWrites(_ acquired: [ResourcePattern], _ row: Int) {
    for var pattern in acquired {
      if pattern.written != nil { pattern.written = .any }
      pattern.arguments?.indices.forEach { pattern.arguments?[$0].value = nil }
      add(Entry(row, .set, pattern, acquired.first))
    }
  }

  /// Returns what a step does to resources of the table: by the first row whose pattern has the
  /// name, and by every row that any name can match.
  func matches(_ step: UnfoldedStep) -> [ResourceMatch] {
    var result: [ResourceMatch] = []
    for entry in mayMatch(step) ? entries[step.name] ?? [] : [] {
      guard let identity = entry.pattern.identity(of: step) else { continue }
      if let first = result.first {
        // The same call may release what different rows acquired.
        guard entry.act == .release, first.act == .release else { continue }
      }
      result.append(match(entry, identity, step))
    }
    if !result.isEmpty { return result }
    guard case .write(UInt8(ascii: "=")) = step.kind, let value = step.value else { return [] }
    return wildcards(for: value).compactMap { entry in
      guard entry.pattern.mayWrite(value),
        let identity = entry.isOfTarget ? step.path : entry.pattern.identity(of: step)
      else { return nil }
      var match = match(entry, identity, step)
      match.isOfAnyName = true
      return match
    }
  }

  /// Returns the patterns that a value written to any name may meet.
  private func wildcards(for value: UnfoldedValue) -> [Entry] {
    if value.isNil { return wildcards.ofNil }
    return value.isSelf || value.mayBeClosure ? wildcards.ofValues : wildcards.ofAnyValue
  }

  /// Whether a pattern may have the name of a step.
  private func mayMatch(_ step: UnfoldedStep) -> Bool {
    guard case .call = step.kind else { return true }
    return step.traits.contains(.pattern)
  }

  /// Returns the first row that has the name of a row.
  func firstRow(_ row: Int) -> Int { firstRows[row] }

  /// Whether a pattern has a name.
  func hasPattern(_ name: String) -> Bool { entries[name] != nil }

  /// Whether a resource is identified by a name that has the same value everywhere: that of a
  /// constant or a case, and not of a variable.
  private static func isConstant(_ identity: String) -> Bool {
    guard let first = identity.unicodeScalars.first else { return false }
    return identity != "nil" && first != "~" && first != "$"
  }

  private func match(
    _ entry: Entry, _ identity: String, _ step: UnfoldedStep
  ) -> ResourceMatch {
    let isAll = !entry.saysWhich || !Self.isConstant(identity)
    // A value that is written to any name is one of many. An argument of the closure or method that a
    // timer calls is that timer, whichever it is.
    let isOfCaller = rows[entry.row].isKeptRunning && step.isLocalObject
    // Each of several objects releases what it has acquired, whichever they are.
    let isOfEach =
      entry.act == .release && rows[entry.row].holding == .clearAll
      && !rows[entry.row].collects && step.isOfElement
    let isBroad =
      entry.act == .release && isAll && entry.pattern.name != "*"
      && (rows[entry.row].holding == .clearAll || isOfCaller)
      || isOfEach
    let isOwned =
      entry.act == .acquire && entry.pattern.isOfResult && step.place.endsWithObject
    return ResourceMatch(
      row: isOwned ? ownedRow : entry.row, act: entry.act, identity: identity, isBroad: isBroad,
      isOfAnyName: entry.isCommon)
  }
}

/// What a step does to a resource of the table.
struct ResourceMatch: Hashable, Sendable {
  var row: Int
  var act: SourceAct
  var identity: String
  /// Whether it releases everything that was acquired by the row.
  var isBroad = false
  /// Whether the pattern matches every name, so that it means nothing without its counterpart.
  var isOfAnyName = false
}
