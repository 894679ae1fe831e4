/// Uploads that callbacks begin each time.
extension EffectReading {
  /// Reads a call that begins to upload what the screen shows: `uploadDocument()`, `startUpload()`.
  ///
  /// - Returns: Whether it is one.
  mutating func readUpload(_ number: Int) -> Bool {
    let step = steps[number]
    let words = words.words(of: step.name)
    let verbs = words.prefix { Self.beginning.contains($0) }.count
    guard verbs < words.count, words[verbs] == "upload", Self.repeatable.isDisjoint(with: words),
      // What another callback cancels may be the upload.
      !isCalledByCallback(nil, ["cancel", "suspend"], besides: step.phase)
    else { return false }
    add(number, "upload", .unknown, step.path, .start(.upload))
    removeSteadyCondition(step)
    return true
  }

  private static let beginning: Set = ["start", "begin", "perform", "do", "run"]

  /// The words in names of uploads that send only what has not arrived.
  private static let repeatable: Set = [
    "pending", "queued", "unsent", "offline", "if", "logs", "events", "analytics", "token",
    "location", "progress", "state", "status", "cancel", "button",
  ]
}
