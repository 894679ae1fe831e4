/// What the steps of a class do to the states that conditions ask for.
struct StateWrites {
  private var written: [SourcePhase: Set<String>] = [:]
  private var emptied: [SourcePhase: Set<String>] = [:]

  /// The names to which something else than true is written later than before the first callback.
  private var unset: Set<String> = []

  /// Collects what the steps do to the names in some conditions.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  init(_ steps: [UnfoldedStep], asked states: [ContextState]) {
    // A local is another one in each run.
    var names: Set<String> = []
    for state in states {
      for name in state.askedStates + state.boundStates
      where name.first != "~" || name.holds(".") { names.insert(name) }
    }
    guard !names.isEmpty else { return }
    for step in steps {
      switch step.kind {
      case .write where names.contains(step.path): collect(step)
      case .call where EffectReading.collecting.contains(step.name):
        guard names.contains(step.receiverText) else { continue }
        written[step.phase, default: []].insert(step.receiverText)
      case .call where step.name.hasPrefix("remove"):
        guard names.contains(step.receiverText) else { continue }
        emptied[step.phase, default: []].insert(step.receiverText)
      default: continue
      }
    }
  }

  private mutating func collect(_ step: UnfoldedStep) {
    let name = step.path
    if step.phase != .once, step.value?.isTrue != true { unset.insert(name) }
    // What is worked out of itself stays what it was asked for: a union, a list that is sorted.
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

  /// Whether a part of a life writes a state.
  func writes(_ name: String, in phase: SourcePhase) -> Bool {
    written[phase]?.contains(name) == true
  }

  /// Whether a part of a life empties what a state holds.
  func empties(_ name: String, in phase: SourcePhase) -> Bool {
    emptied[phase]?.contains(name) == true
  }

  /// Whether nothing but true is written to a flag.
  func onlySets(_ name: String) -> Bool { !unset.contains(name) }
}

extension EffectReading {
  /// The names of calls that put something into a list.
  static let collecting: Set = ["append", "insert", "add", "addObject", "formUnion"]
}
