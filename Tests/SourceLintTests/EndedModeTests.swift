import Testing

/// What the user is doing on a screen, and a callback ends.
@Suite struct EndedModeTests {
  private func begin(_ flag: String) -> String {
    "  var \(flag) = false\n  func beginTapped() { \(flag) = true }\n"
  }

  @Test(arguments: ["isSearching", "inEditMode", "isSelectionActive"])
  func `A flag of what the user does is reset`(flag: String) throws {
    for reset in ["\(flag) = false", "if \(flag) { \(flag) = false; tableView.reloadData() }"] {
      #expect(
        try warnings(members: begin(flag) + override("viewWillAppear", reset))
          == ["repeated_start viewWillAppear"], "\(reset)")
      #expect(
        try warnings(members: begin(flag) + override("viewWillDisappear", reset))
          == ["decided_in_will viewWillDisappear"], "\(reset)")
    }
    #expect(
      try warnings(
        properties: "@property BOOL isSearching;",
        methods: "- (void)beginTapped { self.isSearching = YES; }\n"
          + method("viewWillAppear", "self.isSearching = NO;"))
        == ["repeated_start viewWillAppear"])
  }

  @Test(arguments: ["isFromSearch", "isSearch", "isRecordingPaused", "wasSearching"])
  func `Other flags may be reset`(flag: String) throws {
    #expect(
      try warnings(members: begin(flag) + override("viewWillAppear", "\(flag) = false")) == [])
  }

  @Test func `A flag that only callbacks set, or set again, is theirs`() throws {
    let reset = override("viewWillAppear", "isSearching = false")
    #expect(try warnings(members: "  var isSearching = false\n" + reset) == [])
    let set = override("viewDidAppear", "isSearching = true")
    #expect(try warnings(members: begin("isSearching") + reset + set) == [])
  }

  @Test func `Rows that the list keeps as chosen are read again`() throws {
    let delete = """
        @objc func deleteTapped() {
          for path in tableView.indexPathsForSelectedRows ?? [] { remove(path) }
        }

      """
    let read = override("viewWillAppear", "tableView.reloadData()")
    let again = ["repeated_start viewWillAppear"]
    #expect(try warnings(members: delete + read) == again)
    #expect(try warnings(members: read) == [])
    let choose = "  func show() { tableView.selectRow(at: path, animated: false) }\n"
    #expect(try warnings(members: delete + choose + read) == [])
    let end = override("viewWillDisappear", "tableView.setEditing(false, animated: true)")
    #expect(try !warnings(members: delete + read + end).contains(again[0]))
  }
}
