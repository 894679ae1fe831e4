import Testing

/// Buttons of the bar that an appearance sets while the user is in a mode with other buttons.
@Suite struct ModeButtonsTests {
  private let again = ["repeated_start viewWillAppear"]
  private let begin = """
      var isPicking = false
      func beginPicking() {
        isPicking = true
        navigationItem.rightBarButtonItem = applyButton
      }

    """
  private let set = "navigationItem.rightBarButtonItem = selectButton"

  @Test func `The buttons of a mode are replaced`() throws {
    #expect(try warnings(members: begin + override("viewWillAppear", set)) == again)
    #expect(
      try warnings(
        properties: "@property BOOL isPicking;",
        methods: """
          - (void)beginPicking {
            self.isPicking = YES;
            self.navigationItem.rightBarButtonItem = self.applyButton;
          }

          """ + method("viewWillAppear", "self.navigationItem.rightBarButtonItem = nil;")) == again)
  }

  @Test(arguments: [
    "if !isPicking { navigationItem.rightBarButtonItem = selectButton }",
    "navigationItem.rightBarButtonItem = isPicking ? applyButton : selectButton",
    "isPicking = false; navigationItem.rightBarButtonItem = selectButton",
    "navigationItem.rightBarButtonItem = applyButton",
  ])
  func `Buttons that fit the mode are kept`(body: String) throws {
    #expect(try warnings(members: begin + override("viewWillAppear", body)) == [])
  }

  @Test func `Buttons that no mode sets are the same each time`() throws {
    let show = "  func show() { navigationItem.rightBarButtonItem = doneButton }\n"
    #expect(try warnings(members: show + override("viewWillAppear", set)) == [])
    let work = begin.split(separator: "isPicking").joined(separator: "isLoading")
    #expect(try warnings(members: work + override("viewWillAppear", set)) == [])
    let end = override("viewWillDisappear", "isPicking = false")
    #expect(try warnings(members: begin + override("viewWillAppear", set) + end) == [])
  }
}
