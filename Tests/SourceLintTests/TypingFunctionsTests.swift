import EventModel
import Testing

@testable import SourceLint

/// Which code keeps what the user types in fields that a callback fills in.
@Suite struct TypingFunctionsTests {
  private let form = """
      let nameField = UITextField()
      var person: Person?
      @objc func saveTapped() { post(nameField.text) }

    """
  private let fill = override("viewWillAppear", "nameField.text = person?.name")
  private let overwritten = ["repeated_start viewWillAppear"]
  private let properties = "@property UITextField *nameField; @property Person *person;"
  private let oldFill = method("viewWillAppear", "self.nameField.text = self.person.name;")
  private let save = "- (void)saveTapped { post(self.nameField.text); }\n"

  @Test func `What a press passes on in a new object is not kept`() throws {
    let draft = { (function: String) in
      """
        @objc func \(function)() {
          let draft = Draft()
          draft.name = nameField.text
          open(draft)
        }

      """
    }
    #expect(try warnings(members: form + fill + draft("nextTapped")) == overwritten)
    #expect(try warnings(members: form + fill + draft("nameChanged")) == [])
    let old = { (function: String) in
      """
      - (void)\(function) {
        Draft *draft = [[Draft alloc] init];
        draft.name = self.nameField.text;
        [self open:draft];
      }

      """
    }
    #expect(
      try warnings(properties: properties, methods: save + oldFill + old("nextTapped"))
        == overwritten)
    #expect(
      try warnings(properties: properties, methods: save + oldFill + old("nameChanged")) == [])
  }

  @Test func `An object that a function of a type makes from something is a new one`() throws {
    let push = { (value: String) in
      """
        @objc func next() {
          let screen = \(value)
          screen.name = other
          show(screen)
        }

      """
    }
    #expect(
      try warnings(members: form + fill + push("Details.screen(of: person)")) == overwritten)
    #expect(try warnings(members: form + fill + push("Details.current")) == [])
    #expect(try warnings(members: form + fill + push("details")) == [])
  }

  @Test func `Code that fills in the fields itself is no reason to fill them in again`() throws {
    let refresh = "  func refresh() { nameField.text = person?.name }\n"
    let appear = override("viewWillAppear", "refresh()")
    let change = { (function: String, body: String) in
      "  @objc func \(function)() { person = other\n    \(body) }\n"
    }
    let all = form + refresh + appear
    #expect(try warnings(members: all + change("copyTapped", "refresh()")) == overwritten)
    #expect(try warnings(members: all + change("copyTapped", "close()")) == [])
    // What is corrected at the end of typing is kept.
    #expect(try warnings(members: all + change("textFieldDidEndEditing", "refresh()")) == [])
    let old = { (function: String, body: String) in
      """
      - (void)refresh { self.nameField.text = self.person.name; }
      \(method("viewWillAppear", "[self refresh];"))
      - (void)\(function) { self.person = other; \(body) }

      """
    }
    #expect(
      try warnings(properties: properties, methods: save + old("copyTapped", "[self refresh];"))
        == overwritten)
    #expect(try warnings(properties: properties, methods: save + old("copyTapped", "")) == [])
  }

  @Test func `A setter that fills in the fields gives them their first value`() throws {
    let setter = { (body: String) in
      """
      - (void)refresh { self.nameField.text = self.person.name; }
      - (void)setPerson:(Person *)person { _person = person; [self refresh]; }
      \(method("viewWillAppear", "[self refresh];"))
      - (void)chosen:(Person *)person { self.person = person; \(body) }

      """
    }
    #expect(
      try warnings(properties: properties, methods: save + setter("[self refresh];")) == overwritten
    )
    #expect(try warnings(properties: properties, methods: save + setter("")) == [])
  }

  @Test func `What only a press reads is not kept`() throws {
    let store = { (function: String) in
      "  @objc func \(function)() { person?.newName = nameField.text }\n"
    }
    #expect(try warnings(members: form + fill + store("updateButtonAction")) == overwritten)
    #expect(try warnings(members: form + fill + store("nameChanged")) == [])
    let shared = """
        @objc func updateButtonAction() { collect() }
        func collect() { person?.newName = nameField.text }

      """
    #expect(try warnings(members: form + fill + shared) == overwritten)
    let ended = "  func textFieldDidEndEditing(_ field: UITextField) { collect() }\n"
    #expect(try warnings(members: form + fill + shared + ended) == [])
  }

  @Test func `What a callback reads of a field that it has filled in was not typed`() throws {
    let read = { (before: String, after: String) in
      method(
        "viewWillAppear", "\(before)\n  self.nameField.text = self.person.name;\n  \(after)")
    }
    for code in [
      "[self updateCount:self.nameField.text.length];", "[self saveName:self.nameField.text];",
      "self.button.visible = self.isNew && [self.nameField.text isNotEmpty];",
    ] {
      #expect(
        try warnings(properties: properties, methods: save + read("", code)) == overwritten,
        "\(code)")
    }
    #expect(
      try warnings(
        properties: properties, methods: save + read("[self saveName:self.nameField.text];", ""))
        == [])
  }

  @Test func `A condition asks for what is only replaced`() throws {
    let fill = override(
      "viewWillAppear",
      "guard let name = Store.shared.name else { return }\n    nameField.text = name")
    let send = "  @objc func sendTapped() { post(nameField.text) }\n"
    let save = "  @objc func saveTapped() { Store.shared.name = nameField.text }\n"
    #expect(try warnings(members: form + fill + send + save) == overwritten)
    let forget = "  @objc func forgetTapped() { Store.shared.name = nil }\n"
    #expect(try warnings(members: form + fill + send + forget) == [])
  }
}

