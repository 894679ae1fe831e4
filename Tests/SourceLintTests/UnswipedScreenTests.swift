import Testing

@testable import SourceLint

/// Screens that no swipe begins to remove.
@Suite struct UnswipedScreenTests {
  private let load = override("viewWillAppear", "webView.load(request)")
  private let web = "  let webView = WKWebView()\n"

  private func screen(_ style: String) -> String {
    "  override func viewDidLoad() { super.viewDidLoad(); \(style) }\n"
  }

  @Test(arguments: [
    "modalPresentationStyle = .fullScreen", "self.modalPresentationStyle = .overFullScreen",
    "isModalInPresentation = true", "modalPresentationStyle = .overCurrentContext",
  ])
  func `What only a cancelled swipe does again is not done again`(style: String) throws {
    #expect(try warnings(members: web + load + screen(style)) == [])
    // What a covered screen loses is lost whether or not it can be swiped.
    let end = override("viewDidDisappear", "NotificationCenter.default.removeObserver(self)")
    let add =
      "  init() { NotificationCenter.default.addObserver(self, selector: #selector(run), name: .x, object: nil) }\n"
    #expect(
      try warnings(members: add + end + screen(style)) == ["lost_while_shown viewDidDisappear"])
  }

  @Test(arguments: [
    "modalPresentationStyle = .pageSheet", "isModalInPresentation = false",
    "detail.modalPresentationStyle = .fullScreen",
    "if isPhone { modalPresentationStyle = .fullScreen }",
  ])
  func `Other screens can be swiped away`(style: String) throws {
    #expect(
      try warnings(members: web + load + screen(style)) == ["repeated_start viewWillAppear"])
  }

  @Test func `Objective-C says it by the name of the constant`() throws {
    #expect(
      try warnings(
        properties: "@property WKWebView *webView;",
        methods: "- (void)viewDidLoad { [super viewDidLoad];\n"
          + "  self.modalPresentationStyle = UIModalPresentationFullScreen; }\n"
          + method("viewWillAppear", "[self.webView loadRequest:self.request];")) == [])
  }

  @Test(arguments: [
    "let nav = UINavigationController(rootViewController: Form())",
    "let form = Form(); form.title = title; show(Navigation(rootViewController: form))",
  ])
  func `The first screen of a navigation controller is never popped`(first: String) throws {
    let close = { (condition: String) in
      "class Form: UIViewController {\n"
        + override("viewWillDisappear", "if \(condition) { delegate?.didClose(self) }") + "}\n"
    }
    let app = { (more: String) in "class App {\n  func start() { \(first) }\n\(more)}\n" }
    let early = ["decided_in_will viewWillDisappear"]
    #expect(try warnings("App.swift", close("isMovingFromParent") + app("")) == [])
    let other = "  func open() { nav.pushViewController(Form(), animated: true) }\n"
    #expect(try warnings("App.swift", close("isMovingFromParent") + app(other)) == early)
    // The navigation controller may be dismissed.
    #expect(
      try warnings("App.swift", close("navigationController?.isBeingDismissed == true") + app(""))
        == early)
    let wrapped =
      "extension Form {\n  var isClosing: Bool { navigationController!.isBeingDismissed }\n}\n"
    #expect(try warnings("App.swift", close("isClosing") + wrapped + app("")) == early)
  }

  @Test func `The first screen of Objective-C is never popped either`() throws {
    let form = { (make: String) in
      """
      @interface Form : UIViewController
      @end
      @implementation Form
      \(method("viewWillDisappear", "if (self.isMovingFromParentViewController) { [self.delegate didClose:self]; }"))
      @end
      @implementation App
      - (void)start { \(make) }
      @end

      """
    }
    for make in [
      "id nav = [[UINavigationController alloc] initWithRootViewController:[[Form alloc] init]];",
      "Form *form = [Form new]; [self show:[[Nav alloc] initWithRootViewController:form]];",
    ] {
      #expect(try warnings("App.m", form(make)) == [], "\(make)")
    }
    #expect(
      try warnings("App.m", form("[self push:[Form new]];"))
        == ["decided_in_will viewWillDisappear"])
  }

  @Test func `A screen that takes the back button away is swiped only as a sheet`() throws {
    let screen = { (button: String, more: String) in
      "class Form: UIViewController {\n\(self.web)\(self.load)\(self.screen(button))}\n\(more)"
    }
    for button in [
      "navigationItem.leftBarButtonItem = cancelButton", "navigationItem.hidesBackButton = true",
      "self.navigationItem.leftBarButtonItems = [cancelButton]",
    ] {
      #expect(
        try severities([("Form.swift", screen(button, ""))]) == ["note repeated_start"], "\(button)"
      )
    }
    for button in [
      "navigationItem.leftBarButtonItem = nil", "navigationItem.rightBarButtonItem = doneButton",
      "if isFirst { navigationItem.leftBarButtonItem = cancelButton }",
      "navigationItem.leftBarButtonItem = cancelButton; "
        + "navigationItem.leftItemsSupplementBackButton = true",
    ] {
      #expect(
        try severities([("Form.swift", screen(button, ""))]) == ["warning repeated_start"],
        "\(button)")
    }
    // Other code may keep the swipe.
    let swipes =
      "class Nav {\n  func start() { interactivePopGestureRecognizer?.delegate = self }\n}\n"
    let close = "navigationItem.leftBarButtonItem = cancelButton"
    #expect(
      try severities([("Form.swift", screen(close, "")), ("Nav.swift", swipes)])
        == ["warning repeated_start"])
  }

  @Test func `What a covered screen loses is lost also without a back button`() throws {
    let members =
      screen("navigationItem.hidesBackButton = true; timer = start()")
      + "  init() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in } }\n"
      + override("viewWillDisappear", "timer.invalidate()")
    #expect(try severities(members: members) == ["warning lost_while_shown"])
    let covering = members.replacing(
      "hidesBackButton",
      with:
        "hidesBackButton = true; modalPresentationStyle = .fullScreen; navigationItem.hidesBackButton"
    )
    #expect(try severities(members: covering) == ["warning lost_while_shown"])
  }
}
