import Testing

@testable import SourceLint

/// Values to which each appearance adds something, by a copy or in an object.
@Suite struct AddedToCopyTests {
  private func warnings(_ body: String, _ others: String = "") throws -> [String] {
    try SourceLintTests.warnings(
      properties: "@property UITableView *list; @property NSNumber *count;",
      methods: method("viewWillAppear", body) + others)
  }

  private func insets(_ change: String) -> String {
    "UIEdgeInsets insets = self.list.contentInset;\n\(change)\nself.list.contentInset = insets;"
  }

  @Test func `An inset grows by a copy of itself`() throws {
    let grown = ["repeated_start viewWillAppear"]
    #expect(try warnings(insets("insets.top += 20;")) == grown)
    #expect(try warnings(insets("insets.top = 20;")) == [])
    let back = method("viewWillDisappear", insets("insets.top -= 20;"))
    #expect(try warnings(insets("insets.top += 20;"), back) == [])
  }

  @Test(arguments: ["@(self.count.intValue + 1)", "@([self.count integerValue] + 1)"])
  func `A number in an object is raised`(value: String) throws {
    #expect(try warnings("self.count = \(value);") == ["repeated_start viewWillAppear"])
    #expect(
      try warnings("self.count = \(value.replacing("count", with: "start"));") == [])
  }

  @Test func `A script that is added again runs twice`() throws {
    let add = "[self.scripts addUserScript:[[WKUserScript alloc] initWithSource:source]];"
    #expect(try warnings(add) == ["repeated_start viewWillAppear"])
    #expect(try warnings("[self.scripts removeAllUserScripts];\n" + add) == [])
  }
}
