import SourceReading
import Testing

@Suite("A local that a property keeps")
struct KeptLocalTests {
  @Test("a local that a property keeps is the property, in Swift")
  func swift() {
    #expect(
      effects(
        members: """
          var page: WKWebView?
          override func viewDidLoad() {
            super.viewDidLoad()
            let page = WKWebView(frame: view.frame)
            page.addObserver(self, forKeyPath: "title", options: .new, context: nil)
            view.addSubview(page)
            self.page = page
          }
          override func viewDidDisappear(_ animated: Bool) {
            page?.removeObserver(self, forKeyPath: "title")
          }
          """) == [
          "once acquire key_value page \"title\"",
          "viewDidDisappear release key_value page \"title\"",
        ])
  }

  @Test("a local that a property keeps is the property, in Objective-C")
  func objectiveC() {
    #expect(
      effects(
        methods: """
          - (void)viewDidLoad {
              [super viewDidLoad];
              WKWebView *page = [[WKWebView alloc] initWithFrame:self.view.frame];
              [page addObserver:self forKeyPath:@"title" options:0 context:nil];
              _page = page;
          }
          - (void)viewDidDisappear:(BOOL)animated {
              [self.page removeObserver:self forKeyPath:@"title"];
          }
          """) == [
          "once acquire key_value page @\"title\"",
          "viewDidDisappear release key_value page @\"title\"",
        ])
  }

  @Test(
    "a local that another object keeps, or that nothing keeps, is not a property")
  func others() {
    #expect(
      effects(
        members: """
          override func viewDidLoad() {
            let page = WKWebView(frame: view.frame)
            page.addObserver(self, forKeyPath: "title", options: .new, context: nil)
            cell.page = page
            let bar = WKWebView(frame: view.frame)
            bar.addObserver(self, forKeyPath: "title", options: .new, context: nil)
          }
          override func viewWillAppear(_ animated: Bool) {}
          """) == [
          "once acquire key_value ~page \"title\"", "once acquire key_value ~bar \"title\"",
        ])
  }

  @Test("a local and a property with the same name are distinguished by self")
  func sameName() {
    #expect(
      effects(
        members: """
          var token: NSObjectProtocol?
          override func viewWillAppear(_ animated: Bool) {
            let token = model.token
            self.token = NotificationCenter.default.addObserver(
              forName: .clock, object: nil, queue: nil) { _ in }
          }
          """) == ["viewWillAppear acquire notification_block token"])
  }

  @Test("a timer that is also added to a run loop is kept by its property")
  func runLoop() {
    #expect(
      effects(
        members: """
          var clock: Timer?
          override func viewWillAppear(_ animated: Bool) {
            let timer = Timer.scheduledTimer(
              timeInterval: 1, target: self, selector: #selector(tick), userInfo: nil, repeats: true)
            RunLoop.main.add(timer, forMode: .common)
            clock = timer
          }
          override func viewDidDisappear(_ animated: Bool) { clock?.invalidate() }
          """) == ["viewWillAppear acquire timer clock", "viewDidDisappear release timer clock"])
  }
}
