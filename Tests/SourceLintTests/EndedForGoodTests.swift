import Testing

/// What a screen ends or forgets where it only begins to leave.
@Suite struct EndedForGoodTests {
  private static let dropped = ["decided_in_will viewWillDisappear"]

  @Test func `A flag that only leaving writes stays as it is on a screen that comes back`() throws {
    let members = { (callback: String, body: String) in
      """
        private var isClosed = false
        func show(_ answer: String) {
          guard !isClosed else { return }
          spinner.stopAnimating()
        }

      """ + override(callback, body)
    }
    let lost = ["lost_while_shown viewWillDisappear"]
    #expect(try warnings(members: members("viewWillDisappear", "isClosed = true")) == lost)
    let asking = "if isMovingFromParent { isClosed = true }"
    #expect(try warnings(members: members("viewWillDisappear", asking)) == lost)
    #expect(try warnings(members: members("viewDidDisappear", "isClosed = true")) == [])
    let reset = override("viewWillAppear", "isClosed = false")
    #expect(
      try warnings(members: members("viewWillDisappear", "isClosed = true") + reset) == [])
    let toggled = "  @objc func toggle() { isClosed.toggle() }\n"
    #expect(
      try warnings(members: members("viewWillDisappear", "isClosed = true") + toggled) == [])
    #expect(
      try warnings(
        members: members("viewWillDisappear", "if isEmpty { isClosed = true }")) == [])
    let unasked = "  var isClosed = false\n" + override("viewWillDisappear", "isClosed = true")
    #expect(try warnings(members: unasked) == [])
  }

  @Test func `Objective-C keeps a flag that only leaving writes`() throws {
    let methods = { (callback: String, more: String) in
      method(callback, "_isHunting = NO;") + """
        - (void)viewDidLoad { [super viewDidLoad]; _isHunting = YES; }
        - (void)moved { if (!_isHunting) { return; } self.label.text = place; }
        \(more)
        """
    }
    let property = "@property BOOL isHunting;"
    #expect(
      try warnings(properties: property, methods: methods("viewWillDisappear", ""))
        == ["lost_while_shown viewWillDisappear"])
    #expect(
      try warnings(
        properties: property,
        methods: methods("viewWillDisappear", method("viewWillAppear", "_isHunting = YES;")))
        == [])
  }

  @Test func `An object that other code gives the screen is forgotten too early`() throws {
    let members = { (callback: String, uses: String) in
      """
        var panel: PanelController?
        func choose(_ row: Int) { \(uses) }

      """ + override(callback, "panel = nil")
    }
    let called = "panel?.show(rows[row])"
    #expect(try warnings(members: members("viewWillDisappear", called)) == Self.dropped)
    #expect(try warnings(members: members("viewDidDisappear", called)) == [])
    #expect(try warnings(members: members("viewWillDisappear", "reload()")) == [])
    let filled = "  func fill() { panel = PanelController() }\n"
    #expect(try warnings(members: members("viewWillDisappear", called) + filled) == [])
    let methods = { (callback: String) in
      method(callback, "self.panel = nil;") + "- (void)choose { [self.panel show]; }\n"
    }
    let property = "@property Panel *panel;"
    #expect(
      try warnings(properties: property, methods: methods("viewWillDisappear")) == Self.dropped)
    #expect(try warnings(properties: property, methods: methods("viewDidDisappear")) == [])
  }

  @Test(arguments: ["releaseSeats(reserved)", "withdraw(application)", "reject(offer)"])
  func `What the user has is given up before the screen has left`(call: String) throws {
    let members = { (callback: String, call: String) in
      "  let flow: BookingFlow\n" + override(callback, "if isMovingFromParent { flow.\(call) }")
    }
    #expect(try warnings(members: members("viewWillDisappear", call)) == Self.dropped)
    #expect(try warnings(members: members("viewDidDisappear", call)) == [])
    #expect(try warnings(members: members("viewWillDisappear", "showSeats(reserved)")) == [])
  }

  @Test(arguments: ["invalidate", "close", "cancel"])
  func `What a pushed screen works with is ended where the screen below appears`(
    verb: String
  ) throws {
    let members = { (callback: String, choose: String) in
      """
        var session: EditingSession?
        func endSession() {
          guard let session = session else { return }
          session.\(verb)()
          self.session = nil
        }
        func choose(_ row: Int) {
          session = EditingSession(rows[row])
          \(choose)
        }

      """ + override(callback, "endSession()")
    }
    let push = "navigationController?.pushViewController(Editor(session!), animated: true)"
    #expect(
      try warnings(members: members("viewWillAppear", push)) == ["decided_in_will viewWillAppear"])
    #expect(try warnings(members: members("viewDidAppear", push)) == [])
    #expect(try warnings(members: members("viewWillAppear", "reload()")) == [])
    let methods = { (callback: String) in
      method(callback, "[self.session \(verb)];\n  self.session = nil;") + """
        - (void)choose {
          self.session = [EditingSession sessionWithRow:self.row];
          Editor *editor = [[Editor alloc] initWithSession:self.session];
          [self.navigationController pushViewController:editor animated:YES];
        }

        """
    }
    let property = "@property EditingSession *session;"
    #expect(
      try warnings(properties: property, methods: methods("viewWillAppear"))
        == ["decided_in_will viewWillAppear"])
    #expect(try warnings(properties: property, methods: methods("viewDidAppear")) == [])
  }
}
