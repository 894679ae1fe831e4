/// What all steps of a class say about its names.
struct StepNames {
  /// The properties that hold screens which the class pushes or presents.
  var screens: Set<String> = []

  /// The locals that a property keeps too.
  var keptLocals: Set<String> = []

  /// The rows of the shared values that are written, by their names.
  var flagRows: [String: Int] = [:]

  /// The collections that are emptied somewhere.
  var cleared: Set<String> = []

  /// The views whose subviews are taken out somewhere.
  var clearedViews: Set<String> = []

  /// The views and screens that are taken out of what they were put into.
  var takenOut: Set<String> = []

  /// The properties that each part of a life gives a new object.
  var madeAnew: [SourcePhase: Set<String>] = [:]

  /// Collects the names.
  ///
  /// - Complexity: O(*n*) for *n* steps.
  init(_ steps: [UnfoldedStep]) {
    var keepers: [String: [String]] = [:]
    var shown: Set<String> = []
    for step in steps {
      switch step.kind {
      case .write:
        let path = step.path
        if step.value?.isNew == true { madeAnew[step.phase, default: []].insert(path) }
        if step.value?.text == "[]" || step.value?.text == "@[]" { cleared.insert(path) }
        if let value = step.value, value.text.first == "~", path.first != "~" {
          keepers[value.text, default: []].append(path)
          keptLocals.insert(value.text)
        }
        if let match = step.matches.first, flagRows[path] == nil { flagRows[path] = match.row }
      case .call:
        if step.name.hasPrefix("removeAll") { cleared.insert(step.receiverText) }
        if let last = step.receiver.last, step.name.hasPrefix("remove"), last.hasSuffix("ubviews") {
          clearedViews.insert(step.receiver.dropLast().joined(separator: "."))
        }
        if step.name.hasPrefix("removeFrom") { takenOut.insert(step.receiverText) }
        guard Self.presents(step), let first = step.arguments.first else { continue }
        shown.insert(first.value.text)
      case .use: continue
      }
    }
    for name in shown {
      if name.first == "~" { screens.formUnion(keepers[name] ?? []) } else { screens.insert(name) }
    }
  }

  /// Whether a call shows the screen that it is passed first.
  static func presents(_ step: UnfoldedStep) -> Bool {
    switch step.name {
    case "pushViewController", "presentViewController", "showViewController",
      "showDetailViewController":
      return true
    case "present": return step.arguments.contains { $0.label == "animated" }
    case "show": return step.arguments.contains { $0.label == "sender" }
    default: return false
    }
  }
}
