import Testing

/// Screens whose own functions have the names of framework calls, and forms that only one language
/// has.
@Suite struct OwnWordsTests {
  @Test func `A function of the screen is read, whatever its name says`() throws {
    let members = { (callback: String) in
      """
        var tokens: [NSObjectProtocol] = []
        func observe(_ name: Notification.Name, handler: @escaping () -> Void) {
          let token = NotificationCenter.default.addObserver(
            forName: name, object: nil, queue: .main
          ) { _ in handler() }
          tokens.append(token)
        }

      """ + override("viewDidAppear", "observe(.changed) { }")
        + override(
          callback,
          "tokens.forEach(NotificationCenter.default.removeObserver)\n    tokens.removeAll()")
    }
    #expect(try warnings(members: members("viewWillDisappear")) == [])
    #expect(
      try warnings(members: members("viewDidDisappear"))
        == ["acquired_twice viewDidAppear"])
  }

  @Test func `A task that pauses and repeats goes on until it is canceled`() throws {
    let members = { (begin: String) in
      "  var polling: Task<Void, Never>?\n"
        + override(
          "viewDidAppear",
          """
          \(begin)
              polling = Task { [weak self] in
                while !Task.isCancelled {
                  self?.show()
                  try? await Task.sleep(nanoseconds: 1_000)
                }
              }
          """) + override("viewDidDisappear", "polling?.cancel()")
    }
    #expect(try warnings(members: members("")) == ["left_acquired viewDidAppear"])
    #expect(try warnings(members: members("polling?.cancel()")) == [])
  }

  @Test func `What a stream delivers is added once for each value`() throws {
    let members = { (body: String) in
      """
        let store: Store
        var listening: Task<Void, Never>?
        func register(_ name: String) { store.visitors.append(name) }

      """ + override("viewWillAppear", body)
        + override("viewWillDisappear", "listening?.cancel()")
    }
    let stream = """
      listening = Task {
            for await note in NotificationCenter.default.notifications(named: .arrived) {
              self.register(note.name)
            }
          }
      """
    #expect(try warnings(members: members(stream)) == [])
    #expect(
      try warnings(members: members("register(name)")) == ["repeated_start viewWillAppear"])
  }

  @Test(arguments: [
    "[self.visits addObject:self.openedAt];", "[[Log shared] add:@{@\"since\": self.openedAt}];",
    "[[Log shared] add:@[_openedAt]];",
  ])
  func `A collection of Objective-C takes no nil`(use: String) throws {
    let methods = { (use: String) in
      method("viewDidAppear", "self.openedAt = [NSDate date];")
        + method("viewWillDisappear", use)
        + method("viewDidDisappear", "self.openedAt = nil;")
    }
    let property = "@property NSDate *openedAt;\n@property NSMutableArray *visits;"
    let unset = "unwrapped_before_set viewWillDisappear"
    #expect(try warnings(properties: property, methods: methods(use)).contains(unset))
    let guards = ["if (self.openedAt) { \(use) }", "if (!self.openedAt) { return; }\n  \(use)"]
    for guarded in guards {
      #expect(
        try !warnings(properties: property, methods: methods(guarded)).contains(unset), "\(guarded)"
      )
    }
  }

  @Test(arguments: ["count = max(0, count - 1)", "count = count - 1", "self.count -= 1"])
  func `A number is counted with and without an operator`(lower: String) throws {
    let members = { (callback: String) in
      """
        var count = 0
        func hold() { count = count + 1; UIApplication.shared.isIdleTimerDisabled = count > 0 }
        func drop() { \(lower); UIApplication.shared.isIdleTimerDisabled = count > 0 }

      """ + override("viewWillAppear", "hold()") + override(callback, "drop()")
    }
    #expect(try warnings(members: members("viewWillDisappear")) == [])
    #expect(try warnings(members: members("viewDidDisappear")) != [])
  }

  @Test func `A display that the user switches is set back to the stored one`() throws {
    let members = { (toggle: String) in
      """
        var showsList = false
        @IBAction func toggleDisplay() { \(toggle); collectionView.reloadSections(all) }

      """ + override("viewWillAppear", "showsList = settings.startsWithList()")
    }
    let again = ["repeated_start viewWillAppear"]
    #expect(try warnings(members: members("showsList = !showsList")) == again)
    #expect(try warnings(members: members("showsList.toggle()")) == again)
    #expect(
      try warnings(members: members("showsList.toggle(); settings.startsWithList = showsList"))
        == [])
    #expect(try warnings(members: members("showsList = other")) == [])
  }

  @Test func `A search that a function answers is one of the search bar`() throws {
    let members = { (rows: String) in
      """
        var rows: [Row] = []
        func filter(_ text: String) { rows = all.filter { $0.matches(text) } }
        func searchBar(_ bar: UISearchBar, textDidChange text: String) { filter(text) }

      """ + override("viewWillAppear", rows)
    }
    #expect(
      try warnings(members: members("rows = store.all()")) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: members("filter(searchBar.text)")) == [])
  }

  @Test(arguments: [
    "perform(#selector(emptySearch), with: nil, afterDelay: 0)",
    "perform(#selector(Form.emptySearch))",
  ])
  func `A function that is performed by its selector is read`(call: String) throws {
    let members = { (callback: String, body: String) in
      """
        let searchField = UITextField()
        @objc func emptySearch() { \(body) }

      """ + override(callback, call)
    }
    let found = try warnings(members: members("viewWillAppear", "searchField.text = \"\""))
    #expect(found == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: members("viewWillAppear", "show()")) == [])
    let methods = { (body: String) in
      method(
        "viewWillAppear", "[self performSelector:@selector(reset) withObject:nil afterDelay:0];")
        + "- (void)reset { \(body) }\n"
    }
    let property = "@property UITextField *searchField;"
    #expect(
      try warnings(properties: property, methods: methods("self.searchField.text = @\"\";"))
        == ["repeated_start viewWillAppear"])
    #expect(try warnings(properties: property, methods: methods("[self show];")) == [])
  }

  @Test func `An extension that scrolls a list moves it`() throws {
    let scrolling = """
      extension UITableView {
        func scrollToBottom() { DispatchQueue.main.async { self.move(to: self.lastRow) } }
        func showBottom() {}
      }

      """
    let form = { (callback: String, name: String) in
      scrolling + "class Form: UIViewController {\n  let list = UITableView()\n"
        + override(callback, "list.\(name)()") + "}\n"
    }
    #expect(
      try warnings("Form.swift", form("viewWillAppear", "scrollToBottom"))
        == ["repeated_start viewWillAppear"])
    #expect(try warnings("Form.swift", form("viewWillAppear", "showBottom")) == [])
    #expect(try warnings("Form.swift", form("viewDidDisappear", "scrollToBottom")) == [])
  }

  @Test func `What a loop asks of each element is the same for the same elements`() throws {
    let members = { (condition: String) in
      "  var files: [String] = []\n"
        + override(
          "viewWillAppear",
          """
          let names = store.names()
              for name in names {
                if \(condition) { continue }
                files.append(name)
              }
          """)
    }
    #expect(
      try warnings(members: members("name.hasPrefix(\"x\")")) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: members("files.contains(name)")) == [])
    let methods = { (condition: String) in
      method(
        "viewWillAppear",
        """
        NSArray *names = [self.store names];
          for (NSString *name in names) {
            if (\(condition)) { continue; }
            [self.files addObject:name];
          }
        """)
    }
    let property = "@property NSMutableArray *files;"
    #expect(
      try warnings(properties: property, methods: methods("[name hasPrefix:@\"x\"]"))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(properties: property, methods: methods("[self.files containsObject:name]"))
        == [])
  }

  @Test func `A timer is unwrapped that only viewDidAppear sets`() throws {
    let members = { (mark: String) in
      "  var timer: Timer?\n"
        + override(
          "viewDidAppear",
          "timer?.invalidate(); timer = .scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }"
        )
        + override("viewWillDisappear", "timer\(mark).invalidate()")
    }
    #expect(try warnings(members: members("!")) == ["unwrapped_before_set viewWillDisappear"])
    #expect(try warnings(members: members("?")) == [])
  }
}
