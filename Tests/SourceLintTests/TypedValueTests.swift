import Testing

/// Values that the user types or chooses, and that an appearance sets to others.
@Suite struct TypedValueTests {
  @Test func `A date that is kept only by the Done button is lost when an appearance sets it`()
    throws
  {
    let members = { (keep: String) in
      """
        @IBOutlet var datePicker: UIDatePicker!
        @IBOutlet var daysLabel: UILabel!
        @IBOutlet var doneButton: UIButton!
        var expiry = Date()
        var note = Note()
        func refresh() {
          daysLabel.text = words.string(for: datePicker.date)
          \(keep)
        }
        @IBAction func didChangeDate(_ sender: UIDatePicker) { refresh() }
        @IBAction func didPressDone(_ sender: Any) {
          expiry = datePicker.date
          delegate?.didChange(expiry)
        }

      """ + override("viewWillAppear", "datePicker.date = expiry\n    refresh()")
    }
    #expect(try warnings(members: members("")) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: members("note.date = datePicker.date")) == [])
  }

  @Test func `A property that a cell fills while the user types is lost to an answer`() throws {
    let properties = "@property NSString *code;"
    let cell = { (keep: String) in
      """
      - (UITableViewCell *)tableView:(UITableView *)table cellForRowAtIndexPath:(NSIndexPath *)path {
        cell.textValueChangedBlock = ^(NSString *text) { self.code = text; \(keep) };
        return cell;
      }

      """
    }
    let answer = "[Api loadState:^(BOOL isOn) { self.code = isOn ? [Codes current] : @\"\"; }];"
    #expect(
      try warnings(properties: properties, methods: cell("") + method("viewWillAppear", answer))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: properties,
        methods: cell("[store saveCode:text];") + method("viewWillAppear", answer)) == [])
    #expect(
      try warnings(
        properties: properties + " @property UITextField *field;",
        methods: cell("") + method("viewWillAppear", "self.code = self.field.text;")) == [])
  }

  @Test func `A field that shows what follows from another one loses nothing`() throws {
    let name = "  let nameField = UITextField()\n"
    let work = { (value: String) in
      """
        let sumField = UITextField()
        func refresh() {
          let result = \(value)
          nameField.text = format(result)
        }
        @objc func tapped() { refresh(); use(nameField.text) }

      """ + override("viewWillAppear", "refresh()")
    }
    #expect(try warnings(members: name + work("sumField.text.count * 2")) == [])
    #expect(
      try warnings(members: name + work("Store.shared.count")) == ["repeated_start viewWillAppear"])
  }

  @Test(arguments: [
    ("notes.text.trimmingCharacters(in: .whitespaces)", true),
    ("notes.text.components(separatedBy: \" \").count", true),
    ("notes.text.lowercased()", true), ("notes.text.append(line)", false),
    ("notes.text.size(withAttributes: style)", false),
  ])
  func `A text view whose text is taken apart is typed into`(use: String, isTyped: Bool) throws {
    let members =
      "  @IBOutlet var notes: UITextView!\n  func words() { let text = \(use); show(text) }\n"
      + override("viewWillAppear", "notes.text = \"\"")
    #expect(try warnings(members: members) == (isTyped ? ["repeated_start viewWillAppear"] : []))
  }

  @Test(arguments: [
    "@objc func nameChanged(_ sender: UITextField) { name = sender.text ?? \"\" }",
    "func textFieldDidEndEditing(_ field: UITextField) { name = field.text ?? \"\" }",
    "func nameCell(_ cell: NameCell, didEdit text: String) { name = text }",
    "@IBAction func segmentChanged(_ tabs: UISegmentedControl) { name = all[tabs.selectedSegmentIndex] }",
    "func pickerView(_ view: UIPickerView, didSelectRow row: Int, inComponent part: Int) { name = all[row] }",
  ])
  func `A property that a control fills is lost to what an appearance writes`(
    change: String
  ) throws {
    let screen = { (change: String, value: String) in
      "  var name = \"\"\n  let user: User\n  \(change)\n"
        + override("viewWillAppear", "name = \(value)")
    }
    for value in ["\"\"", "user.name", "Store.shared.name"] {
      #expect(
        try warnings(members: screen(change, value)) == ["repeated_start viewWillAppear"],
        "\(value)")
    }
    let saved = screen(change, "user.name") + "  @objc func saveTapped() { user.name = name }\n"
    #expect(try warnings(members: saved) == ["repeated_start viewWillAppear"])
    // What is typed is kept at once, in the same function or in one that it calls.
    let kept = change.replacing(" }", with: "; user.rename(to: name) }")
    #expect(try warnings(members: screen(kept, "user.name")) == [])
    let apply = change.replacing(" }", with: "; apply() }")
    let keep = "  func apply() { user.name = name }\n"
    #expect(try warnings(members: screen(apply, "user.name") + keep) == [])
    let other = screen(change, "user.name") + "  func received() { user.name = newName }\n"
    #expect(try warnings(members: other) == [])
  }

  @Test func `What a list opens, or a model tells of, is not typed`() throws {
    for change in [
      "func tableView(_ view: UITableView, didSelectRowAt path: IndexPath) { name = all[path.row] }",
      "func model(_ model: Model, didChange text: String) { name = text }",
      "func nameCell(_ cell: NameCell, willShow text: String) { name = text }",
    ] {
      let members =
        "  var name = \"\"\n  let user: User\n  \(change)\n"
        + override("viewWillAppear", "name = user.name")
      #expect(try warnings(members: members) == [], "\(change)")
    }
  }

  @Test(arguments: [
    ("[self.user keep:self.name];", false), ("[self.user keep:[self.name copy]];", false),
    ("[[self.name copy] description];", true), ("if (self.name) { [self show]; }", true),
  ])
  func `What a message to a property returns is passed on`(rest: String, isLost: Bool) throws {
    let methods =
      method("viewWillAppear", "self.name = self.user.name;")
      + "- (IBAction)nameChanged:(UITextField *)field { self.name = field.text; \(rest) }\n"
    let properties = "@property NSString *name;\n@property User *user;\n"
    #expect(
      try warnings(properties: properties, methods: methods)
        == (isLost ? ["repeated_start viewWillAppear"] : []))
  }

  @Test(arguments: [
    ("onUpdateResponse:(Answer *)answer", true), ("saveTapped:(id)sender", true),
    ("nameChanged:(UITextField *)field", false), ("deviceMoved:(Place *)place", false),
    ("autosaveCallback:(Timer *)timer", false),
  ])
  func `A model that gets what was typed only when it is saved keeps nothing before`(
    save: String, isLost: Bool
  ) throws {
    let methods =
      method("viewWillAppear", "self.nameField.text = self.device.name;")
      + "- (IBAction)\(save) { self.device.name = self.nameField.text; }\n"
    let properties = "@property UITextField *nameField;\n@property Device *device;\n"
    #expect(
      try warnings(properties: properties, methods: methods)
        == (isLost ? ["repeated_start viewWillAppear"] : []))
  }

  @Test func `A property that a cell fills is kept by the answer to its save`() throws {
    let screen = { (save: String) in
      """
        var kind = ""
        let device: Device
        func kindCell(_ cell: KindCell, didSelect kind: String) { self.kind = kind }
        @objc func \(save)(_ answer: Notification) { device.kind = kind }

      """ + override("viewWillAppear", "kind = device.kind")
    }
    let again = ["repeated_start viewWillAppear"]
    #expect(try warnings(members: screen("onUpdateResponse")) == again)
    #expect(try warnings(members: screen("deviceMoved")) == [])
  }

  @Test func `What is typed is kept by no log`() throws {
    let typed = { (more: String) in
      try warnings(
        properties: "@property NSString *name;",
        methods: method("viewWillAppear", "self.name = [[Settings sharedSettings] name];")
          + "- (void)textFieldChanged:(UITextField *)field text:(NSString *)text {\n"
          + "  \(more)\n  self.name = text;\n}\n")
    }
    let lost = ["repeated_start viewWillAppear"]
    #expect(try typed("DLog(@\"%@\", text);") == lost)
    #expect(try typed("[Log write:text];") == [])
    #expect(try typed("keep(text);") == [])
  }

  @Test(arguments: [("UIButton", true), ("UITapGestureRecognizer", false)])
  func `What the user chooses with a button is overwritten`(type: String, isFound: Bool) throws {
    let members =
      "  var rating = 0\n  @IBAction func tapped(_ sender: \(type)) { rating = sender.tag }\n"
    let again = isFound ? ["repeated_start viewWillAppear"] : []
    #expect(try warnings(members: members + override("viewWillAppear", "rating = 0")) == again)
    #expect(try warnings(members: members + override("viewWillAppear", "show(rating)")) == [])
  }
}
