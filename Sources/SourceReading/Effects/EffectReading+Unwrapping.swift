/// Properties that are unwrapped without a mark.
extension EffectReading {
  /// Reads that a callback uses a member of a property that must have a value by then: `timer.invalidate()`
  /// of `var timer: Timer!`.
  mutating func readImplicitUnwrap(_ number: Int) {
    let step = steps[number]
    guard step.isInCallback, step.isInOwnClass, step.receiver.count == 1,
      let name = step.receiver.first, step.isPlainMember(of: name), let property = property(name),
      property.type?.hasSuffix("!") == true, !property.modifiers.contains("@IBOutlet"),
      !(step.state.askedStates + step.state.boundStates).contains(name)
    else { return }
    add(number, "property", .unknown, name, .unwrap)
  }
}

extension UnfoldedStep {
  /// Whether it is written as a member of a name, without `?` or `!` between.
  fileprivate func isPlainMember(of name: String) -> Bool {
    text.file.language == .swift && text.isMark(token - 1, ".") && text.matches(token - 2, name)
  }
}
