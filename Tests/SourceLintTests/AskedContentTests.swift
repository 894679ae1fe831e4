import Testing

@testable import SourceLint

/// What is thrown away where a condition asks only whether there is anything to throw away.
@Suite struct AskedContentTests {
  private let properties = """
    @property NSManagedObjectContext *context;
    @property NSMutableArray *chosen;
    @property NSString *draft;
    @property BOOL saved;
    """
  private let choose = "- (IBAction)tapped:(UIButton *)button { [self.chosen addObject:button]; }\n"

  private func warnings(_ body: String) throws -> [String] {
    try SourceLintTests.warnings(
      properties: properties, methods: choose + method("viewWillDisappear", body))
  }

  @Test(arguments: [
    "if ([self.context hasChanges]) { [self.context rollback]; }",
    "if (self.context && self.context.hasChanges) { [self.context rollback]; }",
    "if (self.chosen.count > 0) { [self.chosen removeAllObjects]; }",
    "if ([[NSFileManager defaultManager] fileExistsAtPath:self.draft]) {\n"
      + "[[NSFileManager defaultManager] removeItemAtPath:self.draft error:nil]; }",
  ])
  func `What is there to be lost is lost`(body: String) throws {
    #expect(try warnings(body) == ["decided_in_will viewWillDisappear"])
  }

  @Test(arguments: [
    "if (!self.saved) { [self.context rollback]; }",
    "if (!self.saved && [self.context hasChanges]) { [self.context rollback]; }",
    "if (![self.context hasChanges]) { [self.context reset]; }",
    "if (![[NSFileManager defaultManager] fileExistsAtPath:self.draft]) {\n"
      + "[[NSFileManager defaultManager] removeItemAtPath:self.old error:nil]; }",
    "if ([[NSFileManager defaultManager] fileExistsAtPath:self.draft]) {\n"
      + "[[NSFileManager defaultManager] removeItemAtPath:self.old error:nil]; }",
  ])
  func `Another condition may mean that nothing is lost`(body: String) throws {
    #expect(try warnings(body) == [])
  }

  @Test func `The same is lost in Swift`() throws {
    for body in [
      "if context.hasChanges { context.rollback() }",
      "if FileManager.default.fileExists(atPath: url.path) {\n"
        + "try? FileManager.default.removeItem(at: url) }",
    ] {
      let screen = "  var context: Context!\n  var url: URL!\n"
      #expect(
        try SourceLintTests.warnings(members: screen + override("viewWillDisappear", body))
          == ["decided_in_will viewWillDisappear"], "\(body)")
    }
  }
}
