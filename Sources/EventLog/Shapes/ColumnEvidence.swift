/// The first lines of each shape of a log, as columns.
struct ColumnEvidence {
  /// The most lines of one shape that are examined, and the most shapes.
  static let lineLimit = 64
  private static let shapeLimit = 64

  private(set) var shapes: [Int: ShapeEvidence] = [:]
  /// The order of one view's callbacks, if the contract's order is known.
  let order: CallbackOrder?

  init(_ vocabulary: [String]) { order = CallbackOrder(vocabulary) }

  mutating func add(_ event: ConsoleEvent, in reader: ConsoleLineReader) {
    let line = ColumnLine(event, in: reader)
    let key = line.tokens.signature
    guard shapes[key] != nil || shapes.count < Self.shapeLimit else { return }
    shapes[key, default: ShapeEvidence(line)].add(
      line, code: event.match.code, isObject: event.isObject(in: reader.text))
  }
}

/// The first lines of one shape.
struct ShapeEvidence {
  /// The fewest lines that show a habit.
  private static let fewest = 3
  /// The fewest lines whose out-of-order calls show that numbers are measurements, not views.
  private static let manyLines = 12

  private struct Line {
    var code: UInt8
    var values: [String]
    var read: Int?
  }

  private var lines: [Line] = []
  /// Whether some lines name their view as an object in angle brackets.
  private(set) var hasObjects = false
  private let kinds: [LineTokens.Kind]
  private let isSure: [Bool]
  private var mayName: [Bool]

  fileprivate init(_ line: ColumnLine) {
    kinds = line.tokens.tokens.map(\.kind)
    isSure = line.tokens.tokens.map { $0.owner != nil }
    mayName = line.tokens.tokens.indices.map(line.mayName)
  }

  fileprivate mutating func add(_ line: ColumnLine, code: UInt8, isObject: Bool) {
    hasObjects = hasObjects || isObject
    guard lines.count < ColumnEvidence.lineLimit else { return }
    lines.append(Line(code: code, values: line.values, read: line.readColumn))
    for index in mayName.indices { mayName[index] = mayName[index] && line.mayName(index) }
  }

  /// Determines the meaning of the columns, or returns nil if there are too few lines.
  func choice(_ order: CallbackOrder?) -> ColumnTable.Choice? {
    guard lines.count >= Self.fewest else { return nil }
    var choice = ColumnTable.Choice()
    let read = usualColumn
    if isWeak(read) {
      if let better = view(order, instead: read) {
        choice.view = better
      } else if let read, kinds[read] != .word, saysNothing(read, order) {
        choice.view = mayName.indices.last { mayName[$0] && isConstant($0) }
        choice.isUnnamed = choice.view == nil
      }
    }
    let view = choice.isUnnamed ? nil : choice.view ?? read
    for column in kinds.indices where column != view {
      switch kinds[column] {
      case .number:
        if tellsInstances(column, view, order) {
          choice.instances.insert(column)
        } else {
          choice.others.insert(column)
        }
      case .pointer, .uuid, .hex:
        if !belongsToOne(column, view, order) {
          choice.others.insert(column)
          choice.rejectsAddress = true
        } else if let view, illegalPairs([view], order) > 0, tellsInstances(column, view, order) {
          choice.instances.insert(column)
        }
      case .word, .time: break
      }
    }
    return choice
  }
}

extension ShapeEvidence {
  /// The column that is the name in most lines.
  private var usualColumn: Int? {
    let read = lines.compactMap(\.read)
    guard read.count * 2 > lines.count else { return nil }
    return Set(read).max { first, second in
      (read.count { $0 == first }, second) < (read.count { $0 == second }, first)
    }
  }

  private func distinct(_ column: Int) -> Int { Set(lines.map { $0.values[column] }).count }
  private func isConstant(_ column: Int) -> Bool { distinct(column) == 1 }
  private func isCounter(_ column: Int) -> Bool {
    lines.count > 3 && distinct(column) == lines.count
  }

  /// Whether a value of the column occurs with several callbacks.
  private func recurs(_ column: Int) -> Bool {
    Dictionary(grouping: lines) { $0.values[column] }.values.contains {
      Set($0.map(\.code)).count > 1
    }
  }

