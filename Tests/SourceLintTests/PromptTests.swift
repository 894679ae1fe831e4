import Testing

/// Prompts that stand in place of what the user has chosen.
@Suite struct PromptTests {
  private let found = ["repeated_start viewWillAppear"]

  private func warnings(_ fill: String, choose: String) throws -> [String] {
    try SourceLintTests.warnings(
      members: "  @IBOutlet var button: UIButton!\n  @IBOutlet var label: UILabel!\n"
        + "  var chosen: String?\n" + choose + override("viewWillAppear", fill))
  }

  private func action(_ body: String) -> String {
    "  @IBAction func open(_ sender: UIButton) {\n    show { name in\n      \(body)\n    }\n  }\n"
  }

  @Test(arguments: [
    "button.setTitle(\"Choose\", for: .normal)",
    "button.setTitle(Texts.choose.localized, for: .normal)",
    "button.setTitle(NSLocalizedString(\"choose\", comment: \"\"), for: .normal)",
  ])
  func `A button that asks again hides what was chosen`(fill: String) throws {
    let choose = action("self.button.setTitle(name, for: .normal)")
    #expect(try warnings(fill, choose: choose) == found)
    // What no touch sets, or what a callback sets again, is not lost.
    #expect(
      try warnings(
        fill, choose: "  func show(_ name: String) { button.setTitle(name, for: .normal) }\n")
        == [])
    #expect(
      try warnings(fill + "\n    button.setTitle(chosen, for: .normal)", choose: choose) == [])
    #expect(
      try warnings(fill, choose: action("self.button.setTitle(\"Chosen\", for: .normal)")) == [])
  }

  @Test func `A label that shows its first text again hides what was chosen`() throws {
    let choose = action("self.label.text = name")
    #expect(try warnings("label.text = \"Nothing chosen\"", choose: choose) == found)
    #expect(try warnings("label.text = chosen ?? \"Nothing chosen\"", choose: choose) == [])
    #expect(try warnings("label.text = \"\\(count) chosen\"", choose: choose) == [])
  }

  @Test func `An action in Objective-C chooses`() throws {
    let choose = { (result: String) in
      "- (\(result))open:(id)sender {\n  [self.button setTitle:self.name forState:UIControlStateNormal];\n}\n"
    }
    let fill = method(
      "viewWillAppear", "[self.button setTitle:@\"Choose\" forState:UIControlStateNormal];")
    let warnings = { (result: String) in
      try SourceLintTests.warnings(
        properties: "@property UIButton *button; @property NSString *name;",
        methods: choose(result) + fill)
    }
    #expect(try warnings("IBAction") == found)
    #expect(try warnings("void") == [])
  }
}
