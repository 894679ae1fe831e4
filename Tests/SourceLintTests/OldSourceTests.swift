import Testing

@testable import SourceLint

/// Forms that older source has.
@Suite struct OldSourceTests {
  @Test func `A timer that is retained by hand is the one that is stopped`() throws {
    let timer = """
      self.timer = [[NSTimer scheduledTimerWithTimeInterval:1 target:self
        selector:@selector(tick) userInfo:nil repeats:YES] retain];
      """
    let start = method("viewWillAppear", timer)
    let stop = method("viewWillDisappear", "[self.timer invalidate];")
    let properties = "@property NSTimer *timer;"
    #expect(try warnings(properties: properties, methods: start + stop) == [])
    #expect(
      try warnings(properties: properties, methods: start) == ["left_acquired viewWillAppear"])
  }

  @Test func `A flag is the same by the name of its getter`() throws {
    let show = { (name: String) in
      method(
        "viewWillAppear",
        "if (self.\(name)) { self.fresh = NO; [self.list setContentOffset:CGPointZero]; }")
    }
    let properties = """
      @property (nonatomic, getter=isFresh) BOOL fresh;
      @property UIScrollView *list;
      """
    #expect(try warnings(properties: properties, methods: show("isFresh")) == [])
    #expect(try warnings(properties: properties, methods: show("fresh")) == [])
  }

  @Test func `A class whose header is not there is a screen if its super is one`() throws {
    let text = { (call: String) in
      """
      @implementation Inbox
      - (void)viewWillAppear:(BOOL)animated {
        \(call)
        [self.page loadHTMLString:@"<p>" baseURL:nil];
      }
      @end
      """
    }
    let isScreen = text("[super viewWillAppear:animated];")
    #expect(try warnings("Inbox.m", isScreen) == ["repeated_start viewWillAppear"])
    #expect(try warnings("Inbox.m", text("[list viewWillAppear:animated];")) == [])
  }

  @Test func `A name in parentheses is the same name`() throws {
    let observer = { (name: String) in
      "NotificationCenter.default.addObserver(self, selector: #selector(go), name: \(name), object: nil)"
    }
    let removal =
      "NotificationCenter.default.removeObserver(self, name: .changed, object: nil)"
    let start = override("viewWillAppear", observer("(.changed)"))
    #expect(try warnings(members: start + override("viewWillDisappear", removal)) == [])
    #expect(
      try warnings(members: start + override("viewDidDisappear", removal))
        == ["acquired_twice viewWillAppear"])
  }

  @Test func `Views that each appearance takes out by one message are not put in twice`() throws {
    let add = "[self.bar addSubview:[[UILabel alloc] init]];"
    let clear = "[self.bar.subviews makeObjectsPerformSelector:@selector(removeFromSuperview)];"
    let properties = "@property UIView *bar;"
    #expect(
      try warnings(properties: properties, methods: method("viewWillAppear", clear + add)) == [])
    #expect(
      try warnings(properties: properties, methods: method("viewWillAppear", add))
        == ["repeated_start viewWillAppear"])
  }

  @Test func `A constant is the same by its name in C`() throws {
    let load = { (yes: String, no: String) in
      method(
        "viewDidAppear",
        """
        if (!self.isShown) { self.isShown = \(yes); } else { [self load]; }
          self.isBusy = \(no);
        """)
        + "- (void)load { [self.store loadAfter:nil maxID:nil]; }\n"
        + "- (void)loadMore { [self.store loadAfter:nil maxID:self.lastID]; }\n"
    }
    let properties = "@property BOOL isShown; @property BOOL isBusy; @property NSString *lastID;"
    let again = ["repeated_start viewDidAppear"]
    #expect(try warnings(properties: properties, methods: load("YES", "NO")) == again)
    #expect(try warnings(properties: properties, methods: load("TRUE", "FALSE")) == again)
    let lamp = { (yes: String, no: String) in
      "- (void)viewDidLoad { UIApplication.sharedApplication.idleTimerDisabled = \(yes); }\n"
        + method(
          "viewWillDisappear", "UIApplication.sharedApplication.idleTimerDisabled = \(no);")
    }
    let lost = ["lost_while_shown viewWillDisappear"]
    #expect(try warnings(properties: "", methods: lamp("YES", "NO")) == lost)
    #expect(try warnings(properties: "", methods: lamp("TRUE", "FALSE")) == lost)
  }
}
