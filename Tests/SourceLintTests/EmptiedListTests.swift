import Testing

/// Lists that are shown empty where the screen comes, and filled anew later.
@Suite struct EmptiedListTests {
  private let found = ["repeated_start viewWillAppear"]
  private let rows =
    "  func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }\n"

  private func warnings(_ body: String, rows: String? = nil) throws -> [String] {
    try SourceLintTests.warnings(
      members: "  var rows: [String] = []\n  var other: [String] = []\n" + (rows ?? self.rows)
        + "  func show() { tableView.reloadData() }\n  func fetch() {\n"
        + "    api.load { [weak self] items in\n      self?.rows = items\n      self?.show()\n    }\n"
        + "  }\n" + override("viewWillAppear", body))
  }

  @Test(arguments: [
    "rows = []; tableView.reloadData(); fetch()", "rows.removeAll(); show()\nfetch()",
    "rows.removeAll(keepingCapacity: true)\nshow()\nfetch()",
  ])
  func `A list that is shown empty loses its place`(body: String) throws {
    #expect(try warnings(body) == found)
  }

  @Test(arguments: [
    "rows = []; fetch()", "rows = []; rows = stored; show(); fetch()",
    "rows = []; show(); rows.append(title); show()", "tableView.reloadData(); rows = []",
    "rows = []; DispatchQueue.main.async { self.show() }", "other = []; show(); fetch()",
    "if rows.isEmpty { rows = []; show() }",
  ])
  func `A list that is filled, or not shown, loses nothing`(body: String) throws {
    #expect(try warnings(body) == [])
  }

  @Test func `The rows may be counted by a helper`() throws {
    let body = "rows = []; show(); fetch()"
    let counting = { (name: String) in
      "  func shown() -> [String] { \(name) }\n"
        + "  func numberOfSections(in table: UITableView) -> Int { shown().count }\n"
    }
    #expect(try warnings(body, rows: counting("rows")) == found)
    #expect(try warnings(body, rows: counting("other")) == [])
  }

  @Test func `A list in Objective-C is set to nil`() throws {
    let warnings = { (property: String, again: String) in
      try SourceLintTests.warnings(
        properties: "@property (strong) \(property);",
        methods: """
          - (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section {
            return self.rows == nil ? 1 : [self.rows count];
          }

          """ + method("viewWillAppear", "self.rows = nil;\n  [self.table reloadData];\n  \(again)")
      )
    }
    #expect(try warnings("NSArray *rows", "[self fetch];") == found)
    #expect(try warnings("TripList *rows", "[self fetch];") == found)
    #expect(try warnings("Trip *rows", "[self fetch];") == [])
    #expect(try warnings("NSArray *rows", "self.rows = self.kept;") == [])
  }

  @Test func `A list that its getter, or a macro, fills is not shown empty`() throws {
    let warnings = { (more: String, fill: String) in
      try SourceLintTests.warnings(
        properties: "@property (strong) NSArray *rows;",
        methods: more + """
          - (NSInteger)tableView:(UITableView *)table numberOfRowsInSection:(NSInteger)section {
            return [self.rows count];
          }

          """
          + method("viewWillAppear", "self.rows = nil;\n  \(fill)\n  [self.table reloadData];"))
    }
    let getter = "- (NSArray *)rows {\n  if (!_rows) { _rows = [self load]; }\n  return _rows;\n}\n"
    #expect(try warnings("", "") == found)
    #expect(try warnings(getter, "") == [])
    #expect(try warnings("", "FILL(rows);") == [])
  }

  @Test(arguments: [
    ("if hasAppeared { reset() }\n    hasAppeared = true", true),
    ("if !isFirst { reset() }\n    isFirst = false", true),
    ("if hasAppeared { rows.removeAll(); tableView.reloadData() }\n    hasAppeared = true", true),
    (
      "if hasAppeared { rows.removeAll() }\n    if isOld { tableView.reloadData() }\n    hasAppeared = true",
      false
    ),
    ("if hasAppeared { reset() }\n    if isOld { hasAppeared = true }", false),
    ("if needsReset { reset() }\n    needsReset = true", false),
    ("if hasAppeared { reset() }\n    hasAppeared = isOld", false),
  ])
  func `What all appearances but the first do is done again`(body: String, isFound: Bool) throws {
    let members =
      """
        var rows: [Row] = []
        var hasAppeared = false
        var isFirst = true
        var isOld = false
        var needsReset = false
        func reset() { rows.removeAll(); tableView.reloadData() }
        func changed() { needsReset = false }
        func numberOfSections(in view: UITableView) -> Int { rows.count }

      """ + override("viewWillAppear", body)
    #expect(
      try SourceLintTests.warnings(members: members)
        == (isFound ? ["repeated_start viewWillAppear"] : []))
  }
}
