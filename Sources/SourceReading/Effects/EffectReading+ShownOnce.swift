/// What a screen shows, what code that runs once has put there, and what callbacks take away.
extension EffectReading {
  /// Whether a callback empties a list of which the screen shows rows, and only code that runs once
  /// fills it.
  func emptiesRowsForGood(_ number: Int, _ list: String) -> Bool {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, property(list) != nil else { return false }
    return views.answer(.isFilledOnce, list) {
      let plain = ObjectiveCBodyReader.plain(list)
      // A getter fills it when the rows are read.
      let getters = (views.functions.declared[plain] ?? []).filter(\.method.parameters.isEmpty)
      return getters.isEmpty && views.functions.namesOfRows.contains(plain)
        && isFilledOnlyOnce(list)
    }
  }

  private func isFilledOnlyOnce(_ list: String) -> Bool {
    let fills = steps.filter { step in
      switch step.kind {
      case .write: step.path == list && step.value?.isNothing == false && !step.makesEmptyCollection
      case .call: step.receiverText == list && step.traits.contains(.collecting)
      case .use: false
      }
    }
    return !fills.isEmpty && fills.allSatisfy { $0.phase == .once }
  }

  /// Reads that a callback takes all pins or overlays off a map, and only code that runs once has put
  /// them there: `map.removeAnnotations(map.annotations)`.
  mutating func readClearedMap(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, let member = Self.mapContents[step.name],
      step.arguments.first?.value.text == step.receiverText + "." + member.content
    else { return }
    let additions = member.adding.flatMap { uses.calls(of: $0) }
      .filter { $0.receiverText == step.receiverText }
    guard !additions.isEmpty, additions.allSatisfy({ $0.phase == .once }) else { return }
    add(
      number, "given", .unknown, step.path, .irreversible(.stateDropped), value: member.content)
  }

  private static let mapContents: [String: (content: String, adding: [String])] = [
    "removeAnnotations": ("annotations", ["addAnnotation", "addAnnotations"]),
    "removeOverlays": ("overlays", ["addOverlay", "addOverlays"]),
  ]
}