/// What else each appearance does to what the user is working with.
@Suite struct WorkedWithTests {
  @Test func `The cursor of a text that the user types is moved`() throws {
    let text = "  let textView = UITextView()\n"
    let move = { (before: String, range: String) in
      override(
        "viewWillAppear",
        "\(before)\n    textView.becomeFirstResponder()\n    textView.selectedRange = \(range)")
    }
    let first = "NSRange(location: 0, length: 0)"
    let found = ["repeated_start viewWillAppear"]
    #expect(try warnings(members: text + move("", first)) == found)
    #expect(try warnings(members: text + move("", "NSMakeRange(0, 0)")) == found)
    #expect(try warnings(members: text + move("", "lastRange")) == [])
    #expect(try warnings(members: text + move("", "NSRange(location: 0, length: 4)")) == [])
    let properties = "@property UITextView *textView;"
    let old = { (range: String) in
      method(
        "viewDidAppear",
        "[self.textView becomeFirstResponder];\n  self.textView.selectedRange = \(range);")
    }
    #expect(
      try warnings(properties: properties, methods: old("NSMakeRange(0, 0)"))
        == ["repeated_start viewDidAppear"])
    #expect(try warnings(properties: properties, methods: old("self.range")) == [])
    // With a new text the cursor begins anew.
    #expect(
      try findings(
        "class Form: UIViewController {\n" + text + move("textView.text = \"\"", first) + "}\n"
      ).map(\.rule) == ["repeated_start"])
    // Only a text that is edited has a cursor.
    #expect(
      try warnings(
        members: text + override("viewWillAppear", "textView.selectedRange = \(first)")) == [])
  }

  @Test func `A list is cut to its first rows while their count begins anew`() throws {
    let list = { (cut: String) in
      """
        var rows: [Row] = []
        var offset = 0
        func loaded(_ next: [Row]) { rows += next; offset += 20 }
        func reload() { \(cut); offset = 0; load() }
      \(override("viewWillAppear", "reload()"))
      """
    }
    let found = ["repeated_start viewWillAppear"]
    #expect(try warnings(members: list("rows = Array(rows.prefix(20))")) == found)
    #expect(try warnings(members: list("rows = rows.filter { $0.isNew }")) == [])
    // A list that is kept short has no further pages.
    let short = list("rows = Array(rows.prefix(20))").replacing("offset = 0; ", with: "")
    #expect(try warnings(members: short) == [])
    let relay = list("rows.accept(Array(rows.value.prefix(20)))")
      .replacing("var rows: [Row] = []", with: "let rows = BehaviorRelay<[Row]>(value: [])")
      .replacing("rows += next", with: "rows.accept(rows.value + next)")
    #expect(try warnings(members: relay) == found)
    let old = { (cut: String) in
      """
      - (void)loaded:(NSArray *)next { [self.rows addObjectsFromArray:next]; self.offset += 20; }
      - (void)reload { \(cut) self.offset = 0; [self load]; }
      \(method("viewWillAppear", "[self reload];"))

      """
    }
    let properties = "@property NSMutableArray *rows; @property NSInteger offset;"
    let range = "self.rows = [[self.rows subarrayWithRange:NSMakeRange(0, 20)] mutableCopy];"
    #expect(try warnings(properties: properties, methods: old(range)) == found)
    #expect(try warnings(properties: properties, methods: old("[self.rows sort];")) == [])
  }

  @Test func `What says that a list is empty is hidden although nothing is loaded`() throws {
    let screen = { (appear: String) in
      """
        @IBOutlet var emptyLabel: UILabel!
        override func viewDidLoad() { super.viewDidLoad(); load() }
        func loaded() { emptyLabel.isHidden = !rows.isEmpty }
      \(override("viewWillAppear", "emptyLabel.isHidden = true\n    \(appear)"))
      """
    }
    let found = ["repeated_start viewWillAppear"]
    #expect(try warnings(members: screen("tableView.setEditing(true, animated: false)")) == found)
    #expect(try warnings(members: screen("reload()")) == [])
    #expect(try warnings(members: screen("emptyLabel.isHidden = !rows.isEmpty")) == [])
    #expect(try warnings(members: screen("adapter.go()")) == [])
    let never = screen("").replacing("emptyLabel.isHidden = !rows.isEmpty", with: "show(rows)")
    #expect(try warnings(members: never) == [])
    let old = { (appear: String) in
      """
      - (void)loaded { self.emptyView.hidden = self.rows.count > 0; }
      \(method("viewWillAppear", "self.emptyView.hidden = YES; \(appear)"))

      """
    }
    let properties = "@property UIView *emptyView;"
    #expect(try warnings(properties: properties, methods: old("")) == found)
    #expect(try warnings(properties: properties, methods: old("[self fetchRows];")) == [])
  }

  @Test func `A notification tells that a screen is left where it asks whether it leaves`() throws {
    let post = { (condition: String, name: String) in
      override(
        "viewWillDisappear",
        "if \(condition) { NotificationCenter.default.post(name: \(name), object: nil) }")
    }
    let found = ["decided_in_will viewWillDisappear"]
    #expect(try warnings(members: post("isMovingFromParent", ".pickerCancel")) == found)
    #expect(try warnings(members: post("isMovingFromParent", ".pickerWillCancel")) == [])
    #expect(try warnings(members: post("isMovingFromParent", ".pickerRefresh")) == [])
    #expect(try warnings(members: post("isShown", ".pickerCancel")) == [])
    let old = { (stack: String) in
      method(
        "viewWillDisappear",
        """
        if ([\(stack) indexOfObject:self] == NSNotFound) {
            [[NSNotificationCenter defaultCenter] postNotificationName:@"PickerCancel" object:nil];
          }
        """)
    }
    #expect(
      try warnings(
        properties: "", methods: old("self.navigationController.viewControllers")) == found)
    #expect(try warnings(properties: "", methods: old("self.pickers")) == [])
  }
}
