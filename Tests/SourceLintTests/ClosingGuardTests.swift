import Testing

@testable import SourceLint

/// What conditions around a start and a pair say about the next run of the callback.
@Suite struct ClosingGuardTests {
  @Test func `A condition that there is something to show is no guard`() throws {
    for condition in [
      "!rows.isEmpty", "rows.count > 0", "rows.isEmpty == false",
      "tableView.numberOfRows(inSection: 0) > 0",
    ] {
      let scroll =
        "if \(condition) { tableView.scrollToRow(at: last, at: .bottom, animated: false) }"
      #expect(
        try warnings(members: "  var rows: [Int] = []\n" + override("viewDidAppear", scroll))
          == ["repeated_start viewDidAppear"], "\(condition)")
    }
    let counted =
      "if ([self.tableView numberOfRowsInSection:0] > 0) { [self.tableView scrollToRowAtIndexPath:last]; }"
    #expect(
      try warnings(
        properties: "@property UITableView *tableView;", methods: method("viewDidAppear", counted))
        == ["repeated_start viewDidAppear"])
  }

  @Test func `A condition that there is nothing yet is one`() throws {
    for condition in ["rows.isEmpty", "rows.count == 0", "!(rows.count > 0)", "rows.count > 7"] {
      let load = "if \(condition) { rows.append(1) }"
      #expect(
        try warnings(members: "  var rows: [Int] = []\n" + override("viewWillAppear", load)) == [],
        "\(condition)")
    }
    let taken = "if !waiting.isEmpty { shown.append(waiting.removeFirst()) }"
    #expect(
      try warnings(
        members: "  var waiting: [Int] = []\n  var shown: [Int] = []\n"
          + override("viewWillAppear", taken)) == [])
  }

  @Test func `The state of what is started beside it is one`() throws {
    let observe =
      "tokens.append(center.addObserver(forName: .a, object: monitor, queue: nil) { _ in })"
    let stop = override(
      "viewDidDisappear", "monitor.stop()\n    tokens.forEach(center.removeObserver)")
    let members = """
        let center = NotificationCenter.default
        let monitor = Monitor()
        var tokens: [NSObjectProtocol] = []

      """
    let start = "if monitor.status == .stopped { monitor.start(); \(observe) }"
    #expect(try warnings(members: members + override("viewWillAppear", start) + stop) == [])
    let always = "monitor.start(); \(observe)"
    #expect(try warnings(members: members + override("viewWillAppear", always) + stop) != [])
  }

  @Test func `What was just made and unwrapped guards nothing`() throws {
    let members = "  var layerShown: CALayer?\n"
    let made = "layerShown = CALayer()\n    guard let layerShown else { return }\n"
    let add = "    view.layer.addSublayer(layerShown)"
    #expect(
      try warnings(members: members + override("viewDidAppear", made + add))
        == ["repeated_start viewDidAppear"])
    let once = "if let layerShown { view.layer.addSublayer(layerShown); self.layerShown = nil }"
    #expect(try warnings(members: members + override("viewDidAppear", once)) == [])
  }

  @Test func `A flag that is never set back lets a pair begin once`() throws {
    let members = "  var isReady = false\n  let manager = CLLocationManager()\n"
    let start = override(
      "viewWillAppear", "if !isReady { isReady = true; manager.startUpdatingLocation() }")
    let stop = override("viewWillDisappear", "manager.stopUpdatingLocation()")
    #expect(try warnings(members: members + start + stop) == ["lost_while_shown viewWillDisappear"])
    let reset = override(
      "viewWillDisappear", "manager.stopUpdatingLocation(); isReady = false")
    #expect(try warnings(members: members + start + reset) == [])
    let tap = "  func reset() { isReady = false }\n"
    #expect(try warnings(members: members + start + stop + tap) == [])
    let again = override(
      "viewWillAppear", "isReady = true; if isReady { manager.startUpdatingLocation() }")
    #expect(try warnings(members: members + again + stop) == [])
  }

  @Test func `A date that an appearance chooses overwrites the one of the user`() throws {
    let picker = "  let from = UIDatePicker()\n"
    #expect(
      try warnings(members: picker + override("viewDidAppear", "from.date = Date()"))
        == ["repeated_start viewDidAppear"])
    #expect(
      try warnings(
        members: picker + override("viewDidAppear", "from.setDate(Date(), animated: false)"))
        == ["repeated_start viewDidAppear"])
    let kept = override("viewWillDisappear", "draft.date = from.date")
    #expect(
      try warnings(members: picker + override("viewDidAppear", "from.date = draft.date") + kept)
        == [])
  }

  @Test func `A pop that is let go has cut off what the screen above uses`() throws {
    let members =
      "  func open() { navigationController?.pushViewController(next, animated: true) }\n"
    let cut = { (callback: String) in
      override(callback, "DeviceCenter.shared.disconnect(device)")
    }
    #expect(
      try warnings(members: members + cut("viewWillAppear")) == ["decided_in_will viewWillAppear"])
    #expect(try warnings(members: members + cut("viewDidAppear")) == [])
  }

  @Test func `A condition that asks for a flag which the callback sets is no guard`() throws {
    let members = { (condition: String) in
      """
        var isReady = false
        var link: CADisplayLink?

      """
        + override(
          "viewWillAppear",
          """
          if \(condition) { link = CADisplayLink(target: self, selector: #selector(draw)) }
          isReady = true
          """) + override("viewDidDisappear", "link?.invalidate(); isReady = false")
    }
    #expect(try severities(members: members("isReady")) == ["note left_acquired"])
    #expect(try severities(members: members("!isReady")) == [])
  }

  @Test(arguments: ["parent == nil", "navigationController == nil", "self.parent == nil"])
  func `A screen without a container has left for good`(condition: String) throws {
    let close = { (condition: String) in
      try SourceLintTests.severities(
        members: "  weak var delegate: FormDelegate?\n"
          + override("viewDidDisappear", "if \(condition) { delegate?.didClose(self) }"))
    }
    #expect(try close(condition) == [])
    #expect(try close("other.parent == nil") == ["note decided_in_will"])
    #expect(
      try warnings(
        properties: "@property (weak) id<FormDelegate> delegate;",
        methods: method(
          "viewDidDisappear",
          "if (!self.parentViewController) { [self.delegate formDidClose:self]; }")) == [])
  }
}
