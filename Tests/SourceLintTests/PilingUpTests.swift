import Testing

/// What each appearance adds to objects that outlive the screen.
@Suite struct PilingUpTests {
  @Test(arguments: [
    "userRepository.getUser().on(value: show).start()",
    "_ = model.name.producer.startWithValues { _ in }",
    "button.reactive.controlEvents(.touchUpInside).observeValues { _ in }",
    "field.rx.text.subscribe(onNext: { _ in })",
  ])
  func `A stream without an end is observed once more each time`(begin: String) throws {
    #expect(
      try warnings(members: override("viewWillAppear", begin)) == ["left_acquired viewWillAppear"])
  }

  @Test(arguments: [
    "userRepository.retrieveUser().start()",
    "api.getUser().on(value: show).start()",
    "disposable.inner.add(userRepository.getUser().start())",
    "field.rx.text.take(1).subscribe(onNext: { _ in })",
    "model.name.producer.take(first: 1).startWithValues { _ in }",
    "disposable = userRepository.getUser().start()",
  ])
  func `A stream that ends, or whose end is kept, does not pile up`(begin: String) throws {
    let found = try warnings(members: override("viewWillAppear", begin))
    #expect(!found.contains("left_acquired viewWillAppear") || begin.contains("disposable"))
    #expect(try warnings(members: "  func begin() { \(begin) }\n") == [])
  }

  @Test func `A pin is added again where the system only checks its place`() throws {
    let again = ["repeated_start viewDidAppear"]
    let pin = override(
      "viewDidAppear",
      "if CLLocationCoordinate2DIsValid(place) { map.addAnnotation(MKPointAnnotation()) }")
    let place = "  let map = MKMapView()\n  var place = zero\n"
    #expect(try warnings(members: place + pin) == again)
    #expect(try warnings(members: place + "  func moved() { place = next }\n" + pin) == [])
    let objectiveC = method(
      "viewDidAppear",
      """
      if (CLLocationCoordinate2DIsValid(self.place)) {
        MKPointAnnotation *pin = [[MKPointAnnotation alloc] init];
        [self.map addAnnotation:pin];
      }
      """)
    let properties = "@property MKMapView *map;\n@property CLLocationCoordinate2D place;"
    #expect(try warnings(properties: properties, methods: objectiveC) == again)
    let moved = "- (void)moved { self.place = next; }\n"
    #expect(try warnings(properties: properties, methods: objectiveC + moved) == [])
  }

  @Test func `A layer shows a new camera session each time`() throws {
    let swift = { (guarded: String) in
      """
        let input = camera.input
        var session: AVCaptureSession?
        var preview: AVCaptureVideoPreviewLayer?
        func startCamera() -> Bool {
          \(guarded)
          session = AVCaptureSession()
          guard let session = session, session.canAddInput(input) else { return false }
          preview = AVCaptureVideoPreviewLayer(session: session)
          guard let preview = preview else { return false }
          view.layer.addSublayer(preview)
          session.startRunning()
          return true
        }

      """ + override("viewDidAppear", "_ = startCamera()")
    }
    #expect(try warnings(members: swift("")) == ["repeated_start viewDidAppear"])
    #expect(try warnings(members: swift("guard session == nil else { return true }")) == [])
    let failing = swift("").replacing(
      "else { return false }", with: "else { session = nil; return false }")
    #expect(try warnings(members: failing) == ["repeated_start viewDidAppear"])
    let objectiveC = { (guarded: String) in
      method(
        "viewDidAppear",
        """
        \(guarded)
        self.session = [[AVCaptureSession alloc] init];
        if ([self.session canAddInput:self.input]) {
          self.preview = [AVCaptureVideoPreviewLayer layerWithSession:self.session];
          [self.view.layer addSublayer:self.preview];
          [self.session startRunning];
        }
        """)
    }
    let properties =
      "@property AVCaptureInput *input;\n@property AVCaptureSession *session;\n"
      + "@property CALayer *preview;"
    #expect(
      try warnings(properties: properties, methods: objectiveC(""))
        == ["repeated_start viewDidAppear"])
    let once = "if (self.session) return;"
    #expect(try warnings(properties: properties, methods: objectiveC(once)) == [])
  }

  private func keeper(_ list: String, _ more: String = "") -> String {
    """
    class Keyboard {
      static let shared = Keyboard()
      private var views: \(list)
      static func add(_ view: UIView) { shared.views.append(Entry(view)) }
      \(more)
    }

    """
  }

  @Test func `A list of a shared object that is never made shorter grows`() throws {
    let form =
      "class Form: UIViewController {\n" + override("viewWillAppear", "Keyboard.add(view)") + "}\n"
    let found = { (keeper: String) in
      try severities([("Form.swift", form), ("Keyboard.swift", keeper)])
    }
    #expect(try found(keeper("[Entry] = []")) == ["warning repeated_start"])
    for shorter in [
      "func forget() { views.removeAll { $0.isGone } }", "func forget() { views = [] }",
    ] {
      #expect(try found(keeper("[Entry] = []", shorter)) == [], "\(shorter)")
    }
    let once = form.split(separator: "viewWillAppear(_ animated: Bool)")
      .joined(separator: "viewDidLoad()").split(separator: "viewWillAppear(animated)")
      .joined(separator: "viewDidLoad()")
    #expect(
      try severities([("Form.swift", once), ("Keyboard.swift", keeper("[Entry] = []"))]) == [])
  }

  @Test(arguments: [
    ("sections = [Section()]", "sections[0].rows.append(1)"),
    ("label.text = \"\"", "label.text! += \"a\""),
  ])
  func `What a callback sets first starts anew each time`(set: String, add: String) throws {
    let found = { (body: String) in
      try SourceLintTests.severities(
        members: "  var sections: [Section] = [Section()]\n  let label = UILabel()\n"
          + override("viewWillAppear", body))
    }
    #expect(try !found("\(set); \(add)").contains { $0.hasSuffix("repeated_start") })
    #expect(try found(add).contains { $0.hasSuffix("repeated_start") })
    #expect(
      try found("if new { \(set) }; \(add)").contains { $0.hasSuffix("repeated_start") })
  }

  @Test func `What the setter of an object adds is there once more each time`() throws {
    let again = ["repeated_start viewDidAppear"]
    let swift = { (body: String, written: String) in
      try warnings(
        "Form.swift",
        "class Header: UIView {\n  var radio: Radio? { didSet { \(body) } }\n}\n"
          + "class Form: UIViewController {\n  let header = Header()\n  var radio: Radio?\n"
          + override("viewDidAppear", written) + "}\n")
    }
    #expect(try swift("addSubview(TouchView())", "header.radio = radio") == again)
    #expect(
      try swift(
        "subviews.forEach { $0.removeFromSuperview() }; addSubview(TouchView())",
        "header.radio = radio")
        == [])
    #expect(
      try swift(
        "addSubview(TouchView())", "let header = Header(); header.radio = radio; show(header)")
        == [])
    let objectiveC = """
      @interface Header : UIView
      - (void)setRadio:(Radio *)radio;
      @end

      @implementation Header
      - (void)setRadio:(Radio *)radio {
        [self addSubview:[[TouchView alloc] init]];
      }
      @end

      @interface Form : UIViewController
      @property IBOutlet Header *header;
      @end

      @implementation Form
      \(method("viewDidAppear", "[self.header setRadio:self.radio];"))
      @end

      """
    #expect(try warnings("Form.m", objectiveC) == again)
  }

  @Test(arguments: [
    "if rows.isEmpty { ADD; rows.append(row) }", "if rows.count == 0 { ADD; rows = [row] }",
    "guard rows.isEmpty else { return }\n    for row in made { ADD; rows.append(row) }",
    "if children.isEmpty { ADD; addChild(Page()) }",
  ])
  func `What is added while a list is empty is added once`(body: String) throws {
    let add = "let row = Row(); box.addSubview(row)"
    let found = { (body: String) in
      try SourceLintTests.severities(
        members: "  let box = UIView()\n  var rows: [Row] = []\n"
          + override("viewDidAppear", body.replacing("ADD", with: add)))
    }
    #expect(try found(body) == [])
    #expect(try found("ADD; rows.append(row)").contains("warning repeated_start"))
  }

  @Test(arguments: [
    "if (self.rows.count == 0) { ADD; [self.rows addObject:row]; }",
    "if (![self.byName objectForKey:@\"a\"]) { ADD; [self.byName setObject:row forKey:@\"a\"]; }",
    "if (self.childViewControllers.count == 0) { ADD; [self addChildViewController:[Page new]]; }",
  ])
  func `What is added while a list is empty is added once in Objective-C`(body: String) throws {
    let add = "Row *row = [Row new]; [self.box addSubview:row]"
    #expect(
      try warnings(
        properties: "@property UIView *box;\n@property NSMutableArray *rows;\n"
          + "@property NSMutableDictionary *byName;",
        methods: method("viewDidAppear", body.replacing("ADD", with: add))) == [])
  }
}
