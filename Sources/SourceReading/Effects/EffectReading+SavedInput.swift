/// Which code saves what the user types or chooses at once.
extension EffectReading {
  /// Whether the function that takes what the user types also saves it, or the `didSet` of the property
  /// does: `settings.justified = sender.isOn` before `SettingsStorage.save(settings)`.
  func savesInput(_ write: UnfoldedStep) -> Bool {
    views.answer(.savesInput, of: write) { write in write.isInFunction(naming: saves) }
      || (write.receiver.first.map(savesInObserver) ?? false)
  }

  /// Whether code that runs when a property has changed saves something.
  private func savesInObserver(_ property: String) -> Bool {
    let observers = (views.functions.declared[property] ?? []).filter {
      $0.method.kind == .didSet || $0.method.kind == .setter
    }
    return observers.contains { text, _, body in
      body.contains { text[$0].kind == .identifier && saves(text.string($0)) }
    }
  }

  /// Whether a callback saves a property on the way out, before another one loads it again.
  func isSavedByCallback(_ name: String, besides phase: SourcePhase) -> Bool {
    steps.contains { step in
      guard case .call = step.kind, step.isInCallback, step.phase != phase else { return false }
      return saves(step.name) && step.names { $0 == name }
    }
  }

  /// Whether a name is that of a call that saves something, or of what keeps it.
  private func saves(_ name: String) -> Bool {
    let words = words.words(of: name)
    return words.first.map(Self.saving.contains) == true || words.contains("defaults")
  }

  private static let saving: Set = ["save", "store", "persist", "encode", "synchronize"]
}
