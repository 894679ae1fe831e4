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
    shapes[key, default: ShapeEvidence(line)].add(line, code: event.match.code)
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
  /// Whether each line names its class by a method, `-[Inbox viewWillAppear:]`, and not by a tag.
  private var areMethods = true
  private let kinds: [LineTokens.Kind]
  private let isSure: [Bool]
  private var mayName: [Bool]
  /// Whether a column is the class of an object in angle brackets that may be the view.
  private var mayBeObject: [Bool]
  private let hasCapital: [Bool]
  private let isLabeled: [Bool]
  private let labelsAddress: [Bool]
  /// Whether a column of numbers is marked as part of a name or as an instance.
  private let isMarked: [Bool]
  private let isPartOfName: [Bool]
  /// Whether a column has the label of an argument: `animated=1`.
  private let isArgument: [Bool]

  fileprivate init(_ line: ColumnLine) {
    kinds = line.tokens.tokens.map(\.kind)
    isSure = line.tokens.tokens.map { $0.owner != nil }
    mayName = line.tokens.tokens.indices.map(line.mayName)
    mayBeObject = mayName
    isLabeled = line.tokens.tokens.map { $0.label != nil && $0.owner == nil }
    hasCapital = line.tokens.tokens.indices.map(line.hasCapital)
    labelsAddress = line.tokens.tokens.indices.map(line.labelsAddress)
    isMarked = line.tokens.tokens.indices.map(line.isMarked)
    isPartOfName = line.tokens.tokens.indices.map(line.isPartOfName)
    isArgument = line.tokens.tokens.indices.map(line.isArgument)
  }

  fileprivate mutating func add(_ line: ColumnLine, code: UInt8) {
    areMethods = areMethods && line.read?.form == .method
    guard lines.count < ColumnEvidence.lineLimit else { return }
    lines.append(Line(code: code, values: line.values, read: line.readColumn))
    for index in mayName.indices {
      mayName[index] = mayName[index] && line.mayName(index)
      mayBeObject[index] = mayBeObject[index] && mayName[index] && line.mayBeObject(index)
    }
  }

  /// Determines the meaning of the columns, or returns nil if there are too few lines.
  func choice(_ order: CallbackOrder?) -> ColumnTable.Choice? {
    guard lines.count >= Self.fewest else { return nil }
    var choice = ColumnTable.Choice()
    let read = usualColumn
    choice.usual = lines.lazy.compactMap(\.read).first
    if isWeak(read) {
      if let better = view(order, instead: read) ?? object(insteadOf: read) {
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
        if !isArgument[column], tellsInstances(column, view, order) {
          choice.instances.insert(column)
        } else {
          choice.others.insert(column)
        }
      case .pointer, .uuid, .hex:
        if !belongsToOne(column, view, order) {
          choice.others.insert(column)
        } else if isLabeled[column], lastingShare(of: column, view) > 0,
          keepsOrder(column, view, order)
        {
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
    if kinds[column] == .uuid { return followsCallback(column) || isOfLines(column, order) }
    return isCounter(column) || followsCallback(column)
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

  /// Returns the column of the only class that the lines have beside the word that was read as the
  /// name, if this word is the same in each line and has no capital.
  ///
  /// It says that an object was called, `<Demo.Inbox: 0x7f82> fires viewWillAppear`, or it labels an
  /// address, `Inbox viewWillAppear obj: 0x7f82`.
  private func object(insteadOf read: Int?) -> Int? {
    guard read.map({ kinds[$0] == .word && isConstant($0) && !hasCapital[$0] }) ?? true else {
      return nil
    }
    let objects = mayBeObject.indices.filter { mayBeObject[$0] && $0 != read }
    if objects.count == 1 { return objects[0] }
    guard let read, labelsAddress[read] else { return nil }
    let classes = mayName.indices.filter { mayName[$0] && hasCapital[$0] && !labelsAddress[$0] }
    return classes.count == 1 ? classes[0] : nil
  }

  /// Whether each address of a column belongs to a line and not to a view.
  ///
  /// In the first lines of a busy log, no address may recur. Then at most a quarter of the calls
  /// are a view's second ones.
  private func isOfLines(_ column: Int, _ order: CallbackOrder?) -> Bool {
    isCounter(column)
      && (order.map { order in lines.count { order.isSecond($0.code) } * 4 > lines.count } ?? true)
  }

  /// Whether each address of a column occurs with only one view.
  private func belongsToOne(_ column: Int, _ view: Int?, _ order: CallbackOrder?) -> Bool {
    if isCounter(column) { return !isOfLines(column, order) }
    if !isSure[column], isConstant(column), view.map(isConstant) ?? true, !areMethods,
      illegalPairs([column], order) * 4 >= lines.count
    {
      // A thread before lines without names: its calls are those of several views.
      return false
    }
    guard let view, !isSure[column] else { return true }
    let views = Dictionary(grouping: lines) { $0.values[column] }.values
      .map { group in group.map { $0.values[view] } }
    let shared = views.filter { Set($0).count > 1 }
    return shared.count * 2 <= views.count && shared.allSatisfy(Self.followOneAnother)
  }

  /// Whether views with the same address existed one after another, as objects do if the address of
  /// one is used again. The views of a window or of a thread alternate.
  private static func followOneAnother(_ views: [String]) -> Bool {
    zip(views, views.dropFirst()).count { $0 != $1 } < Set(views).count
  }

  /// Whether the numbers of a column distinguish instances.
  ///
  /// A source line occurs with only one callback, and a counter never recurs. A flag, a depth or the
  /// number of a transition changes while a view is shown, so that its calls start in the middle of a
  /// life. A number that is not marked as part of a name must explain calls that the view alone does
  /// not explain.
  private func tellsInstances(_ column: Int, _ view: Int?, _ order: CallbackOrder?) -> Bool {
    guard let view, let order, order.count == Set(lines.map(\.code)).count,
      lastingShare(of: column, view) > 0.5
    else { return false }
    let numbers = Dictionary(grouping: lines) { $0.values[view] }.values
      .map { calls in calls.map { $0.values[column] } }.filter { Set($0).count > 1 }
    // Each view has one number.
    if numbers.isEmpty { return isMarked[column] }
    guard isPartOfName[column] || numbers.contains(where: Self.returns),
      !isShared(column, view, order)
    else { return false }
    let together = faults([view], order)
    let apart = faults([view, column], order)
    return isMarked[column] ? apart <= together : apart * 2 < together
  }

  /// Whether both sides of a transition have the same view and the same number, such as a count of the
  /// visits of each: then two objects share it.
  private func isShared(_ column: Int, _ view: Int, _ order: CallbackOrder) -> Bool {
    lines.indices.dropLast(3).contains { start in
      let calls = lines[start..<start + 4]
      return order.isTransition(calls.map(\.code))
        && Set(calls.map { [$0.values[view], $0.values[column]] }).count == 1
    }
  }

  /// Whether a number occurs again after another one, as that of a screen to which the app returns.
  private static func returns(_ numbers: [String]) -> Bool {
    let runs = numbers.indices.count { $0 == 0 || numbers[$0] != numbers[$0 - 1] }
    return runs > Set(numbers).count
  }

  /// Returns how many of a column's values occur with several callbacks of a view, as a part of 1.
  private func lastingShare(of column: Int, _ view: Int?) -> Double {
    guard let view, !isConstant(column), !isCounter(column) else { return 0 }
    let groups = Dictionary(grouping: lines) { [$0.values[view], $0.values[column]] }.values
    return Double(groups.count { Set($0.map(\.code)).count > 1 }) / Double(groups.count)
  }

  /// Whether the calls of each value of a column are as much in order as a view's are.
  ///
  /// A log with errors has illegal pairs, whatever its instances are. So they are compared: if the
  /// calls of a view are in order, so are those of its instances, and another number mixes them up.
  /// If they are not, instances explain most of the illegal pairs.
  private func keepsOrder(_ column: Int, _ view: Int?, _ order: CallbackOrder?) -> Bool {
    guard let view else { return false }
    let together = faults([view], order)
    let apart = faults([view, column], order)
    return apart <= together && (apart * 2 <= together || together * 3 <= lines.count)
  }

  private func illegalPairs(_ columns: [Int], _ order: CallbackOrder?) -> Int {
    guard let order else { return 0 }
    return calls(of: columns).reduce(0) { $0 + order.illegalPairs($1) }
  }

  /// Returns how many calls of the views that some columns tell apart are out of order, including
  /// first calls in the middle of a life.
  private func faults(_ columns: [Int], _ order: CallbackOrder?) -> Int {
    guard let order else { return 0 }
    return calls(of: columns).reduce(0) {
      $0 + order.illegalPairs($1) + ($1.first == order.first ? 0 : 1)
    }
  }

  /// Returns the callbacks of each view that some columns tell apart.
  private func calls(of columns: [Int]) -> [[UInt8]] {
    Dictionary(grouping: lines) { line in columns.map { line.values[$0] } }.values
      .map { $0.map(\.code) }
  }
}

/// The order of one view's callbacks: which may follow which.
struct CallbackOrder {
  private let next: [UInt8: Set<UInt8>]
  private let seconds: Set<UInt8>
  private let transitions: Set<[UInt8]>

  /// The callback that starts a life.
  let first: UInt8

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
    first = four[0]
    transitions = Set(
      [[2, 0, 3, 1], [2, 0, 1, 3], [0, 2, 3, 1], [0, 2, 1, 3]].map { $0.map { four[$0] } })
  }

  /// Whether a callback only follows another one of the same view.
  func isSecond(_ code: UInt8) -> Bool { seconds.contains(code) }

  /// Whether four calls are those of two views in a transition, in any completed order.
  func isTransition(_ codes: [UInt8]) -> Bool { transitions.contains(codes) }

  /// Returns how many pairs of consecutive calls of one view are illegal.
  func illegalPairs(_ codes: [UInt8]) -> Int {
    zip(codes, codes.dropFirst()).count { next[$0]?.contains($1) == false }
  }
}
