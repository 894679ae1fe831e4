import Testing

@testable import SourceLint

/// What a screen shows, is put there once, and is taken away where the screen leaves.
@Suite struct ShownOnceTests {
  private let rows = """
    - (NSInteger)tableView:(UITableView *)view numberOfRowsInSection:(NSInteger)section {
      return self.items.count;
    }

    """

  private func warnings(_ fill: String, _ methods: String) throws -> [String] {
    try SourceLintTests.warnings(
      properties: "@property NSMutableArray *items; @property MKMapView *map;",
      methods: "- (void)viewDidLoad {\n  [super viewDidLoad];\n  \(fill)\n}\n" + methods)
  }

  @Test(arguments: ["self.items = nil;", "[self.items removeAllObjects];"])
  func `Rows that only viewDidLoad fills are lost`(empty: String) throws {
    for callback in ["viewWillDisappear", "viewDidDisappear"] {
      let leave = method(callback, empty)
      #expect(
        try warnings("self.items = [Store all];", rows + leave) == ["decided_in_will \(callback)"])
    }
  }

  @Test func `Rows that are filled again are not lost`() throws {
    let leave = method("viewDidDisappear", "self.items = nil;")
    let fill = "self.items = [Store all];"
    #expect(try warnings(fill, rows + leave + method("viewWillAppear", fill)) == [])
    let answer = "- (void)storeDidChange { \(fill) }\n"
    #expect(try warnings(fill, rows + leave + answer) == [])
    let leaving = method(
      "viewDidDisappear", "if (self.isMovingFromParentViewController) { self.items = nil; }")
    #expect(try warnings(fill, rows + leaving) == [])
    #expect(try warnings(fill, leave) == [])
    #expect(try warnings("self.items = [NSMutableArray array];", rows + leave) == [])
  }

  @Test func `Pins that are put on a map once are lost`() throws {
    let clear = method("viewDidDisappear", "[self.map removeAnnotations:self.map.annotations];")
    let pin = "[self.map addAnnotations:[Store pins]];"
    #expect(try warnings(pin, clear) == ["decided_in_will viewDidDisappear"])
    #expect(try warnings(pin, clear + method("viewWillAppear", pin)) == [])
    #expect(try warnings("", clear) == [])
  }
}
