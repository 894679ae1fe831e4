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
}
