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
    let all = "  @objc func allTapped() { tableView.selectRow(at: path, animated: false) }\n"
    let deselect = "  func clear() { tableView.deselectRow(at: path, animated: false) }\n"
    #expect(try warnings(members: delete + all + deselect + read) == again)
  }

  @Test func `What events have put into a model is dropped because the screen seems to leave`()
    throws
  {
    let model = "  let model = Model()\n  func mapDidMove() { model.center = map.center }\n"
    let drop = "if isMovingFromParent { model.center = nil }"
    let early = ["decided_in_will viewWillDisappear"]
    #expect(try warnings(members: model + override("viewWillDisappear", drop)) == early)
    #expect(try warnings(members: model + override("viewDidDisappear", drop)) == [])
    #expect(
      try warnings(members: "  let model = Model()\n" + override("viewWillDisappear", drop)) == [])
    let properties = "@property Model *model;"
    let moved = "- (void)mapDidMove { self.model.center = self.map.center; }\n"
    let objectiveC = method(
      "viewWillDisappear", "if (self.isMovingFromParentViewController) { self.model.center = nil; }"
    )
    #expect(try warnings(properties: properties, methods: moved + objectiveC) == early)
    #expect(try warnings(properties: properties, methods: objectiveC) == [])
  }

  @Test func `A screen that sets itself or another object back believes that it leaves`() throws {
    let early = ["decided_in_will viewWillDisappear"]
    let wizard = """
        let wizard = Wizard()
        var page = 0
        func resetPages() { page = 0 }
        func resetView() { view.setNeedsLayout() }

      """
    let found = { (callback: String, body: String) in
      try warnings(
        "Form.swift",
        "class Form: UIViewController {\n\(wizard)\(override(callback, body))}\n"
          + "class Wizard { var step = 0; func moveTo(_ step: Int) { self.step = step } }\n")
    }
    let leaves = "isMovingFromParent"
    #expect(try found("viewWillDisappear", "if \(leaves) { wizard.moveTo(0) }") == early)
    #expect(try found("viewDidDisappear", "if \(leaves) { wizard.moveTo(0) }") == [])
    #expect(try found("viewWillDisappear", "if \(leaves) { resetPages() }") == early)
    #expect(try found("viewWillDisappear", "if page > 0, \(leaves) { resetPages() }") == early)
    #expect(try found("viewWillDisappear", "if \(leaves) { resetView() }") == [])
    #expect(try found("viewDidDisappear", "if \(leaves) { resetPages() }") == [])
  }
}
