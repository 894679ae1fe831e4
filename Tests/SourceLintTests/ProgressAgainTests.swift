import Testing

/// What the user has advanced, or put together, and an appearance begins anew.
@Suite struct ProgressAgainTests {
  private let again = ["repeated_start viewWillAppear"]

  private func quiz(_ name: String, _ method: String = "nextTapped") -> String {
    "  var \(name) = 0\n  @objc func \(method)() { \(name) += 1 }\n"
      + override("viewWillAppear", "\(name) = 0")
  }

  @Test func `A number that a touch raises starts over`() throws {
    #expect(try warnings(members: quiz("question")) == again)
    #expect(
      try warnings(
        properties: "@property NSInteger question;",
        methods: "- (IBAction)nextTapped:(id)sender { self.question++; }\n"
          + method("viewWillAppear", "self.question = 0;")) == again)
  }

  @Test func `The time that is left starts over`() throws {
    let count = { (name: String, value: String) in
      "  static let minute = 60\n  var \(name) = 0\n  @objc func tick() { \(name) -= 1 }\n"
        + override("viewWillAppear", "\(name) = \(value)")
    }
    #expect(try warnings(members: count("secondsLeft", "60")) == again)
    #expect(try warnings(members: count("countdownSeconds", "Form.minute")) == again)
    #expect(try warnings(members: count("secondsLeft", "code.secondsLeft")) == [])
    #expect(try warnings(members: count("offset", "60")) == [])
    let once = "  var secondsLeft = 0\n" + override("viewWillAppear", "secondsLeft = 60")
    #expect(try warnings(members: once) == [])
  }

  @Test func `Other numbers may start over`() throws {
    #expect(try warnings(members: quiz("retries")) == [])
    #expect(try warnings(members: quiz("tappedCount")) == [])
    #expect(try warnings(members: quiz("question", "received")) == [])
    let set = "  var question = 0\n  @objc func nextTapped() { question = 2 }\n"
    #expect(try warnings(members: set + override("viewWillAppear", "question = 0")) == [])
  }

  @Test func `What the user has put together is replaced`() throws {
    let order =
      "  var order = Order()\n  @objc func addTapped() { order.items.append(item) }\n"
    #expect(try warnings(members: order + override("viewWillAppear", "order = Order()")) == again)
    let saved =
      "  var order = Order()\n  @objc func addTapped() { order.items.append(item); save() }\n"
    #expect(try warnings(members: saved + override("viewWillAppear", "order = Order()")) == [])
    #expect(try warnings(members: order + override("viewWillAppear", "order = store.order")) == [])
  }

  @Test(arguments: [
    "map.userTrackingMode = .follow", "map.setUserTrackingMode(.follow, animated: true)",
  ])
  func `A map that follows the user again leaves the place they look at`(follow: String) throws {
    let map = "  let map = MKMapView()\n"
    #expect(try warnings(members: map + override("viewWillAppear", follow)) == again)
    let none = follow.split(separator: ".follow").joined(separator: ".none")
    #expect(try warnings(members: map + override("viewWillAppear", none)) == [])
  }

  @Test(arguments: [
    "pdfView.document = PDFDocument(url: url)", "pdfView.go(to: first)",
    "calendar.setCurrentPage(today, animated: false)",
    "mapView.animate(to: GMSCameraPosition(target: home, zoom: 12))",
    "mapView.camera = GMSCameraPosition(target: home, zoom: 12)",
  ])
  func `A document, a calendar and a map begin where they began`(move: String) throws {
    let views =
      "  let pdfView = PDFView()\n  let calendar = FSCalendar()\n  let mapView = GMSMapView()\n"
    #expect(try warnings(members: views + override("viewWillAppear", move)) == again)
    let once = "  override func viewDidLoad() { \(move) }\n"
    #expect(try warnings(members: views + once) == [])
  }

  @Test func `A new search gets the text of the one before`() throws {
    let search = """
        var search: UISearchController?
        var query: String?
        func updateSearchResults(for search: UISearchController) { query = search.searchBar.text }

      """
    let renew = "search = UISearchController()"
    #expect(try warnings(members: search + override("viewWillAppear", renew)) == again)
    let kept = "\(renew); search?.searchBar.text = query"
    #expect(try warnings(members: search + override("viewWillAppear", kept)) == [])
  }

  @Test func `Fields of a list are emptied`() throws {
    let fields = "  @IBOutlet var codeFields: [UITextField]!\n"
    let empty = override("viewWillAppear", "codeFields.forEach { $0.text = nil }")
    #expect(try warnings(members: fields + empty) == again)
  }

  @Test func `An alert of old apps is shown each time`() throws {
    #expect(
      try warnings(
        properties: "",
        methods: method(
          "viewWillAppear",
          "UIAlertView *alert = [[UIAlertView alloc] initWithTitle:@\"Old\" message:nil delegate:nil "
            + "cancelButtonTitle:@\"OK\" otherButtonTitles:nil];\n  [alert show];")) == again)
  }
}
