import Testing

/// What looks as if it were done twice or lost, and is not; each beside what is.
@Suite struct HarmlessAgainTests {
  @Test func `A subscription that other code makes too is a request`() throws {
    let load =
      "  func load() { api.posts().subscribe { self.posts = $0 }.disposed(by: bag) }\n"
      + override("viewWillAppear", "load()")
    #expect(try warnings(members: load) == ["left_acquired viewWillAppear"])
    #expect(try warnings(members: load + "  @objc func refresh() { load() }\n") == [])
  }

  @Test func `A subscription that asks for the end is one to a request`() throws {
    let load = { (call: String) in
      override("viewWillAppear", "\(call).disposed(by: bag)")
    }
    #expect(
      try warnings(members: load("api.posts().subscribe { event in self.show(event) }"))
        == ["left_acquired viewWillAppear"])
    #expect(
      try warnings(
        members: load(
          "api.posts().subscribe { event in switch event { case .completed: self.show(); default: break } }"
        )) == [])
    #expect(
      try warnings(members: load("api.posts().subscribe(onNext: show, onCompleted: finish)")) == [])
    #expect(
      try warnings(members: load("PostsRequest(page: 1).answers().subscribe { self.show($0) }"))
        == [])
  }

  @Test func `All that a map shows is taken out before it is added`() throws {
    let add = { (first: String) in
      override("viewWillAppear", "\(first)\n    map.addAnnotation(Pin(place))")
    }
    #expect(try warnings(members: add("map.removeAnnotations(map.annotations)")) == [])
    #expect(
      try warnings(members: add("map.removeAnnotations(old)"))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A function called stop may end nothing`() throws {
    let leave = override("viewWillDisappear", "stopSearch()")
    #expect(
      try warnings(members: leave + "  func stopSearch() { core.send(\"stop\") }\n") == [])
    #expect(
      try warnings(members: leave + "  func stopSearch() { found = [] }\n")
        == ["decided_in_will viewWillDisappear"])
  }

  @Test func `A list that each appearance empties may be empty before`() throws {
    let leave = override("viewWillDisappear", "found.removeAll()")
    #expect(try warnings(members: leave) == ["decided_in_will viewWillDisappear"])
    #expect(
      try warnings(members: leave + override("viewWillAppear", "found.removeAll(); search()"))
        == [])
    let pages = override("viewWillDisappear", "for page in pages { page.discard() }; pages = []")
    #expect(
      try warnings(members: pages + override("viewWillAppear", "pages.append(Page())")) == [])
  }

  @Test func `A choice that is kept elsewhere is shown again`() throws {
    let control = "  let kinds = UISegmentedControl()\n"
    let show = { (value: String) in
      override("viewWillAppear", "kinds.selectedSegmentIndex = \(value)")
    }
    #expect(
      try warnings(members: control + show("UserDefaults.standard.isWide ? 1 : 0")) == [])
    #expect(
      try warnings(members: control + show("Kind.all")) == ["repeated_start viewWillAppear"])
  }

  @Test func `A spinner that turns until the screen comes is meant to stop`() throws {
    let spin = { (callback: String) in
      let members =
        "  let spinner = UIActivityIndicatorView()\n"
        + "  override func viewDidLoad() { spinner.startAnimating() }\n"
        + override(callback, "spinner.stopAnimating()")
      return try severities(members: members)
    }
    #expect(try spin("viewWillAppear") == [])
    #expect(try spin("viewDidAppear") == [])
    #expect(try spin("viewWillDisappear") == ["note lost_while_shown"])
  }

  @Test func `What one call ends is reported once`() throws {
    let members = """
        let player = AVPlayer()
        let spinner = UIActivityIndicatorView()
        override func viewDidLoad() { spinner.startAnimating(); center.observe(self) }
        func end() { spinner.stopAnimating(); uploads.cancelUpload() }

      """
    let leave = override("viewWillDisappear", "end()")
    #expect(try warnings(members: members + leave).count == 1)
  }

  @Test func `What another callback sets up again is not thrown away`() throws {
    let leave = { (call: String) in
      "  let presenter: Presenter\n" + override("viewWillDisappear", call)
    }
    let tearDown = leave("presenter.tearDown()")
    #expect(try warnings(members: tearDown) == ["decided_in_will viewWillDisappear"])
    #expect(
      try warnings(members: tearDown + override("viewWillAppear", "presenter.setUp()")) == [])
    #expect(
      try warnings(
        members: tearDown + "  override func viewDidLoad() { presenter.setUp() }\n")
        == ["decided_in_will viewWillDisappear"])
    let remove = leave("coordinator?.remove(self)")
    #expect(try warnings(members: remove) == ["decided_in_will viewWillDisappear"])
    #expect(
      try warnings(members: remove + override("viewWillAppear", "coordinator?.add(self)")) == [])
  }

  @Test func `A token that is removed by its notification's name is released`() throws {
    let observe = { (end: String) in
      "  var token: Any?\n"
        + override(
          "viewWillAppear",
          "token = NotificationCenter.default.addObserver(forName: .shown, object: nil, "
            + "queue: .main) { _ in }")
        + override(
          "viewWillDisappear",
          "NotificationCenter.default.removeObserver(\(end), name: .shown, object: nil)")
    }
    #expect(try warnings(members: observe("token!")) == [])
    #expect(try warnings(members: observe("self")) == ["left_acquired viewWillAppear"])
  }

  @Test func `What is put into a new view is there once`() throws {
    let fill = { (made: String) in
      override("viewWillAppear", "\(made)\n    bar.titleView?.addSubview(UILabel())")
    }
    #expect(try warnings(members: fill("bar.titleView = UIView()")) == [])
    #expect(try warnings(members: fill("bar.titleView = makeTitle()")) == [])
    #expect(try warnings(members: fill("")) == ["repeated_start viewWillAppear"])
  }

  @Test func `A timer that is asked whether it is valid is made again`() throws {
    let members = "  var timer: Timer?\n"
    let start = { (guarded: String) in
      override(
        "viewWillAppear",
        "if \(guarded) { timer = Timer.scheduledTimer(timeInterval: 9, target: self, selector: #selector(tick), userInfo: nil, repeats: true) }"
      )
    }
    let stop = override("viewWillDisappear", "timer?.invalidate()")
    #expect(try warnings(members: members + start("timer?.isValid != true") + stop) == [])
    #expect(
      try warnings(members: members + start("timer == nil") + stop)
        == ["lost_while_shown viewWillDisappear"])
    let begin = { (guarded: String) in
      method(
        "viewWillAppear",
        "if (\(guarded)) { self.timer = [NSTimer scheduledTimerWithTimeInterval:9 target:self "
          + "selector:@selector(tick) userInfo:nil repeats:YES]; }")
    }
    let end = method("viewWillDisappear", "[self.timer invalidate];")
    let property = "@property NSTimer *timer;"
    #expect(
      try warnings(properties: property, methods: begin("![self.timer isValid]") + end) == [])
    #expect(
      try warnings(properties: property, methods: begin("!self.timer") + end)
        == ["lost_while_shown viewWillDisappear"])
  }

  @Test func `A page follows the tab that is selected`() throws {
    let move = { (place: String) in
      override(
        "viewDidAppear", "pages.setContentOffset(CGPoint(x: \(place), y: 0), animated: false)")
    }
    #expect(
      try warnings(members: move("CGFloat(tabs.selectedIndex) * pages.frame.width")) == [])
    #expect(try warnings(members: move("0")) == ["repeated_start viewDidAppear"])
  }

  @Test func `A closure that saves ends nothing`() throws {
    let sheet = { (name: String) in
      """
      class Home {
        func open(form: Form) { form.\(name) = { self.isShown = false } }
      }
      class Form: UIViewController {
        var \(name): (() -> Void)?
      \(override("viewWillDisappear", "\(name)?()"))
      }

      """
    }
    #expect(try warnings("Form.swift", sheet("saveAction")) == [])
    #expect(
      try warnings("Form.swift", sheet("onClose")) == ["decided_in_will viewWillDisappear"])
  }

  @Test func `What a callback starts by many functions is not begun before`() throws {
    let members = """
        let session = AVCaptureSession()
        func first() { second() }
        func second() { third() }
        func third() { fourth() }
        func fourth() { session.startRunning() }

      """
    let stop = override("viewWillDisappear", "session.stopRunning()")
    #expect(try warnings(members: members + stop + override("viewWillAppear", "first()")) == [])
    let tap = "  @objc func tapped() { first() }\n"
    #expect(
      try warnings(members: members + stop + tap) == ["lost_while_shown viewWillDisappear"])
  }

  @Test func `An alert does not come back`() throws {
    let tell = { (base: String) in
      "class Form: \(base) {\n" + override("viewWillDisappear", "delegate?.formDidClose(self)")
        + "}\n"
    }
    #expect(try warnings("Form.swift", tell("UIAlertController")) == [])
    #expect(
      try warnings("Form.swift", tell("UIViewController")) == ["decided_in_will viewWillDisappear"])
  }

  @Test func `A display link that its own method ends is not left`() throws {
    let label = { (end: String) in
      """
      class Ticker {
        var link: CADisplayLink?
        func run() {
          link = CADisplayLink(target: self, selector: #selector(step(_:)))
        }
        @objc func step(_ link: CADisplayLink) { \(end) }
      }
      class Form: UIViewController {
        let ticker = Ticker()
      \(override("viewWillAppear", "ticker.run()"))
      }

      """
    }
    #expect(try warnings("Form.swift", label("if isDone { link.invalidate() }")) == [])
    #expect(
      try warnings("Form.swift", label("draw(link)")) == ["left_acquired viewWillAppear"])
  }

  @Test func `A function called toggle may switch nothing over`() throws {
    let appear = override("viewWillAppear", "toggleParts()")
    #expect(
      try warnings(members: appear + "  func toggleParts() { banner.isHidden = !hasNews }\n") == [])
    #expect(
      try warnings(members: appear + "  func toggleParts() { isOpen = !isOpen }\n")
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A cache that is emptied is filled again`() throws {
    #expect(
      try warnings(members: override("viewWillDisappear", "imageCache.removeAll()")) == [])
    let anew = "drafts.removeAll(); for row in rows { if row.isOn { drafts.append(row) } }"
    #expect(try warnings(members: override("viewWillDisappear", anew)) == [])
    #expect(
      try warnings(members: override("viewWillDisappear", "drafts.removeAll()"))
        == ["decided_in_will viewWillDisappear"])
  }

  @Test func `A view that the screen answers itself tells no other`() throws {
    let leave = override("viewWillDisappear", "sheet.delegate.sheetDidClose()")
    #expect(try warnings(members: leave) == ["decided_in_will viewWillDisappear"])
    let load =
      "  override func viewDidLoad() {\n    super.viewDidLoad()\n    sheet.delegate = self\n  }\n"
    #expect(try warnings(members: load + leave) == [])
  }

  @Test func `A removal whose exception is caught does not crash`() throws {
    let add =
      "- (void)viewDidLoad {\n  [super viewDidLoad];\n"
      + "  [self.player addObserver:self forKeyPath:@\"rate\" options:0 context:nil];\n}\n"
    let remove = "[self.player removeObserver:self forKeyPath:@\"rate\"];"
    #expect(
      try warnings(properties: "", methods: add + method("viewDidDisappear", remove))
        == ["released_unacquired viewDidDisappear"])
    #expect(
      try warnings(
        properties: "",
        methods: add
          + method("viewDidDisappear", "@try { \(remove) } @catch (NSException *error) {}")) == [])
    #expect(
      try warnings(
        properties: "",
        methods: method(
          "viewDidAppear",
          "@try { [self.map setRegion:self.region animated:YES]; } @catch (NSException *error) {}"))
        == warnings(
          properties: "",
          methods: method("viewDidAppear", "[self.map setRegion:self.region animated:YES];")))
  }

  @Test func `Recognizers that take the place of others are not reported`() throws {
    let add = "view.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))"
    #expect(
      try warnings(members: override("viewWillAppear", add)) == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        members: override("viewWillAppear", "view.gestureRecognizers?.removeAll()\n    \(add)"))
        == [])
  }

  @Test func `A list that another callback fills is not thrown away`() throws {
    let empty = method("viewWillDisappear", "[self.marks removeAllObjects];")
    #expect(
      try warnings(properties: "", methods: empty) == ["decided_in_will viewWillDisappear"])
    #expect(
      try warnings(
        properties: "",
        methods: empty + method("viewWillAppear", "[self.marks addObject:[self mark]];"))
        == [])
  }

  @Test func `Editing that each appearance begins may be ended`() throws {
    let end = override("viewWillDisappear", "form.isEditing = false")
    #expect(try severities(members: end) == ["note decided_in_will"])
    #expect(
      try severities(members: end + override("viewDidAppear", "form.isEditing = true")) == [])
  }

  @Test func `A field that a setting of the build fills in is not reported`() throws {
    let field = "@property UITextField *pinField;"
    let fill = "self.pinField.text = @\"1234\";"
    let save = "- (void)save { [self.store keep:self.pinField.text]; }\n"
    #expect(
      try warnings(properties: field, methods: method("viewWillAppear", fill) + save)
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: field,
        methods: method("viewWillAppear", "if (HARD_CODED_PIN) { \(fill) }") + save) == [])
  }

  @Test func `A page that each layout loads too is loaded again`() throws {
    let page =
      "  let page = WKWebView()\n  func show() { page.loadHTMLString(text, baseURL: nil) }\n"
    let appears = override("viewDidAppear", "show()")
    let layout = "  override func viewDidLayoutSubviews() { show() }\n"
    let again = ["repeated_start viewDidAppear"]
    #expect(try warnings(members: page + appears) == again)
    #expect(try warnings(members: page + appears + layout) == [])
    // Another function that does it, too, changes nothing.
    let other = "  func reload() { show() }\n"
    #expect(try warnings(members: page + appears + other + layout) == [])
    #expect(try warnings(members: page + appears + other) == again)
  }

  @Test func `A field that each layout fills in too is filled in again`() throws {
    let field =
      "  let field = UITextField()\n  func save() { store.keep(field.text) }\n"
      + "  func show() { field.text = model.name }\n"
    let appears = override("viewWillAppear", "show()")
    #expect(try warnings(members: field + appears) == ["repeated_start viewWillAppear"])
    let layout = { (body: String) in "  override func viewDidLayoutSubviews() { \(body) }\n" }
    #expect(try warnings(members: field + appears + layout("show()")) == [])
    let once = layout("if !isLaidOut { field.text = \"\" }; isLaidOut = true")
    #expect(try warnings(members: field + appears + once) == ["repeated_start viewWillAppear"])
  }

  @Test func `The navigation item of the navigation controller is changed`() throws {
    let change = { (owner: String) in
      """
        override func viewDidLoad() { navigationController?.\(owner).tintColor = .red }

      """
        + override("viewWillDisappear", "navigationController?.\(owner).tintColor = nil")
    }
    #expect(
      try warnings(members: change("navigationBar")) == ["lost_while_shown viewWillDisappear"])
    #expect(try warnings(members: change("navigationItem")) == [])
  }
}
