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
}
