import Testing

/// What the callbacks of an appearance do again, beside lists, fields and pages.
@Suite struct DoneAgainTests {
  @Test func `An overlay that only the end of earlier work takes away is reported`() throws {
    let show = method("viewWillAppear", "[SVProgressHUD showWithStatus:@\"Loading\"];")
    let hide = "- (void)pageDidLoad { [SVProgressHUD dismiss]; }\n"
    #expect(
      try warnings(properties: "", methods: show + hide) == ["repeated_start viewWillAppear"])
    let load = method("viewWillAppear", "[SVProgressHUD show];\n  [self loadPage];")
    #expect(try warnings(properties: "", methods: load + hide) == [])
  }

  @Test func `A title that says no longer which page is shown is reported`() throws {
    let scroll =
      "  func scrollViewDidScroll(_ view: UIScrollView) {\n    page = Int(view.contentOffset.x / 320)\n"
      + "    navigationItem.title = \"\\(page) of 9\"\n  }\n"
    let page = "  var page = 0\n"
    #expect(
      try warnings(
        members: page + scroll + override("viewWillAppear", "navigationItem.title = \"1 of 9\""))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        members: page + scroll
          + override("viewWillAppear", "navigationItem.title = \"\\(page) of 9\"")) == [])
  }

  @Test func `What is loaded again before it is saved loses what was changed`() throws {
    let load = method("viewWillAppear", "[self.account loadPasswords];")
    #expect(
      try warnings(
        properties: "",
        methods: load + method("viewDidDisappear", "[self.account savePasswords];"))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: "",
        methods: load + method("viewWillDisappear", "[self.account savePasswords];")) == [])
  }

  @Test func `A switch between two states is reported unless the call says to which`() throws {
    #expect(
      try warnings(
        members: "  var isOpen = false\n" + override("viewWillAppear", "isOpen.toggle()"))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: "", methods: method("viewWillAppear", "[self togglePassword:self.box];"))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(members: override("viewWillAppear", "toggleMenu(visible: isOpen)")) == [])
    #expect(try warnings(members: override("viewWillAppear", "toggleMenuByStatus()")) == [])
  }

  @Test func `A field that is made anew loses what was typed`() throws {
    let field = "@property UITextField *pin;"
    let make = "self.pin = [[UITextField alloc] init];"
    #expect(
      try warnings(properties: field, methods: method("viewWillAppear", make))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: field, methods: method("viewWillAppear", "if (!self.pin) { \(make) }"))
        == [])
  }

  @Test func `A field that the user changes is reported where the model is filled in again`() throws
  {
    let fill = override("viewWillAppear", "nameField.text = account.name")
    let members = "  var nameField: UITextField!\n  var account: Account!\n" + fill
    #expect(
      try warnings(
        members: members + "  func save() { store.save(name: nameField.text) }\n")
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        members: members
          + "  func textFieldDidEndEditing(_ field: UITextField) { account.name = nameField.text }\n"
      )
        == [])
  }

  @Test func `A screen of a storyboard that is put in each time is reported`() throws {
    let add =
      "let page = storyboard!.instantiateViewController(withIdentifier: \"page\")\n"
      + "    addChild(page)"
    #expect(
      try warnings(members: override("viewWillAppear", add)) == ["repeated_start viewWillAppear"])
  }

  @Test func `A view that only other code takes out is added once more`() throws {
    let add =
      "- (void)show {\n  self.loop = [LoopView loopNamed:@\"x\"];\n  [self.box addSubview:self.loop];\n}\n"
    let appear = method("viewDidAppear", "[self show];")
    let loop = "@property LoopView *loop;"
    #expect(
      try warnings(
        properties: loop,
        methods: add + appear + "- (void)restart { [self.loop removeFromSuperview]; }\n")
        == ["repeated_start viewDidAppear"])
    #expect(
      try warnings(
        properties: loop,
        methods: add + appear + method("viewWillDisappear", "[self.loop removeFromSuperview];"))
        == [])
  }

  @Test func `Views that replace those of the same list are not reported`() throws {
    let make =
      "- (void)show {\n  [self drop];\n  self.marks = [[NSMutableArray alloc] init];\n"
      + "  UIView *mark = [[UIView alloc] init];\n  [self.marks addObject:mark];\n"
      + "  [self.view insertSubview:mark atIndex:0];\n}\n"
      + "- (void)drop { for (UIView *mark in self.marks) { [mark removeFromSuperview]; } }\n"
    #expect(
      try warnings(
        properties: "@property NSMutableArray *marks;",
        methods: make + method("viewWillAppear", "[self show];")) == [])
    #expect(
      try warnings(
        members: override(
          "viewDidAppear",
          "header.layer.sublayers?.forEach { $0.removeFromSuperlayer() }\n    fill(header)")
          + "  func fill(_ view: UIView) {\n    let layer = CAGradientLayer()\n"
          + "    view.layer.insertSublayer(layer, at: 0)\n  }\n") == [])
  }

  @Test(arguments: ["header.removeAllSubviews()", "header.removeSubviews()"])
  func `An extension that is not scanned empties a view by its name`(emptying: String) throws {
    let fill = "\n    header.addSubview(UILabel())"
    #expect(try warnings(members: override("viewWillAppear", emptying + fill)) == [])
    #expect(
      try warnings(members: override("viewWillAppear", "footer.removeAllSubviews()" + fill))
        == ["repeated_start viewWillAppear"])
  }

  @Test(arguments: [
    "header.subviews.forEach { $0.removeFromSuperview() }\n"
      + "    footer.subviews.forEach { $0.removeFromSuperview() }",
    "for old in header.subviews { old.removeFromSuperview() }\n"
      + "    for old in footer.subviews { old.removeFromSuperview() }",
  ])
  func `Two lists are told apart whose elements have one name`(emptying: String) throws {
    let fill =
      "  func fill(_ view: UIView) {\n    let mark = UIView()\n    view.addSubview(mark)\n  }\n"
    let both = emptying + "\n    fill(header)\n    fill(footer)"
    #expect(try warnings(members: override("viewDidAppear", both) + fill) == [])
    let one = emptying + "\n    fill(header)\n    fill(toolbar)"
    #expect(
      try warnings(members: override("viewDidAppear", one) + fill)
        == ["repeated_start viewDidAppear"])
  }

  @Test func `Two lists are told apart in Objective-C too`() throws {
    let fill =
      "- (void)fill:(UIView *)view {\n  UIView *mark = [[UIView alloc] init];\n"
      + "  [view addSubview:mark];\n}\n"
    let both =
      "for (UIView *old in self.header.subviews) { [old removeFromSuperview]; }\n"
      + "  for (UIView *old in self.footer.subviews) { [old removeFromSuperview]; }\n"
      + "  [self fill:self.header];\n  [self fill:self.footer];"
    #expect(
      try warnings(
        properties: "@property UIView *header, *footer;",
        methods: method("viewDidAppear", both) + fill) == [])
  }

  @Test func `A button that only typing switches on is reported where it is switched off`() throws {
    let off = override("viewWillAppear", "doneButton.isEnabled = false")
    let change =
      "  func textDidChange() { doneButton.isEnabled = !nameField.text!.isEmpty }\n"
    #expect(try warnings(members: off + change) == ["repeated_start viewWillAppear"])
    let work = "  func didLoad() { doneButton.isEnabled = true }\n"
    #expect(try warnings(members: off + work) == [])
    let both = override("viewWillAppear", "doneButton.isEnabled = false\n    textDidChange()")
    #expect(try warnings(members: both + change) == [])
  }

  @Test(arguments: [".bind(to: doneButton.rx.isEnabled)", ".bindTo(doneButton.rx_enabled)"])
  func `A button that a stream of what is typed switches on is reported, too`(_ bind: String) throws
  {
    let off = override("viewWillAppear", "doneButton.isEnabled = false")
    let load = { (more: String) in
      override("viewDidLoad", "nameField.rx.text.map { !$0.isEmpty }\(more).disposed(by: bag)")
    }
    #expect(try warnings(members: off + load(bind)) == ["repeated_start viewWillAppear"])
    let other = bind.replacing("doneButton", with: "otherButton")
    #expect(try warnings(members: off + load(other)) == [])
  }

  @Test func `An element that the list was searched for is added once`() throws {
    let add = { (searched: String) in
      override(
        "viewWillAppear",
        """
        for new in picker.people {
          var isFound = false
          for old in \(searched) {
            if old == new { isFound = true }
          }
          if isFound == false { people.append(new) }
        }
        """)
    }
    let list = "  let picker = Picker()\n  var people: [String] = []\n"
    #expect(try warnings(members: list + add("people")) == [])
    #expect(try warnings(members: list + add("others")) == ["repeated_start viewWillAppear"])
  }

  @Test func `What a request hands over is added to the list once more`() throws {
    let list = "@property NSMutableArray *rows;"
    let add = "[self.rows addObjectsFromArray:new];"
    let load = method("viewWillAppear", "[self.api getRows:^(NSArray *new) { \(add) }];")
    #expect(try warnings(properties: list, methods: load) == ["repeated_start viewWillAppear"])
    let anew = "[self.api getRows:^(NSArray *new) { [self.rows removeAllObjects]; \(add) }];"
    #expect(try warnings(properties: list, methods: method("viewWillAppear", anew)) == [])
  }

  @Test func `A layer that is added wherever the camera may be used is reported`() throws {
    let layers = "@property CALayer *preview; @property BOOL isReady;"
    let add =
      "self.preview = [[CALayer alloc] init];\n  [self.view.layer addSublayer:self.preview];"
    let asked = "[AVCaptureDevice authorizationStatusForMediaType:AVMediaTypeVideo]"
    #expect(
      try warnings(
        properties: layers,
        methods: method(
          "viewWillAppear", "if (\(asked) == AVAuthorizationStatusDenied) { return; }\n  \(add)"))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: layers,
        methods: method(
          "viewWillAppear", "if (self.isReady) { return; }\n  \(add)\n  self.isReady = YES;")) == []
    )
  }

  @Test func `Work that calls itself again after a delay runs twice, unless a state ends it`()
    throws
  {
    let tick = { (condition: String) in
      """
        var isRunning = false
        func tick() {
          DispatchQueue.main.asyncAfter(deadline: .now() + 3) { [weak self] in
            \(condition)
            self?.tick()
          }
        }

      """
    }
    let start = override("viewDidAppear", "tick()")
    #expect(try warnings(members: tick("") + start) == ["repeated_start viewDidAppear"])
    #expect(
      try warnings(members: tick("guard self?.isRunning == true else { return }") + start) == [])
    #expect(
      try warnings(
        members: tick("") + override("viewDidAppear", "if !isRunning { isRunning = true; tick() }"))
        == [])
    #expect(
      try warnings(
        properties: "",
        methods:
          "- (void)blink { [UIView animateWithDuration:1 animations:^{ self.dot.alpha = 0; } "
          + "completion:^(BOOL finished) { [self blink]; }]; }\n"
          + method("viewWillAppear", "[self blink];")) == ["repeated_start viewWillAppear"])
  }

  @Test
  func `A group that each appearance leaves is reported, and one that a request leaves is not`()
    throws
  {
    let group = "  let group = DispatchGroup()\n"
    #expect(
      try warnings(
        members: group + "  override func viewDidLoad() { super.viewDidLoad(); group.enter() }\n"
          + override("viewDidAppear", "group.leave()")) == ["released_unacquired viewDidAppear"])
    #expect(
      try warnings(
        members: group
          + override("viewWillAppear", "group.enter()\n    model.load { self.group.leave() }"))
        == [])
    #expect(
      try warnings(
        members: override(
          "viewWillAppear",
          "let group = DispatchGroup()\n    group.enter()\n    model.load { group.leave() }")) == []
    )
  }

  @Test func `A text that is replaced before something is appended does not grow`() throws {
    let text = "  let text = NSMutableAttributedString()\n"
    let fill = "for line in lines { text.append(line) }"
    #expect(
      try warnings(members: text + override("viewWillAppear", fill))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        members: text
          + override(
            "viewWillAppear", "text.setAttributedString(NSAttributedString())\n    \(fill)")) == [])
    let price = "label.text?.append(currency)"
    let choice = "if isFree { label.text = free } else { label.text = amount }"
    #expect(
      try warnings(members: override("viewWillAppear", price)) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: override("viewWillAppear", "\(choice)\n    \(price)")) == [])
  }

  @Test(arguments: [
    ("upload()", true), ("uploader.startUpload(document)", true),
    ("DispatchQueue.main.async { self.upload() }", true),
    ("if !isUploading { isUploading = true; upload() }", false),
    ("uploadPendingReports()", false), ("uploadIfNeeded()", false), ("uploadButton()", false),
    ("showUpload()", false), ("reload()", false),
  ])
  func `An upload is begun again`(start: String, isFound: Bool) throws {
    let members =
      "  var isUploading = false\n  func upload() { api.send(document) }\n"
      + override("viewDidAppear", start)
    #expect(
      try warnings(members: members) == (isFound ? ["repeated_start viewDidAppear"] : []))
    let cancel = override("viewWillDisappear", "presenter.cancel()")
    #expect(
      try warnings(members: members + cancel).filter { $0.hasPrefix("repeated_start") } == [])
  }
}
