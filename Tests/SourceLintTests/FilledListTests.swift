import Testing

@testable import SourceLint

/// Lists that one callback fills and another one empties.
@Suite struct FilledListTests {
  private let rows = "  var rows: [Row] = []\n"
  private let fill = override(
    "viewWillAppear", "for item in store.items { rows.append(Row(item)) }")

  @Test func `A list that is emptied only when the screen is gone holds everything twice`() throws {
    for code in ["rows.removeAll()", "rows = []"] {
      let emptied = { (callback: String) in
        try warnings(members: rows + fill + override(callback, code))
      }
      #expect(try emptied("viewDidDisappear") == ["acquired_twice viewWillAppear"])
      #expect(try emptied("viewWillDisappear") == [])
      let renewed = override("viewWillAppear", "\(code)\n    rows.append(Row())")
      #expect(try warnings(members: rows + renewed) == [], "\(code)")
    }
    #expect(try warnings(members: rows + fill) == ["repeated_start viewWillAppear"])
  }

  @Test func `What is added only to an empty list is there once`() throws {
    let fill = override("viewWillAppear", "if rows.isEmpty { rows.append(Row()) }")
    let empty = override("viewDidDisappear", "rows.removeAll()")
    #expect(try warnings(members: rows + fill + empty) == [])
  }

  @Test func `In Objective-C too`() throws {
    let fill = method("viewWillAppear", "[self.rows addObject:[Row new]];")
    let empty = { method($0, "[self.rows removeAllObjects];") }
    let properties = "@property NSMutableArray *rows;"
    #expect(
      try warnings(properties: properties, methods: fill + empty("viewDidDisappear"))
        == ["acquired_twice viewWillAppear"])
    #expect(
      try warnings(properties: properties, methods: fill + empty("viewWillDisappear")) == [])
  }

  @Test func `A list in a table that the same callback makes anew is new`() throws {
    let properties = "@property NSMutableDictionary *sections;"
    let fill = """
      for (Row *row in [Row all]) {
        NSMutableArray *rows = [self.sections objectForKey:row.letter];
        [rows addObject:row];
      }
      """
    let anew = "self.sections = [NSMutableDictionary new];\n  "
    #expect(
      try warnings(properties: properties, methods: method("viewWillAppear", anew + fill)) == [])
    #expect(
      try warnings(properties: properties, methods: method("viewWillAppear", fill))
        == ["repeated_start viewWillAppear"])
  }
}
