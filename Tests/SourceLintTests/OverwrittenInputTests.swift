import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// What each appearance overwrites that the user has typed or chosen.
@Suite struct OverwrittenInputTests {
  private let field = "  let nameField = UITextField()\n"
  private let fill = override("viewWillAppear", "nameField.text = Store.shared.name")

  @Test func `A field that is off at times is a field of the user`() throws {
    #expect(try warnings(members: field + fill) == ["repeated_start viewWillAppear"])
    let managed = override(
      "viewDidAppear", "if policy.isReadOnly { nameField.isEnabled = false }")
    #expect(try warnings(members: field + fill + managed) == ["repeated_start viewWillAppear"])
    let busy = """
        func save() { nameField.isEnabled = false }
        override func viewDidLoad() { nameField.isEnabled = false }
        func loaded() { nameField.isEnabled = true }

      """
    #expect(try warnings(members: field + fill + busy) == ["repeated_start viewWillAppear"])
    let off = "  override func viewDidLoad() { nameField.isEnabled = false }\n"
    #expect(try warnings(members: field + fill + off) == [])
  }

  @Test func `What is made of a text or an address is the same each time`() throws {
    let fill = override("viewWillAppear", "nameField.text = original.lastPathComponent")
    let url = "  private let original: URL\n"
    #expect(try warnings(members: field + url + fill) == ["repeated_start viewWillAppear"])
    let old = "@property UITextField *nameField; @property NSURL *original;"
    #expect(
      try warnings(
        properties: old,
        methods: method("viewWillAppear", "self.nameField.text = self.original.lastPathComponent;"))
        == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: field + "  private let original: Model\n" + fill) == [])
    let copied = url + "  func rename() { var next = original; next = other; use(next) }\n"
    #expect(try warnings(members: field + copied + fill) == ["repeated_start viewWillAppear"])
    let renamed = "  private var original: URL\n  func rename() { original = next }\n"
    #expect(try warnings(members: field + renamed + fill) == [])
  }

  @Test func `What a screen is given before it is shown is the same each time`() throws {
    let fill = override("viewWillAppear", "nameField.text = original")
    let given =
      "  private var original = \"\"\n  func configure(with text: String) { original = text }\n"
    #expect(try warnings(members: field + given + fill) == ["repeated_start viewWillAppear"])
    let again = "  @objc func tapped() { configure(with: other) }\n"
    #expect(try warnings(members: field + given + again + fill) == [])
    let loaded = "  private var original = \"\"\n  func load(_ text: String) { original = text }\n"
    #expect(try warnings(members: field + loaded + fill) == [])
  }

  @Test func `What a callback only forgets has not changed while the user typed`() throws {
    let given = "  var original: String?\n"
    let fill = override("viewWillAppear", "nameField.text = original")
    let forget = override("viewDidDisappear", "original = nil")
    #expect(
      try warnings(members: field + given + fill + forget) == ["repeated_start viewWillAppear"])
    let keep = override("viewDidDisappear", "original = nameField.text")
    #expect(try warnings(members: field + given + fill + keep) == [])
  }

  @Test func `A getter that keeps what it has worked out changes no field`() throws {
    let model = { (getter: String) in
      """
      @implementation Model
      - (NSString *)name { \(getter) return _name; }
      @end
      @interface Form : UIViewController
      @property UITextField *nameField;
      @property Model *model;
      @end
      @implementation Form
      \(method("viewWillAppear", "self.nameField.text = self.model.name;"))
      - (IBAction)tapped { show(self.model.name, self.nameField.text); }
      @end

      """
    }
    #expect(
      try warnings("Form.m", model("if (!_name) { _name = [Store name]; }"))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `What the return key submits is kept, and not what was typed before`() throws {
    let fill = override("viewWillAppear", "nameField.text = model.name")
    let name = "  let model: Model\n"
    let store = { (function: String) in "  \(function) { model.name = nameField.text ?? \"\" }\n" }
    let returned = store("func textFieldShouldReturn(_ field: UITextField)")
    #expect(
      try warnings(members: field + name + returned + fill) == ["repeated_start viewWillAppear"])
    let typed = store("func textFieldDidChange(_ field: UITextField)")
    #expect(try warnings(members: field + name + typed + fill) == [])
  }

  @Test func `What makes the one instance of a type changes no field`() throws {
    let fields = """
      class Form: UIViewController {
        let nameField = UITextField()
        override func viewWillAppear(_ animated: Bool) {
          super.viewWillAppear(animated)
          let server = Servers.shared().server(id)
          nameField.text = server.name
        }
        func tapped() { Servers.shared().connect() }
      }
      class Servers {
        static var instance: Servers!
        static func shared() -> Servers {
          shared = Servers()
          return shared
        }
      }

      """
    #expect(try warnings("Form.swift", fields) == ["repeated_start viewWillAppear"])
    // What other code makes anew may have another name.
    let renewed = fields.replacing("static func shared()", with: "static func renewed()")
      .replacing("{ Servers.shared().connect() }", with: "{ Servers.renewed() }")
    #expect(try warnings("Form.swift", renewed) == [])
  }

  @Test func `A styled text is read without its style`() throws {
    let properties = "  @IBOutlet var area: UITextView!\n  var edits: Edits?\n"
    let fill = override(
      "viewWillAppear",
      """
      let text = edits?.styledText()
      if text == nil { area.attributedText = nothing } else { area.attributedText = text }
      """)
    let send = "  @IBAction func send(_ sender: Any) { post(area.text) }\n"
    #expect(try warnings(members: properties + fill + send) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: properties + fill) == [])
    let sendLocal = "  func send() { let text = area.text ?? \"\"; post(text) }\n"
    #expect(
      try warnings(members: properties + fill + sendLocal) == ["repeated_start viewWillAppear"])
    let keep = override("viewWillDisappear", "let text = area.text ?? \"\"\n    store(text)")
    #expect(try warnings(members: properties + fill + sendLocal + keep) == [])
  }

  @Test func `Locals that are nil at first are no property of one name`() throws {
    let name = """
      NSString *name = nil;
      name = self.path;
      """
    let cell = """
      - (void)show:(NSString *)input {
        UITableViewCell *cell = nil;
        cell.text = self.nameField.text;
      }

      """
    let properties = "@property NSString *path; @property UITextField *nameField;"
    #expect(
      try warnings(properties: properties, methods: method("viewWillAppear", name) + cell) == [])
  }

  @Test func `What is saved while it is typed is filled in again`() throws {
    let typed = { (call: String) in
      field + "  func textViewDidChange(_ textView: UITextView) { \(call) }\n"
    }
    let save = typed("Store.shared.save(textView.text)")
    #expect(try warnings(members: save + fill) == [])
    #expect(
      try warnings(members: typed("count(textView.text)") + fill)
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(members: save + override("viewWillAppear", "nameField.text = \"Me\""))
        == ["repeated_start viewWillAppear"])
    let loaded = "self.nameField.text = self.user;"
    let properties = "@property UITextField *nameField;\n@property NSString *user;"
    let change = { (call: String) in
      "- (void)textFieldDidChange:(UITextField *)field { [store \(call):field.text]; }\n"
    }
    let shown = method("viewWillAppear", loaded)
    #expect(try warnings(properties: properties, methods: shown + change("saveName")) == [])
    let fixed = method("viewWillAppear", "self.nameField.text = @\"\";")
    #expect(
      try warnings(properties: properties, methods: fixed + change("saveName"))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(properties: properties, methods: shown + change("check"))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A callback that only asks how long a text is does not keep it`() throws {
    for code in [
      "doneButton.isEnabled = !nameField.text.isEmpty", "hasName = nameField.text?.count == 0",
    ] {
      #expect(
        try warnings(members: field + fill + override("viewDidAppear", code))
          == ["repeated_start viewWillAppear"], "\(code)")
    }
    let kept = override(
      "viewWillDisappear", "name = nameField.text?.isEmpty == true ? nil : nameField.text")
    #expect(try warnings(members: field + fill + kept) == [])
    let fill = method("viewWillAppear", "self.nameField.text = self.name;")
    let properties = "@property UITextField *nameField;\n@property NSString *name;"
    for code in [
      "self.button.enabled = self.nameField.text.length > 0;",
      "self.label.hidden = ([self.nameField.text length] == 0) ? NO : YES;",
    ] {
      #expect(
        try warnings(properties: properties, methods: fill + method("viewDidAppear", code))
          == ["repeated_start viewWillAppear"], "\(code)")
    }
  }

  @Test func `An object whose members the user types is read again`() throws {
    let card = "  var card: Card?\n"
    let read = override(
      "viewWillAppear", "store.load(completion: { card in self.card = card })")
    let typed = """
        func textFieldDidEndEditing(_ textField: UITextField) { card?.name = textField.text }

      """
    #expect(try warnings(members: card + read + typed) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: card + read) == [])
    let kept = """
        func textFieldDidEndEditing(_ textField: UITextField) {
          card?.name = textField.text
          card?.save(textField.text)
        }

      """
    #expect(try warnings(members: card + read + kept) == [])
    let once = "  override func viewDidLoad() { card = store.card }\n"
    #expect(try warnings(members: card + once + typed) == [])
    // A cell of the app's own tells what was typed.
    let told = "  func inputChanged(_ cell: InputCell, text: String) { card?.name = text }\n"
    #expect(try warnings(members: card + read + told) == ["repeated_start viewWillAppear"])
    let other = "  func choose(_ cell: InputCell, color: Color) { card?.color = color }\n"
    #expect(try warnings(members: card + read + other) == [])
  }

  @Test func `A choice that a constant names is set again`() throws {
    let choice = "  let styleControl = UISegmentedControl()\n"
    let set = override("viewWillAppear", "styleControl.selectedSegmentIndex = Style.light.rawValue")
    #expect(try warnings(members: choice + set) == ["repeated_start viewWillAppear"])
    let stored = override("viewWillAppear", "styleControl.selectedSegmentIndex = model.style")
    #expect(try warnings(members: choice + stored) == [])
    #expect(
      try warnings(
        properties: "@property UISegmentedControl *styleControl;",
        methods: method(
          "viewWillAppear", "self.styleControl.selectedSegmentIndex = [[Editor active] getStyle];"))
        == [])
  }

  @Test func `A list is loaded without what is searched for`() throws {
    let load = "  func load(_ query: String? = nil) { model.load(query) }\n"
    let search = """
        func updateSearchResults(for searchController: UISearchController) {
          guard let query = searchController.searchBar.text else { return }
          load(query)
        }

      """
    let all = override("viewWillAppear", "load()")
    #expect(try warnings(members: load + search + all) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: load + all) == [])
    let same = override("viewWillAppear", "load(searchBar.text)")
    #expect(try warnings(members: load + search + same) == [])
  }

  @Test func `Code for systems of the past is not done each time`() throws {
    let scroll = "[self.tableView setContentOffset:CGPointZero animated:NO];"
    let table = "@property UITableView *tableView;"
    #expect(
      try warnings(properties: table, methods: method("viewWillAppear", scroll))
        == ["repeated_start viewWillAppear"])
    let past = "if (@available(iOS 11.0, *)) {\n  } else {\n    \(scroll)\n  }"
    #expect(try warnings(properties: table, methods: method("viewWillAppear", past)) == [])
    #expect(
      try warnings(
        members: "  let tableView = UITableView()\n"
          + override(
            "viewWillAppear",
            "if #available(iOS 11, *) {} else { tableView.setContentOffset(.zero, animated: false) }"
          )) == [])
  }

  @Test func `A pin that is new each time stands on the one before`() throws {
    let map = "  let mapView = MKMapView()\n"
    let add = override(
      "viewDidAppear", "let pin = MKPointAnnotation()\n    mapView.addAnnotation(pin)")
    #expect(try warnings(members: map + add) == ["repeated_start viewDidAppear"])
    let same = override("viewDidAppear", "mapView.addAnnotation(pin)")
    #expect(try warnings(members: map + "  let pin = MKPointAnnotation()\n" + same) == [])
  }

  @Test func `A place that is worked out of itself is no guard`() throws {
    let text = method(
      "viewDidAppear",
      "if (!MKMapRectIsEmpty(self.mapRect)) {\n"
        + "    self.mapRect = MKMapRectUnion(self.mapRect, rect);\n"
        + "    [self.mapView setVisibleMapRect:self.mapRect animated:NO];\n  }")
    #expect(
      try warnings(
        properties: "@property MKMapRect mapRect;\n@property MKMapView *mapView;", methods: text)
        == ["repeated_start viewDidAppear"])
  }

  @Test func `The class's own start is named before that of its superclass`() throws {
    let text = """
      class Page: UIViewController {
        let webView = WKWebView()
      \(override("viewWillAppear", "webView.load(request)"))
      }
      class License: Page {
      \(override("viewWillAppear", "webView.loadHTMLString(text, baseURL: nil)"))
      }

      """
    let code = SourceCode([("Page.swift", text)], for: .viewTransitions)
    let found = try SharedScan.findings(in: code)
    #expect(found.map(\.position.line) == [5, 12])
  }
}

