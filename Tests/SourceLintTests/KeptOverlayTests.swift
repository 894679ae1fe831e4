import Testing

/// Overlays that a property keeps until an answer hides them.
@Suite struct KeptOverlayTests {
  private func screen(_ hide: String, _ other: String = "") throws -> [String] {
    try warnings(
      members: "  var hud = MBProgressHUD()\n"
        + override("viewWillAppear", "load()")
          + """
            func load() {
              hud = MBProgressHUD.showAdded(to: view, animated: true)
              api.rows { [weak self] rows in
                self?.rows = rows
                \(hide)
              }
            }

          """ + other)
  }

  @Test func `An overlay whose answer is not there yet is lost`() throws {
    #expect(try screen("self?.hud.hide(animated: true)") == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: "@property MBProgressHUD *hud;",
        methods: method(
          "viewWillAppear",
          """
          self.hud = [MBProgressHUD showHUDAddedTo:self.view animated:YES];
            [self.api rows:^(NSArray *rows) { [self.hud hide:YES]; }];
          """)) == ["repeated_start viewWillAppear"])
  }

  @Test func `An overlay that is hidden by its view, or on leaving, is not lost`() throws {
    #expect(try screen("MBProgressHUD.hide(for: view, animated: true)") == [])
    let leave = override("viewWillDisappear", "hud.hide(animated: true)")
    #expect(try screen("self?.hud.hide(animated: true)", leave) == [])
    #expect(try screen("self?.done()") == [])
  }
}
