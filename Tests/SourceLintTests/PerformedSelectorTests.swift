import Testing

@testable import SourceLint

/// Messages that another object is told to send itself.
@Suite struct PerformedSelectorTests {
  private func warnings(_ call: String) throws -> [String] {
    try SourceLintTests.warnings(
      properties: "@property (weak) id delegate;", methods: method("viewWillDisappear", call))
  }

  @Test func `A delegate that performs a selector is told`() throws {
    let told = ["decided_in_will viewWillDisappear"]
    #expect(try warnings("[self.delegate didClose:self];") == told)
    #expect(
      try warnings("[self.delegate performSelector:@selector(didClose:) withObject:self];") == told)
    #expect(try warnings("[self.delegate performSelector:@selector(didClose)];") == told)
  }

  @Test func `Another selector tells nothing`() throws {
    #expect(
      try warnings("[self.delegate performSelector:@selector(layout:) withObject:self];") == [])
    #expect(try warnings("[self.delegate performSelector:self.action withObject:self];") == [])
  }
}
