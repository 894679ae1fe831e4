import EventModel
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

  @Test func `A view is moved each time where its setter has given what to show`() throws {
    let properties = "@property UIImage *image;\n@property UIScrollView *scrollView;\n"
    let zoom = method("viewWillAppear", "if (self.image) { self.scrollView.zoomScale = 1; }")
    let set = { (name: String) in
      "- (void)\(name):(UIImage *)image { _image = image; self.imageView.image = image; }\n"
    }
    #expect(try warnings(properties: properties, methods: zoom + set("setImage")) == again)
    #expect(try warnings(properties: properties, methods: zoom + set("received")) == [])
    let choose = "- (void)chosen:(UIImage *)image { self.image = image; }\n"
    #expect(try warnings(properties: properties, methods: zoom + set("setImage") + choose) == [])
    let document = override("viewWillAppear", "page.scaleFactor = page.scaleFactorForSizeToFit")
    let found = try findings("class Form: UIViewController {\n\(document)}\n")
    #expect(found.first?.message.contains("zooms to the same size") == true)
  }

  @Test func `What is emptied when the screen is gone for good was the same before`() throws {
    let show = method("viewWillAppear", "_nameField.text = _groupName;")
    for end in ["_groupName = nil;", "self.groupName = nil; nameField = nil;"] {
      let gone = "- (void)dealloc {\n  \(end)\n}\n"
      #expect(
        try warnings(properties: properties, methods: save + show + gone) == again, "\(end)")
      #expect(
        try warnings(
          properties: properties,
          methods: save + show + gone.replacing("dealloc", with: "reset")) == [], "\(end)")
    }
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

  @Test(arguments: [
    ("UISegmentedControl", "selectedSegmentIndex", "0"), ("UISwitch", "isOn", "false"),
  ])
  func `A control gets again what the screen was given`(
    type: String, state: String, first: String
  ) throws {
    let control = "  let tabs = \(type)()\n  var start = \(first)\n"
    let fill = override("viewWillAppear", "tabs.\(state) = start")
    #expect(try warnings(members: control + fill) == again)
    let keep = "  @objc func changed() { start = tabs.\(state) }\n"
    #expect(try warnings(members: control + fill + keep) == [])
    let of = override("viewWillAppear", "tabs.\(state) = settings.start")
    #expect(try warnings(members: control + of) == [])
  }

  @Test func `What is kept only for other screens is chosen anew`() throws {
    let properties = "@property NSString *chosen; @property NSString *option;"
    let begin = method("viewWillAppear", "[self setChosen:self.option];")
    let choose = """
      - (void)tableView:(UITableView *)list didSelectRowAtIndexPath:(NSIndexPath *)path {
        [self setChosen:[self.options objectAtIndex:path.row]];
      }

      """
    let keep = { (name: String) in "- (void)\(name) { self.option = self.chosen; }\n" }
    let segue = keep("prepareForSegue:(UIStoryboardSegue *)segue sender:(id)sender")
    #expect(try warnings(properties: properties, methods: begin + choose + segue) == again)
    #expect(try warnings(properties: properties, methods: begin + choose + keep("close")) == [])
  }

  @Test func `Each field of a list gets its value again`() throws {
    let members = { (list: String, value: String) in
      let fill = "for field in \(list) { field.text = \(value) }"
      return "  @IBOutlet var \(list): [UITextField]!\n" + override("viewWillAppear", fill)
    }
    #expect(try warnings(members: members("fields", "Profile.shared.name")) == again)
    #expect(
      try warnings(
        properties: "@property IBOutletCollection(UITextField) NSArray *fields;",
        methods: method(
          "viewWillAppear",
          "for (UITextField *field in self.fields) { [field setText:[Profile.shared valueFor:field.tag]]; }"
        )) == again)
    let labels = members("labels", "Profile.shared.name").replacing("TextField", with: "Label")
    #expect(try warnings(members: labels) == [])
  }
}
