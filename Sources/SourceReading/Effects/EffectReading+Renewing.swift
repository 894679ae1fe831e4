/// Secrets that callbacks make anew each time. What the user has copied of the one before is worth
/// nothing then.
extension EffectReading {
  /// Reads a call that makes a password, a key or a code that nothing decides: `generatePassphrase()`.
  ///
  /// - Returns: Whether it is one.
  mutating func readRenewal(_ number: Int) -> Bool {
    let step = steps[number]
    let words = words.words(of: step.name)
    guard let first = words.first, Self.making.contains(first),
      words.dropFirst().contains(where: Self.copied.contains),
      step.arguments.allSatisfy({ $0.isClosure || $0.value.isNil || $0.value.isNumber })
    else { return false }
    addToView(number, "secret", step.name, nil, .start(.renewal))
    return true
  }

  private static let making: Set = ["generate", "regenerate", "randomize", "shuffle"]

  private static let copied: Set = [
    "password", "passphrase", "mnemonic", "phrase", "seed", "code", "pin", "key", "keys", "secret",
  ]
}
