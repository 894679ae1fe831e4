import EventModel
import Testing

/// Loops over lists that the code itself writes down.
@Suite struct ElementLoopTests {
  private let timers = "  var a: Timer?\n  var b: Timer?\n"
  private let start = override(
    "viewWillAppear",
    ["a", "b"].map {
      "\($0) = Timer.scheduledTimer(timeInterval: 1, target: self, selector: #selector(tick), "
        + "userInfo: nil, repeats: true)"
    }.joined(separator: "\n    "))

  @Test(arguments: [
    "[a, b].forEach { $0?.invalidate() }",
    "for timer in [a, b] { timer?.invalidate() }",
    "for timer in [a, b] { if let timer = timer { timer.invalidate() } }",
    "[a, b].compactMap { $0 }.forEach { $0.invalidate() }",
    "[a, b].forEach { timer in guard let timer else { return }; timer.invalidate() }",
    "for case let timer? in [a, b] { timer.invalidate() }",
    "for (timer, _) in [(a, 1), (b, 2)] { timer?.invalidate() }",
    "let all = [a, b].compactMap { $0 }; all.forEach { $0.invalidate() }",
    "[a, b].lazy.compactMap { $0 }.forEach { $0.invalidate() }",
  ])
  func `Each element is ended`(stop: String) throws {
    #expect(try warnings(members: timers + start + override("viewWillDisappear", stop)) == [])
  }

  @Test func `What is not in the list is not ended`() throws {
    let stop = override("viewWillDisappear", "[a].forEach { $0?.invalidate() }")
    #expect(try warnings(members: timers + start + stop) == ["left_acquired viewWillAppear"])
    let late = override("viewDidDisappear", "[a, b].forEach { $0?.invalidate() }")
    #expect(
      try warnings(members: timers + start + late)
        == ["left_acquired viewWillAppear", "left_acquired viewWillAppear"])
  }

  @Test func `A list at the beginning of a line is no subscript`() throws {
    let found = try findings(
      "class Form: UIViewController {\n  let a = UIView(), b = UIView()\n"
        + override(
          "viewDidAppear",
          "\n    [a, b].forEach { $0.addGestureRecognizer(UITapGestureRecognizer()) }") + "}\n")
    #expect(found.map(\.rule) == ["repeated_start"])
    #expect(found.first?.message.hasPrefix("viewDidAppear calls a.addGestureRecognizer") == true)
  }

  @Test(arguments: [
    "for f in [name, host] { f.text = \"\" }", "[name, host].forEach { $0?.text = nil }",
  ])
  func `Each field is emptied`(empty: String) throws {
    let fields = "  @IBOutlet var name: UITextField!\n  @IBOutlet var host: UITextField!\n"
    let save = "  func save() { store(name.text, host.text) }\n"
    #expect(
      try warnings(members: fields + save + override("viewWillDisappear", empty))
        == ["decided_in_will viewWillDisappear"])
  }

  @Test(arguments: ["self.token", "self.other"])
  func `Observers of a list are removed in Objective-C`(second: String) throws {
    let add = { (name: String) in
      "self.\(name) = [[NSNotificationCenter defaultCenter] addObserverForName:@\"N\" object:nil "
        + "queue:nil usingBlock:^(NSNotification *note) { }];"
    }
    let found = try warnings(
      properties: "@property id first;\n@property id token;\n@property id other;",
      methods: method("viewWillAppear", add("first") + add("token"))
        + method(
          "viewWillDisappear",
          "for (id token in @[self.first, \(second)]) { "
            + "[[NSNotificationCenter defaultCenter] removeObserver:token]; }"))
    #expect(found == (second == "self.token" ? [] : ["left_acquired viewWillAppear"]))
  }

  @Test func `An object that is passed the screen ends what the screen has`() throws {
    let cleaner = { (ended: String) in
      "class Cleaner {\n  func stop(_ form: Form) { form.a?.invalidate(); form.\(ended)?.invalidate() }\n}\n"
    }
    let form =
      "class Form: UIViewController {\n  let cleaner = Cleaner()\n" + timers + start
      + override("viewWillDisappear", "cleaner.stop(self)") + "}\n"
    #expect(try warnings("Form.swift", cleaner("b") + form) == [])
    #expect(try warnings("Form.swift", cleaner("a") + form) == ["left_acquired viewWillAppear"])
  }

  @Test func `Tokens in a list are released with the list`() throws {
    let observe =
      "NotificationCenter.default.addObserver(forName: .a, object: nil, queue: nil) { _ in }"
    let members = { (end: String) in
      "  var tokens: [NSObjectProtocol] = []\n"
        + override("viewWillAppear", "tokens.append(\(observe))")
        + override(
          end,
          "tokens.forEach { NotificationCenter.default.removeObserver($0) }; tokens.removeAll()")
    }
    #expect(try warnings(members: members("viewDidDisappear")) == ["acquired_twice viewWillAppear"])
    #expect(try warnings(members: members("viewWillDisappear")) == [])
    let added =
      "[self.tokens addObject:[[NSNotificationCenter defaultCenter] "
      + "addObserverForName:Clock object:nil queue:nil usingBlock:^(NSNotification *note) {}]];"
    let removed =
      "for (id token in self.tokens) { [[NSNotificationCenter defaultCenter] removeObserver:token]; }"
      + "\n  [self.tokens removeAllObjects];"
    let found = try warnings(
      properties: "@property NSMutableArray *tokens;",
      methods: method("viewWillAppear", added) + method("viewDidDisappear", removed))
    #expect(found == ["acquired_twice viewWillAppear"])
  }
}
