/// What all steps of a class say about its names.
struct StepNames {
  /// The properties that hold screens which the class pushes or presents.
  var screens: Set<String> = []

  /// The locals that a property keeps too.
  var keptLocals: Set<String> = []

  /// The rows of the shared values that are written, by their names.
  var flagRows: [String: Int] = [:]

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
        if let value = step.value, value.text.first == "~", path.first != "~" {
          keepers[value.text, default: []].append(path)
          keptLocals.insert(value.text)
        }
        if let match = step.matches.first, flagRows[path] == nil { flagRows[path] = match.row }
      case .call:
        guard Self.presenting.contains(step.name), let first = step.arguments.first else {
          continue
        }
        shown.insert(first.value.text)
      case .use: continue
      }
    }
    for name in shown {
      if name.first == "~" { screens.formUnion(keepers[name] ?? []) } else { screens.insert(name) }
    }
  }

  /// The calls that show the screen they are passed first.
  static let presenting: Set = [
    "pushViewController", "present", "show", "presentViewController", "showViewController",
    "showDetailViewController",
  ]
}
