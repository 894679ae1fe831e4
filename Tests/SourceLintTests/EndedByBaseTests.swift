import Testing

@testable import SourceLint

/// What a class begins once, and what the callbacks of its superclass end.
@Suite struct EndedByBaseTests {
  private func warnings(base: String, _ methods: String) throws -> [String] {
    try SourceLintTests.warnings(
      "Form.m",
      """
      @interface Page : UIViewController
      @property (nonatomic, strong) NSTimer *timer;
      @end
      @implementation Page
      \(base)
      @end
      @interface Form : Page
      @end
      @implementation Form
      \(methods)
      - (void)tick:(id)sender { self.title = @"tick"; }
      @end

      """)
  }

  private let timer =
    "self.timer = [NSTimer scheduledTimerWithTimeInterval:1 target:self "
    + "selector:@selector(tick:) userInfo:nil repeats:YES];"
  private let observer =
    "[[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(tick:) "
    + "name:@\"Tick\" object:nil];"
  private let hide = "[self.navigationController setNavigationBarHidden:YES animated:NO];"
  private let lost = ["lost_while_shown "]

  private func loaded(_ body: String) -> String {
    "- (void)viewDidLoad {\n  [super viewDidLoad];\n  \(body)\n}\n"
  }

  @Test func `What a base class releases is lost where its subclass has acquired it once`() throws {
    let stop = method("viewWillDisappear", "[self.timer invalidate]; self.timer = nil;")
    #expect(try warnings(base: stop, loaded(timer)) == lost)
    let remove = method(
      "viewWillDisappear", "[[NSNotificationCenter defaultCenter] removeObserver:self];")
    #expect(try warnings(base: remove, loaded(observer)) == lost)
    let initializer = "- (id)init {\n  self = [super init];\n  \(observer)\n  return self;\n}\n"
    #expect(try warnings(base: remove, initializer) == lost)
    let show = method(
      "viewWillDisappear", "[self.navigationController setNavigationBarHidden:NO animated:NO];")
    #expect(try warnings(base: show, loaded(hide)) == lost)
  }

  @Test func `Nothing is lost where the screen has left or never had it`() throws {
    let remove = "[[NSNotificationCenter defaultCenter] removeObserver:self];"
    let left = method(
      "viewDidDisappear", "if (self.isMovingFromParentViewController) { \(remove) }")
    #expect(try warnings(base: left, loaded(observer)) == [])
    let other = method(
      "viewWillDisappear",
      "[[NSNotificationCenter defaultCenter] removeObserver:self name:@\"Other\" object:nil];")
    #expect(try warnings(base: other, loaded(observer)) == [])
    let stop = method("viewWillDisappear", "[self.timer invalidate]; self.timer = nil;")
    #expect(
      try warnings(base: stop, loaded("") + method("viewWillAppear", timer)) == [])
    #expect(try warnings(base: stop + method("viewWillAppear", "[self begin];"), loaded("")) == [])
  }

  @Test func `A mode that the subclass does not choose releases nothing of it`() throws {
    let remove = "[[NSNotificationCenter defaultCenter] removeObserver:self];"
    let mode = method("viewWillDisappear", "if (self.follows) { \(remove) }")
    #expect(try warnings(base: mode, loaded(observer)) == [])
    let paused = method("viewWillDisappear", "if (self.timer) { [self.timer invalidate]; }")
    #expect(try warnings(base: paused, loaded(timer)) == lost)
  }

  @Test func `A subclass in Swift loses what its superclass ends`() throws {
    let screens = { (body: String) in
      """
      class Page: UIViewController {
        var timer: Timer?
        override func viewWillDisappear(_ animated: Bool) {
          super.viewWillDisappear(animated)
          timer?.invalidate()
        }
      }
      class Form: Page {
        override func viewDidLoad() {
          super.viewDidLoad()
          \(body)
        }
      }

      """
    }
    let repeating = "Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in print(1) }"
    #expect(try SourceLintTests.warnings("Form.swift", screens("timer = \(repeating)")) == lost)
    #expect(try SourceLintTests.warnings("Form.swift", screens("clock = \(repeating)")) == [])
  }
}