  /// Whether the value depends only on the callback, and differs between callbacks.
  private func followsCallback(_ column: Int) -> Bool {
    let groups = Dictionary(grouping: lines, by: \.code).values
    return groups.count > 1 && groups.count * 2 <= lines.count && !isConstant(column)
      && groups.allSatisfy { Set($0.map { $0.values[column] }).count == 1 }
  }

  /// Whether numbers are counters or measurements, and do not name a view.
  private func saysNothing(_ column: Int, _ order: CallbackOrder?) -> Bool {
    isCounter(column) || followsCallback(column)
      || lines.count >= Self.manyLines
        && (illegalPairs([column], order) * 3 > lines.count || distinct(column) * 2 > lines.count)
  }

  /// Whether a column is unlikely to name the view.
  private func isWeak(_ column: Int?) -> Bool {
    guard let column else { return true }
    return kinds[column] != .word || isConstant(column) || isCounter(column)
      || followsCallback(column)
  }

  /// Returns a column that names the view better than the one that was read, or nil.
  private func view(_ order: CallbackOrder?, instead read: Int?) -> Int? {
    let candidates = mayName.indices.filter {
      mayName[$0] && $0 != read && !isConstant($0) && !isCounter($0) && !followsCallback($0)
        && recurs($0)
    }
    return candidates.min { illegalPairs([$0], order) < illegalPairs([$1], order) }
  }

  /// Whether each address of a column occurs with only one view.
  ///
  /// In the first lines of a busy log, no address may recur. Then at most a quarter of the calls
  /// are a view's second ones; with more, each address belongs to a line and not to a view.
  private func belongsToOne(_ column: Int, _ view: Int?, _ order: CallbackOrder?) -> Bool {
    if isCounter(column) {
      return order.map { order in lines.count { order.isSecond($0.code) } * 4 <= lines.count }
        ?? false
    }
    if !isSure[column], isConstant(column), view.map(isConstant) ?? true,
      illegalPairs([column], order) * 4 >= lines.count
    {
      // A thread before lines without names: its calls are those of several views.
      return false
    }
    guard let view, !isSure[column] else { return true }
    return Dictionary(grouping: lines) { $0.values[column] }.values.allSatisfy { group in
      Set(group.map { $0.values[view] }).count == 1
    }
  }

  /// Whether the numbers of a column distinguish instances: most occur with several callbacks of a
  /// view, and the calls of each are in order. A source line occurs with only one callback.
  private func tellsInstances(_ column: Int, _ view: Int?, _ order: CallbackOrder?) -> Bool {
    guard let view, let order, !isConstant(column), !isCounter(column) else { return false }
    let groups = Dictionary(grouping: lines) { [$0.values[view], $0.values[column]] }.values
    let lasting = groups.count { Set($0.map(\.code)).count > 1 }
    return lasting * 2 > groups.count && illegalPairs([view, column], order) == 0
      && order.count == Set(lines.map(\.code)).count
  }

  private func illegalPairs(_ columns: [Int], _ order: CallbackOrder?) -> Int {
    guard let order else { return 0 }
    let calls = Dictionary(grouping: lines) { line in columns.map { line.values[$0] } }
    return calls.reduce(0) { $0 + order.illegalPairs($1.value.map(\.code)) }
  }
}

/// The order of one view's callbacks: which may follow which.
struct CallbackOrder {
  private let next: [UInt8: Set<UInt8>]
  private let seconds: Set<UInt8>

  /// The number of callbacks.
  var count: Int { next.count }

  /// Makes the order of a view controller's callbacks, or nil if the contract has others.
  init?(_ names: [String]) {
    let four = ["viewWillAppear", "viewDidAppear", "viewWillDisappear", "viewDidDisappear"]
      .compactMap { names.firstIndex(of: $0).map(UInt8.init) }
    guard four.count == 4 else { return nil }
    next = [
      four[0]: [four[1], four[2]], four[1]: [four[2]], four[2]: [four[3], four[0]],
      four[3]: [four[0]],
    ]
    seconds = [four[1], four[3]]
  }

  /// Whether a callback only follows another one of the same view.
  func isSecond(_ code: UInt8) -> Bool { seconds.contains(code) }

  /// Returns how many pairs of consecutive calls of one view are illegal.
  func illegalPairs(_ codes: [UInt8]) -> Int {
    zip(codes, codes.dropFirst()).count { next[$0]?.contains($1) == false }
  }
}
