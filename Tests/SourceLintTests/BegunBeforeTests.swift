import EventCatalogue
import EventModel
import SourceReading
import Testing

@testable import SourceLint

/// What is begun at a time that no callback tells and is ended where the screen may stay.
@Suite struct BegunBeforeTests {
  private let timer = "  var timer: Timer?\n"
  private let poll =
    "  func poll() {\n"
    + "    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in }\n  }\n"
  private let stop = override("viewWillDisappear", "timer?.invalidate()")

  @Test func `A timer that goes on is lost where viewWillDisappear stops it`() throws {
    #expect(
      try warnings(members: timer + poll + stop) == ["lost_while_shown viewWillDisappear"])
    #expect(
      try warnings(
        properties: "@property NSTimer *timer;",
        methods:
          "- (void)poll { self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self "
          + "selector:@selector(tick) userInfo:nil repeats:YES]; }\n"
          + method("viewWillDisappear", "[self.timer invalidate];"))
        == ["lost_while_shown viewWillDisappear"])
  }

  @Test func `A timer that is stopped when the screen has gone is missed when it comes back`()
    throws
  {
    let late = override("viewDidDisappear", "timer?.invalidate()")
    #expect(try warnings(members: timer + poll + late) == ["lost_while_shown viewDidDisappear"])
    let again = override("viewWillAppear", "if isLive { poll() }")
    #expect(try warnings(members: timer + poll + late + again) == [])
  }

  @Test func `A timer that fires once, or is stopped when the screen leaves for good, is meant so`()
    throws
  {
    let once =
      "  func wait() {\n"
      + "    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: false) { _ in }\n  }\n"
    #expect(try warnings(members: timer + once + stop) == [])
    let weakly =
      "  func wait() {\n    timer = Timer.weakScheduledTimer(withTimeInterval: 5, target: self, "
      + "selector: #selector(fire), userInfo: nil, repeats: false)\n  }\n"
    let late = override("viewDidDisappear", "timer?.invalidate()")
    #expect(try warnings(members: timer + weakly + late) == [])
    // The answer comes too early in viewWillDisappear, and in time in viewDidDisappear.
    let stop = "if isMovingFromParent { timer?.invalidate() }"
    let early = override("viewWillDisappear", stop)
    #expect(
      try warnings(members: timer + poll + early) == ["lost_while_shown viewWillDisappear"])
    #expect(try warnings(members: timer + poll + override("viewDidDisappear", stop)) == [])
  }

  @Test func `What a callback begins again, itself or by an event it waits for, is not lost`()
    throws
  {
    let again = override("viewWillAppear", "poll()")
    #expect(try warnings(members: timer + poll + again + stop) == [])
    let answer = override("viewWillAppear", "model.onChange { [weak self] in self?.poll() }")
    #expect(try warnings(members: timer + poll + answer + stop) == [])
  }

  @Test(arguments: [
    ("kept = service.pay().sink { self.show($0) }", "kept?.cancel()"),
    ("kept = service.pay().sink { self.show($0) }", "kept = nil"),
    ("service.pay().sink { self.show($0) }.store(in: &kept)", "kept.removeAll()"),
    ("kept = service.pay().subscribe(onNext: { self.show($0) })", "kept?.dispose()"),
    ("kept = player.observe(\\.rate) { _, _ in self.show() }", "kept?.invalidate()"),
    ("listener = rooms.addSnapshotListener { _, _ in self.show() }", "listener.remove()"),
  ])
  func `What a tap subscribes to is lost where viewWillDisappear ends it`(
    begin: String, end: String
  ) throws {
    let pay = "  @IBAction func payTapped() {\n    \(begin)\n  }\n"
    let early = override("viewWillDisappear", end)
    #expect(try warnings(members: pay + early) == ["lost_while_shown viewWillDisappear"])
    #expect(try warnings(members: pay + override("viewDidDisappear", end)) == [])
    let again = override("viewWillAppear", begin)
    #expect(try warnings(members: pay + again + early) == [])
  }

  @Test func `Work that the screen begins again when it comes is not lost`() throws {
    let cancel = override("viewWillDisappear", "model.searchManager.operationQueue.cancelAll()")
    let search = "  func search(after delay: Double) { timer = start(delay) }\n"
    #expect(try warnings(members: search + cancel) == ["decided_in_will viewWillDisappear"])
    let again = override("viewWillAppear", "if results.isEmpty { search(after: 0.1) }")
    #expect(try warnings(members: search + again + cancel) == [])
    let other = override("viewWillAppear", "reload()")
    #expect(try warnings(members: search + other + cancel) == ["decided_in_will viewWillDisappear"])
  }

  @Test func `Observers that a property adds when it is set are lost`() throws {
    let call = """
        var isObserving = false
        var call: Call? {
          didSet {
            call?.addObserver(self, forKeyPath: "state", options: .new, context: nil)
            isObserving = true
          }
        }

      """
    let body = """
      if isObserving {
            call?.removeObserver(self, forKeyPath: "state")
            isObserving = false
          }
      """
    #expect(
      try warnings(members: call + override("viewWillDisappear", body))
        == ["lost_while_shown viewWillDisappear"])
    #expect(
      try warnings(members: call + "  deinit { call?.removeObserver(self, forKeyPath: \"state\") }")
        == [])
  }

  @Test func `A timer that goes on and that no code stops stays for good`() throws {
    let start =
      "if timer == nil { timer = Timer.scheduledTimer(timeInterval: 1, target: self, "
      + "selector: #selector(tick), userInfo: nil, repeats: true) }"
    #expect(
      try warnings(members: timer + override("viewWillAppear", start))
        == ["left_acquired viewWillAppear"])
    let tick = "  @objc func tick(_ timer: Timer) { timer.invalidate() }\n"
    #expect(try warnings(members: timer + override("viewWillAppear", start) + tick) == [])
    let end = "  deinit { timer?.invalidate() }\n"
    #expect(try warnings(members: timer + override("viewWillAppear", start) + end) == [])
  }

  @Test func `A listener that is removed when the screen has gone is missed when it comes back`()
    throws
  {
    let once = "  override func viewDidLoad() { feed.addListener(self) }\n"
    let remove = override("viewDidDisappear", "feed.removeListener(self)")
    #expect(try warnings(members: once + remove) == ["lost_while_shown viewDidDisappear"])
    let again = override("viewWillAppear", "feed.addListener(self)")
    #expect(try warnings(members: once + again + remove) == [])
    let leaving = "if isMovingFromParent { feed.removeListener(self) }"
    #expect(try warnings(members: once + override("viewDidDisappear", leaving)) == [])
  }

  @Test func `What is begun once is lost though the user may begin and end it too`() throws {
    let page = "  let webView = WKWebView()\n" + override("viewDidLoad", "webView.load(first)")
    let buttons =
      "  @objc func refresh() { if hasFailed { webView.load(first) } }\n"
      + "  @objc func cancel() { webView.stopLoading() }\n"
    let stop = override("viewWillDisappear", "webView.stopLoading()")
    #expect(
      try warnings(members: page + buttons + stop) == ["lost_while_shown viewWillDisappear"])
    #expect(try warnings(members: page + buttons + "  deinit { webView.stopLoading() }\n") == [])
    // What an answer ends was meant to last until then.
    let wait =
      override("viewDidLoad", "beginWaiting()")
      + "  func beginWaiting() { Spinner.shared.show(); ask { Spinner.shared.hide() } }\n"
    #expect(
      try warnings(members: wait + override("viewWillDisappear", "Spinner.shared.hide()")) == [])
  }
}

