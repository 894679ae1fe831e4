/// The phases in which the steps of a class write its names.
struct WrittenNames {
  /// The phases in which each name is written, by the last part of its path.
  private(set) var writers: [String: [SourcePhase]] = [:]

  /// The phases in which each path is written.
  private(set) var paths: [String: [SourcePhase]] = [:]

  /// - Complexity: O(*n*) for *n* steps.
  init(_ steps: [UnfoldedStep]) {
    for step in steps {
      if case .call = step.kind, step.name == "toggle", let flag = step.receiver.last {
        writers.note(step.phase, for: flag)
        paths.note(step.phase, for: step.receiverText)
      }
      guard case .write = step.kind, !Self.changesNothing(step) else { continue }
      if step.name != "text" { writers.note(step.phase, for: step.name) }
      paths.note(step.phase, for: step.path)
    }
  }

  /// Whether a write is made when the screen is gone for good, makes the one instance of a type, which
  /// runs once, or is that of a getter that keeps what it has worked out.
  static func changesNothing(_ step: UnfoldedStep) -> Bool {
    step.phase == .end
      || step.value?.isNew == true && SharedNames.isInstance(step.functionName)
      || step.name == step.functionName && step.state.askedStates.contains(step.path)
  }
}

extension [String: [SourcePhase]] {
  /// Adds a phase to those of a name.
  mutating func note(_ phase: SourcePhase, for name: String) {
    if self[name]?.contains(phase) != true { self[name, default: []].append(phase) }
  }
}

/// What each layout of a screen does.
struct LaidOut {
  /// What a layout writes and calls on no condition.
  private var paths: Set<String> = []

  /// The places of all that a layout does.
  private var places: Set<SourceSite> = []

  /// - Complexity: O(*n*) for *n* steps.
  init(_ steps: [UnfoldedStep]) {
    var known: (entry: CallerName, isLayout: Bool)?
    for step in steps where step.phase == .elsewhere {
      // The steps that are reached from one function follow each other.
      if known?.entry != step.entry {
        known = (step.entry, SourceMethod.isLayout(step.entryName))
      }
      guard known?.isLayout == true else { continue }
      places.insert(step.site)
      if !step.marks.contains(.conditional) { paths.insert(step.path) }
    }
  }

  /// Whether each layout does the same as a step, so that nothing is left to be lost.
  func contains(_ step: UnfoldedStep) -> Bool {
    paths.contains(step.path) || !places.isEmpty && places.contains(step.site)
  }
}