/// Which findings are one, and where they point.
@Suite struct PlacesTests {
  @Test func `Each token of a variable of its own is a finding`() throws {
    let make =
      "NotificationCenter.default.addObserver(forName: .x, object: nil, queue: nil) { _ in }"
    let body =
      "  var first: Any?\n  var second: Any?\n"
      + override("viewDidAppear", "first = \(make)\n    second = \(make)")
      + override(
        "viewDidDisappear",
        "NotificationCenter.default.removeObserver(first!)\n"
          + "    NotificationCenter.default.removeObserver(second!)")
    #expect(
      try warnings(members: body).filter { $0 == "left_acquired viewDidAppear" }.count == 2)
  }

  @Test func `What a superclass gives back is reported where the class takes it`() throws {
    let text = """
      class Base: UIViewController {
      \(override("viewWillDisappear", "NotificationCenter.default.removeObserver(self)"))
      }
      class Logins: Base {
        override func viewDidLoad() {
          NotificationCenter.default.addObserver(
            self, selector: #selector(reload), name: .changed, object: nil)
        }
      \(override("viewWillAppear", "title = nil"))
      }

      """
    let code = SourceCode([("Logins.swift", text)], for: .viewTransitions)
    let found = try SharedScan.findings(in: code)
    #expect(found.map(\.rule) == ["lost_while_shown"])
    #expect(found.map(\.position.line) == [10])
  }

  @Test func `A value that is written does not empty another set of subscriptions`() throws {
    let body =
      "  var bag: Set<AnyCancellable> = []\n"
      + override(
        "viewWillAppear",
        "imageView.contentMode = .center\n    names.sink { use($0) }.store(in: &bag)"
      )
    #expect(try warnings(members: body) == ["left_acquired viewWillAppear"])
    let emptied =
      "  var bag: Set<AnyCancellable> = []\n"
      + override("viewWillAppear", "bag = []\n    names.sink { use($0) }.store(in: &bag)")
    #expect(try warnings(members: emptied) == [])
  }

  @Test func `A field that an if and its else fill is filled each time`() throws {
    let name = "@property UITextField *nameField; @property Model *model;"
    let fill = """
      if ([self.model.name isKindOfClass:[NSString class]]) {
        self.nameField.text = self.model.name;
      } else {
        self.nameField.text = @"";
      }
      """
    #expect(
      try warnings(properties: name, methods: method("viewWillAppear", fill))
        == ["repeated_start viewWillAppear"])
    let once = fill.replacing("isKindOfClass:[NSString class]", with: "isNew")
      .replacing("@\"\"", with: "self.nameField.placeholder")
    #expect(
      try warnings(
        properties: name,
        methods: method("viewWillAppear", once.replacing("else", with: "else if (self.isOther)")))
        == [])
  }
}
