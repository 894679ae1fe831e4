import Testing

/// Flags that say what was acquired, and that a release does not reset.
@Suite struct UnresetFlagTests {
  private func screen(_ shown: String, _ left: String, _ other: String = "") throws -> [String] {
    try severities(
      members: "  private var isObserving = false\n" + other + override("viewDidAppear", shown)
        + override("viewWillDisappear", left))
  }

  private let add = """
    if settings.isLive {
      model.addObserver(self, forKeyPath: "state", options: .new, context: nil)
      isObserving = true
    } else { isObserving = false }
    """
  private let remove = "if isObserving { model.removeObserver(self, forKeyPath: \"state\") }"

  @Test func `A release that does not reset its flag is done again`() throws {
    #expect(try screen(add, remove).contains("warning released_unacquired"))
  }

  @Test func `A release that resets its flag is done once`() throws {
    let reset = remove.replacing(" }", with: "; isObserving = false }")
    #expect(try !screen(add, reset).contains { $0.hasSuffix("released_unacquired") })
  }

  @Test func `A flag that other code resets too may say no`() throws {
    let other = "  func ended() { isObserving = false }\n"
    #expect(try !screen(add, remove, other).contains("warning released_unacquired"))
  }

  @Test func `A flag that is written elsewhere says nothing of what is acquired`() throws {
    let plain = "model.addObserver(self, forKeyPath: \"state\", options: .new, context: nil)"
    let other = "  func began() { isObserving = true }\n"
    #expect(try !screen(plain, remove, other).contains("warning released_unacquired"))
  }
}
