import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// What a callback ends and no other starts again.
@Suite struct LostForGoodTests {
  private let timer = "  var timer: Timer?\n"
  private let start =
    "if timer == nil { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }"

  @Test func `A timer that is invalid and not nil is not made again`() throws {
    let body =
      override("viewDidAppear", start) + override("viewWillDisappear", "timer?.invalidate()")
      + override("viewDidDisappear", "timer = nil")
    #expect(try warnings(members: timer + body) == ["lost_while_shown viewWillDisappear"])
    #expect(
      try warnings(
        properties: "@property NSTimer *timer;",
        methods: method(
          "viewDidAppear",
          "if (self.timer == nil) { self.timer = [NSTimer scheduledTimerWithTimeInterval:1 "
            + "target:self selector:@selector(tick) userInfo:nil repeats:YES]; }")
          + method("viewWillDisappear", "[self.timer invalidate];"))
        == ["lost_while_shown viewWillDisappear"])
  }

  @Test func `A timer that is set to nil where it is stopped, or goes by itself, is made again`()
    throws
  {
    let stop = override("viewWillDisappear", "timer?.invalidate()\n    timer = nil")
    #expect(try warnings(members: timer + override("viewDidAppear", start) + stop) == [])
    let weak = "  weak var timer: Timer?\n" + override("viewDidAppear", start)
    #expect(
      try warnings(members: weak + override("viewWillDisappear", "timer?.invalidate()")) == [])
  }

  @Test(arguments: [
    "", "class Store { func addRowObserver(_ run: () -> Void) -> Token { list.keep(run) } }\n",
  ])
  func `A token that stays set after its removal is not asked for again`(store: String) throws {
    let add = override(
      "viewWillAppear",
      "guard token == nil else { return }; token = store.addRowObserver { [weak self] in self?.show() }"
    )
    let remove = { (more: String) in
      try warnings(
        "Form.swift",
        "class Form: UIViewController {\n  let store = Store()\n  var token: Token?\n" + add
          + override("viewWillDisappear", "if let token { store.removeRowObserver(token)\(more) }")
          + "}\n" + store)
    }
    #expect(try remove("") == ["lost_while_shown viewWillDisappear"])
    #expect(try remove("; self.token = nil") == [])
  }

  @Test func `A place that is followed from the beginning is not followed without its manager`()
    throws
  {
    let manager = { (starts: String) in
      try warnings(
        members: "  var manager: CLLocationManager?\n"
          + override(starts, "manager = CLLocationManager(); manager?.startUpdatingLocation()")
          + override("viewWillDisappear", "manager = nil"))
    }
    #expect(try manager("viewDidLoad").contains("lost_while_shown viewWillDisappear"))
    #expect(try manager("viewWillAppear") == [])
  }

  @Test(arguments: [
    ("store.subscribe(self)", "cancel"),
    ("store.subscribe { [weak self] in self?.show($0) }", "stop"),
    ("store.addListener { [weak self] in self?.show($0) }", "remove"),
  ])
  func `What a subscription has returned is ended`(begin: String, end: String) throws {
    let form = { (begins: String) in
      try warnings(
        members: "  var subscription: Subscription?\n  let store = Store()\n"
          + override(begins, "subscription = \(begin)")
          + override("viewWillDisappear", "subscription?.\(end)()"))
    }
    #expect(try form("viewDidLoad") == ["lost_while_shown viewWillDisappear"])
    #expect(try form("viewWillAppear") == [])
  }

  @Test func `A room that is entered once and left each time is missed`() throws {
    let rooms =
      "class Rooms {\n  func enterRoom(_ id: Int) { post(id) }\n  func leaveRoom(_ id: Int) { post(-id) }\n}\n"
    let form = { (enters: String) in
      try warnings(
        "Form.swift",
        "class Form: UIViewController {\n  let rooms = Rooms()\n"
          + override(enters, "rooms.enterRoom(1)")
          + override("viewWillDisappear", "rooms.leaveRoom(1)") + "}\n" + rooms)
    }
    #expect(try form("viewDidLoad") == ["lost_while_shown viewWillDisappear"])
    #expect(try form("viewWillAppear") == [])
  }

  @Test func `A subscription made once is lost with those that each appearance makes again`() throws
  {
    let bag = "  var bag: Set<AnyCancellable> = []\n"
    let once = "  override func viewDidLoad() { badge.sink { use($0) }.store(in: &bag) }\n"
    let again = override("viewWillAppear", "names.sink { use($0) }.store(in: &bag)")
    let emptied = override("viewWillDisappear", "bag.removeAll()")
    #expect(
      try warnings(members: bag + once + again + emptied) == ["lost_while_shown viewWillDisappear"])
    #expect(try warnings(members: bag + again + emptied) == [])
  }

  @Test func `An observer made once and removed at other times too is lost`() throws {
    let body =
      "  var token: NSKeyValueObservation?\n"
      + "  override func viewDidLoad() { token = model.observe(\\.name) { _, _ in } }\n"
      + "  func deleted() { token?.invalidate() }\n"
      + override("viewDidDisappear", "token?.invalidate()")
    #expect(try warnings(members: body) == ["lost_while_shown viewDidDisappear"])
  }

  @Test func `A method that returns nothing is no initializer, whatever its name`() throws {
    let observe =
      "[self.token invalidate]; self.token = [NSTimer scheduledTimerWithTimeInterval:1 "
      + "target:self selector:@selector(tick) userInfo:nil repeats:YES];"
    let body = { (result: String) in
      "- (\(result))initTimer { \(observe) }\n" + method("viewWillAppear", "[self initTimer];")
        + method("viewWillDisappear", "[self.token invalidate]; self.token = nil;")
    }
    #expect(try warnings(properties: "@property NSTimer *token;", methods: body("void")) == [])
    #expect(
      try warnings(properties: "@property NSTimer *token;", methods: body("instancetype")) != [])
  }

  @Test func `Changes of traits that each appearance asks for are never given back`() throws {
    let asked = "registerForTraitChanges([Style.self]) { (_: Self, _) in }"
    #expect(
      try warnings(members: override("viewWillAppear", asked)) == [
        "left_acquired viewWillAppear"
      ])
    #expect(try warnings(members: "  override func viewDidLoad() { \(asked) }\n") == [])
  }

  @Test func `A recording that the user began is not ended where the screen may stay`() throws {
    let recorder = "  var recorder: AVAudioRecorder?\n  func begin() { recorder?.record() }\n"
    #expect(
      try warnings(members: recorder + override("viewWillDisappear", "recorder?.stop()")) == [
        "lost_while_shown viewWillDisappear"
      ])
    #expect(
      try warnings(members: recorder + override("viewDidDisappear", "recorder?.stop()")) == [])
    #expect(
      try warnings(
        properties: "@property AVAudioRecorder *recorder;",
        methods: "- (void)begin { [self.recorder record]; }\n"
          + method("viewWillDisappear", "[self.recorder stop];"))
        == ["lost_while_shown viewWillDisappear"])
  }

  @Test func `An object that is made once and thrown away is missed by a screen that comes back`()
    throws
  {
    let made = "  var panel: Panel?\n  override func viewDidLoad() { panel = Panel() }\n"
    #expect(
      try warnings(members: made + override("viewWillDisappear", "panel = nil")) == [
        "lost_while_shown viewWillDisappear"
      ])
    #expect(
      try warnings(
        members: made + override("viewWillDisappear", "panel = nil")
          + override("viewWillAppear", "panel = Panel()")) == [])
    #expect(try warnings(members: made + override("viewDidDisappear", "panel = nil")) == [])
  }

  @Test func `What is made once on a condition is lost where there is one`() throws {
    let text = "  var transcript: Transcript?\n"
    let make = "  override func viewDidLoad() { if isShown { transcript = Transcript() } }\n"
    #expect(
      try warnings(members: text + make + override("viewWillDisappear", "transcript = nil"))
        == ["lost_while_shown viewWillDisappear"])
    let drop = override("viewWillDisappear", "if isLeaving { transcript = nil }")
    #expect(try warnings(members: text + make + drop) == [])
  }

  @Test func `A search that is only stopped still stands in its field`() throws {
    let cancel = { (body: String) in
      "  func cancelSearch() { \(body) }\n" + override("viewWillDisappear", "cancelSearch()")
    }
    let ended = ["decided_in_will viewWillDisappear"]
    #expect(
      try warnings(members: cancel("if document.isFinding { document.cancelFindString() }")) == [])
    #expect(try warnings(members: cancel("searchBar.endTyping()")) == ended)
    #expect(try warnings(members: cancel("searchController.cancel()")) == ended)
    #expect(try warnings(members: cancel("searchText = nil")) == ended)
  }

  @Test func `An observer that only a method for the end removes stays with each appearance`()
    throws
  {
    let add = override(
      "viewWillAppear",
      "NotificationCenter.default.addObserver(self, selector: #selector(run), name: .changed, "
        + "object: nil)")
    let remove = "{ NotificationCenter.default.removeObserver(self) }\n"
    #expect(
      try warnings(members: add + "  func destroy() " + remove) == [
        "left_acquired viewWillAppear"
      ])
    #expect(try warnings(members: add + "  @objc func run() " + remove) == [])
  }

  @Test func `Observers that another object removes are its own`() throws {
    let other = """
      class Link {
        func stop() { NotificationCenter.default.removeObserver(self) }
      }

      """
    let screen = "class Form: UIViewController {\n  let link = Link()\n"
    let add =
      "  override func viewDidLoad() {\n    NotificationCenter.default.addObserver(self, "
      + "selector: #selector(run), name: .changed, object: nil)\n  }\n"
    let stop = override("viewWillDisappear", "link.stop()")
    #expect(try warnings("Form.swift", other + screen + add + stop + "}\n") == [])
  }

  @Test func `Tokens of a dictionary are removed by its values`() throws {
    let add = override(
      "viewWillAppear",
      "tokens[\"a\"] = NotificationCenter.default.addObserver(forName: .changed, object: nil, "
        + "queue: nil) { _ in }")
    let remove = override(
      "viewWillDisappear",
      "tokens.values.forEach { NotificationCenter.default.removeObserver($0) }")
    #expect(
      try warnings(members: "  var tokens: [String: NSObjectProtocol] = [:]\n" + add + remove)
        == [])
  }

  @Test func `A closure that says that a sheet is hidden is called too early`() throws {
    let sheet = """
      struct Sheet: UIViewControllerRepresentable {
        @Binding var isShown: Bool
        func makeUIViewController(context: Context) -> UIViewController {
          let screen = Screen()
          screen.onWillDisappear = { isShown = false }
          return screen
        }
        class Screen: UIViewController {
          var onWillDisappear: (() -> Void)?
          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            onWillDisappear?()
          }
        }
      }

      """
    #expect(try warnings("Sheet.swift", sheet) == ["decided_in_will viewWillDisappear"])
    let other = sheet.replacing("isShown = false", with: "isDirty = false")
    #expect(try warnings("Sheet.swift", other) == [])
  }

  @Test func `Callbacks are those of Swift 2, too`() throws {
    let body = """
        override func viewWillAppear(animated: Bool) {
          super.viewWillAppear(animated)
          webView.loadRequest(request)
        }
      """
    #expect(try warnings(members: body) == ["repeated_start viewWillAppear"])
  }

  @Test func `Nothing is said of what ends by itself, or of a screen that is shown on a condition`()
    throws
  {
    func findings(_ body: String) throws -> [String] {
      let text = "class Form: UIViewController {\n  var name = \"\"\n\(body)}\n"
      let code = SourceCode([("Form.swift", text)], for: .viewTransitions)
      return try SharedScan.findings(in: code).map(\.rule)
    }
    let focus = "perform(#selector(focus), with: nil, afterDelay: 1)"
    #expect(try findings(override("viewDidAppear", focus)) == [])
    let show = "present(Tutorial(), animated: true)"
    #expect(try findings(override("viewDidAppear", "if name.isEmpty { \(show) }")) == [])
    #expect(try findings(override("viewDidAppear", show)) == ["repeated_start"])
  }

  @Test func `What a screen deletes when it begins to leave stays deleted, also by another object`()
    throws
  {
    let store = (
      "Store.swift",
      "class Store {\n  static let shared = Store()\n  func delete(_ rows: [Int]) { write(rows) }\n}\n"
    )
    let form = { (body: String) in
      (
        "Form.swift",
        "class Form: UIViewController {\n  var read: [Int] = []\n"
          + override("viewWillDisappear", body) + "}\n"
      )
    }
    #expect(
      try severities([store, form("Store.shared.delete(read)")]) == ["warning decided_in_will"])
    #expect(
      try severities([store, form("if !read.isEmpty { Store.shared.delete(read); read = [] }")])
        == ["warning decided_in_will"])
    #expect(
      try severities([store, form("if isDraft { Store.shared.delete(read) }")])
        == ["note decided_in_will"])
    #expect(try severities([store, form("Store.shared.write(read)")]) == [])
  }

  @Test func `A color of Objective-C that is named like a call discards nothing`() throws {
    let paint = "[self.bar setBackgroundColor:[UIColor clearColor]];"
    #expect(try warnings(properties: "", methods: method("viewWillDisappear", paint)) == [])
  }

  @Test(arguments: [
    "if isMovingFromParent { session.logout() }",
    "if isMovingFromParent { let session = Cache.session\n if session.isActive { session.logOut() } }",
    "if session.isActive { Account.shared.signOut() }",
  ])
  func `A sign-out is final although the screen may stay`(code: String) throws {
    #expect(
      try warnings(members: override("viewWillDisappear", code))
        == ["decided_in_will viewWillDisappear"])
    let kept = "if transitionCoordinator?.isCancelled == false { \(code) }"
    #expect(try warnings(members: override("viewDidDisappear", kept)) == [])
    #expect(try warnings(members: "  func leave() { \(code) }\n") == [])
  }
}
