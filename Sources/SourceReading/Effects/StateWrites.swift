/// What the steps of a class do to the states that conditions check.
struct StateWrites {
  private var written: [SourcePhase: Set<String>] = [:]
  private var emptied: [SourcePhase: Set<String>] = [:]

  /// The names to which each phase writes something other than true.
  private var unset: [SourcePhase: Set<String>] = [:]

  /// The names to which each phase writes something other than false.
  private var uncleared: [SourcePhase: Set<String>] = [:]

  /// The names to which each phase first writes a new object, whatever was there, and the number of
  /// that step: what checks such a name later checks the new object.
  private var made: [SourcePhase: [String: Int]] = [:]

  /// Collects what the steps do to the names in some conditions.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  init(_ steps: [UnfoldedStep], asked states: [ContextState]) {
    // A local is a new one in each run.
    var names: Set<String> = []
    for state in states {
      for name in state.askedStates + state.boundStates
      where name.first != "~" || name.holds(".") { names.insert(name) }
    }
    guard !names.isEmpty else { return }
    let members = Dictionary(grouping: names.compactMap(Member.init), by: \.owner)
    for (number, step) in steps.enumerated() {
      if !members.isEmpty { changeAmounts(step, members) }
      if step.name.hasPrefix("addChild") { changeChildren(step) }
      switch step.kind {
      case .write where names.contains(step.path): collect(step, number)
      case .call
      where step.traits.contains(.collecting) || ["toggle", "setObject"].contains(step.name):
        if names.contains(step.receiverText) { change(step.receiverText, in: step.phase) }
      case .call where step.traits.contains(.removing):
        guard names.contains(step.receiverText) else { continue }
        emptied[step.phase, default: []].insert(step.receiverText)
      case .call where Self.starting.contains(where: step.name.hasPrefix) && !step.receiver.isEmpty:
        // What is started or stopped has another state then: `if !player.isPlaying { player.start() }`.
        // What an object can do does not change when it is started: `session.canAddInput`.
        for member in members[step.receiverText] ?? [] where !member.name.hasPrefix("can") {
          change(member.path, in: step.phase)
        }
      case .call where step.name.hasPrefix("set"):
        for member in members[step.receiverText] ?? [] where member.isSet(by: step) {
          written[step.phase, default: []].insert(member.path)
        }
      default: continue
      }
    }
  }

  /// Adds that a step fills or empties a list only where the list's own state lets it: `if
  /// rows.isEmpty { rows.append(row) }`.
  private mutating func changeAmounts(_ step: UnfoldedStep, _ members: [String: [Member]]) {
    for list in Self.changedLists(step) {
      for member in members[list] ?? []
      where (member.isOfAmount || member.isOfElement)
        && step.state.askedStates.contains(member.path)
      {
        change(member.path, in: step.phase)
      }
    }
  }

  /// Adds that a step adds a child where the children do not have one: `if !children.contains(where: {
  /// $0 is List })`.
  private mutating func changeChildren(_ step: UnfoldedStep) {
    for asked in step.state.askedStates where asked.isOrStandsIn("children") {
      change(asked, in: step.phase)
    }
  }

  /// Returns the lists that a step may make longer or shorter.
  private static func changedLists(_ step: UnfoldedStep) -> [String] {
    switch step.kind {
    case .write: [step.path]
    case .call where step.name.hasPrefix("addChild"): ["children", "childViewControllers"]
    case .call where step.name == "store": step.arguments.first.map { [$0.value.text] } ?? []
    case .call where !step.traits.isDisjoint(with: [.collecting, .removing]):
      [step.receiverText]
    default: []
    }
  }

  /// Adds that a phase writes a state, whatever it writes.
  private mutating func change(_ name: String, in phase: SourcePhase) {
    written[phase, default: []].insert(name)
    unset[phase, default: []].insert(name)
    uncleared[phase, default: []].insert(name)
  }

  private static let starting = ["start", "stop", "resume", "pause"]

  /// A state of an object: `player.isPlaying`.
  private struct Member {
    let path: String
    let owner: String
    let name: Substring

    init?(_ path: String) {
      guard let dot = path.lastIndex(of: ".") else { return nil }
      self.path = path
      owner = String(path[..<dot])
      name = path[path.index(after: dot)...]
    }

    /// Whether it says how many elements a list has, or which: `rows.isEmpty`.
    var isOfAmount: Bool { Self.amounts.contains(name) }

    /// Whether it says which elements a list has: `rows.contains(row)`, `rows.index(of: row)`.
    var isOfElement: Bool { name == "contains" }

    private static let amounts: Set<Substring> = [
      "isEmpty", "count", "first", "last", "firstObject", "lastObject",
    ]

    /// Whether a call sets it: by its name, `list.setMode(.all)`, or by the label of an argument,
    /// `list.setDelegate(self, andMode: .all)`.
    func isSet(by step: UnfoldedStep) -> Bool {
      let ending = name.prefix(1).uppercased() + name.dropFirst()
      return step.name == "set" + ending || step.arguments.contains { $0.label.hasSuffix(ending) }
    }
  }

  private mutating func collect(_ step: UnfoldedStep, _ number: Int) {
    let name = step.path
    if step.value?.isNew == true, step.isInCallback, !writes(name, in: step.phase),
      !(step.state.askedStates + step.state.boundStates).contains(name)
    {
      if made[step.phase]?[name] == nil { made[step.phase, default: [:]][name] = number }
      return
    }
    if step.value?.isTrue != true { unset[step.phase, default: []].insert(name) }
    if step.value?.isFalse != true { uncleared[step.phase, default: []].insert(name) }
    // A value that is computed from itself still meets the condition: a union, a sorted list.
    if let value = step.value, value.path == nil, value.text.first != "!",
      value.text.holds("("), value.text.holds(step.name)
    {
      return
    }
    written[step.phase, default: []].insert(name)
    if step.value?.isNothing == true {
      emptied[step.phase, default: []].insert(name)
    }
  }

  /// Whether a phase writes a state.
  func writes(_ name: String, in phase: SourcePhase) -> Bool {
    written[phase]?.contains(name) == true
  }

  /// Whether a phase empties the value of a state.
  func empties(_ name: String, in phase: SourcePhase) -> Bool {
    emptied[phase]?.contains(name) == true
  }

  /// Whether nothing but true, or nothing but false, is written to a flag after the first callback.
  func onlyWrites(_ isSet: Bool, to name: String) -> Bool {
    !(isSet ? unset : uncleared).contains { $0.key != .once && $0.value.contains(name) }
  }

  /// Whether a phase writes a state so that what checks it may not be done again. What requires a
  /// flag to be set is done again if the flag is only ever set, and what requires it not to be set
  /// is done again if it is only ever cleared.
  func changes(
    _ name: String, askedBy state: ContextState, in phase: SourcePhase, before number: Int
  ) -> Bool {
    if let made = made[phase]?[name] { return made > number }
    let isOnlySet = unset[phase]?.contains(name) != true
    let isOnlyCleared = uncleared[phase]?.contains(name) != true
    return writes(name, in: phase) && !(isOnlySet && state.requiredStates.contains(name))
      && !(isOnlyCleared && state.deniedStates.contains(name))
  }
}

extension EffectReading {
  /// The names of calls that put one element into a list.
  static let adding: Set = ["append", "insert", "add", "addObject", "insertObject"]

  /// The names of calls that put something into a list.
  static let collecting = adding.union(["addObjectsFromArray", "formUnion"])
}
