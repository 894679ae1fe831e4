import Testing

/// What keeps a screen in memory because nothing releases it before the screen's life ends.
@Suite struct KeptScreenTests {
  private static let kept = ["warning left_acquired"]

  private func loading(_ body: String, _ more: String = "") -> String {
    """
      override func viewDidLoad() {
        super.viewDidLoad()
        \(body)
      }
      override func viewWillAppear(_ animated: Bool) { super.viewWillAppear(animated) }
      @objc func tick() {}
    \(more)
    """
  }

  private func observing(_ closure: String) -> String {
    "NotificationCenter.default.addObserver(forName: .saved, object: nil, queue: .main) \(closure)"
  }

  @Test func `A closure that nothing releases keeps the screen`() throws {
    #expect(try severities(members: loading(observing("{ _ in self.tick() }"))) == Self.kept)
    #expect(try severities(members: loading(observing("{ [weak self] _ in self?.tick() }"))) == [])
    #expect(
      try severities(members: loading(observing("{ [unowned self] _ in self.tick() }"))) == [])
    #expect(try severities(members: loading(observing("{ _ in print(1) }"))) == [])
    #expect(
      try severities(members: loading("if isFirst { \(observing("{ _ in self.tick() }")) }")) == [])
  }

  @Test func `A release in deinit never comes`() throws {
    let token = "  var token: Any?\n"
    let body = "token = \(observing("{ _ in self.tick() }"))"
    let release = { (name: String) in
      "  \(name) { NotificationCenter.default.removeObserver(token) }\n"
    }
    #expect(try severities(members: loading(body, token + release("deinit"))) == Self.kept)
    // It may be released there, too.
    let reset = "  func stop() { token = nil }\n"
    #expect(try severities(members: loading(body, token + release("deinit") + reset)) == [])
    let model = "token = \(observing("{ [model = self.model] _ in model.add(Cell.self) }"))"
    #expect(try severities(members: loading(model, token + release("deinit"))) == [])
    // The owner of the screen calls it.
    #expect(try severities(members: loading(body, token + release("func tearDown()"))) == [])
    #expect(try severities(members: loading(body, token + release("func close()"))) == [])
  }

  @Test func `A repeating timer keeps its target`() throws {
    let timer = { (arguments: String) in
      "timer = Timer.scheduledTimer(timeInterval: 1, target: \(arguments))"
    }
    let members = { (timer: String) in
      loading(timer, "  var timer: Timer?\n  deinit { timer?.invalidate() }\n")
    }
    let own = "self, selector: #selector(tick), userInfo: nil, repeats: true"
    #expect(try severities(members: members(timer(own))) == Self.kept)
    #expect(try severities(members: members(timer(own.replacing("true", with: "isOn")))) == [])
    let proxy = "Proxy(self), selector: #selector(Proxy.tick), userInfo: nil, repeats: true"
    #expect(try severities(members: members(timer(proxy))) == [])
  }

  @Test func `A screen that may be shown for the whole life of the app keeps what it likes`() throws
  {
    let members = loading(observing("{ _ in self.tick() }"))
    let made = { (name: String, base: String) in
      try severities([("Form.swift", "class \(name): \(base) {\n\(members)\n}\n")])
    }
    #expect(try made("MainViewController", "UIViewController") == [])
    #expect(try made("MasterController", "UIViewController") == [])
    #expect(try made("Tabs", "UITabBarController") == [])
    #expect(try made("Details", "UIViewController") == Self.kept)
  }

  @Test func `Objective-C keeps the screen with a block, and not with a weak reference`() throws {
    let methods = { (block: String) in
      """
      - (void)viewDidLoad {
        [super viewDidLoad];
        __weak typeof(self) weakSelf = self;
        [[NSNotificationCenter defaultCenter] addObserverForName:Saved object:nil queue:nil
            usingBlock:^(NSNotification *note) { \(block) }];
      }

      """ + method("viewWillAppear", "")
    }
    let found = { (block: String) in
      try severities([
        (
          "Form.m",
          "@interface Form : UIViewController\n@end\n@implementation Form\n\(methods(block))@end\n"
        )
      ])
    }
    #expect(try found("[self tick];") == Self.kept)
    #expect(try found("[weakSelf tick];") == [])
    #expect(try found("@strongify(self); [self tick];") == [])
  }
}
