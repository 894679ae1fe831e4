import Testing

/// Conditions that are the same in each run, or that check only what is thrown away.
@Suite struct SameConditionTests {
  @Test(arguments: ["self.pushed", "[self isPushed]", "self.isPushed"])
  func `A flag that no code writes changes nothing`(flag: String) throws {
    let screen = { (other: String) in
      try warnings(
        properties: "@property (getter=isPushed) BOOL pushed;",
        methods: """
          - (void)viewDidLoad {
            [super viewDidLoad];
            [self.navigationController setToolbarHidden:NO animated:NO];
          }
          \(method("viewWillDisappear", "if (\(flag)) { [self.navigationController setToolbarHidden:YES animated:YES]; }"))
          \(other)
          """)
    }
    #expect(try screen("") == ["lost_while_shown viewWillDisappear"])
    #expect(try screen("- (void)turn { self.pushed = NO; }") == [])
  }

  @Test func `A list begins at its first page unless the user is searching`() throws {
    let members = { (condition: String) in
      """
        let search = UISearchController()
        var page = 0
        var users: [String] = []
        func more() { page += 1; api.users(page) { self.users += $0 } }
        func load() { page = 0; api.users(page) { self.users = $0 } }

      """ + override("viewDidAppear", "if \(condition) { load() }")
    }
    #expect(
      try warnings(members: members("!search.isActive")) == ["repeated_start viewDidAppear"])
    #expect(try warnings(members: members("search.isActive")) == [])
    #expect(try warnings(members: members("store.isStale")) == [])
  }

  @Test func `What is deleted if it was not used is deleted too early`() throws {
    let members = { (condition: String) in
      "  var draft: Draft!\n"
        + override("viewWillDisappear", "if \(condition) { store.context.delete(draft) }")
    }
    let early = ["decided_in_will viewWillDisappear"]
    #expect(try warnings(members: members("draft.title == \"\"")) == early)
    #expect(try warnings(members: members("store.isFull")) == [])
  }

  @Test func `A call that scrolls to a place by its name does so again`() throws {
    let members = { (call: String) in
      "  let calendar = CalendarLayout()\n" + override("viewDidAppear", "calendar.\(call)")
    }
    let again = ["repeated_start viewDidAppear"]
    #expect(try warnings(members: members("scrollListToToday(animated: false)")) == again)
    #expect(try warnings(members: members("scrollViewDidScrollToTop(list)")) == [])
    #expect(try warnings(members: members("scrollSpeed(2)")) == [])
  }

  @Test func `Segments that are inserted each time are there twice`() throws {
    let members = { (first: String) in
      "  @IBOutlet var days: UISegmentedControl!\n"
        + override(
          "viewWillAppear",
          "\(first)for day in store.days { days.insertSegment(withTitle: day, at: 0, animated: false) }"
        )
    }
    #expect(try warnings(members: members("")) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: members("days.removeAllSegments()\n    ")) == [])
  }

  @Test func `A position that depends on what is given once is scrolled to again`() throws {
    let members = { (other: String) in
      "  var isNewestFirst = false\n\(other)"
        + override(
          "viewWillAppear",
          "if isNewestFirst { tableView.setContentOffset(.zero, animated: false) }")
    }
    #expect(try severities(members: members("")) == ["warning repeated_start"])
    let written = "  @objc func sortTapped() { isNewestFirst = true }\n"
    #expect(try severities(members: members(written)) == ["note repeated_start"])
  }
}