/// What a callback after which the screen may come back throws away or cancels.
@Suite struct DecidedEarlyTests {
  @Test func `A closure that other code has set is thrown away`() throws {
    let property = "  var onAdded: (() -> Void)?\n"
    let empty = override("viewWillDisappear", "onAdded = nil")
    #expect(
      try warnings(members: property + empty + "  func save() { onAdded?() }\n")
        == ["decided_in_will viewWillDisappear"])
    #expect(
      try warnings(
        properties: "@property (copy) void (^onAdded)(void);",
        methods: method("viewWillDisappear", "self.onAdded = nil;"))
        == ["decided_in_will viewWillDisappear"])
    // Nothing is lost where the screen fills it, or has called it.
    let fill = override("viewWillAppear", "onAdded = makeAnswer()")
    #expect(try warnings(members: property + fill + empty) == [])
    let late = override("viewDidDisappear", "onAdded = nil")
    #expect(try warnings(members: property + late) == [])
    let count = "  var count: Int?\n" + override("viewWillDisappear", "count = nil")
    #expect(try warnings(members: count) == [])
  }

  @Test(arguments: [
    ("self.offer = nil;", true), ("offer = nil;", true),
    ("if (self.isMovingFromParentViewController) { self.offer = nil; }", false),
  ])
  func `What a screen was given is lost where it is only covered`(
    empty: String, isLost: Bool
  ) throws {
    let show = method("viewWillAppear", "self.navigationItem.title = self.offer.title;")
    let methods = show + method("viewDidDisappear", empty)
    let found = isLost ? ["decided_in_will viewDidDisappear"] : []
    let properties = "@property Offer *offer;"
    #expect(try warnings(properties: properties, methods: methods) == found)
    let load = method("viewDidAppear", "self.offer = [Store next];")
    #expect(try warnings(properties: properties, methods: methods + load) == [])
    #expect(
      try warnings(
        properties: properties, methods: method("viewDidDisappear", empty)) == [])
  }

  @Test func `Work of another object is canceled, and no callback begins it again`() throws {
    let cancel = override("viewWillDisappear", "transfer.cancelTransfer()")
    #expect(try warnings(members: cancel) == ["decided_in_will viewWillDisappear"])
    let listen = override("viewWillAppear", "transfer.addObserver(self)")
    #expect(try warnings(members: listen + cancel) == ["decided_in_will viewWillDisappear"])
    let begin = override("viewWillAppear", "transfer.continueTransfer()")
    #expect(try warnings(members: begin + cancel) == [])
    let late = override("viewDidDisappear", "transfer.cancelTransfer()")
    #expect(try warnings(members: late) == [])
  }

  @Test func `Work that nothing has begun is not canceled`() throws {
    let work = "@property NSURLConnection *connection;"
    let cancel = method("viewWillDisappear", "[self.connection cancel];\n  self.connection = nil;")
    #expect(try warnings(properties: work, methods: cancel) == [])
    let begin = "- (void)search { self.connection = [Server connectionFor:self.text]; }\n"
    #expect(
      try warnings(properties: work, methods: begin + cancel)
        == ["decided_in_will viewWillDisappear"])
  }

  @Test func `A flag that is set on leaving and reset only at the end stays set`() throws {
    let flag = "  var isLeaving = false\n" + override("viewWillDisappear", "isLeaving = true")
    let end = override("viewDidDisappear", "isLeaving = false")
    #expect(try warnings(members: flag + end) == ["lost_while_shown viewWillDisappear"])
    let both = override("viewWillAppear", "isLeaving = false")
    #expect(try warnings(members: flag + end + both) == [])
    #expect(try warnings(members: flag) == [])
    let shown =
      "  var isGone = false\n" + override("viewWillDisappear", "isGone = false")
      + override("viewDidDisappear", "isGone = true")
    #expect(try warnings(members: shown) == [])
    let tap = "  @objc func tap() { isLeaving = false }\n"
    #expect(try warnings(members: flag + end + tap) == [])
  }

  @Test func `What the user is about ends where the screen may stay`() throws {
    let end = override("viewWillDisappear", "if !searchBar.isHidden { endFind() }")
    let function = "  func endFind() { searchBar.isHidden = true }\n"
    #expect(try warnings(members: end + function) == ["decided_in_will viewWillDisappear"])
    let begin = override("viewWillAppear", "startFind()")
    #expect(try warnings(members: end + function + begin + "  func startFind() {}\n") == [])
    let keyboard = override("viewWillDisappear", "view.endEditing(true)")
    #expect(try warnings(members: keyboard) == [])
    let late = override("viewDidDisappear", "endFind()")
    #expect(try warnings(members: late + function) == [])
  }

  @Test func `A screen that is thrown away when the one below has come is gone`() throws {
    let show = """
        var detail: DetailViewController?
        func open() {
          let detail = DetailViewController()
          self.detail = detail
          navigationController?.pushViewController(detail, animated: true)
        }

      """
    #expect(
      try warnings(members: show + override("viewWillAppear", "detail = nil"))
        == ["decided_in_will viewWillAppear"])
    #expect(try warnings(members: show + override("viewDidAppear", "detail = nil")) == [])
  }

  @Test func `Editing that each appearance ends is a repeated start where rows can be chosen`()
    throws
  {
    let end = override("viewWillAppear", "tableView.setEditing(false, animated: false)")
    let begin = "  @objc func edit() { tableView.setEditing(true, animated: true) }\n"
    let choose = "  @objc func share() { share(tableView.indexPathsForSelectedRows) }\n"
    let table = "  let tableView = UITableView()\n"
    #expect(
      try warnings(members: table + end + begin + choose) == ["repeated_start viewWillAppear"])
    #expect(try warnings(members: table + end + begin) == [])
    #expect(try warnings(members: table + end + choose) == [])
    let leave = override("viewWillDisappear", "tableView.setEditing(false, animated: false)")
    #expect(
      try severities(members: table + leave + begin + choose) == ["warning decided_in_will"])
    #expect(try severities(members: table + leave + begin) == ["note decided_in_will"])
  }

  @Test func `What an object that was given to the screen begins is that object's affair`() throws {
    let found = { (property: String) in
      try warnings(
        "Form.swift",
        """
        class Form: UIViewController {
          \(property)
        \(override("viewDidAppear", "poller.begin()"))}
        class Poller {
          var timer: Timer?
          func begin() {
            if timer != nil { return }
            timer = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick),
              userInfo: nil, repeats: true)
          }
          @objc func tick() {}
        }

        """)
    }
    #expect(try found("let poller = Poller()") == ["left_acquired viewDidAppear"])
    #expect(try found("var poller: Poller!") == [])
  }
}
