import Testing

/// Fields that an appearance fills with what the screen was given before it was shown.
@Suite struct GivenValueTests {
  private let again = ["repeated_start viewWillAppear"]
  private let save = "- (IBAction)save { [self.group rename:self.nameField.text]; }\n"
  private let fill = method("viewWillAppear", "if (_group) { _nameField.text = _groupName; }")
  private let properties = """
    @property (nonatomic) Group *group;
    @property NSString *groupName;
    @property UITextField *nameField;
    """

  private func setter(_ name: String) -> String {
    "- (void)\(name):(Group *)group {\n  _group = group;\n  _groupName = group.name;\n}\n"
  }

  @Test func `What only a setter writes is the same each time`() throws {
    #expect(
      try warnings(properties: properties, methods: setter("setGroup") + save + fill) == again)
  }

  @Test func `What the screen itself sets changes`() throws {
    let choose = "- (void)chosen:(Group *)group { self.group = group; }\n"
    #expect(
      try warnings(properties: properties, methods: setter("setGroup") + save + fill + choose)
        == [])
    #expect(
      try warnings(properties: properties, methods: setter("groupChanged") + save + fill) == [])
  }

  @Test func `The observer of a property is its setter`() throws {
    let screen = { (more: String) in
      """
        let nameField = UITextField()
        var name = ""
        var group: Group? { didSet { name = group?.name ?? "" } }
        @objc func saveTapped() { rename(nameField.text) }
      \(more)
      """ + override("viewWillAppear", "nameField.text = name")
    }
    #expect(try warnings(members: screen("")) == again)
    #expect(try warnings(members: screen("  func pick() { group = other }\n")) == [])
  }
}
