import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// What each appearance asks for or shows again, and what only seems to.
@Suite struct AskedAgainTests {
  @Test func `A subscription to one request ends by itself`() throws {
    let fetch = { (call: String) in
      override("viewWillAppear", "api.\(call).subscribe(onNext: show).disposed(by: bag)")
    }
    let bag = "  let bag = DisposeBag()\n"
    #expect(try warnings(members: bag + fetch("rx.request(.page)")) == [])
    #expect(try warnings(members: bag + fetch("restoreSession().wait(on: view)")) == [])
    #expect(try warnings(members: bag + fetch("rx.pages")) == ["left_acquired viewWillAppear"])
  }

  @Test func `A subscription to a new control ends with the control`() throws {
    let taps = { (button: String) in
      override(
        "viewWillAppear",
        "\(button)\n    navigationItem.titleView = button\n"
          + "    button.rx.tap.subscribe(onNext: { [weak self] in self?.open() }).disposed(by: bag)"
      )
    }
    let bag = "  let bag = DisposeBag()\n"
    #expect(try warnings(members: bag + taps("let button = UIButton()")) == [])
    let kept = "  var button = UIButton()\n"
    #expect(try warnings(members: bag + kept + taps("button = TitleButton.make()")) == [])
    #expect(try warnings(members: bag + kept + taps("")) == ["left_acquired viewWillAppear"])
  }

  @Test func `A subscription to a property has no end, wherever else it is made`() throws {
    let bind = { (publisher: String) in
      """
        var bag: Set<AnyCancellable> = []
        func bind() { \(publisher).sink { [weak self] in self?.show($0) }.store(in: &bag) }
        func more() { bind() }

      """ + override("viewWillAppear", "bind()")
    }
    #expect(try warnings(members: bind("model.$rows")) == ["left_acquired viewWillAppear"])
    #expect(try warnings(members: bind("api.rows()")) == [])
  }

  @Test func `A text that one function chooses each time is not outdated`() throws {
    let members = { (more: String) in
      """
        let label = UILabel()
        var rows = 0
        func more() { rows += 1; \(more) }
        func refresh() {
          if rows == 1 { label.text = "One row" } else { label.text = "\\(rows) rows" }
        }

      """
    }
    let refresh = override("viewWillAppear", "refresh()")
    #expect(try warnings(members: members("refresh()") + refresh) == [])
    let first = override("viewWillAppear", "label.text = \"Nothing yet\"")
    #expect(
      try warnings(members: members("label.text = \"\\(rows) rows\"") + first)
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A list with rows is scrolled again`() throws {
    let scroll = { (condition: String) in
      """
        let tableView = UITableView()
        var rows: [Row] = []
        var target: Row?
        func load() { rows = api.rows; target = api.target }

      """
        + override(
          "viewDidAppear",
          "guard \(condition) else { return }\n tableView.scrollToRow(at: last, at: .top, animated: false)"
        )
    }
    #expect(try warnings(members: scroll("!rows.isEmpty")) == ["repeated_start viewDidAppear"])
    #expect(try warnings(members: scroll("target != nil")) == [])
  }

  @Test func `A page is loaded again unless another object says that it was shown`() throws {
    let load = { (condition: String) in
      override("viewDidAppear", "if \(condition) { webView.load(page.request) }")
    }
    #expect(try warnings(members: load("!service.page.hasBeenShown")) == [])
    #expect(
      try warnings(members: load("!service.page.isEmpty")) == ["repeated_start viewDidAppear"])

    let properties = "@property Service *service;\n@property UIWebView *webView;"
    let message = { (name: String) in
      try warnings(
        properties: properties,
        methods: method(
          "viewDidAppear",
          "if (![self.service.page \(name)]) { [self.webView loadRequest:self.service.request]; }"))
    }
    #expect(try message("hasBeenShown") == [])
    #expect(try message("matches") == ["repeated_start viewDidAppear"])
  }

  @Test func `A page that is not loading is loaded again`() throws {
    let properties = "@property UIWebView *webView;"
    let reload = { (condition: String) in
      try warnings(
        properties: properties,
        methods: method("viewWillAppear", "if (\(condition)) { [self.webView reload]; }"))
    }
    #expect(try reload("!self.webView.loading") == ["repeated_start viewWillAppear"])
    #expect(try reload("!self.webView.request") == [])
  }

  @Test func `A map that is moved to where it was last stays there`() throws {
    let move =
      override(
        "viewDidAppear",
        """
        let center = CLLocationCoordinate2D(latitude: state.lastLatitude, longitude: 0)
        mapView.setRegion(MKCoordinateRegion(center: center, span: span), animated: false)
        """) + "  let mapView = MKMapView()\n"
    let keep = """
        func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) {
          state.lastLatitude = mapView.centerCoordinate.latitude
        }

      """
    #expect(try warnings(members: move + keep) == [])
    #expect(try warnings(members: move) == ["repeated_start viewDidAppear"])
  }

  @Test func `What says that the app works is put in again while it does`() throws {
    let show = { (name: String) in
      method(
        "viewWillAppear",
        "ProgressView *\(name) = [[ProgressView alloc] init];\n  [self.view addSubview:\(name)];")
    }
    #expect(try warnings(properties: "", methods: show("hud")) == [])
    #expect(
      try warnings(properties: "", methods: show("label")) == ["repeated_start viewWillAppear"])
  }

  @Test func `A field that shows a property follows what other code gives it`() throws {
    let fill = method(
      "viewWillAppear", "self.nameField.text = [[self nameOf:_color] uppercaseString];")
    let read = "- (void)check {\n  [self parse:self.nameField.text];\n}\n"
    let pick = "- (void)pick:(UIColor *)color {\n  _color = color;\n}\n"
    let properties = "@property UIColor *color;\n@property UITextField *nameField;"
    #expect(try warnings(properties: properties, methods: fill + read + pick) == [])
    #expect(
      try warnings(properties: properties, methods: fill + read)
        == ["repeated_start viewWillAppear"])
  }

  @Test(arguments: ["donate", "redeemCoupon", "submitOrder"])
  func `What is asked for once is asked for again`(name: String) throws {
    let call = { (body: String) in try severities(members: override("viewDidAppear", body)) }
    #expect(try call("client.\(name)(amount) { _ in self.show() }") == ["note repeated_start"])
    #expect(try call("client.\(name)(amount)") == [])
    #expect(try call("client.read(amount) { _ in self.show() }") == [])
  }
}
