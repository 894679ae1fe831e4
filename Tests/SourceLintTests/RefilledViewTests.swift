import Testing

/// Lists that a callback scrolls and fields that it fills, each time.
@Suite struct RefilledViewTests {
  @Test func `A list that is scrolled to a row in each appearance is reported`() throws {
    let chosen = "  var rows: [String] = []\n  var chosen = \"\"\n"
    let scroll =
      "if let row = rows.firstIndex(of: chosen) { "
      + "tableView.scrollToRow(at: IndexPath(row: row, section: 0), at: .middle, animated: false) }"
    #expect(
      try warnings(members: chosen + override("viewDidAppear", scroll)) == [
        "repeated_start viewDidAppear"
      ])
    #expect(
      try warnings(
        properties: "@property NSIndexPath *chosen;",
        methods: method(
          "viewDidAppear",
          "[self.tableView scrollToRowAtIndexPath:self.chosen atScrollPosition:0 animated:NO];"))
        == ["repeated_start viewDidAppear"])
  }

  @Test func `A list that returns to where the user left it is not reported`() throws {
    let restored =
      "  var offset = CGPoint.zero\n"
      + override("viewWillAppear", "tableView.contentOffset = offset")
      + override("viewWillDisappear", "offset = tableView.contentOffset")
    #expect(try warnings(members: restored) == [])
    let followed =
      "  var page = 0\n"
      + override("viewWillAppear", "pages.scrollToItem(at: page)")
      + "  func scrollViewDidEndDecelerating(_ view: UIScrollView) { page = 3 }\n"
    #expect(try warnings(members: followed) == [])
    let once =
      "  var hasScrolled = false\n"
      + override("viewDidAppear", "if !hasScrolled { hasScrolled = true; list.scrollToBottom() }")
    #expect(try warnings(members: once) == [])
  }

  @Test func `A list that moves aside for its refresh control is not reported`() throws {
    let offset = "CGPoint(x: 0, y: list.contentOffset.y - refreshControl!.frame.height)"
    let scroll = "list.setContentOffset(\(offset), animated: true)"
    #expect(try warnings(members: override("viewWillAppear", scroll)) == [])
  }

  @Test func `A list that goes to its refresh control is reported, unless it is not loaded yet`()
    throws
  {
    let offset = "CGPoint(x: 0, y: -(self.list.refreshControl?.frame.size.height ?? 0))"
    let scroll = "list.setContentOffset(\(offset), animated: true)"
    #expect(
      try warnings(members: override("viewWillAppear", scroll)) == ["repeated_start viewWillAppear"]
    )
    let first =
      "  var isLoaded = false\n  func end() { isLoaded = true }\n"
      + override("viewWillAppear", "if !isLoaded { \(scroll) }")
    #expect(try warnings(members: first) == [])
  }

  @Test func `A text that is scrolled to its start by one number is reported`() throws {
    let bar = "  let searchBar = UISearchBar()\n"
    for place in ["0", "searchBar.frame.height"] {
      #expect(
        try warnings(
          members: bar + override("viewWillAppear", "textView.contentOffset.y = \(place)"))
          == ["repeated_start viewWillAppear"], "\(place)")
    }
    let other = override("viewWillAppear", "textView.contentOffset.y = reader.place")
    #expect(try warnings(members: other) == [])
  }

  @Test func `A place that the screen works out each time is not reported`() throws {
    let methods = { (place: String) in
      method("viewWillAppear", "[self layOut];")
        + "- (void)layOut { NSUInteger page = _page; _pages.contentOffset = \(place); }\n"
    }
    #expect(try warnings(properties: "", methods: methods("[self offsetOfPage:page]")) == [])
    #expect(
      try warnings(properties: "", methods: methods("CGPointMake(0, 0)")) == [
        "repeated_start viewWillAppear"
      ])
  }

  @Test func `A list that is scrolled where another object asks for it is not reported`() throws {
    let methods = method(
      "viewWillAppear",
      """
      BOOL isSearching = !self.results.view.hidden;
      if (isSearching) { [self.list scrollToTop]; }
      """)
    #expect(try warnings(properties: "@property Results *results;", methods: methods) == [])
    let always = method("viewWillAppear", "[self.list scrollToTop];")
    #expect(
      try warnings(properties: "@property Results *results;", methods: always) == [
        "repeated_start viewWillAppear"
      ])
  }

  @Test func `A switch that is set to one position in each appearance is reported`() throws {
    let field = "  let numbers = UISwitch()\n"
    #expect(
      try warnings(members: field + override("viewWillAppear", "numbers.isOn = true")) == [
        "repeated_start viewWillAppear"
      ])
    #expect(
      try warnings(members: field + override("viewWillAppear", "numbers.isOn = settings.numbers"))
        == [])
  }

  @Test func `A field that is filled in each appearance is reported`() throws {
    let field = "  let cityField = UITextField()\n  var city = \"\"\n"
    #expect(
      try warnings(members: field + override("viewWillAppear", "cityField.text = city")) == [
        "repeated_start viewWillAppear"
      ])
    #expect(
      try warnings(members: field + override("viewWillAppear", "cityField.text = nil")) == [
        "repeated_start viewWillAppear"
      ])
    #expect(
      try warnings(
        properties: "@property UITextField *address;\n@property NSDictionary *server;",
        methods: method("viewWillAppear", "[self configure];")
          + "- (void)configure { if (self.server) { self.address.text = self.server[@\"ip\"]; } }")
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A field that shows what other code changes or keeps is not reported`() throws {
    let field = "  let cityField = UITextField()\n  var city = \"\"\n"
    let changed = "  func choose() { city = \"a\" }\n"
    #expect(
      try warnings(members: field + override("viewWillAppear", "cityField.text = city") + changed)
        == [])
    let kept =
      override("viewWillAppear", "cityField.text = drafts.last")
      + override("viewWillDisappear", "drafts.save(cityField.text)")
    #expect(try warnings(members: field + kept) == [])
    let label = "  let title = UILabel()\n" + override("viewWillAppear", "title.text = city")
    #expect(try warnings(members: field + label) == [])
    let shown = "cityField.isEnabled = false\n    cityField.text = city"
    #expect(try warnings(members: field + override("viewWillAppear", shown)) == [])
  }

  @Test func `A choice that a callback writes as a number is reported`() throws {
    let write = "if startsAtEnd { segments.selectedSegmentIndex = 1 }"
    #expect(
      try warnings(members: "  var startsAtEnd = false\n" + override("viewWillAppear", write)) == [
        "repeated_start viewWillAppear"
      ])
    #expect(
      try warnings(
        members: "  var index = 0\n  func follow() { index = model.index }\n"
          + override("viewWillAppear", "segments.selectedSegmentIndex = index")) == [])
  }

  @Test func `A page that is loaded by a setter or loaded again is reported`() throws {
    let setter =
      "- (void)setAddress:(NSString *)address {\n"
      + "  [self.webView loadRequest:[self requestFor:address]];\n}\n"
    let property = "@property WKWebView *webView;\n@property (nonatomic) NSString *address;"
    #expect(
      try warnings(
        properties: property,
        methods: setter + method("viewWillAppear", "self.address = self.start;"))
        == ["repeated_start viewWillAppear"])
    let observed =
      "  var address = \"\" { didSet { webView.load(request(address)) } }\n"
      + override("viewWillAppear", "address = start")
    #expect(try warnings(members: observed) == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: property, methods: method("viewWillAppear", "[self.webView reload];"))
        == ["repeated_start viewWillAppear"])
    #expect(
      try warnings(
        properties: property, methods: setter + method("viewWillAppear", "_address = self.start;"))
        == [])
  }

  @Test func `A view that each appearance makes and adds is reported`() throws {
    let make = "banner = UIView()\n    view.addSubview(banner)"
    #expect(
      try warnings(members: "  var banner = UIView()\n" + override("viewDidAppear", make)) == [
        "repeated_start viewDidAppear"
      ])
    let taken = override("viewWillDisappear", "banner.removeFromSuperview()")
    #expect(
      try warnings(members: "  var banner = UIView()\n" + override("viewDidAppear", make) + taken)
        == [])
  }

  @Test func `A view that is made where it is missing holds more with each appearance`() throws {
    let header = "  var header: UIView?\n"
    let add = "header?.addSubview(UILabel())"
    let missing = override("viewWillAppear", "if header == nil { header = UIView() }\n    \(add)")
    #expect(try warnings(members: header + missing) == ["repeated_start viewWillAppear"])
    let anew = override("viewWillAppear", "header = UIView()\n    \(add)")
    #expect(try warnings(members: header + anew) == [])
  }

  @Test func `A page in a view that each appearance makes is one finding`() throws {
    let make = "let page = WKWebView()\n    view.addSubview(page)\n    page.load(request)"
    #expect(
      try warnings(members: override("viewWillAppear", make)) == ["repeated_start viewWillAppear"])
    let kept = "  let page = WKWebView()\n" + override("viewWillAppear", "page.load(request)")
    #expect(try warnings(members: kept) == ["repeated_start viewWillAppear"])
  }

  @Test func `A counter that the same callback asks is not reported`() throws {
    let count = "if appearances == 0 { log() }\n    appearances += 1"
    #expect(
      try warnings(members: "  var appearances = 0\n" + override("viewDidAppear", count)) == [])
  }
}
